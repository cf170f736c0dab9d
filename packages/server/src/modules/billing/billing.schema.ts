import { z } from 'zod';

/** What to buy. Price and mode are looked up in the configuration, never trusted. */
export const checkoutBodySchema = z.strictObject({
  priceId: z.string().min(1).max(255).describe('A price id of `GET /api/catalog`'),
  mode: z.enum(['payment', 'subscription']).describe('`payment` for a pack, `subscription` for a plan'),
});

/** A page of the payment provider. */
export const pageUrlSchema = z.object({ url: z.url().describe('Open it in a new tab') });

export const receivedSchema = z.object({ received: z.literal(true) });
