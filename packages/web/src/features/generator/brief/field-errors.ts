/** The result of validating a form with a brief schema of the engine. */
interface FieldCheck {
  readonly error?:
    | {
        readonly issues: readonly {
          readonly path: readonly PropertyKey[];
          readonly message: string;
        }[];
      }
    | undefined;
}

/** The first error of each field. Empty if the brief is valid. */
export function toFieldErrors({ error }: FieldCheck): ReadonlyMap<string, string> {
  const errors = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0]);
    if (!errors.has(field)) errors.set(field, message);
  }
  return errors;
}
