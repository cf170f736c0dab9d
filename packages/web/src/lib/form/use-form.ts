import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '../field-error.ts';
import { usePending } from '../use-pending.ts';
import { bindFields, type FieldBindings } from './bind-fields.ts';
import { type FormIssue, placeFailure, toFieldErrors } from './form-errors.ts';
import type { FormState } from './form-state.ts';

/** A schema of zod, or an object with the same method. */
export interface FormSchema<Values, Output> {
  readonly safeParse: (values: Values) => {
    readonly data?: Output | undefined;
    readonly error?: { readonly issues: readonly FormIssue[] } | undefined;
  };
}

interface FormOptions<Values extends object, Output> {
  /** `useFields` for a form with its own values, or values that are kept elsewhere, such as a draft. */
  readonly state: FormState<Values>;
  /** Validates and converts the values. The paths of its issues are the names of the fields. */
  readonly schema: FormSchema<NoInfer<Values>, Output>;
  /** When errors of the schema appear: after the first submission, which is the default, or when a field is left. */
  readonly showsErrors?: 'on-submit' | 'on-blur';
  /** Called with the converted values. Errors that it throws are shown at their fields or as `failure`. */
  readonly onSubmit: (output: Output) => Promise<void> | void;
  /** Called if the values are invalid, after the errors are shown. */
  readonly onInvalid?: (errors: FieldErrors) => void;
  /** Called if `onSubmit` throws, after the errors are shown. */
  readonly onFailure?: (failure: unknown) => void;
  /** The failure of a submission that runs elsewhere, or null. */
  readonly failure?: unknown;
}

/** A form: the properties of its element and of its fields, and its state. */
export interface Form<Values> extends FieldBindings<Values> {
  /** The properties of the form element. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
  };
  readonly values: Values;
  readonly change: (part: Partial<Values>) => void;
  /** The error shown at a field. */
  readonly errorOf: (name: string) => string | undefined;
  /** Submits the form like its button. */
  readonly submit: () => void;
  readonly isPending: boolean;
  readonly isValid: boolean;
  /** The error of the last submission if it belongs to no field, otherwise null. The next change removes it. */
  readonly failure: unknown;
  /** Changes values and hides all errors. */
  readonly reset: (part: Partial<Values>) => void;
  /** Focuses the field with this name. */
  readonly focus: (name: string) => void;
}

/**
 * A form whose schema drives it: errors appear at their fields and follow the input, the first invalid field gets the
 * focus, and one submission runs at a time.
 */
export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>): Form<Values> {
  const [values, setValues] = options.state;
  const ref = useRef<HTMLFormElement>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [ownFailure, setFailure] = useState<unknown>(null);
  const { isPending, run } = usePending();
  const { data, error } = options.schema.safeParse(values);
  const errors = toFieldErrors(error?.issues ?? []);
  const failure = options.failure ?? ownFailure;
  const placed = placeFailure(failure);
  useEffect(() => {
    if (options.failure) focusFirstInvalid(ref.current);
  }, [options.failure]);

  const change = (part: Partial<Values>) => {
    setFailure(null);
    setValues(part);
  };
  const touch = (name: string) => {
    if (options.showsErrors === 'on-blur') setTouched((before) => [...before, name]);
  };
  const errorOf = (name: string) =>
    placed[name] ?? (isSubmitted || touched.includes(name) ? errors[name] : undefined);
  /** Rendered synchronously, so that screen readers read the error with the focused field. */
  const show = (render: () => void) => {
    flushSync(render);
    focusFirstInvalid(ref.current);
  };
  const send = async () => {
    setFailure(null);
    try {
      await options.onSubmit(data as Output);
    } catch (thrown) {
      show(() => setFailure(thrown));
      options.onFailure?.(thrown);
    }
  };
  const submit = () => {
    show(() => setSubmitted(true));
    if (error === undefined) run(send);
    else options.onInvalid?.(errors);
  };

  return {
    ...bindFields({ values, errorOf, change, touch }),
    props: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        submit();
      },
    },
    values,
    change,
    errorOf,
    submit,
    isPending,
    isValid: error === undefined,
    failure: Object.keys(placed).some((name) => name in values) ? null : failure,
    reset: (part) => {
      change(part);
      setSubmitted(false);
      setTouched([]);
    },
    focus: (name) => ref.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus(),
  };
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
