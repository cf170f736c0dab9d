import type { LoginInput, RegisterInput, RegistrationView, UserView } from '@stylekit/server/contract';
import { useEffect } from 'react';
import useSWR, { mutate } from 'swr';
import { getJson, HttpError, onUnauthorized, send, sendJson } from '../../lib/http.ts';
import { forgetPersonalData } from '../../lib/local-store.ts';
import { CATALOG_PATH } from '../../lib/use-catalog.ts';
import { showToast } from '../../ui/toast-store.ts';
import { hasSessionMark, setSessionMark } from './session-mark.ts';

export const USER_PATH = '/api/user';

/** Who is signed in, as far as is known. */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly user: UserView }
  /** The server did not say; `retry` asks again. */
  | { readonly kind: 'unknown'; readonly error: unknown; readonly retry: () => void };

/** Asks who is signed in and follows it, also when any other answer says that the session has ended. */
export function useUser(): Session {
  const { data, error, mutate: ask } = useSWR(USER_PATH, fetchUser);
  useEffect(() => onUnauthorized(askAgain), []);
  useEffect(() => {
    if (data !== undefined) followSession(data);
  }, [data]);
  if (data === null) return { kind: 'signed-out' };
  if (data !== undefined) return { kind: 'signed-in', user: data };
  if (error === undefined) return { kind: 'loading' };
  return { kind: 'unknown', error, retry: () => void ask() };
}

/** Signs in. @throws HttpError 403 with `requireVerification` when the address has not been proved yet */
export function login(body: LoginInput): Promise<UserView> {
  return sendJson('POST', '/api/login', { body });
}

export function register(body: RegisterInput): Promise<RegistrationView> {
  return sendJson('POST', '/api/register', { body });
}

export function verifyEmail(body: { readonly email: string; readonly code: string }): Promise<void> {
  return send('POST', '/api/auth/verify-email', { body });
}

export function resendCode(email: string): Promise<void> {
  return send('POST', '/api/auth/resend-code', { body: { email } });
}

export function requestPasswordReset(email: string): Promise<void> {
  return send('POST', '/api/auth/request-password-reset', { body: { email } });
}

export function verifyResetCode(body: { readonly email: string; readonly code: string }): Promise<void> {
  return send('POST', '/api/auth/verify-password-reset-code', { body });
}

export function resetPassword(body: {
  readonly email: string;
  readonly code: string;
  readonly newPassword: string;
}): Promise<void> {
  return send('POST', '/api/auth/reset-password', { body });
}

/** Signs out; then nothing of the person is left in this browser. */
export async function logout(): Promise<void> {
  await send('POST', '/api/logout');
  setSessionMark(false);
  forgetPersonalData();
  await enter(null);
}

/** Takes who has just signed in as the one who is. */
export async function acceptUser(user: UserView): Promise<void> {
  setSessionMark(true);
  await enter(user);
}

/** The address of a registration that waits for its code, or null when the refusal is another one. */
export function unprovedAddress(error: unknown): string | null {
  if (!(error instanceof HttpError) || error.body?.['requireVerification'] !== true) return null;
  const email = error.body['email'];
  return typeof email === 'string' ? email : null;
}

/** What was read for somebody else goes before the new person is seen. */
async function enter(user: UserView | null): Promise<void> {
  const isPersonal = (key: unknown) => key !== USER_PATH && key !== CATALOG_PATH;
  await mutate(isPersonal, undefined, { revalidate: false });
  await mutate(USER_PATH, user, { revalidate: false });
}

async function fetchUser(): Promise<UserView | null> {
  try {
    return await getJson<UserView>(USER_PATH);
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}

/** Only who was signed in can have been signed out; a refused sign-in means nothing here. */
function askAgain(path: string): void {
  if (path !== USER_PATH && hasSessionMark()) void mutate(USER_PATH);
}

function followSession(user: UserView | null): void {
  if (user === null && hasSessionMark()) {
    showToast({ title: 'Signed out', description: 'Your session has ended. Please log in again.' });
  }
  setSessionMark(user !== null);
}
