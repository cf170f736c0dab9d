import { z } from 'zod';
import { PAGE } from '../config/limits.ts';

// Schemas shared by many routes.

/** The id in a path. Anything but a UUID is treated like an unknown id. */
export const idParams = z.object({ id: z.uuid() });

/** The body of a 204. */
export const noBody = z.null().describe('No content');

export const timestamp = z.iso.datetime().describe('ISO 8601, UTC');

/** Paging of a list: at most `limit` rows after `cursor`, which comes from the `Link` header of the previous page. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE.max).default(PAGE.default),
  cursor: z.string().max(200).optional(),
});
