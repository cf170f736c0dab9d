import { z } from 'zod';
import { TOKENS } from '../../config/limits.ts';
import { SCOPES } from '../../http/scopes.ts';
import { timestamp } from '../../http/wire.ts';

const NAME_MESSAGE = 'Please enter a name for the token';
const SCOPES_MESSAGE = 'Choose at least one scope';
const DAYS_MESSAGE = `The token must expire in 1 to ${TOKENS.maxDays} days`;

/** A new access token. */
export const tokenBody = z.object({
  name: z
    .string(NAME_MESSAGE)
    .trim()
    .min(1, NAME_MESSAGE)
    .max(100, 'The name must be at most 100 characters')
    .refine((name) => !/[\p{Cc}\p{Cs}]/u.test(name), 'The name contains a character that cannot be used'),
  scopes: z
    .array(z.enum(SCOPES, `A scope must be one of ${SCOPES.join(', ')}`), SCOPES_MESSAGE)
    .min(1, SCOPES_MESSAGE)
    .max(SCOPES.length, 'List each scope once')
    .refine((scopes) => new Set(scopes).size === scopes.length, 'List each scope once'),
  expiresInDays: z
    .int(DAYS_MESSAGE)
    .min(1, DAYS_MESSAGE)
    .max(TOKENS.maxDays, DAYS_MESSAGE)
    .default(TOKENS.defaultDays),
});

/** An access token as its owner sees it. */
export const tokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string().describe('The first characters of the token'),
  scopes: z.array(z.enum(SCOPES)),
  isDevice: z.boolean().describe('Whether a device received it at its sign-in'),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable().describe('The minute of the last use'),
  expiresAt: timestamp,
});

export const createdTokenSchema = tokenSchema.extend({
  token: z.string().describe('The token itself; it cannot be shown again'),
});

/** The access token of a call, with its owner. */
export const currentTokenSchema = tokenSchema.extend({
  owner: z.object({ name: z.string(), email: z.string() }),
});

export type TokenBody = z.infer<typeof tokenBody>;
/** The request body of a new token. */
export type TokenInput = z.input<typeof tokenBody>;
export type TokenView = z.infer<typeof tokenSchema>;
export type CurrentTokenView = z.infer<typeof currentTokenSchema>;
export type CreatedTokenView = z.infer<typeof createdTokenSchema>;
