import { DEVICE_SIGN_IN, TOKENS } from '../../config/limits.ts';
import { callerOf, sessionCtx } from '../../context/request.ts';
import type { App } from '../../http/app-type.ts';
import { presentDeviceRequest } from './device.presenter.ts';
import {
  deviceCodeBody,
  deviceCodeSchema,
  deviceRequestSchema,
  deviceTokenBody,
  deviceTokenSchema,
  userCodeBody,
} from './device.schema.ts';
import { pollDeviceSignIn, startDeviceSignIn } from './device-code.service.ts';
import { decideDeviceRequest, findDeviceRequest } from './device-decision.service.ts';
import { deviceError } from './device-error.ts';
import { formatUserCode } from './user-code.ts';

/** A device has no credentials and calls like a program, so the form of OAuth 2.0 is safe. */
const deviceConfig = { access: 'public', acceptsForm: true } as const;
const userConfig = { access: 'signed-in' } as const;
const tags = ['device sign-in'];

/** Sign-in of devices without a browser, such as the command line (RFC 8628). */
export async function registerDeviceSignIn(app: App): Promise<void> {
  // Encapsulated, so that no other route accepts forms.
  await app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => parseForm(String(body), done),
    );
    registerDevice(scope);
  });
  registerUser(app);
}

function registerDevice(app: App): void {
  app.post(
    '/api/device/code',
    {
      config: { ...deviceConfig, errors: ['SK_DEVICE_SIGN_IN'] },
      schema: {
        tags,
        summary: 'Start the sign-in of a device',
        body: deviceCodeBody,
        response: { 200: deviceCodeSchema },
      },
    },
    async (request) => {
      const { client_id: clientId, scope, device_name: deviceName } = request.body;
      const { deviceCode, userCode } = await startDeviceSignIn(request.ctx, {
        clientId,
        scope,
        deviceName,
        caller: callerOf(request),
      });
      const page = `${request.ctx.services.config.publicUrl}/device`;
      const shown = formatUserCode(userCode);
      return {
        device_code: deviceCode,
        user_code: shown,
        verification_uri: page,
        verification_uri_complete: `${page}?code=${shown}`,
        expires_in: DEVICE_SIGN_IN.lifetimeSeconds,
        interval: DEVICE_SIGN_IN.intervalSeconds,
      };
    },
  );
  app.post(
    '/api/device/token',
    {
      config: { ...deviceConfig, errors: ['SK_DEVICE_SIGN_IN'] },
      schema: {
        tags,
        summary:
          'The access token of a device, once the user has approved; until then an error with the reason',
        body: deviceTokenBody,
        response: { 200: deviceTokenSchema },
      },
    },
    async (request) => {
      const { grant_type: grantType, device_code: deviceCode, client_id: clientId } = request.body;
      const { row, value } = await pollDeviceSignIn(request.ctx, { grantType, deviceCode, clientId });
      return {
        access_token: value,
        token_type: 'Bearer' as const,
        expires_in: TOKENS.defaultDays * 24 * 3_600,
        scope: row.scopes.join(' '),
      };
    },
  );
}

function registerUser(app: App): void {
  app.post(
    '/api/device/request',
    {
      config: { ...userConfig, errors: ['SK_INVALID_CODE', 'SK_SIGN_IN_AGAIN', 'SK_DEVICE_DECIDED'] },
      schema: {
        tags,
        summary: 'What asks for access with a code that the user typed',
        body: userCodeBody,
        response: { 200: deviceRequestSchema },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const entered = { userCode: request.body.userCode, caller };
      return presentDeviceRequest(await findDeviceRequest(sessionCtx(request), entered), caller);
    },
  );
  for (const [verb, state] of [
    ['approve', 'approved'],
    ['deny', 'denied'],
  ] as const) {
    app.post(
      `/api/device/${verb}`,
      {
        config: { ...userConfig, errors: ['SK_INVALID_CODE', 'SK_SIGN_IN_AGAIN', 'SK_DEVICE_DECIDED'] },
        schema: {
          tags,
          summary: `${verb === 'approve' ? 'Approve' : 'Deny'} the access that was shown to this session`,
          body: userCodeBody,
          response: { 200: deviceRequestSchema },
        },
      },
      async (request) => {
        const caller = callerOf(request);
        const entered = { userCode: request.body.userCode, caller };
        return presentDeviceRequest(await decideDeviceRequest(sessionCtx(request), entered, state), caller);
      },
    );
  }
}

/** A repeated parameter is an error (RFC 6749, section 3.2). */
function parseForm(body: string, done: (error: Error | null, parsed?: unknown) => void): void {
  const fields = [...new URLSearchParams(body)];
  const parsed = new Map(fields);
  if (parsed.size < fields.length) done(deviceError('invalid_request'));
  else done(null, Object.fromEntries(parsed));
}
