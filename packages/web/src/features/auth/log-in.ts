import type { LoginInput } from '@stylekit/server/contract';
import { acceptUser } from '../../data/session.api.ts';
import { FieldError } from '../../lib/field-error.ts';
import { isSignedOut, messageOf } from '../../lib/http.ts';
import { showToast } from '../../ui/toast-store.ts';
import { login } from './auth.api.ts';

/** Logs in with a password. Throws a `FieldError` at the password if it is wrong, otherwise like `login`. */
export async function logIn(body: LoginInput): Promise<void> {
  try {
    await acceptUser(await login(body));
  } catch (error) {
    throw isSignedOut(error) ? new FieldError({ password: messageOf(error) }) : error;
  }
}

/** Shows a toast for a failed login. */
export function showLoginFailure(error: unknown): void {
  showToast({ title: 'Login failed', description: messageOf(error), tone: 'destructive' });
}
