import { z } from 'zod';
import { isCommonPassword } from './common-passwords.ts';

export const MIN_CHARACTERS = 8;
export const MAX_CHARACTERS = 128;
/** What is left of a password beside the person's own words has to have this many characters to count. */
const MIN_OWN_CHARACTERS = 6;
const MIN_WORD_LENGTH = 3;
const PRODUCT_WORDS = ['stylekit'];

/** What the server knows of the person who chooses a password; their own words are the first a guesser tries. */
export interface PasswordContext {
  readonly email?: string;
  readonly name?: string;
}

const TOO_COMMON = 'This password is too common. Please choose another one.';

/** Whether a password can be hashed exactly: at most 128 characters, no NUL, no half of a surrogate pair. */
export function isHashable(password: string): boolean {
  // Half a pair has no UTF-8 form and would be replaced, and then two passwords would have one hash.
  return (
    password.isWellFormed() && !password.includes('\u0000') && countCharacters(password) <= MAX_CHARACTERS
  );
}

/**
 * What is wrong with a new password, in words a person may read, or null when it may be used.
 *
 * Characters are Unicode code points; the password is taken exactly as typed. Common passwords and those made of the
 * product's name, the e-mail or the person's name are refused; there are no rules of composition (OWASP ASVS 6.2).
 */
export function newPasswordFault(password: string, context: PasswordContext = {}): string | null {
  const characters = countCharacters(password);
  if (characters > MAX_CHARACTERS) return 'Password must be at most 128 characters';
  if (characters < MIN_CHARACTERS) return 'Password must be at least 8 characters';
  if (!isHashable(password)) return 'Password contains a character that cannot be used';
  if (isCommonPassword(password) || isPersonal(password, context)) return TOO_COMMON;
  return null;
}

/** A new password in a request body; whoever knows the person asks `newPasswordFault` with the context as well. */
export const newPasswordSchema = z
  .string({ error: 'Password must be at least 8 characters' })
  .superRefine((password, context) => {
    const message = newPasswordFault(password);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

/** Whether hardly anything is left of the password once the words a guesser knows are taken out. */
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

/** Counted without building an array, because the text may be a megabyte long before it is refused. */
function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
