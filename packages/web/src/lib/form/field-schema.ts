import type { FormSchema } from './use-form.ts';

/** Checks one value. Returns an error message, or undefined if the value is valid. */
export type FieldCheck<Value, Values> = (value: Value, values: Values) => string | undefined;

type FieldChecks<Values> = { readonly [K in keyof Values]?: FieldCheck<Values[K], Values> };

/** A schema of one check for each field, for forms on pages that do not load zod. Fields without a check are valid. */
export function fieldSchema<Values extends object>(checks: FieldChecks<Values>): FormSchema<Values, Values> {
  const names = Object.keys(checks) as (keyof Values & string)[];
  return {
    safeParse(values) {
      const issues = names.flatMap((name) => {
        const message = checks[name]?.(values[name], values);
        return message === undefined ? [] : [{ path: name, message }];
      });
      return issues.length === 0 ? { data: values } : { error: { issues } };
    },
  };
}

/** The message for a text that is empty or blank. */
export function required(message: string): (text: string) => string | undefined {
  return (text) => (text.trim() === '' ? message : undefined);
}
