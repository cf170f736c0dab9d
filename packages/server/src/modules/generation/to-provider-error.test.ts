import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { expect, test } from 'vitest';
import { toProviderError } from './to-provider-error.ts';

const KEY = 'my-very-own-key';

function errorOf(
  status: number,
  { code = 'any', headers = {} }: { code?: string; headers?: Record<string, string> } = {},
) {
  const error = APIError.generate(
    status,
    { error: { code, message: `provider text ${KEY}` } },
    undefined,
    new Headers(headers),
  );
  return toProviderError(error, KEY, 'req_1');
}

test.each([
  [302, 'rejected', false],
  [400, 'rejected', false],
  [401, 'rejected', false],
  [403, 'rejected', false],
  [404, 'rejected', false],
  [408, 'timeout', true],
  [409, 'server', true],
  [422, 'rejected', false],
  [429, 'rate-limited', true],
  [500, 'server', true],
  [503, 'server', true],
  [529, 'server', true],
])('status %i is %s, retryable %s', (status, kind, isRetryable) => {
  expect(errorOf(status)).toMatchObject({ kind, isRetryable, requestId: 'req_1' });
});

test('a 400 of a content filter is a refusal', () => {
  expect(errorOf(400, { code: 'content_filter' })).toMatchObject({ kind: 'refusal', isRetryable: false });
});

test.each([
  [{ 'retry-after': '12' }, 12_000],
  [{ 'retry-after': '0.25' }, 250],
  [{ 'retry-after-ms': '1500', 'retry-after': '9' }, 1500],
  [{ 'retry-after': '99999999' }, 3_600_000],
  [{ 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, 0],
  [{ 'retry-after': 'Fri, 31 Dec 2999 23:59:59 GMT' }, 3_600_000],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': '' }, undefined],
  [{ 'retry-after': '-5' }, undefined],
  [{}, undefined],
])('a 503 with %j requests a pause of %s milliseconds', (headers, retryAfterMs) => {
  expect(errorOf(503, { headers }).retryAfterMs).toBe(retryAfterMs);
});

test('a rejected key requests no pause', () => {
  expect(errorOf(401, { headers: { 'retry-after': '5' } }).retryAfterMs).toBeUndefined();
});

test('the cause explains the error without any key', () => {
  const { cause, message } = errorOf(401);
  expect(cause).toMatchObject({ message: 'AuthenticationError: 401 provider text [key]' });
  expect(message).not.toContain('provider text');
  const other = toProviderError(new Error('Bearer abc.def and sk-proj-12**89 leaked'), KEY, null);
  expect(other.cause).toMatchObject({ message: 'Error: Bearer [key] and [key] leaked' });
});

test('connection errors and timeouts are distinguished', () => {
  const refused = new APIConnectionError({ cause: new Error('connect ECONNREFUSED') });
  expect(toProviderError(refused, KEY, null).kind).toBe('connection');
  expect(toProviderError(new APIConnectionTimeoutError(), KEY, null).kind).toBe('timeout');
});
