import { z } from 'zod';
import { sessionCtx, tokenCtx } from '../../context/request.ts';
import type { App } from '../../http/app-type.ts';
import { SCOPES } from '../../http/scopes.ts';
import { idParams, noBody } from '../../http/wire.ts';
import { presentToken } from './access-token.presenter.ts';
import { createdTokenSchema, currentTokenSchema, tokenBody, tokenSchema } from './access-token.schema.ts';
import {
  createToken,
  findCurrentToken,
  listTokens,
  revokeCurrentToken,
  revokeToken,
} from './access-token.service.ts';

const config = { access: 'signed-in' } as const;
const tags = ['access token'];

/** A token may always identify and revoke itself. */
const ownConfig = { access: 'signed-in', scopes: SCOPES } as const;

/**
 * The personal access tokens of a user. Managing them requires a sign-in within the last hour; a token can only see and
 * revoke itself.
 */
export async function registerTokens(app: App): Promise<void> {
  app.get(
    '/api/tokens',
    {
      config: { ...config, errors: ['SK_SIGN_IN_AGAIN'] },
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
      config: { ...config, errors: ['SK_SIGN_IN_AGAIN', 'SK_TOKEN_LIMIT'] },
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
  registerCurrentToken(app);
  app.delete(
    '/api/tokens/:id',
    {
      config: { ...config, errors: ['SK_SIGN_IN_AGAIN'] },
      schema: { tags, summary: 'Revoke an access token', params: idParams, response: { 204: noBody } },
    },
    async (request, reply) => {
      await revokeToken(sessionCtx(request), request.params.id);
      return reply.status(204).send(null);
    },
  );
}

function registerCurrentToken(app: App): void {
  app.get(
    '/api/tokens/current',
    {
      config: { ...ownConfig, errors: ['SK_NOT_FOUND'] },
      schema: {
        tags,
        summary: 'The access token of this call, and its owner',
        response: { 200: currentTokenSchema },
      },
    },
    async (request) => {
      const { row, owner } = await findCurrentToken(tokenCtx(request));
      return { ...presentToken(row), owner };
    },
  );
  app.delete(
    '/api/tokens/current',
    {
      config: { ...ownConfig, errors: ['SK_NOT_FOUND'] },
      schema: { tags, summary: 'Revoke the access token of this call', response: { 204: noBody } },
    },
    async (request, reply) => {
      await revokeCurrentToken(tokenCtx(request));
      return reply.status(204).send(null);
    },
  );
}
