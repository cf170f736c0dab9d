import { z } from 'zod';

/** A signed-in browser, as its owner sees it. */
export const sessionSchema = z.object({
  id: z.uuid(),
  /** What the browser says of itself. */
  userAgent: z.string(),
  /** The network it was last signed in from, coarse on purpose. */
  network: z.string(),
  isCurrent: z.boolean(),
  isRemembered: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export type SessionView = z.infer<typeof sessionSchema>;
