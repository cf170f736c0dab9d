import type { GuideEdits } from '@stylekit/engine/edit';
import type { EditedTile, SaverHost } from './saver-host.ts';
import { isSameEdits } from './unsaved-edits.ts';

interface LatestState {
  readonly tile: EditedTile;
  /** The state that the unsaved edits of this window changed: the known one, or the edits whose response was lost. */
  readonly base: GuideEdits;
}

/**
 * Loads the latest state of a guide, and finds out whether the server saved edits whose response was lost.
 *
 * They were sent with the known revision, so they can only be the state of the revision after it. If they are not
 * recognized, an undo of them looks like a part that this window did not change.
 */
export async function findOwnBase(
  host: Pick<SaverHost, 'load' | 'loadVersions'>,
  known: EditedTile,
  sent: readonly GuideEdits[],
): Promise<LatestState> {
  for (;;) {
    const tile = await host.load();
    const steps = tile.revision - known.revision;
    if (sent.length === 0 || steps <= 0) return { tile, base: known.edits };
    const next = steps === 1 ? tile.edits : editsBefore(await host.loadVersions(), steps - 1);
    // The versions have no revisions: the newest one belongs to the loaded guide only if nothing was saved since.
    const isCurrent = steps === 1 || (await host.load()).revision === tile.revision;
    if (!isCurrent) continue;
    const isOwn = next !== null && sent.some((edits) => isSameEdits(edits, next));
    return { tile, base: isOwn ? next : known.edits };
  }
}

/**
 * The edits that many revisions before the newest version, or null if it is no longer kept. Versions that differ only in
 * settings belong to the same revision.
 */
function editsBefore(
  versions: readonly { readonly edits: GuideEdits }[],
  revisions: number,
): GuideEdits | null {
  const states = versions.filter(({ edits }, index) => {
    const newer = versions[index - 1];
    return newer === undefined || !isSameEdits(newer.edits, edits);
  });
  return states[revisions]?.edits ?? null;
}
