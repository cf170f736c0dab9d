import type { FieldIssue } from '@stylekit/server/contract';
import { isLongEnough, PASSWORD_ERROR } from '../../lib/new-password.ts';

/** The values of the registration form. */
export interface RegisterFields {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly consent: boolean;
}

export type RegisterErrors = Partial<Record<keyof RegisterFields, string>>;

export const EMPTY_REGISTER_FIELDS: RegisterFields = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  consent: false,
};

export const EMAIL_ERROR = 'Please enter a valid email address';

/** A basic email check. The server validates fully. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim());
}

/** The error of each invalid field. Empty if the form is valid. */
export function registerErrors(fields: RegisterFields): RegisterErrors {
  const errors: RegisterErrors = {};
  if (fields.name.trim() === '') errors.name = 'Name is required';
  if (!isEmail(fields.email)) errors.email = EMAIL_ERROR;
  if (!isLongEnough(fields.password)) errors.password = PASSWORD_ERROR;
  if (fields.confirmPassword === '') errors.confirmPassword = 'Please confirm your password';
  else if (fields.confirmPassword !== fields.password) errors.confirmPassword = 'Passwords do not match';
  if (!fields.consent) errors.consent = 'You must accept the terms and privacy policy';
  return errors;
}

/** Maps the server's validation issues to form fields. */
export function toRegisterErrors(issues: readonly FieldIssue[]): RegisterErrors {
  const errors: RegisterErrors = {};
  for (const { path, message } of issues) {
    if (path === 'name' || path === 'email' || path === 'password') errors[path] ??= message;
  }
  return errors;
}
