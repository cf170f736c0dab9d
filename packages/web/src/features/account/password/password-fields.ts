import { isLongEnough, PASSWORD_ERROR } from '../../../lib/new-password.ts';

/** The values of the password form. */
export interface PasswordFields {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export type PasswordErrors = Partial<Record<keyof PasswordFields, string>>;

export const EMPTY_PASSWORD_FIELDS: PasswordFields = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
};

/** In form order, so that the first invalid field is focused. */
export const PASSWORD_FIELD_NAMES = ['currentPassword', 'newPassword', 'confirmPassword'] as const;

/** The error of each invalid field. Empty if the form is valid. */
export function passwordErrors(fields: PasswordFields, needsCurrentPassword: boolean): PasswordErrors {
  const { currentPassword, newPassword, confirmPassword } = fields;
  const errors: PasswordErrors = {};
  if (needsCurrentPassword && currentPassword === '')
    errors.currentPassword = 'Please enter your current password';
  if (!isLongEnough(newPassword)) errors.newPassword = PASSWORD_ERROR;
  if (confirmPassword === '') errors.confirmPassword = 'Please confirm your password';
  else if (confirmPassword !== newPassword) errors.confirmPassword = 'Passwords do not match';
  return errors;
}
