import { fieldSchema, required } from '../../lib/form/field-schema.ts';
import { confirmationError, passwordError } from '../../lib/new-password.ts';
import { emailError } from './login-fields.ts';

/** The values of the registration form. */
export interface RegisterFields {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly consent: boolean;
}

export const EMPTY_REGISTER_FIELDS = { name: '', password: '', confirmPassword: '', consent: false };

/** The registration form. */
export const registerSchema = fieldSchema<RegisterFields>({
  name: required('Name is required'),
  email: emailError,
  password: passwordError,
  confirmPassword: (confirmation, { password }) => confirmationError(confirmation, password),
  consent: (isGiven) => (isGiven ? undefined : 'You must accept the terms and privacy policy'),
});
