import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { CODE_LIFETIME_SECONDS, MAX_CODE_ATTEMPTS } from '../../config/limits.ts';
import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { CODE_PURPOSES, type Code, CodeEntity, type CodePurpose } from '../../database/tables/code.entity.ts';
import { createCode, hashCode, isSameHash, parseCode } from './code.ts';

/*
 * Lock order: a transaction locks codes before their account, and several codes in the order of `CODE_PURPOSES`;
 * otherwise two transactions could deadlock.
 */

/** Identifies a code: there is at most one per purpose and address. */
export interface CodeKey {
  readonly purpose: CodePurpose;
  readonly email: string;
}

/** The owner of a code, and the data of its registration. */
export interface CodeOwner {
  readonly userId: string | null;
  /** The session or registration that requested the code; null if every session may use it. */
  readonly sessionId: string | null;
  readonly pendingName?: string;
  readonly pendingPasswordHash?: string;
}

/** Creates the code of an address, in the caller's transaction; replaces the previous one. Send it only by mail. */
export async function issueCode(tx: Ctx, codeKey: CodeKey, owner: CodeOwner): Promise<string> {
  const { code, row } = createCodeRow(tx, codeKey);
  const requested = {
    userId: owner.userId,
    sessionId: owner.sessionId,
    pendingName: owner.pendingName ?? null,
    pendingPasswordHash: owner.pendingPasswordHash ?? null,
    createdAt: tx.now,
  };
  await queries(tx.em)
    .insertInto('code')
    .values({ ...codeKey, ...row, ...requested })
    .onConflict((existing) => existing.columns(['purpose', 'email']).doUpdateSet({ ...row, ...requested }))
    .execute();
  return code;
}

/** Replaces the code of a pending request with a new one; the other data stays. */
export async function renewCode(tx: Ctx, codeKey: CodeKey): Promise<string> {
  const { code, row } = createCodeRow(tx, codeKey);
  await queries(tx.em)
    .insertInto('code')
    .values({ ...codeKey, ...row, createdAt: tx.now })
    .onConflict((existing) => existing.columns(['purpose', 'email']).doUpdateSet(row))
    .execute();
  return code;
}

/** The id changes as well, because the hash is bound to it. */
function createCodeRow({ services }: Ctx, { purpose }: CodeKey) {
  const id = randomUUIDv7();
  const code = createCode();
  const row = {
    id,
    codeHash: hashCode({ code, purpose, rowId: id, key: services.keys.codes }),
    attempts: 0,
    seenUntil: null,
    expiresAt: sql<Date>`now() + make_interval(secs => ${CODE_LIFETIME_SECONDS[purpose]})`,
  };
  return { code, row };
}

/** An attempt to enter a code. */
export interface CodeAttempt extends CodeKey {
  readonly typed: string;
  /** Accept only a code that this session requested. */
  readonly sessionId?: string;
}

/**
 * Checks a code; returns its row, or null if it is wrong or expired.
 *
 * The attempt is counted before the comparison, and only up to five: of any number of simultaneous attempts at most
 * five are compared. A reset code that was verified in time stays valid until `seenUntil`.
 */
export async function checkCode(
  ctx: Ctx,
  { purpose, email, typed, sessionId }: CodeAttempt,
): Promise<Code | null> {
  const code = parseCode(typed.trim());
  if (code === null) return null;
  const row = await queries(ctx.em)
    .updateTable('code')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('attempts', '<', MAX_CODE_ATTEMPTS)
    .where(sql<boolean>`now() < greatest(expires_at, seen_until)`)
    .$if(sessionId !== undefined, (query) => query.where('sessionId', '=', sessionId ?? null))
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  const hash = hashCode({ code, purpose, rowId: row.id, key: ctx.services.keys.codes });
  return isSameHash(hash, row.codeHash) ? row : null;
}

/** Consumes a code, in the transaction of the operation it allows. Of simultaneous callers, only one gets true. */
export async function consumeCode(tx: Ctx, code: Code): Promise<boolean> {
  const deleted = await queries(tx.em)
    .deleteFrom('code')
    .where('id', '=', code.id)
    .where(sql<boolean>`now() < greatest(expires_at, seen_until)`)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Deletes the code of a purpose and address, in the caller's transaction. */
export async function dropCode(tx: Ctx, { purpose, email }: CodeKey): Promise<void> {
  await tx.em.nativeDelete(CodeEntity, { purpose, email });
}

/** Deletes every code of an account, in the caller's transaction. */
export async function dropCodes(
  tx: Ctx,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  for (const purpose of CODE_PURPOSES) {
    await tx.em.nativeDelete(CodeEntity, { purpose, $or: [{ userId }, { email }] });
  }
}
