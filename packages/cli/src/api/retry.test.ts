import { describe, expect, it } from 'vitest';
import { CliError } from '../cli-error.ts';
import { EXIT } from '../exit-code.ts';
import { toApiError } from './api-error.ts';
import { pauseBefore, shouldRetry } from './retry.ts';

const FAILED = new CliError(EXIT.serverOrNetwork, 'Cannot be reached.', 'Try again.');
const answer = (status: number, after?: string) => ({
  status,
  headers: after === undefined ? {} : { 'retry-after': after },
});

describe('shouldRetry', () => {
  it.each([
    ['no response', FAILED, true, false],
    ['408', answer(408), true, false],
    ['429', answer(429), true, true],
    ['502', answer(502), true, false],
    ['503', answer(503), true, true],
    ['504', answer(504), true, false],
    ['500, which may happen again', answer(500), false, false],
    ['404', answer(404), false, false],
    ['200', answer(200), false, false],
    ['a pause of a minute', answer(503, '60'), true, true],
    ['a longer pause', answer(503, '61'), false, false],
  ])('after %s', (_, outcome, repeatable, once) => {
    expect(shouldRetry(outcome, { attempt: 1, isRepeatable: true })).toBe(repeatable);
    expect(shouldRetry(outcome, { attempt: 1, isRepeatable: false })).toBe(once);
  });

  it('sends a call four times at most', () => {
    const tries = [1, 2, 3, 4].map((attempt) => shouldRetry(FAILED, { attempt, isRepeatable: true }));
    expect(tries).toEqual([true, true, true, false]);
  });
});

describe('pauseBefore', () => {
  it('doubles the pause each time, from half a second', () => {
    expect([1, 2, 3].map((attempt) => pauseBefore(FAILED, attempt))).toEqual([500, 1_000, 2_000]);
  });

  it.each([
    ['7', 7_000],
    ['0', 0],
    ['-1', 1_000],
    ['1.5', 1_000],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 1_000],
    ['9999999', 1_000],
    ['', 1_000],
  ])('waits as long as Retry-After: %s asks for', (value, expected) => {
    expect(pauseBefore(answer(503, value), 2)).toBe(expected);
  });
});

describe('toApiError', () => {
  const server = { url: 'https://stylekit.example', token: null };
  const body = (code: string) => JSON.stringify({ code, message: 'The server says so.' });

  it.each([
    [400, 2, 'Fix the value and try again.'],
    [401, 4, 'Run stylekit login, or set STYLEKIT_TOKEN to a valid token.'],
    [402, 4, 'Buy credits in your account, or generate locally without --project.'],
    [403, 4, 'Check the account with stylekit whoami.'],
    [404, 3, 'Check the id, and the account with stylekit whoami. stylekit guides list shows all guides.'],
    [409, 2, 'Fix the value and try again.'],
    [410, 3, 'Fix the value and try again.'],
    [413, 2, 'Fix the value and try again.'],
    [422, 2, 'Fix the value and try again.'],
    [429, 5, 'Wait a few minutes and try again.'],
    [500, 5, 'Try again in a moment.'],
    [503, 5, 'Try again in a moment.'],
  ])('ends the status %i with %i', (status, code, hint) => {
    const error = toApiError({ status }, body('SK_X'), server);
    expect([error.exitCode, error.message, error.hint]).toEqual([code, 'The server says so.', hint]);
  });

  it('says which scope is missing by logging in again', () => {
    expect(toApiError({ status: 403 }, body('SK_MISSING_SCOPE'), server).hint).toBe(
      'Run stylekit login again, or create a token with that scope.',
    );
  });

  it('keeps the issues of the server', () => {
    const issues = [{ path: 'name', message: 'Is missing' }];
    const text = JSON.stringify({ code: 'SK_X', message: 'No.', issues });
    expect(toApiError({ status: 422 }, text, server).issues).toEqual(issues);
  });

  it.each(['', '<!doctype html>', 'null', '[]', '{"message":"Hi"}', '{"code":1,"message":"Hi"}'])(
    'does not trust the answer %j of something else',
    (text) => {
      const { message, issues } = toApiError({ status: 502 }, text, server);
      expect([message, issues]).toEqual(['https://stylekit.example answered with status 502.', []]);
    },
  );
});
