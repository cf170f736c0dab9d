import { fieldSchema } from './form/field-schema.ts';

/** The number of letters and digits of an emailed code. */
export const CODE_LENGTH = 6;

/** A form with an emailed code. */
export const codeSchema = fieldSchema<{ readonly code: string }>({
  code: ({ length }) =>
    length === CODE_LENGTH ? undefined : 'Please enter a valid 6-digit verification code.',
});
