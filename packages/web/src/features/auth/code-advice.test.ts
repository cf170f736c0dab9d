import type { ErrorBody } from '@stylekit/server/contract';
import { describe, expect, it } from 'vitest';
import { HttpError } from '../../lib/http.ts';
import { toCodeAdvice } from './code-advice.ts';

const refusal = (status: number, code: ErrorBody['code'], message: string) =>
  new HttpError(status, message, { code, message });

describe('toCodeAdvice', () => {
  it('goes by the code of the refusal, whatever its message says', () => {
    expect(toCodeAdvice(refusal(400, 'SK_INVALID_CODE', 'Placeholder.'), 'Try again')).toBe('Try again');
  });

  it('repeats every other message of the server', () => {
    const message = 'Invalid code limit reached.';
    expect(toCodeAdvice(refusal(429, 'SK_RATE_LIMITED', message), 'Try again')).toBe(message);
  });
});
