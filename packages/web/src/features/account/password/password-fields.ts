import { fieldSchema } from '../../../lib/form/field-schema.ts';
import type { FormSchema } from '../../../lib/form/use-form.ts';
import { confirmationError, passwordError } from '../../../lib/new-password.ts';

/** The values of the password form. */
export interface PasswordFields {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export const EMPTY_PASSWORD_FIELDS: PasswordFields = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
};

/** The password form. A Google account without a password has no current one. */
export function passwordFormSchema(
  needsCurrentPassword: boolean,
): FormSchema<PasswordFields, PasswordFields> {
  return fieldSchema<PasswordFields>({
    currentPassword: (password) =>
      needsCurrentPassword && password === '' ? 'Please enter your current password' : undefined,
    newPassword: passwordError,
    confirmPassword: (confirmation, { newPassword }) => confirmationError(confirmation, newPassword),
  });
}
