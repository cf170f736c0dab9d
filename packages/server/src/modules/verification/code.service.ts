import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { CODE_LIFE, CODE_TRIES } from '../../config/limits.ts';
import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { CODE_PURPOSES, type Code, CodeEntity, type CodePurpose } from '../../database/tables/code.entity.ts';
import { createCode, hashCode, isSameHash, parseCode } from './code.ts';

/*
 * A transaction takes codes before the account they are of, and several of them in the order of `CODE_PURPOSES`: two
 * that meet would otherwise wait for each other.
 */

/** Which code: there is at most one of a purpose for an address. */
export interface CodePlace {
  readonly purpose: CodePurpose;
  readonly email: string;
}

/** Whose code it is, and what comes of it. */
export interface CodeOwner {
  readonly userId: string | null;
  /** The session or registration that asked; null where anybody with the code may answer. */
  readonly sessionId: string | null;
  readonly pendingName?: string;
  readonly pendingPasswordHash?: string;
}

/** Makes the code of an address, in the caller's transaction, in place of the one before; only the mail may tell it. */
export async function issueCode(tx: Ctx, place: CodePlace, owner: CodeOwner): Promise<string> {
  const { code, fresh } = freshCode(tx, place);
  const asked = {
    userId: owner.userId,
    sessionId: owner.sessionId,
    pendingName: owner.pendingName ?? null,
    pendingPasswordHash: owner.pendingPasswordHash ?? null,
    createdAt: tx.now,
  };
  await queries(tx.em)
    .insertInto('code')
    .values({ ...place, ...fresh, ...asked })
    .onConflict((held) => held.columns(['purpose', 'email']).doUpdateSet({ ...fresh, ...asked }))
    .execute();
  return code;
}

/** A new code for what was asked before: the old one is dead, what hangs on it stays. */
export async function renewCode(tx: Ctx, place: CodePlace): Promise<string> {
  const { code, fresh } = freshCode(tx, place);
  await queries(tx.em)
    .insertInto('code')
    .values({ ...place, ...fresh, createdAt: tx.now })
    .onConflict((held) => held.columns(['purpose', 'email']).doUpdateSet(fresh))
    .execute();
  return code;
}

/** The id is new as well, because the hash is bound to it. */
function freshCode({ house }: Ctx, { purpose }: CodePlace) {
  const id = randomUUIDv7();
  const code = createCode();
  const fresh = {
    id,
    codeHash: hashCode({ code, purpose, rowId: id, key: house.keys.codes }),
    attempts: 0,
    seenUntil: null,
    expiresAt: sql<Date>`now() + make_interval(secs => ${CODE_LIFE[purpose]})`,
  };
  return { code, fresh };
}

/** A try at a code, as it was typed. */
export interface CodeTry extends CodePlace {
  readonly typed: string;
  /** Only a code this session asked for. */
  readonly sessionId?: string;
}

/**
 * The row of a code that was typed right and in time, or null.
 *
 * The try is counted before it is compared, and only while fewer than five are: of any number of simultaneous guesses
 * no more than five are ever compared. A reset code that was shown in time stays good until `seenUntil`.
 */
export async function tryCode(ctx: Ctx, { purpose, email, typed, sessionId }: CodeTry): Promise<Code | null> {
  const code = parseCode(typed.trim());
  if (code === null) return null;
  const row = await queries(ctx.em)
    .updateTable('code')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('attempts', '<', CODE_TRIES)
    .where(sql<boolean>`now() < greatest(expires_at, seen_until)`)
    .$if(sessionId !== undefined, (query) => query.where('sessionId', '=', sessionId ?? null))
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  const hash = hashCode({ code, purpose, rowId: row.id, key: ctx.house.keys.codes });
  return isSameHash(hash, row.codeHash) ? row : null;
}

/** Uses a code up, in the transaction of what it allows. Of any number who come with it, one is told yes. */
export async function consumeCode(tx: Ctx, code: Code): Promise<boolean> {
  const gone = await queries(tx.em)
    .deleteFrom('code')
    .where('id', '=', code.id)
    .where(sql<boolean>`now() < greatest(expires_at, seen_until)`)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Removes the code of a purpose and address, in the caller's transaction. */
export async function dropCode(tx: Ctx, { purpose, email }: CodePlace): Promise<void> {
  await tx.em.nativeDelete(CodeEntity, { purpose, email });
}

/** Removes every code of an account, in the caller's transaction. */
export async function dropCodes(
  tx: Ctx,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  for (const purpose of CODE_PURPOSES) {
    await tx.em.nativeDelete(CodeEntity, { purpose, $or: [{ userId }, { email }] });
  }
}
