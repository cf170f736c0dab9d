import { z } from 'zod';

const text = z.string();
/** Codes are validated here as well, because the mail is stored until it is sent. */
const code = z.string().regex(/^[A-Z0-9]{6}$/);
const instant = z.iso.datetime();
const wholeNumber = z.int().positive();

/** Every mail that StyleKit sends: its template and the data for it. */
export const mailSchema = z.discriminatedUnion('template', [
  z.strictObject({ template: z.literal('verify-email'), name: text, code, minutes: wholeNumber }),
  z.strictObject({ template: z.literal('password-reset'), name: text, code, seconds: wholeNumber }),
  z.strictObject({ template: z.literal('account-deletion'), name: text, code, minutes: wholeNumber }),
  z.strictObject({ template: z.literal('already-registered'), name: text }),
  z.strictObject({
    template: z.literal('password-changed'),
    name: text,
    at: instant,
    how: z.enum(['changed', 'reset']),
  }),
  z.strictObject({ template: z.literal('wrong-passwords'), name: text, at: instant }),
  z.strictObject({
    template: z.literal('token-created'),
    name: text,
    tokenName: text,
    scopes: z.array(text),
    expiresAt: instant,
  }),
  z.strictObject({ template: z.literal('account-deleted'), name: text }),
]);

export type Mail = z.infer<typeof mailSchema>;

export type MailTemplate = Mail['template'];

/** The data of one template. */
export type MailOf<Template extends MailTemplate> = Extract<Mail, { template: Template }>;
