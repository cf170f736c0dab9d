const MIN_PASSWORD_LENGTH = 8;

/** Counts code points like the server, so an emoji counts as one character. */
export function isLongEnough(password: string): boolean {
  return [...password].length >= MIN_PASSWORD_LENGTH;
}

/** The error of a password that is too short. */
export function passwordError(password: string): string | undefined {
  return isLongEnough(password) ? undefined : 'Password must be at least 8 characters';
}

/** The error of a repeated password. */
export function confirmationError(confirmation: string, password: string): string | undefined {
  if (confirmation === '') return 'Please confirm your password';
  return confirmation === password ? undefined : 'Passwords do not match';
}
