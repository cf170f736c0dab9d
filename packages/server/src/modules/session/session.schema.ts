import { z } from 'zod';

/** A signed-in browser of the user. */
export const sessionSchema = z.object({
  id: z.uuid(),
  /** The User-Agent header of the browser. */
  userAgent: z.string(),
  /** The network of the last sign-in, deliberately imprecise. */
  network: z.string(),
  isCurrent: z.boolean(),
  isRemembered: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export type SessionView = z.infer<typeof sessionSchema>;
