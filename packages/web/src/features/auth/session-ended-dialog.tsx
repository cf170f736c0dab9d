import type { UserView } from '@stylekit/server/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { forgetUser, refreshSession } from '../../data/session.api.ts';
import { isLongEnough, PASSWORD_FAULT } from '../../lib/new-password.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { usePasswordLogin } from './use-password-login.ts';

interface SessionEndedDialogProps {
  readonly user: UserView;
  readonly isOpen: boolean;
}

/** Stands over a page whose session has ended; what is typed on the page stays where it is. */
export function SessionEndedDialog({ user, isOpen }: SessionEndedDialogProps) {
  return (
    <Dialog
      title="Your session has ended"
      size="form"
      isFixed
      isOpen={isOpen}
      onClose={() => void forgetUser()}
    >
      {isOpen && <WayBack user={user} />}
    </Dialog>
  );
}

function WayBack({ user }: { readonly user: UserView }) {
  // Somebody may sign in again in another window, which is the only way for an account of Google's.
  useEffect(() => {
    const ask = () => void refreshSession();
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
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
  const [areFaultsShown, setFaultsShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { isPending, passwordFault, formFault, dismiss, submit } = usePasswordLogin({ field });
  const shortFault = isLongEnough(password) ? undefined : PASSWORD_FAULT;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setFaultsShown(true);
    if (shortFault === undefined) submit({ email, password, rememberMe: true });
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
        fault={areFaultsShown ? (shortFault ?? passwordFault) : undefined}
        keepsRoom
        onChange={(event) => {
          dismiss();
          setPassword(event.currentTarget.value);
        }}
      />
      {formFault !== undefined && (
        <Notice tone="destructive" title="Login failed">
          {formFault}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => void forgetUser()}>Leave this page</Button>
        <Button texts={['Log in', 'Logging in…']} type="submit" variant="primary" disabled={isPending}>
          {isPending ? 'Logging in…' : 'Log in'}
        </Button>
      </div>
    </form>
  );
}
