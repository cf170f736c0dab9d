/** What one of the engine's briefs says about a form that was checked with it. */
interface Checked {
  readonly error?:
    | {
        readonly issues: readonly {
          readonly path: readonly PropertyKey[];
          readonly message: string;
        }[];
      }
    | undefined;
}

/** The first fault of each field, by the field's name; empty when the brief can be used. */
export function toFaults({ error }: Checked): ReadonlyMap<string, string> {
  const faults = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0]);
    if (!faults.has(field)) faults.set(field, message);
  }
  return faults;
}
