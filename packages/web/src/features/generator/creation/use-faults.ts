import { type RefObject, useEffect, useRef, useState } from 'react';
import { issueOf } from '../../../lib/http.ts';

interface FaultOptions {
  /** The names of the fields, in the order in which they stand on the form. */
  readonly order: readonly string[];
  readonly faults: ReadonlyMap<string, string>;
  /** The server's last refusal, or null. */
  readonly refusal: unknown;
}

interface FaultView {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What is wrong with a field, once the person has tried to send the form or the server has refused it. */
  readonly faultOf: (field: string) => string | undefined;
  /** Whether the form can be sent; when not, the faults are shown and the first of them has the focus. */
  readonly check: () => boolean;
}

/** Shows what is wrong with a form where it is wrong, and leads to the first fault. */
export function useFaults({ order, faults, refusal }: FaultOptions): FaultView {
  const form = useRef<HTMLFormElement>(null);
  const [areShown, setShown] = useState(false);
  useEffect(() => {
    const first = order.find((field) => issueOf(refusal, field) !== undefined);
    if (first !== undefined) focusField(form.current, first);
  }, [order, refusal]);
  return {
    form,
    faultOf: (field) => (areShown ? faults.get(field) : undefined) ?? issueOf(refusal, field),
    check: () => {
      setShown(true);
      const first = order.find((field) => faults.has(field));
      if (first !== undefined) focusField(form.current, first);
      return first === undefined;
    },
  };
}

function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
