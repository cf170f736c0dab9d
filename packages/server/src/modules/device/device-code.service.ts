import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { DEVICE_SIGN_IN, LIMITS, TOKENS } from '../../config/limits.ts';
import { type Caller, type Ctx, inTransaction } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { lockRow } from '../../database/lock-rows.ts';
import { type DeviceCode, DeviceCodeEntity } from '../../database/tables/device-code.entity.ts';
import { SCOPES, type Scope } from '../../http/scopes.ts';
import { toCoarseNetwork, toNetwork } from '../../lib/network.ts';
import { addToken, type CreatedToken, logCreation } from '../access-token/access-token.service.ts';
import { consumeLimit } from '../rate-limit/rate-limit.ts';
import { DEVICE_CLIENT } from './device-client.ts';
import { type DeviceErrorCode, deviceError } from './device-error.ts';
import { createUserCode, hashUserCode } from './user-code.ts';

const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:device_code';
const MAX_NAME = 100;

/** The codes of a new sign-in; neither is stored. */
export interface DeviceCodes {
  readonly deviceCode: string;
  readonly userCode: string;
}

export interface DeviceCodeRequest {
  readonly clientId: string | undefined;
  readonly scope: string | undefined;
  readonly deviceName: string | undefined;
  readonly caller: Caller;
}

/**
 * Starts the sign-in of a device.
 *
 * @throws ApiError 400 `SK_DEVICE_SIGN_IN`, 429
 */
export async function startDeviceSignIn(ctx: Ctx, request: DeviceCodeRequest): Promise<DeviceCodes> {
  requireClient(request.clientId);
  const scopes = parseScopes(request.scope);
  const deviceName = parseDeviceName(request.deviceName);
  await consumeLimit(ctx, LIMITS.deviceCodes, toNetwork(request.caller.ip));
  const codes = { deviceCode: randomBytes(32).toString('base64url'), userCode: createUserCode() };
  const row = ctx.em.create(DeviceCodeEntity, {
    id: randomUUIDv7(),
    deviceHash: hashDeviceCode(codes.deviceCode),
    userCodeHash: hashUserCode(codes.userCode, ctx.services.keys.devices),
    deviceName,
    scopes,
    network: toCoarseNetwork(request.caller.ip),
    state: 'pending',
    intervalSeconds: DEVICE_SIGN_IN.intervalSeconds,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + DEVICE_SIGN_IN.lifetimeSeconds * 1_000),
  });
  await ctx.em.persist(row).flush();
  return codes;
}

export interface DevicePoll {
  readonly grantType: string | undefined;
  readonly deviceCode: string | undefined;
  readonly clientId: string | undefined;
}

/**
 * Returns the access token of an approved device, once.
 *
 * @throws ApiError 400 `SK_DEVICE_SIGN_IN` with the reason; 409 `SK_TOKEN_LIMIT`
 */
export async function pollDeviceSignIn(ctx: Ctx, poll: DevicePoll): Promise<CreatedToken> {
  const { grantType, deviceCode, clientId } = poll;
  if (grantType === undefined || deviceCode === undefined) throw deviceError('invalid_request');
  if (grantType !== GRANT_TYPE) throw deviceError('unsupported_grant_type');
  requireClient(clientId);
  const row = await findByDeviceCode(ctx, deviceCode);
  if (row === null) throw deviceError('invalid_grant');
  if (row.isExpired) throw deviceError('expired_token');
  if (row.state === 'denied') throw deviceError('access_denied');
  if (row.state === 'pending' || row.userId === null) throw deviceError(await countPoll(ctx, row.id));
  return await claimToken(ctx, { id: row.id, userId: row.userId });
}

function requireClient(clientId: string | undefined): void {
  if (clientId === undefined) throw deviceError('invalid_request');
  if (clientId !== DEVICE_CLIENT.id) throw deviceError('invalid_client');
}

function parseScopes(scope = 'guides:read'): Scope[] {
  const requested = scope.split(' ').filter((part) => part !== '');
  const scopes = SCOPES.filter((known) => requested.includes(known));
  if (scopes.length === 0 || requested.some((part) => !SCOPES.some((known) => known === part))) {
    throw deviceError('invalid_scope');
  }
  return scopes;
}

/** Any text of a stranger: control and direction characters could make it look like something else. */
function parseDeviceName(name = 'Unknown device'): string {
  const cleaned = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (cleaned.length > MAX_NAME) throw deviceError('invalid_request');
  return cleaned === '' ? 'Unknown device' : cleaned;
}

function hashDeviceCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

interface FoundCode {
  readonly id: string;
  readonly state: DeviceCode['state'];
  readonly userId: string | null;
  readonly isExpired: boolean;
}

async function findByDeviceCode({ em }: Ctx, deviceCode: string): Promise<FoundCode | null> {
  const row = await queries(em)
    .selectFrom('device_code')
    .select(['id', 'state', 'userId', sql<boolean>`expires_at <= now()`.as('isExpired')])
    .where('deviceHash', '=', hashDeviceCode(deviceCode))
    .executeTakeFirst();
  return row === undefined ? null : { ...row, userId: row.userId ?? null };
}

/** Stores the time of a poll. One that comes too early makes the interval longer (RFC 8628, section 3.5). */
async function countPoll({ em }: Ctx, id: string): Promise<DeviceErrorCode> {
  const inTime = await queries(em)
    .updateTable('device_code')
    .set({ lastPolledAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where(
      sql<boolean>`last_polled_at is null or last_polled_at +
        make_interval(secs => interval_seconds - ${DEVICE_SIGN_IN.toleranceSeconds}::float8) <= now()`,
    )
    .returning('id')
    .executeTakeFirst();
  if (inTime !== undefined) return 'authorization_pending';
  await queries(em)
    .updateTable('device_code')
    .set({
      intervalSeconds: sql<number>`least(interval_seconds + ${DEVICE_SIGN_IN.slowDownSeconds}::int, 600)`,
    })
    .where('id', '=', id)
    .execute();
  return 'slow_down';
}

/** Deletes the approved sign-in and creates its token, in one transaction: of parallel polls only one gets a token. */
async function claimToken(
  ctx: Ctx,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<CreatedToken> {
  const created = await inTransaction(ctx, async (tx) => {
    // Lock the account before the sign-in, like a password reset, which removes both.
    const owner = await lockRow(tx.em, 'app_user', {
      where: { id: userId },
      strength: 'no key update',
      columns: ['id'],
    });
    if (owner === null) throw deviceError('invalid_grant');
    const claimed = await queries(tx.em)
      .deleteFrom('device_code')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .where('state', '=', 'approved')
      .returning(['deviceName', 'scopes'])
      .executeTakeFirst();
    if (claimed === undefined) throw deviceError('invalid_grant');
    const { deviceName: name, scopes } = claimed;
    return await addToken(tx, userId, {
      name,
      scopes,
      expiresInDays: TOKENS.defaultDays,
      isDevice: true,
    });
  });
  logCreation(ctx, created.row);
  return created;
}
