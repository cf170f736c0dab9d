/** The names of the values of one type. */
type KeyOf<Values, Value> = { [K in keyof Values]: Values[K] extends Value ? K : never }[keyof Values] &
  string;

interface BoundField<Change> {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (change: Change) => void;
}

interface InputEvent {
  readonly currentTarget: { readonly value: string };
}

/** The properties of fields, by the names of their values. */
export interface FieldBindings<Values> {
  /** For a text field, a text area or a select. */
  readonly input: (name: KeyOf<Values, string>) => BoundField<InputEvent> & { readonly onBlur: () => void };
  /** For a field that reports its value, such as a color or a code. */
  readonly control: (name: KeyOf<Values, string>) => BoundField<string>;
  /** For a checkbox. */
  readonly checkbox: (name: KeyOf<Values, boolean>) => {
    readonly isChecked: boolean;
    readonly error: string | undefined;
    readonly onChange: (isChecked: boolean) => void;
  };
}

interface FieldSource<Values> {
  readonly values: Values;
  readonly errorOf: (name: string) => string | undefined;
  readonly change: (part: Partial<Values>) => void;
  /** Called when a field is left, and for a checkbox when it changes. */
  readonly touch: (name: string) => void;
}

/** Connects fields with the values and errors of a form. */
export function bindFields<Values extends object>(source: FieldSource<Values>): FieldBindings<Values> {
  const { values, errorOf, touch } = source;
  const set = (name: string, value: unknown) => source.change({ [name]: value } as Partial<Values>);
  const bind = (name: KeyOf<Values, string>) => ({
    name,
    value: values[name] as string,
    error: errorOf(name),
  });
  return {
    input: (name) => ({
      ...bind(name),
      onChange: ({ currentTarget }) => set(name, currentTarget.value),
      onBlur: () => touch(name),
    }),
    control: (name) => ({ ...bind(name), onChange: (value) => set(name, value) }),
    checkbox: (name) => ({
      isChecked: values[name] as boolean,
      error: errorOf(name),
      onChange: (isChecked) => {
        set(name, isChecked);
        touch(name);
      },
    }),
  };
}
