import { codeOf, messageOf } from '../../lib/http.ts';

/** The message for a rejected code: `wrongCode` for an invalid code, otherwise the server's message. */
export function toCodeErrorMessage(error: unknown, wrongCode: string): string {
  return codeOf(error) === 'SK_INVALID_CODE' ? wrongCode : messageOf(error);
}
