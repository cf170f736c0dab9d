import { z } from 'zod';

const choice = z.object({ value: z.string(), label: z.string() });
const money = {
  amountCents: z.int(),
  currency: z.string().describe('ISO 4217, lower case'),
  priceId: z.string().nullable().describe('The price id for checkout; null until card payment is configured'),
};

/** All options a client offers, so that no client hard-codes them. */
export const catalogSchema = z.object({
  fonts: z.array(
    z.object({
      name: z.string(),
      category: z.string(),
      weights: z.array(z.int()),
      styles: z.array(z.string()),
      character: z.string().describe('A short description of the design'),
    }),
  ),
  industries: z.array(choice),
  designStyles: z.array(choice.extend({ description: z.string(), examples: z.array(z.string()) })),
  harmonies: z.array(choice),
  free: z.object({ aiCredits: z.int(), customGuides: z.int() }),
  plans: z.array(
    z.object({
      plan: z.enum(['monthly', 'annual']),
      interval: z.enum(['month', 'year']),
      monthlyAiCredits: z.int(),
      activeCustomGuides: z.int(),
      ...money,
    }),
  ),
  packs: z.array(
    z.object({ credits: z.int(), label: z.string().nullable(), isDefault: z.boolean(), ...money }),
  ),
  limits: z.object({
    logoBytes: z.int(),
    logoTypes: z.array(z.string()),
    uploadQuotaBytes: z.int(),
    codeLength: z.int(),
    passwordLength: z.object({ min: z.int(), max: z.int() }),
    memoryNotes: z.int(),
  }),
  /** Services replaced by a mock: nothing real happens there. Never true in production. */
  simulated: z.object({ mail: z.boolean(), google: z.boolean(), payment: z.boolean() }),
  googleSignIn: z.boolean(),
  recaptchaSiteKey: z.string().nullable(),
});

export type CatalogView = z.infer<typeof catalogSchema>;
