import { sql } from 'kysely';
import { LIMITS } from '../../config/limits.ts';
import { type Caller, inTransaction, type SessionCtx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { type DeviceCode, DeviceCodeEntity } from '../../database/tables/device-code.entity.ts';
import { ApiError, conflict } from '../../http/api-error.ts';
import { toNetwork } from '../../lib/network.ts';
import { lockAccountOfSession, requireFreeSlot } from '../access-token/access-token.service.ts';
import { consumeLimit, decrement } from '../rate-limit/rate-limit.ts';
import { requireRecentSignIn } from '../session/session.service.ts';
import { hashUserCode, parseUserCode } from './user-code.ts';

/** The code that a user typed, and where. */
export interface EnteredCode {
  readonly userCode: string;
  readonly caller: Caller;
}

/**
 * The sign-in of a device, for the user who enters its code. From now on only this session may decide about it.
 *
 * @throws ApiError 400 `SK_INVALID_CODE`, 403 `SK_SIGN_IN_AGAIN`, 429 after five wrong codes
 */
export async function findDeviceRequest(ctx: SessionCtx, entered: EnteredCode): Promise<DeviceCode> {
  const row = await findEntered(ctx, entered);
  const { userId, sessionId } = ctx.actor;
  if (row.state === 'pending')
    await ctx.em.nativeUpdate(DeviceCodeEntity, { id: row.id }, { userId, sessionId });
  return row;
}

/**
 * Approves or denies the sign-in of a device. Repeating the same decision has no further effect.
 *
 * @throws ApiError like `findDeviceRequest`; 409 `SK_DEVICE_DECIDED` after the other decision, `SK_TOKEN_LIMIT`
 */
export async function decideDeviceRequest(
  ctx: SessionCtx,
  entered: EnteredCode,
  state: 'approved' | 'denied',
): Promise<DeviceCode> {
  const { id } = await findEntered(ctx, entered);
  const { userId, sessionId } = ctx.actor;
  const decided = await inTransaction(ctx, async (tx) => {
    await lockAccountOfSession(tx);
    if (state === 'approved') await requireFreeSlot(tx, userId);
    await queries(tx.em)
      .updateTable('device_code')
      .set({ state })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .where('sessionId', '=', sessionId)
      .where('userId', '=', userId)
      .execute();
    return await tx.em.findOne(DeviceCodeEntity, { id, userId, sessionId }, { disableIdentityMap: true });
  });
  if (decided === null) throw wrongCode();
  if (decided.state !== state) {
    throw conflict(
      'This sign-in was already approved or denied. Start again on the device.',
      'SK_DEVICE_DECIDED',
    );
  }
  ctx.services.log.info(
    { event: `authn_device_${state}`, userId, deviceCodeId: id },
    'device sign-in decided',
  );
  return decided;
}

/** Finds the sign-in of a code. Wrong codes are counted before the search, so that parallel guesses gain nothing. */
async function findEntered(ctx: SessionCtx, { userCode, caller }: EnteredCode): Promise<DeviceCode> {
  requireRecentSignIn(ctx, 'give a device access');
  const { userId } = ctx.actor;
  const network = toNetwork(caller.ip);
  await consumeLimit(ctx, LIMITS.deviceGuesses, userId, TOO_MANY);
  await consumeLimit(ctx, LIMITS.deviceNetworkGuesses, network, TOO_MANY);
  const code = parseUserCode(userCode);
  const row = code === null ? null : await findByUserCode(ctx, code);
  // A code that another account has entered is as wrong as an unknown one.
  if (row === null || (row.userId ?? userId) !== userId) {
    ctx.services.log.info({ event: 'authn_device_code_wrong', userId }, 'wrong code of a device');
    throw wrongCode();
  }
  await decrement(ctx, LIMITS.deviceGuesses, userId);
  await decrement(ctx, LIMITS.deviceNetworkGuesses, network);
  return row;
}

const TOO_MANY = 'Too many wrong codes. Wait ten minutes, then start again on the device.';

async function findByUserCode({ em, services }: SessionCtx, code: string): Promise<DeviceCode | null> {
  const found = await queries(em)
    .selectFrom('device_code')
    .select('id')
    .where('userCodeHash', '=', hashUserCode(code, services.keys.devices))
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (found === undefined) return null;
  return em.findOne(DeviceCodeEntity, { id: found.id }, { disableIdentityMap: true });
}

function wrongCode(): ApiError {
  return new ApiError(
    400,
    'SK_INVALID_CODE',
    'This code is wrong or has expired. Check it, or start again on the device.',
  );
}
