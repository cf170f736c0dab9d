import type { ErrorBody } from '@stylekit/server/contract';
import { describe, expect, it } from 'vitest';
import { HttpError } from '../../lib/http.ts';
import { toCodeErrorMessage } from './code-error.ts';

const errorResponse = (status: number, code: ErrorBody['code'], message: string) =>
  new HttpError(status, message, { code, message });

describe('toCodeErrorMessage', () => {
  it('depends on the error code rather than the message', () => {
    expect(toCodeErrorMessage(errorResponse(400, 'SK_INVALID_CODE', 'Placeholder.'), 'Try again')).toBe(
      'Try again',
    );
  });

  it('passes every other server message through', () => {
    const message = 'Invalid code limit reached.';
    expect(toCodeErrorMessage(errorResponse(429, 'SK_RATE_LIMITED', message), 'Try again')).toBe(message);
  });
});
