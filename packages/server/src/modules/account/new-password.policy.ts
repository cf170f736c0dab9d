import { z } from 'zod';
import { isCommonPassword } from './common-passwords.ts';

export const MIN_CHARACTERS = 8;
export const MAX_CHARACTERS = 128;
/** A password is too personal if fewer characters than this remain without the user's own words. */
const MIN_OWN_CHARACTERS = 6;
const MIN_WORD_LENGTH = 3;
const PRODUCT_WORDS = ['stylekit'];

/** What is known about the user who chooses a password; attackers try their own words first. */
export interface PasswordContext {
  readonly email?: string;
  readonly name?: string;
}

const TOO_COMMON = 'This password is too common. Please choose another one.';

/** Whether a password can be hashed exactly: at most 128 characters, no NUL, no lone surrogate. */
export function isHashable(password: string): boolean {
  // A lone surrogate has no UTF-8 form and would be replaced, so that two passwords would have the same hash.
  return (
    password.isWellFormed() && !password.includes('\u0000') && countCharacters(password) <= MAX_CHARACTERS
  );
}

/**
 * Returns the error message for a new password, or null if it is acceptable.
 *
 * Characters are Unicode code points; the password is used exactly as typed. Common passwords are rejected, and those
 * consisting of the product's name, the email address or the user's name. There are no composition rules (OWASP ASVS
 * 6.2).
 */
export function findPasswordIssue(password: string, context: PasswordContext = {}): string | null {
  const characters = countCharacters(password);
  if (characters > MAX_CHARACTERS) return 'Password must be at most 128 characters';
  if (characters < MIN_CHARACTERS) return 'Password must be at least 8 characters';
  if (!isHashable(password)) return 'Password contains a character that cannot be used';
  if (isCommonPassword(password) || isPersonal(password, context)) return TOO_COMMON;
  return null;
}

/** A new password in a request body; where the user is known, also call `findPasswordIssue` with the context. */
export const newPasswordSchema = z
  .string({ error: 'Password must be at least 8 characters' })
  .superRefine((password, context) => {
    const message = findPasswordIssue(password);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

/** Whether too little remains of the password without the words that an attacker knows. */
function isPersonal(password: string, { email, name }: PasswordContext): boolean {
  const lower = password.toLowerCase();
  return contextWords(email, name).some((word) => {
    const rest = lower.replaceAll(word, '');
    return rest !== lower && countCharacters(rest) < MIN_OWN_CHARACTERS;
  });
}

function contextWords(email = '', name = ''): string[] {
  const local = email.toLowerCase().split('@', 1).join('');
  const names = name.toLowerCase().split(/\s+/u);
  const words = [
    ...PRODUCT_WORDS,
    email.toLowerCase(),
    local,
    ...local.split(/[^\p{L}\p{N}]+/u),
    names.join(''),
    ...names,
  ];
  return [...new Set(words)].filter((word) => word.length >= MIN_WORD_LENGTH);
}

/** Counts without building an array, because the text may be a megabyte long. */
function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
