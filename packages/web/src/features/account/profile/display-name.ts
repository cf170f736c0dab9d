const MIN_LENGTH = 2;

/** The error of a display name, or undefined. Surrounding spaces are ignored. */
export function nameError(name: string): string | undefined {
  return name.trim().length < MIN_LENGTH ? 'Name must be at least 2 characters' : undefined;
}

/** Whether two names are equal after trimming. */
export function isSameName(left: string, right: string): boolean {
  return left.trim() === right.trim();
}
