import { z } from 'zod';
import { SUBSCRIPTION_STATUSES } from '../../database/tables/user.entity.ts';
import { timestamp } from '../../http/wire.ts';
import { emailSchema } from '../../lib/email-address.ts';
import { newPasswordSchema } from './new-password.policy.ts';
import { personName } from './person-name.ts';

/** The signed-in user's own account. */
export const userSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  profilePicture: z.string().nullable(),
  googleId: z.string().nullable(),
  /** AI credits. */
  credits: z.int().min(0),
  /** Number of custom guides that the user may still create. */
  customLimit: z.int().min(0),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  emailVerified: z.boolean(),
  createdAt: timestamp,
  subscription: z
    .object({
      plan: z.enum(['monthly', 'annual']),
      renewsAt: timestamp.describe('End of the current period, also of a canceled plan'),
      cancelAtPeriodEnd: z.boolean(),
      paymentFailed: z.boolean().describe('The last renewal could not be charged'),
    })
    .nullable(),
});

export type UserView = z.infer<typeof userSchema>;

export const profileBody = z.object({ name: personName(2, 'Name must be at least 2 characters') });

const CONSENT_MESSAGE = 'You must accept the terms and privacy policy';
/** A password to compare with; only its size is limited here, because it is not stored. */
const typedPassword = z
  .string('Password must be at least 8 characters')
  .max(10_000, 'Invalid email or password');
/** A code as typed; an invalid format is rejected when it is checked, so that all wrong codes get the same response. */
const typedCode = z.string('Please enter the 6-character code').max(100, 'Please enter the 6-character code');

export const registerBody = z.object({
  name: personName(1, 'Name is required'),
  email: emailSchema,
  password: newPasswordSchema,
  marketingConsent: z.literal(true, CONSENT_MESSAGE),
  recaptchaToken: z.string().max(10_000).optional(),
});
export type RegisterBody = z.infer<typeof registerBody>;

export const registeredSchema = z.object({
  autoLogin: z.boolean(),
  user: userSchema.optional(),
  requireVerification: z.boolean().optional(),
  email: z.string().optional(),
});

export const loginBody = z.object({
  email: emailSchema,
  password: typedPassword,
  rememberMe: z.boolean().default(true),
});
export type LoginBody = z.infer<typeof loginBody>;

export const emailBody = z.object({ email: emailSchema });
export const codeBody = z.object({ code: typedCode });
export const emailCodeBody = z.object({ email: emailSchema, code: typedCode });
export const resetPasswordBody = z.object({
  email: emailSchema,
  code: typedCode,
  newPassword: newPasswordSchema,
});
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;

export const changePasswordBody = z.object({
  currentPassword: typedPassword.optional(),
  newPassword: newPasswordSchema,
});
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

/** The response of the calls about codes and passwords. */
export const doneSchema = z.object({ success: z.literal(true), message: z.string() });

export function done(message: string): z.infer<typeof doneSchema> {
  return { success: true, message };
}

/** The request body of a registration. */
export type RegisterInput = z.input<typeof registerBody>;
export type RegistrationView = z.infer<typeof registeredSchema>;
/** The request body of a sign-in. */
export type LoginInput = z.input<typeof loginBody>;
