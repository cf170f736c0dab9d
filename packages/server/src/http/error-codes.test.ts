import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { toErrorBody } from './error-body.ts';
import { API_ERRORS, type ApiErrorCode } from './error-codes.ts';

const SRC = path.join(import.meta.dirname, '..');

/** Every `new ApiError(400, 'SK_…'` in the server's source. */
const thrown = globSync('**/*.ts', { cwd: SRC, exclude: ['**/*.test.ts'] }).flatMap((file) =>
  [...readFileSync(path.join(SRC, file), 'utf8').matchAll(/new ApiError\(\s*(\d+),\s*'(\w+)'/g)].map(
    ([, status = '', code = '']) => ({ file, status: Number(status), code: code as ApiErrorCode }),
  ),
);

describe('the catalog of error codes', () => {
  it('contains the status with which each code is thrown', () => {
    expect(thrown.length).toBeGreaterThan(10);
    expect(thrown.filter(({ code, status }) => API_ERRORS[code].status !== status)).toEqual([]);
  });

  it('contains the status of each default error body', () => {
    const statuses = [...new Set(Object.values(API_ERRORS).map(({ status }) => status))];
    const responses = statuses.map((status) => ({ status, code: toErrorBody(status).code }));
    const own = responses.filter(({ code }) => code !== 'SK_BAD_REQUEST' && code !== 'SK_INTERNAL');
    expect(own.length).toBeGreaterThan(6);
    for (const { status, code } of own) expect(API_ERRORS[code].status).toBe(status);
  });
});
