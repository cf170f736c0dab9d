import { ApiError } from '../../http/api-error.ts';

/** Why a device gets no codes or no token: the error codes of RFC 8628, section 3.5, and RFC 6749, section 5.2. */
const ERRORS = {
  authorization_pending: 'The user has not decided yet.',
  slow_down: 'The device polls too often. The interval is now five seconds longer.',
  access_denied: 'The user denied access.',
  expired_token: 'The code has expired. Start again.',
  invalid_grant: 'The device code is unknown or was already used.',
  invalid_client: 'The client is unknown. Use client_id=stylekit-cli.',
  invalid_scope: 'A scope is unknown. Use guides:read, guides:write and generate, separated by spaces.',
  invalid_request: 'A parameter is missing, repeated or too long.',
  unsupported_grant_type: 'Use grant_type=urn:ietf:params:oauth:grant-type:device_code.',
} as const;

export type DeviceErrorCode = keyof typeof ERRORS;

/** 400 with the fields `error` and `error_description` of OAuth 2.0. */
export function deviceError(error: DeviceErrorCode): ApiError {
  const message = ERRORS[error];
  return new ApiError(400, 'SK_DEVICE_SIGN_IN', message, { details: { error, error_description: message } });
}
