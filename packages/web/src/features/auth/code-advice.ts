import { codeOf, messageOf } from '../../lib/http.ts';

/** What a person reads whose code was not accepted: `wrongCode` for a wrong one, else what the server says. */
export function toCodeAdvice(error: unknown, wrongCode: string): string {
  return codeOf(error) === 'SK_INVALID_CODE' ? wrongCode : messageOf(error);
}
