import { describe, expect, it } from 'vitest';
import { toFieldErrors } from '../../../lib/form/form-errors.ts';
import { type EMPTY_PASSWORD_FIELDS, passwordFormSchema } from './password-fields.ts';

const RIGHT = {
  currentPassword: 'oak and crust',
  newPassword: 'rye and water',
  confirmPassword: 'rye and water',
};

function passwordErrors(fields: typeof EMPTY_PASSWORD_FIELDS, needsCurrentPassword: boolean) {
  return toFieldErrors(passwordFormSchema(needsCurrentPassword).safeParse(fields).error?.issues ?? []);
}

describe('password form', () => {
  it('is valid when everything is filled in and matches', () => {
    expect(passwordErrors(RIGHT, true)).toEqual({});
  });

  it('shows an error for each empty field', () => {
    const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };
    expect(passwordErrors(empty, true)).toEqual({
      currentPassword: 'Please enter your current password',
      newPassword: 'Password must be at least 8 characters',
      confirmPassword: 'Please confirm your password',
    });
  });

  it('requires no current password for an account without one', () => {
    expect(passwordErrors({ ...RIGHT, currentPassword: '' }, false)).toEqual({});
  });

  it('counts characters rather than code units and compares exactly', () => {
    expect(passwordErrors({ ...RIGHT, newPassword: '🎨🎨🎨🎨', confirmPassword: '🎨🎨🎨🎨' }, true)).toEqual({
      newPassword: 'Password must be at least 8 characters',
    });
    expect(passwordErrors({ ...RIGHT, confirmPassword: 'Rye and water' }, true)).toEqual({
      confirmPassword: 'Passwords do not match',
    });
  });
});
