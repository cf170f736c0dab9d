import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { invalid } from './api-error.ts';
import type { pageQuery } from './wire.ts';

/** The place after one row in a list ordered by time and id, newest first. */
export interface Cursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** Exactly what `formatCursor` writes; a year 0, which no database knows, is none of ours either. */
const cursorSchema = z.tuple([z.iso.datetime({ precision: 3 }).regex(/^[12]/), z.uuid()]);

function parseCursor(text: string): Cursor {
  try {
    const [createdAt, id] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { createdAt: new Date(createdAt), id };
  } catch {
    throw invalid('The cursor is not one of ours. Take it from the Link header of the page before.', [
      { path: 'cursor', message: 'Must come from a Link header' },
    ]);
  }
}

function formatCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');
}

/** What a list is asked for: at most `limit` rows after a cursor, or from the start. */
export interface PageRequest {
  readonly limit: number;
  readonly after: Cursor | null;
}

/** A request for a page of a list. */
interface ListRequest {
  /** The address, whose other parameters the link to the next page keeps. */
  readonly url: string;
  readonly query: z.output<typeof pageQuery>;
}

/**
 * The rows of the page a request asks for; where there are more, the reply gets a `Link: rel="next"`.
 *
 * @param load reads rows, the newest first; it is asked for one more than the page has
 * @throws ApiError 400 for a cursor that is not one of ours
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
