import { sql } from 'kysely';
import { UPLOAD_ORPHAN_SECONDS, UPLOAD_SWEEP_BATCH } from '../../config/limits.ts';
import { type Ctx, inTransaction } from '../../context/context.ts';
import { dropNames, findOwners } from '../../database/directory.ts';
import { queries } from '../../database/entity-manager.ts';
import { removeBytes } from './upload.service.ts';

/** The result of a cleanup. */
export interface UploadSweep {
  /** Logos that no project uses. */
  readonly orphans: number;
  /** Files without a row. */
  readonly untracked: number;
  /** Remains of interrupted uploads. */
  readonly leftovers: number;
}

/**
 * Deletes logos that no project of their owner has shown for a day, files without a row, and remains of interrupted
 * uploads, both when more than a day old; at most about 500 of each kind. Running it twice at once is harmless.
 *
 * @throws ApiError 503 when the store does not respond
 */
export async function sweepUploads(ctx: Ctx): Promise<UploadSweep> {
  const before = new Date(ctx.now.getTime() - UPLOAD_ORPHAN_SECONDS * 1_000);
  return {
    orphans: await removeOrphans(ctx),
    untracked: await removeUntracked(ctx, before),
    leftovers: await ctx.services.uploads.removeLeftovers(before),
  };
}

/** A logo in use is looked at once, and again when a project stops showing it. */
async function removeOrphans(ctx: Ctx): Promise<number> {
  let removed = 0;
  for (;;) {
    const { looked, orphans } = await inTransaction(ctx, checkDue);
    for (const name of orphans) await removeBytes(ctx, name);
    removed += orphans.length;
    if (looked < UPLOAD_SWEEP_BATCH || removed >= UPLOAD_SWEEP_BATCH) return removed;
  }
}

async function checkDue({ em }: Ctx): Promise<{ looked: number; orphans: string[] }> {
  const db = queries(em);
  // Locked, so that a project that stops showing a logo meanwhile sets the time of the next look afterwards.
  const due = await db
    .selectFrom('upload')
    .select(['userId', 'name'])
    .where(sql<boolean>`check_at <= now()`)
    .orderBy('checkAt')
    .limit(UPLOAD_SWEEP_BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return { looked: 0, orphans: [] };
  const users = due.map(({ userId }) => userId);
  const names = due.map(({ name }) => name);
  const isDue = sql<boolean>`(user_id, name) in (select * from unnest(${users}::uuid[], ${names}::text[]))`;
  const deleted = await db
    .deleteFrom('upload')
    .where(isDue)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('project')
            .select('project.id')
            .whereRef('project.userId', '=', 'upload.userId')
            .where(sql<boolean>`project.logo_url = '/uploads/' || upload.name`),
        ),
      ),
    )
    .returning('upload.name')
    .execute();
  const orphans = deleted.map(({ name }) => name);
  await dropNames(em, 'upload', orphans);
  await db.updateTable('upload').set({ checkAt: null }).where(isDue).execute();
  return { looked: due.length, orphans };
}

/** Rows are queried in groups, to limit the size of a query. */
const GROUP = 200;

async function removeUntracked(ctx: Ctx, before: Date): Promise<number> {
  let removed = 0;
  let group: string[] = [];
  const settle = async (): Promise<void> => {
    const untracked = (await withoutRow(ctx, group)).slice(0, UPLOAD_SWEEP_BATCH - removed);
    for (const name of untracked) await ctx.services.uploads.remove(name);
    await dropNames(ctx.em, 'upload', untracked);
    removed += untracked.length;
    group = [];
  };
  for await (const { name, modifiedAt } of ctx.services.uploads.list()) {
    if (modifiedAt < before) group.push(name);
    if (group.length === GROUP) await settle();
    if (removed === UPLOAD_SWEEP_BATCH) return removed;
  }
  await settle();
  return removed;
}

/** The directory alone does not decide: a machine that failed may have kept the name of a logo without its row. */
async function withoutRow({ em }: Ctx, names: readonly string[]): Promise<string[]> {
  const owners = [...(await findOwners(em, 'upload', names))];
  const users = owners.map(([, userId]) => userId);
  const owned = owners.map(([name]) => name);
  const rows = await queries(em)
    .selectFrom('upload')
    .select('name')
    .where(sql<boolean>`(user_id, name) in (select * from unnest(${users}::uuid[], ${owned}::text[]))`)
    .execute();
  const known = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}
