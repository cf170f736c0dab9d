import { fieldSchema } from '../../../lib/form/field-schema.ts';

const MIN_LENGTH = 2;

/** The profile form. Spaces around the name are ignored. */
export const profileSchema = fieldSchema<{ readonly name: string }>({
  name: (name) => (name.trim().length < MIN_LENGTH ? 'Name must be at least 2 characters' : undefined),
});

/** Whether two names are equal after trimming. */
export function isSameName(left: string, right: string): boolean {
  return left.trim() === right.trim();
}
