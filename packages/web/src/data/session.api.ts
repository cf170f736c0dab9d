import type { UserView } from '@stylekit/server/contract';
import { useEffect } from 'react';
import useSWR, { mutate } from 'swr';
import { clearDrafts } from '../lib/draft-atom.ts';
import { getJson, HttpError, onUnauthorized, send } from '../lib/http.ts';
import { clearPersonalData } from '../lib/local-store.ts';
import { showToast } from '../ui/toast-store.ts';
import { CATALOG_PATH, USER_PATH } from './api-paths.ts';
import { runBeforeLogout } from './before-logout.ts';
import {
  consumeUnseenSessionEnd,
  hasSessionHint,
  onSignedOutInOtherWindow,
  setSessionHint,
  useSessionHint,
} from './session-hint.ts';

/** The sign-in state, as far as it is known. */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly user: UserView }
  /** The session ended while this page was open. The page stays open until the user logs in again or leaves. */
  | { readonly kind: 'expired'; readonly user: UserView }
  /** The user request failed; `retry` repeats it. */
  | { readonly kind: 'unknown'; readonly error: unknown; readonly retry: () => void };

/** The last known user on this page, or null after a logout. */
let lastUser: UserView | null = null;
/** Whether the session of `lastUser` has ended. */
let hasEnded = false;

/**
 * Loads the current user and keeps the state up to date, also when another request returns 401. Sends no request if the
 * session hint says that no user is signed in.
 */
export function useSession(): Session {
  const mayBeSignedIn = useSessionHint();
  // The last user stays until the server responds with another state or the user logs out.
  const isEnabled = mayBeSignedIn || lastUser !== null;
  const { data, error, mutate: reload } = useSWR(isEnabled ? USER_PATH : null, fetchUser);
  useEffect(() => onUnauthorized(revalidateUser), []);
  useEffect(() => onSignedOutInOtherWindow(() => void clearUser()), []);
  useEffect(() => {
    if (!isEnabled && consumeUnseenSessionEnd()) showSessionEnded();
    if (isEnabled && data !== undefined) trackSession(data);
  }, [isEnabled, data]);
  if (!isEnabled) return { kind: 'signed-out' };
  if (data === null) return lastUser === null ? { kind: 'signed-out' } : { kind: 'expired', user: lastUser };
  if (data !== undefined) return { kind: 'signed-in', user: data };
  if (error === undefined) return { kind: 'loading' };
  return { kind: 'unknown', error, retry: () => void reload() };
}

/** Revalidates the current user. */
export async function refreshSession(): Promise<void> {
  await mutate(USER_PATH);
}

/** Logs out and removes all data of the user from this browser. */
export async function logout(): Promise<void> {
  await runBeforeLogout();
  await send('POST', '/api/logout');
  await clearUser();
}

/** Removes all data of the user from this browser after the session has ended. */
export async function clearUser(): Promise<void> {
  lastUser = null;
  hasEnded = false;
  setSessionHint(false);
  clearDrafts();
  clearPersonalData();
  await setUser(null);
}

/** Sets the user after a successful login. */
export async function acceptUser(user: UserView): Promise<void> {
  if (lastUser !== null && lastUser.id !== user.id) {
    clearDrafts();
    clearPersonalData();
  }
  await setUser(user);
  setSessionHint(true);
}

/** Clears cached data of another user first. Data of the same user stays cached. */
async function setUser(user: UserView | null): Promise<void> {
  if (user === null || user.id !== lastUser?.id) await mutate(isPersonal, undefined, { revalidate: false });
  await mutate(USER_PATH, user, { revalidate: false });
}

function isPersonal(key: unknown): boolean {
  return key !== USER_PATH && key !== CATALOG_PATH;
}

async function fetchUser(): Promise<UserView | null> {
  try {
    return await getJson<UserView>(USER_PATH);
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}

/** A failed login also returns 401 and must not end the session. */
function revalidateUser(path: string): void {
  if (path !== USER_PATH && hasSessionHint()) void mutate(USER_PATH);
}

function trackSession(user: UserView | null): void {
  if (user !== null) {
    // Requests that failed while the session had ended are repeated.
    if (hasEnded) void mutate(isPersonal);
    hasEnded = false;
    lastUser = user;
    setSessionHint(true);
  } else if (lastUser !== null) {
    hasEnded = true;
  } else if (hasSessionHint()) {
    showSessionEnded();
    setSessionHint(false);
  }
}

function showSessionEnded(): void {
  showToast({ title: 'Logged out', description: 'Your session has ended. Please log in again.' });
}
