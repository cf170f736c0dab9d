import type {
  CreatedTokenView,
  SessionView,
  TokenInput,
  TokenView,
  Transaction,
  UserView,
} from '@stylekit/server/contract';
import useSWR from 'swr';
import { USER_PATH } from '../../data/api-paths.ts';
import { refresh } from '../../data/refresh.ts';
import { getFirstPage, getJson, send, sendJson } from '../../lib/http.ts';

/** The download path of the data export. */
export const EXPORT_PATH = `${USER_PATH}/export`;

const SESSIONS_PATH = `${USER_PATH}/sessions`;
/** Requests the maximum page size. */
export const TRANSACTIONS_PATH = `${USER_PATH}/transactions?limit=200`;

/** The sessions of the user, most recently used first. */
export function useSessions() {
  return useSWR(SESSIONS_PATH, (path: string) => getJson<SessionView[]>(path));
}

/** The credit transactions of the user, newest first. */
export function useTransactions() {
  return useSWR(TRANSACTIONS_PATH, (path: string) => getFirstPage<Transaction>(path));
}

export function changeName(name: string): Promise<UserView> {
  return sendJson('PUT', USER_PATH, { body: { name } });
}

export interface PasswordChange {
  /** Omitted if the account has no password, such as a Google account. */
  readonly currentPassword?: string;
  readonly newPassword: string;
}

/** Changes the password and ends all other sessions. */
export function changePassword(body: PasswordChange): Promise<void> {
  return send('POST', `${USER_PATH}/password`, { body });
}

export function endSession(id: string): Promise<void> {
  return send('DELETE', `${SESSIONS_PATH}/${encodeURIComponent(id)}`);
}

/** Ends all other sessions and returns their number. */
export function endOtherSessions(): Promise<{ readonly ended: number }> {
  return sendJson('POST', `${SESSIONS_PATH}/revoke-others`);
}

const TOKENS_PATH = '/api/tokens';

/** The access tokens of the user, newest first. Requires a sign-in within the last hour. */
export function useTokens() {
  return useSWR(TOKENS_PATH, (path: string) => getJson<TokenView[]>(path));
}

/** Creates an access token. Only this response contains its value. */
export function createToken(body: TokenInput): Promise<CreatedTokenView> {
  return sendJson('POST', TOKENS_PATH, { body });
}

export function revokeToken(id: string): Promise<void> {
  return send('DELETE', `${TOKENS_PATH}/${encodeURIComponent(id)}`);
}

/** Reloads the access tokens. */
export function refreshTokens(): Promise<void> {
  return refresh(TOKENS_PATH);
}

/** An offer to buy, by its price id in the catalog. */
export interface CheckoutRequest {
  readonly priceId: string;
  readonly mode: 'payment' | 'subscription';
}

/** Returns the URL of a checkout page. */
export function startCheckout(body: CheckoutRequest): Promise<{ readonly url: string }> {
  return sendJson('POST', '/api/stripe/create-checkout-session', { body });
}

/** Returns the URL of the page that manages plan, cards and invoices. */
export function openPortal(): Promise<{ readonly url: string }> {
  return sendJson('POST', '/api/stripe/create-portal-session');
}

/** Sends the account deletion code by email. */
export function requestDeletion(): Promise<void> {
  return send('POST', `${USER_PATH}/delete/request`);
}

/** Permanently deletes the account and all its data. */
export function deleteAccount(code: string): Promise<void> {
  return send('POST', `${USER_PATH}/delete/verify`, { body: { code } });
}
