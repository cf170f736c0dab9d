import { ApiError } from '../api-error.ts';
import type { App } from '../app-type.ts';
import { JSON_DEPTH } from '../limits.ts';

/** Reads JSON bodies, refusing what is nested so deeply that walking it would be an attack. */
export async function registerJsonBody(app: App): Promise<void> {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A call without a body may still name the type; several clients always do.
    if (body === '') return done(null, undefined);
    if (isTooDeep(String(body))) {
      return done(
        new ApiError(400, 'SK_BAD_REQUEST', `The JSON is nested more than ${JSON_DEPTH} levels deep.`),
      );
    }
    return parse(request, String(body), (error, value) => {
      if (error === null && String(body).includes('\\u0000') && hasNul(value)) return done(NUL_REFUSED);
      return done(error, value);
    });
  });
}

/** No text column can hold one; nobody types one. */
const NUL_REFUSED = new ApiError(400, 'SK_BAD_REQUEST', 'The text holds a NUL character. Remove it.');

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => key.includes('\u0000') || hasNul(part));
}

/** Strings, whole or cut off at the end, and nothing that could be tried in two ways. */
const STRING = /"(?:[^"\\]|\\[\s\S])*"?/g;

/** Counts open brackets outside of strings; a wrong count in broken JSON does not matter, the parser refuses that. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.replace(STRING, '').matchAll(/[{}[\]]/g)) {
    depth += bracket === '{' || bracket === '[' ? 1 : -1;
    if (depth > JSON_DEPTH) return true;
  }
  return false;
}
