import { sql } from 'kysely';
import { UPLOAD_ORPHAN_SECONDS, UPLOAD_SWEEP_BATCH } from '../../config/limits.ts';
import { type Ctx, inTransaction } from '../../context/context.ts';
import { dropNames, findKnownNames } from '../../database/directory.ts';
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
 * Deletes logos that no project of their owner uses, files without a row, and remains of interrupted uploads, each when
 * more than a day old; at most 500 of each kind. Running it twice at once is harmless.
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

async function removeOrphans(ctx: Ctx): Promise<number> {
  const orphans = await inTransaction(ctx, async (tx) => {
    const deleted = await deleteOrphans(tx);
    await dropNames(tx.em, 'upload', deleted);
    return deleted;
  });
  for (const name of orphans) await removeBytes(ctx, name);
  return orphans.length;
}

async function deleteOrphans({ em }: Ctx): Promise<string[]> {
  const deleted = await queries(em)
    .deleteFrom('upload')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('upload.userId', 'upload.name'),
        'in',
        selectFrom('upload as old')
          .select(['old.userId', 'old.name'])
          .where(sql<boolean>`old.created_at < now() - make_interval(secs => ${UPLOAD_ORPHAN_SECONDS})`)
          .where((inner) =>
            inner.not(
              inner.exists(
                inner
                  .selectFrom('project')
                  .select('project.id')
                  .whereRef('project.userId', '=', 'old.userId')
                  .where(sql<boolean>`project.logo_url = '/uploads/' || old.name`),
              ),
            ),
          )
          .limit(UPLOAD_SWEEP_BATCH)
          .$asTuple('userId', 'name'),
      ),
    )
    .returning('upload.name')
    .execute();
  return deleted.map(({ name }) => name);
}

/** Rows are queried in groups, to limit the size of a query. */
const GROUP = 200;

async function removeUntracked(ctx: Ctx, before: Date): Promise<number> {
  let removed = 0;
  let group: string[] = [];
  const settle = async (): Promise<void> => {
    const untracked = (await withoutRow(ctx, group)).slice(0, UPLOAD_SWEEP_BATCH - removed);
    for (const name of untracked) await ctx.services.uploads.remove(name);
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

async function withoutRow({ em }: Ctx, names: readonly string[]): Promise<string[]> {
  const known = await findKnownNames(em, 'upload', names);
  return names.filter((name) => !known.has(name));
}
