import type { FastifyRequest } from 'fastify';
import { readerOf } from '../../context/own-reader.ts';
import { callerOf, clearSessionCookie, sessionActorOf, setSessionCookie } from '../../context/request.ts';
import { ApiError } from '../../http/api-error.ts';
import type { App } from '../../http/app-type.ts';
import { noBody } from '../../http/wire.ts';
import {
  done,
  doneSchema,
  emailBody,
  emailCodeBody,
  loginBody,
  registerBody,
  registeredSchema,
  resetPasswordBody,
  userSchema,
} from './account.schema.ts';
import { findUserView } from './account.service.ts';
import { requestPasswordReset, resetPassword, verifyResetCode } from './password-reset.service.ts';
import { register, resendCode, verifyEmail } from './registration.service.ts';
import { registrationOf, storeRegistration } from './registration-proof.ts';
import { signIn, signOut } from './sign-in.service.ts';
import { trustDevice, trustedDeviceOf } from './trusted-device.ts';

const config = { access: 'public' } as const;
/** These hash a password, at most two at once. */
const hashing = { access: 'public', hasOwnQueue: true } as const;
const tags = ['sign-in'];

/** Registration, sign-in, sign-out, verification and password reset. */
export async function registerSignIn(app: App): Promise<void> {
  registerRegistration(app);
  registerLogin(app);
  registerVerification(app);
  registerReset(app);
}

function registerRegistration(app: App): void {
  app.post(
    '/api/register',
    {
      config: hashing,
      schema: {
        tags,
        summary: 'Register; a known address gets the same response',
        body: registerBody,
        response: { 201: registeredSchema },
      },
    },
    async (request, reply) => {
      const { email } = request.body;
      const registered = await register(request.ctx, request.body, callerOf(request));
      if (registered.kind === 'signed-in') {
        const { key, maxAgeSeconds } = registered.session;
        setSessionCookie(request, key, maxAgeSeconds);
        const user = await findUserView(readerOf(request.ctx.em, registered.userId), request.ctx.services);
        return reply.status(201).send({ autoLogin: true, user });
      }
      storeRegistration(request, { email, id: registered.registrationId });
      return reply.status(201).send({ autoLogin: false, requireVerification: true, email });
    },
  );
}

function registerLogin(app: App): void {
  app.post(
    '/api/login',
    {
      config: { ...hashing, errors: ['SK_WRONG_PASSWORD', 'SK_UNVERIFIED'] },
      schema: { tags, summary: 'Sign in', body: loginBody, response: { 200: userSchema } },
    },
    async (request, reply) => {
      const { body, ctx } = request;
      const previousActor = sessionActorOf(request);
      const deviceId = trustedDeviceOf(request, body.email);
      const signedIn = await signIn(ctx, { body, caller: callerOf(request), previousActor, deviceId });
      if (signedIn.kind === 'unverified') throw unverifiedError(request, body.email, signedIn.registrationId);
      setSessionCookie(request, signedIn.key, signedIn.maxAgeSeconds);
      // A browser that should forget the user is not the user's own.
      if (body.rememberMe) trustDevice(request, reply, body.email);
      return findUserView(readerOf(ctx.em, signedIn.userId), ctx.services);
    },
  );
  app.post(
    '/api/logout',
    { config, schema: { tags, summary: 'Sign out', response: { 204: noBody } } },
    async (request, reply) => {
      const actor = sessionActorOf(request);
      if (actor !== null) await signOut(request.ctx, actor);
      clearSessionCookie(request);
      return reply.status(204).send(null);
    },
  );
}

function unverifiedError(request: FastifyRequest, email: string, registrationId: string | null): ApiError {
  if (registrationId !== null) storeRegistration(request, { email, id: registrationId });
  return new ApiError(403, 'SK_UNVERIFIED', 'Email has not been verified yet.', {
    details: { requireVerification: true, email },
  });
}

function registerVerification(app: App): void {
  app.post(
    '/api/auth/verify-email',
    {
      config: { ...config, errors: ['SK_INVALID_CODE'] },
      schema: {
        tags,
        summary: 'Verify an email address with the mailed code',
        body: emailCodeBody,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      const registrationId = registrationOf(request, request.body.email);
      await verifyEmail(request.ctx, { ...request.body, registrationId }, callerOf(request));
      return done('Email verified');
    },
  );
  app.post(
    '/api/auth/resend-code',
    {
      config,
      schema: {
        tags,
        summary: 'Mail a new code for a pending registration',
        body: emailBody,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      await resendCode(request.ctx, request.body.email, callerOf(request));
      return done('If a registration with this address is pending, a new code has been sent.');
    },
  );
}

function registerReset(app: App): void {
  app.post(
    '/api/auth/request-password-reset',
    {
      config,
      schema: {
        tags,
        summary: 'Mail a code for resetting the password',
        body: emailBody,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      await requestPasswordReset(request.ctx, request.body.email, callerOf(request));
      return done('If an account with this address exists, a code has been sent to it.');
    },
  );
  app.post(
    '/api/auth/verify-password-reset-code',
    {
      config: { ...config, errors: ['SK_INVALID_CODE'] },
      schema: {
        tags,
        summary: 'Verify a reset code before the new password is entered',
        body: emailCodeBody,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      await verifyResetCode(request.ctx, request.body, callerOf(request));
      return done('Code verified');
    },
  );
  app.post(
    '/api/auth/reset-password',
    {
      config: { ...hashing, errors: ['SK_INVALID_CODE'] },
      schema: {
        tags,
        summary: 'Set a new password with a reset code, and end all sessions',
        body: resetPasswordBody,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      await resetPassword(request.ctx, request.body, callerOf(request));
      return done('Password updated');
    },
  );
}
