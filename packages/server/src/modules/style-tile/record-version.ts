import { NO_EDITS } from '@stylekit/engine/edit';
import { VERSIONS } from '../../config/limits.ts';
import type { Ctx } from '../../context/context.ts';
import type { StoredEdits } from '../../database/json-edits.ts';
import type { StoredSettings } from '../../database/json-settings.ts';
import { type GuideVersion, GuideVersionEntity } from '../../database/tables/guide-version.entity.ts';
import type { StyleTile } from '../../database/tables/style-tile.entity.ts';

interface GuideState {
  readonly edits: StoredEdits;
  readonly settings: StoredSettings | null;
}

/**
 * Records the new state of a style guide as its next version; at the first change also the state before it.
 *
 * `before` is the locked row before the change. Settings change while a slider moves, so a change of settings alone
 * soon after the last version changes that version.
 */
export async function recordVersion(tx: Ctx, before: StyleTile, state: GuideState): Promise<void> {
  const of = { userId: before.userId, styleTileId: before.id };
  const [last] = await tx.em.find(GuideVersionEntity, of, {
    orderBy: { number: 'desc' },
    limit: 1,
    disableIdentityMap: true,
  });
  if (last === undefined) {
    const first = { edits: before.edits ?? NO_EDITS, settings: before.settings ?? null };
    await insertVersion(tx, { ...of, ...first, number: 1, createdAt: before.updatedAt });
  } else if (isSameMoment(last, state, tx.now)) {
    await tx.em.nativeUpdate(
      GuideVersionEntity,
      { ...of, number: last.number },
      { ...state, createdAt: tx.now },
    );
    return;
  }
  const number = (last?.number ?? 1) + 1;
  await insertVersion(tx, { ...of, ...state, number, createdAt: tx.now });
  await tx.em.nativeDelete(GuideVersionEntity, { ...of, number: { $gt: 1, $lte: number - VERSIONS.kept } });
}

/** Whether only settings changed, soon after the last version, which is not the first. */
function isSameMoment(last: GuideVersion, { edits }: GuideState, now: Date): boolean {
  const ageSeconds = (now.getTime() - last.createdAt.getTime()) / 1000;
  const hasSameEdits = JSON.stringify(last.edits) === JSON.stringify(edits);
  return last.number > 1 && hasSameEdits && ageSeconds < VERSIONS.settingsPauseSeconds;
}

function insertVersion(tx: Ctx, version: GuideVersion): Promise<unknown> {
  return tx.em.insert(GuideVersionEntity, version);
}
