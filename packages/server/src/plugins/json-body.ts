import fastifyPlugin from 'fastify-plugin';
import { JSON_DEPTH } from '../config/limits.ts';
import { ApiError, invalid } from '../http/api-error.ts';

/** Reads JSON bodies, refusing what is nested so deeply that walking it would be an attack. */
export const jsonBody = fastifyPlugin(
  async (app) => {
    // A form of another site can send text/plain without asking first; nothing here needs it.
    app.removeContentTypeParser('text/plain');
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
      request.mayBeUnusable = UNUSABLE_ESCAPE.test(String(body));
      return parse(request, String(body), done);
    });
    app.decorateRequest('mayBeUnusable', false);
    // After the schemas, so that a field with words of its own for it can use them.
    app.addHook('preHandler', async ({ mayBeUnusable, body }) => {
      if (!mayBeUnusable) return;
      if (holds(body, hasNul)) throw invalid('The text holds a NUL character. Please remove it.');
      if (holds(body, isTorn)) throw invalid('The text holds half of a character. Please remove it.');
    });
  },
  { name: 'json-body' },
);

/** Only an escape can bring in a NUL or half of a surrogate pair: the first is not JSON, the second not UTF-8. */
const UNUSABLE_ESCAPE = /\\u(?:0000|d[89a-f])/i;

declare module 'fastify' {
  interface FastifyRequest {
    /** The body's text has the escape of a NUL character or of a surrogate somewhere. */
    mayBeUnusable: boolean;
  }
}

/** No column can hold one: it would end the text in the middle of the database's own protocol. */
function hasNul(text: string): boolean {
  return text.includes('\u0000');
}

/** Half of a surrogate pair is no character: text columns would keep another one, and JSON columns break on it. */
function isTorn(text: string): boolean {
  return !text.isWellFormed();
}

function holds(value: unknown, isUnusable: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isUnusable(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => isUnusable(key) || holds(part, isUnusable));
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
