import { z } from 'zod';
import { sessionCtx } from '../../context/request.ts';
import type { App } from '../../http/app-type.ts';
import { idParams, noBody } from '../../http/wire.ts';
import { presentToken } from './access-token.presenter.ts';
import { createdTokenSchema, tokenBody, tokenSchema } from './access-token.schema.ts';
import { createToken, listTokens, revokeToken } from './access-token.service.ts';

const config = { access: 'signed-in' } as const;
const tags = ['access token'];

/** The personal access tokens of a user. All calls require a sign-in within the last hour. */
export async function registerTokens(app: App): Promise<void> {
  app.get(
    '/api/tokens',
    {
      config,
      schema: {
        tags,
        summary: 'The access tokens of the signed-in user, newest first, without revoked ones',
        response: { 200: z.array(tokenSchema) },
      },
    },
    async (request) => (await listTokens(sessionCtx(request))).map(presentToken),
  );
  app.post(
    '/api/tokens',
    {
      config,
      schema: {
        tags,
        summary: 'Create an access token; only this response contains its value',
        body: tokenBody,
        response: { 201: createdTokenSchema },
      },
    },
    async (request, reply) => {
      const { row, value } = await createToken(sessionCtx(request), request.body);
      return reply.status(201).send({ ...presentToken(row), token: value });
    },
  );
  app.delete(
    '/api/tokens/:id',
    {
      config,
      schema: { tags, summary: 'Revoke an access token', params: idParams, response: { 204: noBody } },
    },
    async (request, reply) => {
      await revokeToken(sessionCtx(request), request.params.id);
      return reply.status(204).send(null);
    },
  );
}
