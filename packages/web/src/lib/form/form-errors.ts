import { FieldError, type FieldErrors } from '../field-error.ts';
import { HttpError } from '../http.ts';

/** A validation issue of zod or of the server. */
export interface FormIssue {
  readonly path: string | readonly PropertyKey[];
  readonly message: string;
}

/** The first message of each path. */
export function toFieldErrors(issues: readonly FormIssue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues)
    errors[typeof path === 'string' ? path : path.join('.')] ??= message;
  return errors;
}

/** The field errors of a failed submission: those of a `FieldError` or the validation issues of the server. */
export function placeFailure(failure: unknown): FieldErrors {
  if (failure instanceof FieldError) return failure.errors;
  return toFieldErrors((failure instanceof HttpError ? failure.body?.issues : undefined) ?? []);
}
