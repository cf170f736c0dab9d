import { z } from 'zod';
import { CREDIT_ACCOUNTS, CREDIT_KINDS } from '../../database/tables/credit-entry.entity.ts';
import { timestamp } from '../../http/wire.ts';

/** One line of the person's ledger. */
export const transactionSchema = z.object({
  id: z.uuid(),
  kind: z.enum(CREDIT_KINDS),
  account: z.enum(CREDIT_ACCOUNTS),
  /** Credits gained or, below 0, spent. */
  delta: z.int(),
  /** Credits of that account afterward. */
  balance: z.int().min(0),
  description: z.string(),
  styleTile: z
    .object({
      id: z.uuid(),
      name: z.string().nullable().describe('Null once the style guide is deleted'),
    })
    .optional()
    .describe('The style guide it is about, on every line of that guide'),
  amountCents: z.int().optional().describe('What was paid, in cents, where money moved'),
  currency: z.string().optional(),
  createdAt: timestamp,
});

export type Transaction = z.infer<typeof transactionSchema>;
