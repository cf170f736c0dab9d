const MIN_PASSWORD_LENGTH = 8;
export const PASSWORD_FAULT = 'Password must be at least 8 characters';

/** Counted in characters, as the server does: a symbol of two code units is one. */
export function isLongEnough(password: string): boolean {
  return [...password].length >= MIN_PASSWORD_LENGTH;
}
