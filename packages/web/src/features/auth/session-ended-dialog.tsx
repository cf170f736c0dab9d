import type { UserView } from '@stylekit/server/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { clearUser, refreshSession } from '../../data/session.api.ts';
import { isLongEnough, PASSWORD_ERROR } from '../../lib/new-password.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { usePasswordLogin } from './use-password-login.ts';

interface SessionEndedDialogProps {
  readonly user: UserView;
  readonly isOpen: boolean;
}

/** A login dialog over a page whose session has ended. Unsaved input on the page is kept. */
export function SessionEndedDialog({ user, isOpen }: SessionEndedDialogProps) {
  return (
    <Dialog
      title="Your session has ended"
      size="form"
      isFixed
      isOpen={isOpen}
      onClose={() => void clearUser()}
    >
      {isOpen && <LoginAgain user={user} />}
    </Dialog>
  );
}

function LoginAgain({ user }: { readonly user: UserView }) {
  // The user may log in again in another window, which is the only way for Google accounts.
  useEffect(() => {
    const refresh = () => void refreshSession();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, []);
  return (
    <div className="mt-4 grid gap-6">
      <p className="m-0 text-muted">
        Log in again as{' '}
        <strong className="font-medium text-foreground" dir="auto">
          {user.email}
        </strong>{' '}
        to continue. What you typed is saved.
      </p>
      <PasswordForm email={user.email} />
      {user.googleId !== null && (
        <a href="/api/auth/google" target="_blank" rel="noreferrer" className="text-[14px] underline">
          Sign in with Google in a new tab
        </a>
      )}
    </div>
  );
}

function PasswordForm({ email }: { readonly email: string }) {
  const [password, setPassword] = useState('');
  const [areErrorsShown, setErrorsShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { isPending, passwordError, formError, dismiss, submit } = usePasswordLogin({ field });
  const lengthError = isLongEnough(password) ? undefined : PASSWORD_ERROR;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setErrorsShown(true);
    if (lengthError === undefined) submit({ email, password, rememberMe: true });
    else field.current?.focus();
  };
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <PasswordField
        ref={field}
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={areErrorsShown ? (lengthError ?? passwordError) : undefined}
        reservesErrorSpace
        onChange={(event) => {
          dismiss();
          setPassword(event.currentTarget.value);
        }}
      />
      {formError !== undefined && (
        <Notice tone="destructive" title="Login failed">
          {formError}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => void clearUser()}>Leave this page</Button>
        <Button texts={['Log in', 'Logging in…']} type="submit" variant="primary" disabled={isPending}>
          {isPending ? 'Logging in…' : 'Log in'}
        </Button>
      </div>
    </form>
  );
}
