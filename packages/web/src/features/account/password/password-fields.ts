import { isLongEnough, PASSWORD_FAULT } from '../../../lib/new-password.ts';

/** What the password form holds, as it was typed. */
export interface PasswordFields {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export type PasswordFaults = Partial<Record<keyof PasswordFields, string>>;

export const EMPTY_PASSWORD_FIELDS: PasswordFields = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
};

/** In the order they stand in, so that the first fault is the first one in sight. */
export const PASSWORD_FIELD_NAMES = ['currentPassword', 'newPassword', 'confirmPassword'] as const;

/** What is wrong with each field; empty when the form can be sent. */
export function passwordFaults(fields: PasswordFields, isCurrentAsked: boolean): PasswordFaults {
  const { currentPassword, newPassword, confirmPassword } = fields;
  const faults: PasswordFaults = {};
  if (isCurrentAsked && currentPassword === '') faults.currentPassword = 'Please enter your current password';
  if (!isLongEnough(newPassword)) faults.newPassword = PASSWORD_FAULT;
  if (confirmPassword === '') faults.confirmPassword = 'Please confirm your password';
  else if (confirmPassword !== newPassword) faults.confirmPassword = 'Passwords do not match';
  return faults;
}
