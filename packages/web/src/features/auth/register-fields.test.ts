import { describe, expect, it } from 'vitest';
import { toFieldErrors } from '../../lib/form/form-errors.ts';
import { emailError } from './login-fields.ts';
import { registerSchema } from './register-fields.ts';

const VALID_FIELDS = {
  name: 'Inês Moinho',
  email: 'ines@moinho.pt',
  password: 'flour and water',
  confirmPassword: 'flour and water',
  consent: true,
};

function registerErrors(fields: typeof VALID_FIELDS) {
  return toFieldErrors(registerSchema.safeParse(fields).error?.issues ?? []);
}

describe('registration form', () => {
  it('accepts valid input', () => {
    expect(registerErrors(VALID_FIELDS)).toEqual({});
  });

  it.each([
    [{ name: '  ' }, { name: 'Name is required' }],
    [{ email: 'ines@moinho' }, { email: 'Please enter a valid email address' }],
    [{ password: 'flour', confirmPassword: 'flour' }, { password: 'Password must be at least 8 characters' }],
    [{ confirmPassword: '' }, { confirmPassword: 'Please confirm your password' }],
    [{ confirmPassword: 'flour and Water' }, { confirmPassword: 'Passwords do not match' }],
    [
      { password: 'flour', confirmPassword: 'other' },
      { password: 'Password must be at least 8 characters', confirmPassword: 'Passwords do not match' },
    ],
    [{ consent: false }, { consent: 'You must accept the terms and privacy policy' }],
  ])('shows the errors of %o', (change, errors) => {
    expect(registerErrors({ ...VALID_FIELDS, ...change })).toEqual(errors);
  });

  it('counts characters, not code units', () => {
    const password = '🎨🎨🎨🎨';
    expect(registerErrors({ ...VALID_FIELDS, password, confirmPassword: password })).toEqual({
      password: 'Password must be at least 8 characters',
    });
  });
});

describe('email address', () => {
  it.each(['ines@moinho.pt', ' a.b+c@d-e.co.uk '])('accepts %s', (text) =>
    expect(emailError(text)).toBeUndefined(),
  );
  it.each(['', 'ines', 'ines@', '@moinho.pt', 'a b@c.de', 'a@b@c.de', 'a@b..de', 'a@b.'])(
    'rejects "%s"',
    (text) => expect(emailError(text)).toBe('Please enter a valid email address'),
  );
});
