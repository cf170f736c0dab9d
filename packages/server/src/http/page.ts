import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { invalid } from './api-error.ts';

/** The place after one row in a list ordered by time and id, newest first. */
export interface Cursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** Exactly what `formatCursor` writes; a year 0, which no database knows, is none of ours either. */
const cursorSchema = z.tuple([z.iso.datetime({ precision: 3 }).regex(/^[12]/), z.uuid()]);

/** @throws ApiError 400 for text that is no cursor of ours */
export function parseCursor(text: string): Cursor {
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

/**
 * The rows of one page out of `limit + 1` that were read; where there are more, the reply gets a `Link: rel="next"`.
 *
 * @param url the address of the request, whose other parameters the link keeps
 */
export function toPage<Row extends Cursor>(
  rows: readonly Row[],
  limit: number,
  url: string,
  reply: FastifyReply,
): Row[] {
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
