/** The first error of each field, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** An error that a submission throws to show messages at its fields. */
export class FieldError extends Error {
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors) {
    super(Object.values(errors)[0]);
    this.name = 'FieldError';
    this.errors = errors;
  }
}
