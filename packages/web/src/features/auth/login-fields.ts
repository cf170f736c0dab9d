import { fieldSchema } from '../../lib/form/field-schema.ts';
import { passwordError } from '../../lib/new-password.ts';

/** A basic check of an email address. The server validates fully. */
export function emailError(text: string): string | undefined {
  const isEmail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim());
  return isEmail ? undefined : 'Please enter a valid email address';
}

interface LoginFields {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** The login form. */
export const loginSchema = fieldSchema<LoginFields>({ email: emailError, password: passwordError });

/** The login form for a known user. */
export const passwordOnlySchema = fieldSchema<Pick<LoginFields, 'password'>>({ password: passwordError });

/** The form that requests a reset code. */
export const emailOnlySchema = fieldSchema<Pick<LoginFields, 'email'>>({ email: emailError });
