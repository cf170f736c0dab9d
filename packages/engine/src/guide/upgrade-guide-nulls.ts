/** Removes null and empty lists, which older documents contain for missing values. */
export function withoutNulls<T extends object>(value: T): Partial<T> {
  const entries = Object.entries(value).filter(
    ([, part]) => part !== null && !(Array.isArray(part) && part.length === 0),
  );
  return Object.fromEntries(entries) as Partial<T>;
}
