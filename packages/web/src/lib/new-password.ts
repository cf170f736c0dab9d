const MIN_PASSWORD_LENGTH = 8;
export const PASSWORD_ERROR = 'Password must be at least 8 characters';

/** Counts code points like the server, so an emoji counts as one character. */
export function isLongEnough(password: string): boolean {
  return [...password].length >= MIN_PASSWORD_LENGTH;
}
