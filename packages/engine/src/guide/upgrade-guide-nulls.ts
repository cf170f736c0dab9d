/** A part of a document without what says nothing: older documents wrote null or an empty list there. */
export function withoutNulls<T extends object>(value: T): Partial<T> {
  const entries = Object.entries(value).filter(
    ([, part]) => part !== null && !(Array.isArray(part) && part.length === 0),
  );
  return Object.fromEntries(entries) as Partial<T>;
}
