import fastifyPlugin from 'fastify-plugin';
import { MAX_JSON_DEPTH } from '../config/limits.ts';
import { ApiError, invalid } from '../http/api-error.ts';

/** Parses JSON bodies; rejects bodies that are nested too deeply or contain characters that cannot be stored. */
export const jsonBody = fastifyPlugin(
  async (app) => {
    // A form on another site can send text/plain without a preflight request; no route needs it.
    app.removeContentTypeParser('text/plain');
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      // A call without a body may still declare a content type; several clients always do.
      if (body === '') return done(null, undefined);
      if (isTooDeep(String(body))) {
        return done(
          new ApiError(400, 'SK_BAD_REQUEST', `The JSON is nested more than ${MAX_JSON_DEPTH} levels deep.`),
        );
      }
      request.mayHaveInvalidText = INVALID_TEXT_ESCAPE.test(String(body));
      return parse(request, String(body), done);
    });
    app.decorateRequest('mayHaveInvalidText', false);
    // After schema validation, so that a field's own message comes first.
    app.addHook('preHandler', async ({ mayHaveInvalidText, body }) => {
      if (!mayHaveInvalidText) return;
      if (someText(body, hasNul)) throw invalid('The text contains a NUL character. Please remove it.');
      if (someText(body, hasLoneSurrogate))
        throw invalid('The text contains an incomplete character. Please remove it.');
    });
  },
  { name: 'json-body' },
);

/**
 * Only escapes can introduce a NUL or a lone surrogate: unescaped, the first is invalid JSON, the second invalid UTF-8.
 */
const INVALID_TEXT_ESCAPE = /\\u(?:0000|d[89a-f])/i;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the body contains the escape of a NUL character or of a surrogate. */
    mayHaveInvalidText: boolean;
  }
}

/** No column can store NUL: it terminates strings in the protocol of PostgreSQL. */
function hasNul(text: string): boolean {
  return text.includes('\u0000');
}

/** Text columns would replace a lone surrogate, and JSON columns fail on it. */
function hasLoneSurrogate(text: string): boolean {
  return !text.isWellFormed();
}

function someText(value: unknown, isUnusable: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isUnusable(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => isUnusable(key) || someText(part, isUnusable));
}

/** Strings, also unterminated ones; the pattern matches in one way only, so that it cannot backtrack. */
const STRING = /"(?:[^"\\]|\\[\s\S])*"?/g;

/** Counts open brackets outside strings; in invalid JSON the count may be wrong, but the parser rejects that anyway. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.replace(STRING, '').matchAll(/[{}[\]]/g)) {
    depth += bracket === '{' || bracket === '[' ? 1 : -1;
    if (depth > MAX_JSON_DEPTH) return true;
  }
  return false;
}
