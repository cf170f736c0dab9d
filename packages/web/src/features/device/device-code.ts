import { fieldSchema } from '../../lib/form/field-schema.ts';

/** The letters of a code: consonants, so that no words appear. */
const OTHER_CHARACTERS = /[^bcdfghjklmnpqrstvwxz]/gi;
const LENGTH = 8;

/** Formats a typed code as `BCDF-GHJK`. Case, dashes and spaces do not matter. */
export function formatDeviceCode(input: string): string {
  const letters = input.replace(OTHER_CHARACTERS, '').toUpperCase().slice(0, LENGTH);
  return letters.length > LENGTH / 2
    ? `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
    : letters;
}

/** The form with the code of a device. */
export const deviceCodeSchema = fieldSchema<{ readonly code: string }>({
  code: (code) => (formatDeviceCode(code).length === LENGTH + 1 ? undefined : 'Enter all eight letters'),
});
