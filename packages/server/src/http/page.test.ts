import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { PAGE } from '../config/limits.ts';
import { ApiError } from './api-error.ts';
import { type Cursor, loadPage, type PageRequest } from './page.ts';
import { pageQuery } from './wire.ts';

const ids = (n: number): string => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const ROWS: readonly Cursor[] = Array.from({ length: 7 }, (_, n) => ({
  createdAt: new Date(Date.UTC(2026, 0, 31 - n, 12, 30, 15, 250)),
  id: ids(n),
}));

/** Loads one page of rows as a route does; returns it with the link to the next one. */
async function load(url: string, rows: readonly Cursor[] = ROWS) {
  const requests: PageRequest[] = [];
  const headers = new Map<string, string>();
  const reply = { header: (name: string, value: string) => headers.set(name, value) };
  const query = pageQuery.parse(Object.fromEntries(new URL(url, 'http://localhost').searchParams));
  const page = await loadPage({ url, query }, reply as unknown as FastifyReply, async (request) => {
    requests.push(request);
    const { after, limit } = request;
    const start = after === null ? 0 : rows.findIndex(({ id }) => id === after.id) + 1;
    return rows.slice(start, start + limit);
  });
  const next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? null;
  return { ids: page.map(({ id }) => id), next, requests, headers };
}

const cursorOf = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a page of a list', () => {
  it.each([1, 2, 3, 6, 7, 8])('of %i rows leads to all rows, each once and in order', async (limit) => {
    const seen: string[] = [];
    let url: string | null = `/api/projects?limit=${limit}&archived=true`;
    let pages = 0;
    while (url !== null) {
      const page: Awaited<ReturnType<typeof load>> = await load(url);
      expect(page.ids.length).toBeLessThanOrEqual(limit);
      seen.push(...page.ids);
      pages += 1;
      url = page.next;
      if (url !== null) expect(url).toContain('archived=true');
    }
    expect(seen).toEqual(ROWS.map(({ id }) => id));
    expect(pages).toBe(Math.ceil(ROWS.length / limit));
  });

  it('loads one row more than it shows, after the position of the cursor', async () => {
    const first = await load('/api/projects?limit=2');
    expect(first.requests).toEqual([{ limit: 3, after: null }]);
    const second = await load(first.next ?? '');
    expect(second.requests).toEqual([{ limit: 3, after: ROWS[1] }]);
  });

  it('has no link when nothing follows', async () => {
    expect((await load('/api/projects?limit=7')).headers.has('link')).toBe(false);
    expect((await load('/api/projects', [])).headers.has('link')).toBe(false);
  });

  it('replaces limit and cursor of the request, and keeps no host', async () => {
    const { next } = await load('http://evil.example/api/projects?limit=9&limit=2&q=a%26b');
    const url = new URL(next ?? '', 'http://localhost');
    expect(next).toMatch(/^\/api\/projects\?/);
    expect(url.searchParams.getAll('limit')).toEqual(['2']);
    expect(url.searchParams.get('q')).toBe('a&b');
  });

  it.each([
    ['no base64', '***'],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['an object', cursorOf({ createdAt: '2026-01-31T12:30:15.250Z', id: ids(1) })],
    ['one part', cursorOf(['2026-01-31T12:30:15.250Z'])],
    ['three parts', cursorOf(['2026-01-31T12:30:15.250Z', ids(1), 1])],
    ['an id that is no UUID', cursorOf(['2026-01-31T12:30:15.250Z', '1 or 1=1'])],
    ['a time without milliseconds', cursorOf(['2026-01-31T12:30:15Z', ids(1)])],
    ['a time with microseconds', cursorOf(['2026-01-31T12:30:15.250000Z', ids(1)])],
    ['another time zone', cursorOf(['2026-01-31T12:30:15.250+01:00', ids(1)])],
    ['a day that does not exist', cursorOf(['2026-02-30T12:30:15.250Z', ids(1)])],
    ['year 0', cursorOf(['0000-01-31T12:30:15.250Z', ids(1)])],
    ['year 999', cursorOf(['0999-01-31T12:30:15.250Z', ids(1)])],
    ['a year with six digits', cursorOf(['+012026-01-31T12:30:15.250Z', ids(1)])],
    ['a number', cursorOf([1, ids(1)])],
    ['null', cursorOf(null)],
  ])('is refused for a cursor with %s', async (_what, cursor) => {
    const refused = load(`/api/projects?cursor=${encodeURIComponent(cursor)}`);
    await expect(refused).rejects.toThrow(ApiError);
    await expect(refused).rejects.toMatchObject({
      status: 400,
      code: 'SK_INVALID',
      message: 'The cursor is invalid. Use the one from the Link header of the previous page.',
      issues: [{ path: 'cursor', message: 'Must come from a Link header' }],
    });
  });
});

describe('the limit of a list', () => {
  it.each([
    [undefined, PAGE.default],
    ['1', 1],
    [String(PAGE.max), PAGE.max],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['all', null],
    [String(PAGE.max + 1), null],
  ])('%j is read as %j', (limit, expected) => {
    const result = pageQuery.safeParse(limit === undefined ? {} : { limit });
    expect(result.success ? result.data.limit : null).toBe(expected);
  });

  it('is refused with a cursor of more than 200 characters', () => {
    expect(pageQuery.safeParse({ cursor: 'a'.repeat(200) }).success).toBe(true);
    expect(pageQuery.safeParse({ cursor: 'a'.repeat(201) }).success).toBe(false);
  });
});
