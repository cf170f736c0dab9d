import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type RecaptchaFailure,
  type RecaptchaMock,
  startRecaptchaMock,
  type TokenFacts,
} from '../../../test/mocks/recaptcha-mock.ts';
import { ApiError } from '../../http/api-error.ts';
import { verifyRecaptcha } from './recaptcha.ts';

const secretKey = 'secret';
/** Long enough for a busy machine. */
const TIMEOUT_MS = 60_000;
const good: TokenFacts = { score: 0.9, action: 'register', hostname: 'stylekit.example' };
let clock = new Date('2026-11-21T09:00:00Z');
let verifier: RecaptchaMock;

beforeEach(async () => {
  verifier = await startRecaptchaMock({ secretKey, now: () => clock });
});

afterEach(() => verifier.close());

const verify = (
  token: string,
  options: { secretKey?: string; timeoutMs?: number; verifyUrl?: string } = {},
) =>
  verifyRecaptcha(
    { token, action: 'register', remoteIp: '192.0.2.1' },
    {
      secretKey,
      verifyUrl: verifier.verifyUrl,
      hostname: 'stylekit.example',
      timeoutMs: TIMEOUT_MS,
      ...options,
    },
  );

describe('the bot check', () => {
  it.each([
    ['a good token', good, 'passed'],
    ['a score of exactly 0.5', { ...good, score: 0.5 }, 'passed'],
    ['a score just below', { ...good, score: 0.49 }, 'failed'],
    ['a score of 0', { ...good, score: 0 }, 'failed'],
    ['another action', { ...good, action: 'homepage' }, 'failed'],
    ['another host', { ...good, hostname: 'evil.example' }, 'failed'],
    ['a host that only has the same suffix', { ...good, hostname: 'not.stylekit.example' }, 'failed'],
    ['an action in other case', { ...good, action: 'Register' }, 'failed'],
  ])('evaluates %s', async (_, facts, verdict) => {
    expect(await verify(verifier.issueToken(facts))).toBe(verdict);
  });

  it('rejects a token that was already used', async () => {
    const token = verifier.issueToken(good);
    expect(await verify(token)).toBe('passed');
    expect(await verify(token)).toBe('failed');
  });

  it('rejects a token older than two minutes and a forged one', async () => {
    const token = verifier.issueToken(good);
    clock = new Date(clock.getTime() + 121_000);
    expect(await verify(token)).toBe('failed');
    expect(await verify('made up')).toBe('failed');
  });

  it('does not call the verifier for a missing or a huge token', async () => {
    const before = verifier.callCount();
    expect(await verify('')).toBe('failed');
    expect(await verify('x'.repeat(10_000))).toBe('failed');
    expect(verifier.callCount()).toBe(before);
  });
});

describe('a verifier that fails', () => {
  it.each<RecaptchaFailure>(['server-error', 'no-json', 'no-fields', 'redirect', 'endless', 'reset'])(
    'never passes: %s',
    async (failure) => {
      verifier.failNext(failure);
      const verdict = verify(verifier.issueToken(good));
      await expect(verdict).rejects.toBeInstanceOf(ApiError);
      await expect(verdict).rejects.toMatchObject({ status: 503, code: 'SK_UNAVAILABLE' });
      expect(verifier.callCount()).toBe(1);
    },
  );

  it('rejects with 503 when the verifier does not respond', async () => {
    verifier.failNext('silent');
    const verdict = verify(verifier.issueToken(good), { timeoutMs: 200 });
    await expect(verdict).rejects.toMatchObject({ status: 503, code: 'SK_UNAVAILABLE' });
  });

  it('is distinguished from an invalid token when it rejects our key', async () => {
    await expect(verify(verifier.issueToken(good), { secretKey: 'other' })).rejects.toMatchObject({
      status: 503,
    });
  });

  it('causes a 503 when it is unreachable, without the cause or the key', async () => {
    const gone = await startRecaptchaMock({ secretKey });
    await gone.close();
    const error = await verify('token', { verifyUrl: gone.verifyUrl }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 503 });
    expect(String(error)).not.toMatch(/secret|127\.0\.0\.1|ECONN/);
  });
});
