import { describe, expect, it } from 'vitest';
import { placeFailure } from './form/form-errors.ts';
import { codeOf, HttpError, isSignedOut, issueOf } from './http.ts';

/** Texts of the server and placeholders for them. A behavior must not differ between the two. */
const WORDINGS = [
  { message: 'Invalid code. Unauthorized.', issue: 'The current password is wrong.', text: '{"status":500}' },
  { message: 'Message.', issue: 'Issue.', text: '' },
];

function toError(status: number, { message, issue, text }: (typeof WORDINGS)[number]): HttpError {
  const issues = [{ path: 'currentPassword', message: issue }];
  return new HttpError(status, text, { message, code: 'SK_INVALID_CODE', issues });
}

describe('an error of the server, whatever its texts say', () => {
  it.each([400, 401, 402, 500])('leads to the same behavior with status %i', (status) => {
    const outcomes = WORDINGS.map((wording) => {
      const error = toError(status, wording);
      return {
        code: codeOf(error),
        isSignedOut: isSignedOut(error),
        fields: Object.keys(placeFailure(error)),
        hasIssue: issueOf(error, 'currentPassword') !== undefined,
      };
    });
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[0]).toEqual({
      code: 'SK_INVALID_CODE',
      isSignedOut: status === 401,
      fields: ['currentPassword'],
      hasIssue: true,
    });
  });
});
