import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { invalid } from './api-error.ts';
import type { pageQuery } from './wire.ts';

/** A position in a list ordered by time and id, newest first: right after this row. */
export interface Cursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** Exactly the format of `formatCursor`. Years before 1000 are rejected, because PostgreSQL has no year 0. */
const cursorSchema = z.tuple([z.iso.datetime({ precision: 3 }).regex(/^[12]/), z.uuid()]);

function parseCursor(text: string): Cursor {
  try {
    const [createdAt, id] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { createdAt: new Date(createdAt), id };
  } catch {
    throw invalid('The cursor is invalid. Use the one from the Link header of the previous page.', [
      { path: 'cursor', message: 'Must come from a Link header' },
    ]);
  }
}

function formatCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');
}

/** The part of a list to load: at most `limit` rows after a cursor, or from the start. */
export interface PageRequest {
  readonly limit: number;
  readonly after: Cursor | null;
}

/** A request for a page of a list. */
interface ListRequest {
  /** The URL of the request; the link to the next page keeps its other parameters. */
  readonly url: string;
  readonly query: z.output<typeof pageQuery>;
}

/**
 * Loads the requested page of a list; sets a `Link: rel="next"` header if there are more rows.
 *
 * @param load loads rows, newest first; it is called with one row more than the page has
 * @throws ApiError 400 for an invalid cursor
 */
export async function loadPage<Row extends Cursor>(
  { url, query: { limit, cursor } }: ListRequest,
  reply: FastifyReply,
  load: (page: PageRequest) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const after = cursor === undefined ? null : parseCursor(cursor);
  const rows = await load({ limit: limit + 1, after });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length > limit && last !== undefined) {
    const next = new URL(url, 'http://localhost');
    next.searchParams.set('limit', String(limit));
    next.searchParams.set('cursor', formatCursor(last));
    reply.header('link', `<${next.pathname}${next.search}>; rel="next"`);
  }
  return page;
}
