import { z } from 'zod';
import { SCOPES } from '../../http/scopes.ts';
import { timestamp } from '../../http/wire.ts';

/** Missing or long parameters are reported with the error codes of OAuth 2.0, so the schemas accept any text. */
const parameter = z.string().optional();

export const deviceCodeBody = z.object({
  client_id: parameter.describe('stylekit-cli'),
  scope: parameter.describe('Scopes separated by spaces; guides:read by default'),
  device_name: parameter.describe('The name of the device, shown to the user and used for the token'),
});

export const deviceCodeSchema = z.object({
  device_code: z.string().describe('Sent by the device until it has a token'),
  user_code: z.string().describe('Typed by the user, for example BCDF-GHJK'),
  verification_uri: z.url(),
  verification_uri_complete: z.url().describe('The same page with the code'),
  expires_in: z.int().describe('Seconds'),
  interval: z.int().describe('Minimum number of seconds between two calls for the token'),
});

export const deviceTokenBody = z.object({
  grant_type: parameter.describe('urn:ietf:params:oauth:grant-type:device_code'),
  device_code: parameter,
  client_id: parameter,
});

export const deviceTokenSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int().describe('Seconds'),
  scope: z.string(),
});

const CODE_MESSAGE = 'Please enter the code that your device shows';

export const userCodeBody = z.object({
  userCode: z.string(CODE_MESSAGE).trim().min(1, CODE_MESSAGE).max(40, CODE_MESSAGE),
});

/** What asks for access, as the user who entered its code sees it. */
export const deviceRequestSchema = z.object({
  deviceName: z.string(),
  client: z.string(),
  network: z.string().describe('The network of the device, shortened'),
  isSameNetwork: z.boolean().describe('Whether this browser has the same network'),
  scopes: z.array(z.enum(SCOPES)),
  state: z.enum(['pending', 'approved', 'denied']),
  requestedAt: timestamp,
  expiresAt: timestamp,
});

export type DeviceRequestView = z.infer<typeof deviceRequestSchema>;
