import { sql } from 'kysely';
import type { ActorCtx } from '../../context/context.ts';
import { fromReplica } from '../../context/from-replica.ts';
import { readerOf } from '../../context/own-reader.ts';
import { queries } from '../../database/entity-manager.ts';
import { findUserView } from './account.service.ts';

/** Rows per query; a guide has at most some tens of kilobytes. */
const PAGE_SIZE = 50;

/**
 * Streams everything stored about the signed-in user as one JSON document: the account, sessions, access tokens,
 * projects, guides, project memory, uploads, credits and pending codes. Hashes and codes are excluded, because they grant access.
 */
export async function* exportAccount(ctx: ActorCtx): AsyncGenerator<string> {
  const user = await findUserView(readerOf(ctx.em, ctx.actor.userId), ctx.services);
  const { consentedAt } = await queries(ctx.em)
    .selectFrom('app_user')
    .select('consentedAt')
    .where('id', '=', ctx.actor.userId)
    .executeTakeFirstOrThrow();
  const head = { exportedAt: ctx.now.toISOString(), user: { ...user, consentedAt: consentedAt ?? null } };
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, readPage] of Object.entries(LISTS)) {
    yield `,${JSON.stringify(name)}:[`;
    yield* listPieces(ctx, readPage);
    yield ']';
  }
  yield '}\n';
}

/** Loads the rows of a list after the given key, ordered by key. */
type ReadPage = (ctx: ActorCtx, after: string) => Promise<KeyedRow[]>;

interface KeyedRow {
  readonly key: string;
  readonly row: object;
}

async function* listPieces(ctx: ActorCtx, readPage: ReadPage): AsyncGenerator<string> {
  let after = '';
  let separator = '';
  while (true) {
    const start = after;
    const page = await fromReplica(ctx, (reading) => readPage(reading, start));
    for (const { row, key } of page) {
      yield separator + JSON.stringify(row);
      separator = ',';
      after = key;
    }
    if (page.length < PAGE_SIZE) return;
  }
}

const LISTS: Readonly<Record<string, ReadPage>> = {
  sessions: async ({ em, actor }, after) =>
    keyById(
      await queries(em)
        .selectFrom('session')
        .select(['id', 'userAgent', 'network', 'isRemembered', 'createdAt', 'lastSeenAt', 'expiresAt'])
        .where('userId', '=', actor.userId)
        .where(sql`id::text`, '>', after)
        .orderBy(sql`id::text`)
        .limit(PAGE_SIZE)
        .execute(),
    ),
  accessTokens: async ({ em, actor }, after) =>
    keyById(
      await queries(em)
        .selectFrom('access_token')
        .select([
          'id',
          'name',
          'prefix',
          'scopes',
          'isDevice',
          'createdAt',
          'lastUsedAt',
          'expiresAt',
          'revokedAt',
        ])
        .where('userId', '=', actor.userId)
        .where(sql`id::text`, '>', after)
        .orderBy(sql`id::text`)
        .limit(PAGE_SIZE)
        .execute(),
    ),
  deviceSignIns: async ({ em, actor }, after) =>
    keyById(
      await queries(em)
        .selectFrom('device_code')
        .select(['id', 'deviceName', 'scopes', 'network', 'state', 'createdAt', 'expiresAt'])
        .where('userId', '=', actor.userId)
        .where(sql`id::text`, '>', after)
        .orderBy(sql`id::text`)
        .limit(PAGE_SIZE)
        .execute(),
    ),
  projects: async ({ em, actor }, after) =>
    keyById(
      await queries(em)
        .selectFrom('project')
        .selectAll()
        .where('userId', '=', actor.userId)
        .where(sql`id::text`, '>', after)
        .orderBy(sql`id::text`)
        .limit(PAGE_SIZE)
        .execute(),
    ),
  styleTiles: async ({ em, actor }, after) => {
    const rows = await queries(em)
      .selectFrom('style_tile')
      .selectAll()
      .where('userId', '=', actor.userId)
      .where(sql`id::text`, '>', after)
      .orderBy(sql`id::text`)
      .limit(PAGE_SIZE)
      .execute();
    // The palette repeats colors of the document.
    return rows.map(({ palette: _, ...row }) => ({ key: row.id, row }));
  },
  guideVersions: async ({ em, actor }, after) => {
    const key = sql<string>`style_tile_id::text || lpad(number::text, 10, '0')`;
    const rows = await queries(em)
      .selectFrom('guide_version')
      .select(['styleTileId', 'number', 'edits', 'settings', 'createdAt'])
      .select(key.as('key'))
      .where('userId', '=', actor.userId)
      .where(key, '>', after)
      .orderBy(key)
      .limit(PAGE_SIZE)
      .execute();
    return rows.map(({ key: rowKey, ...row }) => ({ key: rowKey, row }));
  },
  generationAttempts: async ({ em, actor }, after) => {
    const rows = await queries(em)
      .selectFrom('generation_attempt')
      .selectAll()
      .where('userId', '=', actor.userId)
      .where(sql`id::text`, '>', after)
      .orderBy(sql`id::text`)
      .limit(PAGE_SIZE)
      .execute();
    return keyById(rows.map(({ userId: _, ...row }) => row));
  },
  memory: async ({ em, actor }, after) => {
    const rows = await queries(em)
      .selectFrom('memory_entry')
      .selectAll()
      .where('userId', '=', actor.userId)
      .where(sql`id::text`, '>', after)
      .orderBy(sql`id::text`)
      .limit(PAGE_SIZE)
      .execute();
    return keyById(rows.map(({ userId: _, ...row }) => row));
  },
  uploads: async ({ em, actor }, after) => {
    const rows = await queries(em)
      .selectFrom('upload')
      .select(['name', 'contentType', 'byteLength', 'createdAt'])
      .where('userId', '=', actor.userId)
      .where('name', '>', after)
      .orderBy('name')
      .limit(PAGE_SIZE)
      .execute();
    return rows.map((row) => ({ key: row.name, row: { url: `/uploads/${row.name}`, ...row } }));
  },
  transactions: async ({ em, actor }, after) =>
    keyById(
      await queries(em)
        .selectFrom('credit_entry')
        .select(['id', 'account', 'kind', 'delta', 'balance', 'description', 'refType', 'refId', 'createdAt'])
        .where('userId', '=', actor.userId)
        .where(sql`id::text`, '>', after)
        .orderBy(sql`id::text`)
        .limit(PAGE_SIZE)
        .execute(),
    ),
  payments: async ({ em, actor }, after) =>
    keyById(
      await queries(em)
        .selectFrom('payment')
        .selectAll()
        .where('userId', '=', actor.userId)
        .where(sql`id::text`, '>', after)
        .orderBy(sql`id::text`)
        .limit(PAGE_SIZE)
        .execute(),
    ),
  idempotencyKeys: async ({ em, actor }, after) => {
    const rows = await queries(em)
      .selectFrom('idempotency_key')
      .select(['key', 'styleTileId', 'createdAt'])
      .where('userId', '=', actor.userId)
      .where(sql`key collate "C"`, '>', after)
      .orderBy(sql`key collate "C"`)
      .limit(PAGE_SIZE)
      .execute();
    return rows.map((row) => ({ key: row.key, row }));
  },
  /** Pending requests, without their codes. */
  pendingCodes: async ({ em, actor }, after) =>
    keyById(
      await queries(em)
        .selectFrom('code')
        .select(['id', 'purpose', 'email', 'createdAt', 'expiresAt'])
        .where('userId', '=', actor.userId)
        .where(sql`id::text`, '>', after)
        .orderBy(sql`id::text`)
        .limit(PAGE_SIZE)
        .execute(),
    ),
};

function keyById<Row extends { readonly id: string }>(rows: readonly Row[]): KeyedRow[] {
  return rows.map((row) => ({ key: row.id, row }));
}
