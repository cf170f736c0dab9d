import type { SessionView, Transaction, UserView } from '@stylekit/server/contract';
import useSWR from 'swr';
import { USER_PATH } from '../../data/refresh.ts';
import { getFirstPage, getJson, send, sendJson } from '../../lib/http.ts';

/** Where the file with everything stored about the person is. */
export const EXPORT_PATH = `${USER_PATH}/export`;

const SESSIONS_PATH = `${USER_PATH}/sessions`;
/** As many of the newest changes as the server gives at once. */
export const TRANSACTIONS_PATH = `${USER_PATH}/transactions?limit=200`;

/** The browsers the person is signed in with, the one used last first. */
export function useSessions() {
  return useSWR(SESSIONS_PATH, (path: string) => getJson<SessionView[]>(path));
}

/** What the person's credits came from and went into, the newest first. */
export function useTransactions() {
  return useSWR(TRANSACTIONS_PATH, (path: string) => getFirstPage<Transaction>(path));
}

export function changeName(name: string): Promise<UserView> {
  return sendJson('PUT', USER_PATH, { body: { name } });
}

export interface PasswordChange {
  /** Left out where the account has none, as one that only signs in with Google. */
  readonly currentPassword?: string;
  readonly newPassword: string;
}

/** Changes the password, which ends every other session. */
export function changePassword(body: PasswordChange): Promise<void> {
  return send('POST', `${USER_PATH}/password`, { body });
}

export function endSession(id: string): Promise<void> {
  return send('DELETE', `${SESSIONS_PATH}/${encodeURIComponent(id)}`);
}

/** Ends every session but this one and tells how many there were. */
export function endOtherSessions(): Promise<{ readonly ended: number }> {
  return sendJson('POST', `${SESSIONS_PATH}/revoke-others`);
}

/** Has the code mailed that deletes the account. */
export function requestDeletion(): Promise<void> {
  return send('POST', `${USER_PATH}/delete/request`);
}

/** Deletes the account and everything in it for good. */
export function deleteAccount(code: string): Promise<void> {
  return send('POST', `${USER_PATH}/delete/verify`, { body: { code } });
}
