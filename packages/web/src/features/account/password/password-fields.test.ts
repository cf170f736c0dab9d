import { describe, expect, it } from 'vitest';
import { passwordFaults } from './password-fields.ts';

const RIGHT = {
  currentPassword: 'oak and crust',
  newPassword: 'rye and water',
  confirmPassword: 'rye and water',
};

describe('a password form', () => {
  it('can be sent when everything is there and alike', () => {
    expect(passwordFaults(RIGHT, true)).toEqual({});
  });

  it('says of each empty field what belongs there', () => {
    const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };
    expect(passwordFaults(empty, true)).toEqual({
      currentPassword: 'Please enter your current password',
      newPassword: 'Password must be at least 8 characters',
      confirmPassword: 'Please confirm your password',
    });
  });

  it('does without the current password where the account has none', () => {
    expect(passwordFaults({ ...RIGHT, currentPassword: '' }, false)).toEqual({});
  });

  it('counts characters and not code units, and compares exactly', () => {
    expect(passwordFaults({ ...RIGHT, newPassword: '🎨🎨🎨🎨', confirmPassword: '🎨🎨🎨🎨' }, true)).toEqual({
      newPassword: 'Password must be at least 8 characters',
    });
    expect(passwordFaults({ ...RIGHT, confirmPassword: 'Rye and water' }, true)).toEqual({
      confirmPassword: 'Passwords do not match',
    });
  });
});
