import { type RefObject, useEffect, useRef, useState } from 'react';
import { issueOf } from '../../../lib/http.ts';

interface FieldErrorOptions {
  /** The field names in form order. */
  readonly order: readonly string[];
  readonly errors: ReadonlyMap<string, string>;
  /** The last server error, or null. */
  readonly serverError: unknown;
}

interface FieldErrors {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The error of a field, after the first submit or from the server. */
  readonly errorOf: (field: string) => string | undefined;
  /** Validates the form. If it is invalid, shows the errors and focuses the first one. */
  readonly check: () => boolean;
}

/** Shows errors at their fields and focuses the first one. */
export function useFieldErrors({ order, errors, serverError }: FieldErrorOptions): FieldErrors {
  const form = useRef<HTMLFormElement>(null);
  const [areShown, setShown] = useState(false);
  useEffect(() => {
    const first = order.find((field) => issueOf(serverError, field) !== undefined);
    if (first !== undefined) focusField(form.current, first);
  }, [order, serverError]);
  return {
    form,
    errorOf: (field) => (areShown ? errors.get(field) : undefined) ?? issueOf(serverError, field),
    check: () => {
      setShown(true);
      const first = order.find((field) => errors.has(field));
      if (first !== undefined) focusField(form.current, first);
      return first === undefined;
    },
  };
}

function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
