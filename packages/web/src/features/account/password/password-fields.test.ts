import { describe, expect, it } from 'vitest';
import { passwordErrors } from './password-fields.ts';

const RIGHT = {
  currentPassword: 'oak and crust',
  newPassword: 'rye and water',
  confirmPassword: 'rye and water',
};

describe('a password form', () => {
  it('can be sent when everything is there and alike', () => {
    expect(passwordErrors(RIGHT, true)).toEqual({});
  });

  it('says of each empty field what belongs there', () => {
    const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };
    expect(passwordErrors(empty, true)).toEqual({
      currentPassword: 'Please enter your current password',
      newPassword: 'Password must be at least 8 characters',
      confirmPassword: 'Please confirm your password',
    });
  });

  it('does without the current password where the account has none', () => {
    expect(passwordErrors({ ...RIGHT, currentPassword: '' }, false)).toEqual({});
  });

  it('counts characters and not code units, and compares exactly', () => {
    expect(passwordErrors({ ...RIGHT, newPassword: '🎨🎨🎨🎨', confirmPassword: '🎨🎨🎨🎨' }, true)).toEqual({
      newPassword: 'Password must be at least 8 characters',
    });
    expect(passwordErrors({ ...RIGHT, confirmPassword: 'Rye and water' }, true)).toEqual({
      confirmPassword: 'Passwords do not match',
    });
  });
});
