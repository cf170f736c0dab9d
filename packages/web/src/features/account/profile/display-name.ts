const MIN_LENGTH = 2;

/** What is wrong with a name as it is typed, or undefined; counted without the blanks around it. */
export function nameFault(name: string): string | undefined {
  return name.trim().length < MIN_LENGTH ? 'Name must be at least 2 characters' : undefined;
}

/** Whether two names are stored as the same one. */
export function isSameName(left: string, right: string): boolean {
  return left.trim() === right.trim();
}
