import { z } from 'zod';
import { CREDIT_ACCOUNTS, CREDIT_KINDS } from '../../database/tables/credit-entry.entity.ts';
import { timestamp } from '../../http/wire.ts';

/** One line of the user's ledger. */
export const transactionSchema = z.object({
  id: z.uuid(),
  kind: z.enum(CREDIT_KINDS),
  account: z.enum(CREDIT_ACCOUNTS),
  /** Credits added or, if negative, used. */
  delta: z.int(),
  /** Credits of that account after this line. */
  balance: z.int().min(0),
  description: z.string(),
  styleTile: z
    .object({
      id: z.uuid(),
      name: z.string().nullable().describe('Null once the style guide is deleted'),
    })
    .optional()
    .describe('The style guide that the line refers to'),
  amountCents: z.int().optional().describe('Amount paid, in cents'),
  currency: z.string().optional(),
  receiptUrl: z.url().nullable().optional().describe('The receipt of the payment, when there is one'),
  invoiceUrl: z.url().nullable().optional().describe('The invoice of a plan'),
  createdAt: timestamp,
});

export type Transaction = z.infer<typeof transactionSchema>;
