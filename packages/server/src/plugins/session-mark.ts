import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type House, toCtx } from '../context/context.ts';
import { findActor } from '../modules/session/session.service.ts';
import { isPageRequest } from './static-web.ts';

/** The cookie that tells the page's scripts whether somebody may be signed in; they read it and write it as well. */
export const SESSION_MARK = 'stylekit-signed-in';

/**
 * Makes the mark agree with the browser's session whenever a page is opened.
 *
 * The session's own cookie cannot be read by scripts, and a page that asked without knowing would get a 401 for every
 * visitor. So that the mark can be trusted, it is set and cleared here, whatever became of it in the meantime: removed by
 * a person, left by a session that has ended, or missing after a sign-in by way of another site. It proves nothing.
 */
export const sessionMark = fastifyPlugin<{ readonly house: House }>(
  async (app, { house }) => {
    const secure = house.config.publicUrl.startsWith('https:');
    app.addHook('onRequest', async (request, reply) => {
      if (!isPageRequest(request)) return;
      const isMarked = request.cookies[SESSION_MARK] === '1';
      const isSignedIn = await mayBeSignedIn(request, house);
      if (isSignedIn && !isMarked) {
        // Ends with the browser: the next page sets it again where the session is still there.
        reply.setCookie(SESSION_MARK, '1', { path: '/', sameSite: 'lax', secure });
      }
      if (!isSignedIn && isMarked) reply.clearCookie(SESSION_MARK, { path: '/', sameSite: 'lax', secure });
    });
  },
  { name: 'session-mark', dependencies: ['request-context'] },
);

async function mayBeSignedIn({ session }: FastifyRequest, house: House): Promise<boolean> {
  const key = session.get('key');
  if (key === undefined) return false;
  return findActor(toCtx(house), key).then(
    (actor) => actor !== null,
    // While the database does not answer, nothing speaks against it, and the page itself needs no database.
    () => true,
  );
}
