import { z } from 'zod';
import { PAGE } from '../config/limits.ts';

// Parts of the wire that many routes share.

/** The id in a path. Anything that is no UUID names nothing, and is answered like an unknown one. */
export const idParams = z.object({ id: z.uuid() });

/** The body of a 204. */
export const noBody = z.null().describe('No content');

export const timestamp = z.iso.datetime().describe('ISO 8601, UTC');

/** How a list is paged: at most `limit` rows after `cursor`, which comes from the `Link` header of the page before. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE.max).default(PAGE.default),
  cursor: z.string().max(200).optional(),
});
