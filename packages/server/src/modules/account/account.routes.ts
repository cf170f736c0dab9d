import { Readable } from 'node:stream';
import { z } from 'zod';
import { callerReader } from '../../context/own-reader.ts';
import { actorCtx, callerOf, clearSessionCookie, sessionCtx } from '../../context/request.ts';
import type { App } from '../../http/app-type.ts';
import { noBody } from '../../http/wire.ts';
import { changePasswordBody, codeBody, done, doneSchema, profileBody, userSchema } from './account.schema.ts';
import { findUserView, renameUser } from './account.service.ts';
import { deleteAccount, requestDeletion } from './account-deletion.service.ts';
import { exportAccount } from './account-export.ts';
import { changePassword } from './change-password.ts';

const config = { access: 'signed-in' } as const;
const tags = ['account'];

/** The account of the signed-in user. */
export async function registerAccount(app: App): Promise<void> {
  app.get(
    '/api/user',
    {
      config: { ...config, checksSessionInRead: true },
      schema: { tags, summary: 'The signed-in user', response: { 200: userSchema } },
    },
    async (request) => findUserView(callerReader(request), request.ctx.services),
  );
  app.put(
    '/api/user',
    {
      config,
      schema: {
        tags,
        summary: 'Change the name of the signed-in user',
        body: profileBody,
        response: { 200: userSchema },
      },
    },
    async (request) => renameUser(actorCtx(request), request.body.name),
  );
  app.post(
    '/api/user/password',
    {
      // Hashes passwords, at most two at once.
      config: { ...config, hasOwnQueue: true, errors: ['SK_SIGN_IN_AGAIN', 'SK_CONFLICT'] },
      schema: {
        tags,
        summary: 'Change the password and end every other session',
        body: changePasswordBody,
        response: { 204: noBody },
      },
    },
    async (request, reply) => {
      await changePassword(sessionCtx(request), request.body);
      return reply.status(204).send(null);
    },
  );
  registerExport(app);
  registerDeletion(app);
}

function registerExport(app: App): void {
  app.get(
    '/api/user/export',
    {
      config,
      schema: {
        tags,
        summary: 'All data stored about the signed-in user, as one JSON file',
        response: { 200: z.unknown() },
      },
    },
    async (request, reply) => {
      const pieces = exportAccount(actorCtx(request));
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="stylekit-account.json"')
        .send(Readable.from(pieces));
    },
  );
}

function registerDeletion(app: App): void {
  app.post(
    '/api/user/delete/request',
    {
      config,
      schema: { tags, summary: 'Mail the code that deletes the account', response: { 200: doneSchema } },
    },
    async (request) => {
      await requestDeletion(sessionCtx(request), callerOf(request));
      return done('Verification code sent');
    },
  );
  app.post(
    '/api/user/delete/verify',
    {
      config: { ...config, errors: ['SK_INVALID_CODE'] },
      schema: {
        tags,
        summary: 'Delete the account with the mailed code',
        body: codeBody,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      await deleteAccount(sessionCtx(request), request.body.code, callerOf(request));
      clearSessionCookie(request);
      return done('Account deleted');
    },
  );
}
