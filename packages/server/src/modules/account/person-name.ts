import { z } from 'zod';

const MAX_LENGTH = 100;
/** Control characters and half surrogate pairs: no name has them, and the database cannot keep all of them. */
const UNUSABLE = /[\p{Cc}\p{Cs}]/u;

/** A person's name in a request body, trimmed, with at least `min` characters and at most 100. */
export function personName(min: number, message: string) {
  return z
    .string(message)
    .trim()
    .min(min, message)
    .max(MAX_LENGTH, `Name must be at most ${MAX_LENGTH} characters`)
    .refine((name) => !UNUSABLE.test(name), 'Name contains a character that cannot be used');
}

/** A name another service tells, made to fit; the address's first part where it tells none. */
export function toPersonName(told: string | undefined, email: string): string {
  const name = [...(told ?? '').replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()]
    .slice(0, MAX_LENGTH)
    .join('')
    .trim();
  return name === '' ? email.slice(0, email.indexOf('@')) : name;
}
