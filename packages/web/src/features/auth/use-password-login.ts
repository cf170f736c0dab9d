import type { LoginInput } from '@stylekit/server/contract';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { acceptUser } from '../../data/session.api.ts';
import { isSignedOut, messageOf } from '../../lib/http.ts';
import { usePending } from '../../lib/use-pending.ts';
import { showToast } from '../../ui/toast-store.ts';
import { login, unverifiedEmail } from './auth.api.ts';

interface LoginOptions {
  /** The password field. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Called if the password is correct but the email is not verified. */
  readonly onUnverified?: (email: string) => void;
  readonly onDone?: () => void;
}

/** A login error, shown at the password or for the whole form. */
interface LoginError {
  readonly at: 'password' | 'form';
  readonly message: string;
}

/** Logs in with a password. Errors are shown as a toast and in the form until the input changes. */
export function usePasswordLogin({ field, onUnverified, onDone }: LoginOptions) {
  const [loginError, setLoginError] = useState<LoginError | null>(null);
  const { isPending, run } = usePending();
  const signIn = async (body: LoginInput) => {
    try {
      await acceptUser(await login(body));
      onDone?.();
    } catch (error) {
      const address = unverifiedEmail(error);
      if (address !== null && onUnverified !== undefined) return onUnverified(address);
      const message = messageOf(error);
      // Rendered synchronously, so that screen readers read the error with the focused field.
      flushSync(() => setLoginError({ at: isSignedOut(error) ? 'password' : 'form', message }));
      if (isSignedOut(error)) field.current?.focus();
      showToast({ title: 'Login failed', description: message, tone: 'destructive' });
    }
  };
  return {
    isPending,
    /** The error of the password field. */
    passwordError: loginError?.at === 'password' ? loginError.message : undefined,
    /** The error of the whole form. */
    formError: loginError?.at === 'form' ? loginError.message : undefined,
    dismiss: () => setLoginError(null),
    submit: (body: LoginInput) => {
      setLoginError(null);
      run(() => signIn(body));
    },
  };
}
