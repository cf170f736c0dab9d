import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type RecaptchaFault,
  type RecaptchaStandIn,
  startRecaptchaStandIn,
  type TokenFacts,
} from '../../../test/stand-ins/recaptcha-stand-in.ts';
import { ApiError } from '../../http/api-error.ts';
import { verifyRecaptcha } from './recaptcha.ts';

const secretKey = 'secret';
/** Long enough for a busy machine. */
const TIMEOUT_MS = 60_000;
const good: TokenFacts = { score: 0.9, action: 'register', hostname: 'stylekit.example' };
let clock = new Date('2026-11-21T09:00:00Z');
let verifier: RecaptchaStandIn;

beforeEach(async () => {
  verifier = await startRecaptchaStandIn({ secretKey, now: () => clock });
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

describe('the check for robots', () => {
  it.each([
    ['a good token', good, 'passed'],
    ['a score of exactly 0.5', { ...good, score: 0.5 }, 'passed'],
    ['a score just below', { ...good, score: 0.49 }, 'failed'],
    ['a score of 0', { ...good, score: 0 }, 'failed'],
    ['another action', { ...good, action: 'homepage' }, 'failed'],
    ['another host', { ...good, hostname: 'evil.example' }, 'failed'],
    ['a host that only ends like ours', { ...good, hostname: 'not.stylekit.example' }, 'failed'],
    ['an action in other letters', { ...good, action: 'Register' }, 'failed'],
  ])('answers %s', async (_, facts, verdict) => {
    expect(await verify(verifier.issueToken(facts))).toBe(verdict);
  });

  it('refuses a token used twice', async () => {
    const token = verifier.issueToken(good);
    expect(await verify(token)).toBe('passed');
    expect(await verify(token)).toBe('failed');
  });

  it('refuses a token older than two minutes and one nobody made', async () => {
    const token = verifier.issueToken(good);
    clock = new Date(clock.getTime() + 121_000);
    expect(await verify(token)).toBe('failed');
    expect(await verify('made up')).toBe('failed');
  });

  it('does not even ask about no token or a huge one', async () => {
    const before = verifier.callCount();
    expect(await verify('')).toBe('failed');
    expect(await verify('x'.repeat(10_000))).toBe('failed');
    expect(verifier.callCount()).toBe(before);
  });
});

describe('a verifier that cannot be relied on', () => {
  it.each<RecaptchaFault>(['server-error', 'no-json', 'no-fields', 'redirect', 'endless', 'reset'])(
    'never opens the door: %s',
    async (fault) => {
      verifier.failNext(fault);
      const verdict = verify(verifier.issueToken(good));
      await expect(verdict).rejects.toBeInstanceOf(ApiError);
      await expect(verdict).rejects.toMatchObject({ status: 503, code: 'SK_UNAVAILABLE' });
      expect(verifier.callCount()).toBe(1);
    },
  );

  it('refuses with 503 when the verifier does not answer', async () => {
    verifier.failNext('silent');
    const verdict = verify(verifier.issueToken(good), { timeoutMs: 200 });
    await expect(verdict).rejects.toMatchObject({ status: 503, code: 'SK_UNAVAILABLE' });
  });

  it('is told apart from a bad token when it refuses our key', async () => {
    await expect(verify(verifier.issueToken(good), { secretKey: 'other' })).rejects.toMatchObject({
      status: 503,
    });
  });

  it('gives 503 when it is not there, without a word of the cause or the key', async () => {
    const gone = await startRecaptchaStandIn({ secretKey });
    await gone.close();
    const fault = await verify('token', { verifyUrl: gone.verifyUrl }).catch((error: unknown) => error);
    expect(fault).toMatchObject({ status: 503 });
    expect(String(fault)).not.toMatch(/secret|127\.0\.0\.1|ECONN/);
  });
});
