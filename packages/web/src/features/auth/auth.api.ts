import type { LoginInput, RegisterInput, RegistrationView, UserView } from '@stylekit/server/contract';
import { HttpError, send, sendJson } from '../../lib/http.ts';

/** Logs in. @throws HttpError 403 with `requireVerification` if the email is not verified */
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

/** The email from a `requireVerification` error, or null for other errors. */
export function unverifiedEmail(error: unknown): string | null {
  if (!(error instanceof HttpError) || error.body?.['requireVerification'] !== true) return null;
  const email = error.body['email'];
  return typeof email === 'string' ? email : null;
}
