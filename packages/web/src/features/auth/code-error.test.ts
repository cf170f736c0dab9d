import type { ErrorBody } from '@stylekit/server/contract';
import { describe, expect, it } from 'vitest';
import { HttpError } from '../../lib/http.ts';
import { toCodeErrorMessage } from './code-error.ts';

const refusal = (status: number, code: ErrorBody['code'], message: string) =>
  new HttpError(status, message, { code, message });

describe('toCodeErrorMessage', () => {
  it('goes by the code of the refusal, whatever its message says', () => {
    expect(toCodeErrorMessage(refusal(400, 'SK_INVALID_CODE', 'Placeholder.'), 'Try again')).toBe(
      'Try again',
    );
  });

  it('repeats every other message of the server', () => {
    const message = 'Invalid code limit reached.';
    expect(toCodeErrorMessage(refusal(429, 'SK_RATE_LIMITED', message), 'Try again')).toBe(message);
  });
});
