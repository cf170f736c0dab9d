import { z } from 'zod';

const MAX_LENGTH = 100;
/** Control characters and lone surrogates: no name contains them, and the database cannot store all of them. */
const UNUSABLE = /[\p{Cc}\p{Cs}]/u;

/** A user's name in a request body, trimmed, with at least `min` and at most 100 characters. */
export function personName(min: number, message: string) {
  return z
    .string(message)
    .trim()
    .min(min, message)
    .max(MAX_LENGTH, `Name must be at most ${MAX_LENGTH} characters`)
    .refine((name) => !UNUSABLE.test(name), 'Name contains a character that cannot be used');
}

/** The name from another service, cleaned and shortened; without one, the local part of the email address. */
export function toPersonName(externalName: string | undefined, email: string): string {
  const name = [...(externalName ?? '').replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()]
    .slice(0, MAX_LENGTH)
    .join('')
    .trim();
  return name === '' ? email.slice(0, email.indexOf('@')) : name;
}
