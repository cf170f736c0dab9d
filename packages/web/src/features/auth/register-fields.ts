import type { FieldIssue } from '@stylekit/server/contract';
import { isLongEnough, PASSWORD_FAULT } from '../../lib/new-password.ts';

/** What the registration form holds, as it was typed. */
export interface RegisterFields {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly consent: boolean;
}

export type RegisterFaults = Partial<Record<keyof RegisterFields, string>>;

export const EMPTY_REGISTER_FIELDS: RegisterFields = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  consent: false,
};

export const EMAIL_FAULT = 'Please enter a valid email address';

/** Whether text may be an address: one @ with a name before and a domain after it. The server knows exactly. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim());
}

/** What is wrong with each field; empty when the form can be sent. */
export function registerFaults(fields: RegisterFields): RegisterFaults {
  const faults: RegisterFaults = {};
  if (fields.name.trim() === '') faults.name = 'Name is required';
  if (!isEmail(fields.email)) faults.email = EMAIL_FAULT;
  if (!isLongEnough(fields.password)) faults.password = PASSWORD_FAULT;
  if (fields.confirmPassword === '') faults.confirmPassword = 'Please confirm your password';
  else if (fields.confirmPassword !== fields.password) faults.confirmPassword = 'Passwords do not match';
  if (!fields.consent) faults.consent = 'You must accept the terms and privacy policy';
  return faults;
}

/** What the server finds wrong, put to the fields of the form it is about. */
export function toRegisterFaults(issues: readonly FieldIssue[]): RegisterFaults {
  const faults: RegisterFaults = {};
  for (const { path, message } of issues) {
    if (path === 'name' || path === 'email' || path === 'password') faults[path] ??= message;
  }
  return faults;
}
