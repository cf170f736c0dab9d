import { z } from 'zod';
import { callerReader } from '../../context/own-reader.ts';
import { sessionCtx } from '../../context/request.ts';
import type { App } from '../../http/app-type.ts';
import { idParams, noBody } from '../../http/wire.ts';
import { presentSession } from './session.presenter.ts';
import { sessionSchema } from './session.schema.ts';
import { endOtherSessions, endSession, listSessions } from './session.service.ts';

/** The sessions of a user. */
export async function registerSessions(app: App): Promise<void> {
  app.get(
    '/api/user/sessions',
    {
      config: { access: 'signed-in', checksSessionInRead: true },
      schema: {
        tags: ['session'],
        summary: 'The sessions of the signed-in user',
        response: { 200: z.array(sessionSchema) },
      },
    },
    async (request) => {
      const sessions = await listSessions(callerReader(request));
      const { actor } = sessionCtx(request);
      return sessions.map((session) => presentSession(session, actor));
    },
  );
  app.delete(
    '/api/user/sessions/:id',
    {
      config: { access: 'signed-in' },
      schema: { tags: ['session'], summary: 'End a session', params: idParams, response: { 204: noBody } },
    },
    async (request, reply) => {
      await endSession(sessionCtx(request), request.params.id);
      return reply.status(204).send(null);
    },
  );
  app.post(
    '/api/user/sessions/revoke-others',
    {
      config: { access: 'signed-in' },
      schema: {
        tags: ['session'],
        summary: 'End all other sessions',
        response: { 200: z.object({ ended: z.int() }) },
      },
    },
    async (request) => ({ ended: await endOtherSessions(sessionCtx(request)) }),
  );
}
