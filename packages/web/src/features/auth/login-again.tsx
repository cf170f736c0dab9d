import type { UserView } from '@stylekit/server/contract';
import { useEffect } from 'react';
import { clearUser, refreshSession } from '../../data/session.api.ts';
import { useFields } from '../../lib/form/form-state.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { messageOf } from '../../lib/http.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { logIn, showLoginFailure } from './log-in.ts';
import { passwordOnlySchema } from './login-fields.ts';

/** The login form for the user of a page whose session has ended. */
export function LoginAgain({ user }: { readonly user: UserView }) {
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
        <a href="/api/auth/google" target="_blank" rel="noreferrer" className="text-ui underline">
          Sign in with Google in a new tab
        </a>
      )}
    </div>
  );
}

function PasswordForm({ email }: { readonly email: string }) {
  const form = useForm({
    state: useFields({ password: '' }),
    schema: passwordOnlySchema,
    onSubmit: ({ password }) => logIn({ email, password, rememberMe: true }),
    onFailure: showLoginFailure,
  });
  return (
    <form {...form.props} className="grid gap-5">
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        reservesErrorSpace
        {...form.input('password')}
      />
      {form.failure !== null && (
        <Notice tone="destructive" title="Login failed">
          {messageOf(form.failure)}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => void clearUser()}>Leave this page</Button>
        <Button texts={['Log in', 'Logging in…']} type="submit" variant="primary" disabled={form.isPending}>
          {form.isPending ? 'Logging in…' : 'Log in'}
        </Button>
      </div>
    </form>
  );
}
