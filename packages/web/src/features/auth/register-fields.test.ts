import { describe, expect, it } from 'vitest';
import { isEmail, type RegisterFields, registerErrors, toRegisterErrors } from './register-fields.ts';

const GOOD: RegisterFields = {
  name: 'Inês Moinho',
  email: 'ines@moinho.pt',
  password: 'flour and water',
  confirmPassword: 'flour and water',
  consent: true,
};

describe('the registration form', () => {
  it('has no fault when everything is there', () => {
    expect(registerErrors(GOOD)).toEqual({});
  });

  it.each([
    [{ name: '  ' }, { name: 'Name is required' }],
    [{ email: 'ines@moinho' }, { email: 'Please enter a valid email address' }],
    [{ password: 'flour', confirmPassword: 'flour' }, { password: 'Password must be at least 8 characters' }],
    [{ confirmPassword: '' }, { confirmPassword: 'Please confirm your password' }],
    [{ confirmPassword: 'flour and Water' }, { confirmPassword: 'Passwords do not match' }],
    [{ consent: false }, { consent: 'You must accept the terms and privacy policy' }],
  ])('says what is wrong with %o', (change, errors) => {
    expect(registerErrors({ ...GOOD, ...change })).toEqual(errors);
  });

  it('counts characters, not code units', () => {
    const password = '🎨🎨🎨🎨';
    expect(registerErrors({ ...GOOD, password, confirmPassword: password })).toEqual({
      password: 'Password must be at least 8 characters',
    });
  });

  it('puts the first thing the server finds to its field and leaves out what it has no field for', () => {
    const issues = [
      { path: 'password', message: 'This password is too common. Please choose another one.' },
      { path: 'password', message: 'second' },
      { path: 'recaptchaToken', message: 'third' },
    ];
    expect(toRegisterErrors(issues)).toEqual({
      password: 'This password is too common. Please choose another one.',
    });
  });
});

describe('an address', () => {
  it.each(['ines@moinho.pt', ' a.b+c@d-e.co.uk '])('may be %s', (text) => expect(isEmail(text)).toBe(true));
  it.each(['', 'ines', 'ines@', '@moinho.pt', 'a b@c.de', 'a@b@c.de', 'a@b..de', 'a@b.'])(
    'is not %s',
    (text) => expect(isEmail(text)).toBe(false),
  );
});
