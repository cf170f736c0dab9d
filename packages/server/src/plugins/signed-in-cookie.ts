import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type Services, toCtx } from '../context/context.ts';
import { findActor } from '../modules/session/session.service.ts';
import { isPageRequest } from './static-web.ts';

/**
 * The cookie that scripts of the web app read and write to know whether a user is probably signed in.
 */
export const SIGNED_IN_COOKIE = 'stylekit-signed-in';

/**
 * Synchronizes the cookie with the session whenever a page is opened.
 *
 * Scripts cannot read the session cookie, and requesting the user without knowing would cause a 401 for every visitor.
 * The cookie is corrected here in case it was deleted by the user, left over from an expired session, or not set after
 * a sign-in through another site. It grants no access.
 */
export const signedInCookie = fastifyPlugin<{ readonly services: Services }>(
  async (app, { services }) => {
    const secure = services.config.publicUrl.startsWith('https:');
    app.addHook('onRequest', async (request, reply) => {
      if (!isPageRequest(request)) return;
      const isMarked = request.cookies[SIGNED_IN_COOKIE] === '1';
      const isSignedIn = await mayBeSignedIn(request, services);
      if (isSignedIn && !isMarked) {
        // A session cookie that ends with the browser; the next page sets it again if the session still exists.
        reply.setCookie(SIGNED_IN_COOKIE, '1', { path: '/', sameSite: 'lax', secure });
      }
      if (!isSignedIn && isMarked)
        reply.clearCookie(SIGNED_IN_COOKIE, { path: '/', sameSite: 'lax', secure });
    });
  },
  { name: 'session-mark', dependencies: ['request-context'] },
);

async function mayBeSignedIn({ session }: FastifyRequest, services: Services): Promise<boolean> {
  const key = session.get('key');
  if (key === undefined) return false;
  return findActor(toCtx(services), key).then(
    (actor) => actor !== null,
    // While the database is unavailable, keep the cookie; the page itself does not need the database.
    () => true,
  );
}
