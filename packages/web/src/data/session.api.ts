import type { UserView } from '@stylekit/server/contract';
import { useEffect } from 'react';
import useSWR, { mutate } from 'swr';
import { forgetDrafts } from '../lib/draft-atom.ts';
import { getJson, HttpError, onUnauthorized, send } from '../lib/http.ts';
import { forgetPersonalData } from '../lib/local-store.ts';
import { showToast } from '../ui/toast-store.ts';
import { CATALOG_PATH } from './catalog.api.ts';
import { USER_PATH } from './refresh.ts';
import {
  hasSessionMark,
  onSignedOutElsewhere,
  setSessionMark,
  takeUnseenEnd,
  useSessionMark,
} from './session-mark.ts';

/** Who is signed in, as far as is known. */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly user: UserView }
  /** The session ended while this page was open: what is on it is kept until the person is back, or leaves. */
  | { readonly kind: 'expired'; readonly user: UserView }
  /** The server did not say; `retry` asks again. */
  | { readonly kind: 'unknown'; readonly error: unknown; readonly retry: () => void };

/** Who was signed in on this page when last heard of; nobody after signing out. */
let lastUser: UserView | null = null;
/** Whether that person's session is over while they are still on the page. */
let isOver = false;

/**
 * Asks who is signed in and follows it, also when any other answer says that the session has ended. Where the mark says
 * that nobody is, nothing is asked.
 */
export function useSession(): Session {
  const mayBeSignedIn = useSessionMark();
  // Who was here a moment ago stays until the server says otherwise, or until they leave.
  const isAsked = mayBeSignedIn || lastUser !== null;
  const { data, error, mutate: ask } = useSWR(isAsked ? USER_PATH : null, fetchUser);
  useEffect(() => onUnauthorized(askAgain), []);
  useEffect(() => onSignedOutElsewhere(() => void forgetUser()), []);
  useEffect(() => {
    if (!isAsked && takeUnseenEnd()) tellEnd();
    if (isAsked && data !== undefined) followSession(data);
  }, [isAsked, data]);
  if (!isAsked) return { kind: 'signed-out' };
  if (data === null) return lastUser === null ? { kind: 'signed-out' } : { kind: 'expired', user: lastUser };
  if (data !== undefined) return { kind: 'signed-in', user: data };
  if (error === undefined) return { kind: 'loading' };
  return { kind: 'unknown', error, retry: () => void ask() };
}

/** Asks anew who is signed in. */
export async function refreshSession(): Promise<void> {
  await mutate(USER_PATH);
}

/** Signs out; then nothing of the person is left in this browser. */
export async function logout(): Promise<void> {
  await send('POST', '/api/logout');
  await forgetUser();
}

/** Leaves nothing of the person in this browser, when their session is over already. */
export async function forgetUser(): Promise<void> {
  lastUser = null;
  isOver = false;
  setSessionMark(false);
  forgetDrafts();
  forgetPersonalData();
  await enter(null);
}

/** Takes who has just signed in as the one who is. */
export async function acceptUser(user: UserView): Promise<void> {
  if (lastUser !== null && lastUser.id !== user.id) {
    forgetDrafts();
    forgetPersonalData();
  }
  await enter(user);
  setSessionMark(true);
}

/** What was read for somebody else goes before the new person is seen; the same person's stays. */
async function enter(user: UserView | null): Promise<void> {
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

/** Only who was signed in can have been signed out; a refused sign-in means nothing here. */
function askAgain(path: string): void {
  if (path !== USER_PATH && hasSessionMark()) void mutate(USER_PATH);
}

function followSession(user: UserView | null): void {
  if (user !== null) {
    // What was refused while nobody was signed in is asked for again.
    if (isOver) void mutate(isPersonal);
    isOver = false;
    lastUser = user;
    setSessionMark(true);
  } else if (lastUser !== null) {
    isOver = true;
  } else if (hasSessionMark()) {
    tellEnd();
    setSessionMark(false);
  }
}

function tellEnd(): void {
  showToast({ title: 'Logged out', description: 'Your session has ended. Please log in again.' });
}
