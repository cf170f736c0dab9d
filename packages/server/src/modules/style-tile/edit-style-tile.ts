import { type Guide, StyleKitError } from '@stylekit/engine';
import { loadColorNamer } from '@stylekit/engine/color';
import { editGuide, type GuideEdits, normalizeEdits, parseEdits } from '@stylekit/engine/edit';
import { LIMITS } from '../../config/limits.ts';
import { type ActorCtx, inTransaction } from '../../context/context.ts';
import { type StyleTile, StyleTileEntity } from '../../database/tables/style-tile.entity.ts';
import { ApiError, conflict, invalid } from '../../http/api-error.ts';
import { consumeLimit } from '../rate-limit/rate-limit.ts';
import { readOriginal, readTileEdits } from './read-documents.ts';
import { recordVersion } from './record-version.ts';
import { announceTile, findStyleTile, lockStyleTile } from './style-tile.service.ts';

/** The edits to save, and the revision of the guide they are based on. */
export interface EditRequest {
  readonly edits: unknown;
  readonly revision: number;
}

/**
 * Replaces the edits of a finished style guide. The engine computes the edited guide from the original, as the page
 * does, and the new state becomes a version. Repeating a call changes nothing. Editing costs nothing.
 *
 * @throws ApiError 400 with all issues; 404; 409 if the guide is not generated or archived; 412 if it was changed
 *   since; 429
 */
export async function editStyleTile(ctx: ActorCtx, id: string, request: EditRequest): Promise<StyleTile> {
  const given = parse(request.edits);
  await consumeLimit(ctx, LIMITS.edits, ctx.actor.userId);
  const nameColor = await loadColorNamer();
  return inTransaction(ctx, async (tx) => {
    const tile = await lockStyleTile(tx, id);
    const original = requireOriginal(tx, tile);
    const edits = normalizeEdits(original, given);
    if (JSON.stringify(edits) === JSON.stringify(readTileEdits(tx, tile))) return findStyleTile(tx, id);
    if (tile.revision !== request.revision) throw stale();
    const generatedData: Guide = { ...editGuide(original, edits, nameColor), name: tile.name };
    const changed = { edits, revision: tile.revision + 1, generatedData };
    await tx.em.nativeUpdate(
      StyleTileEntity,
      { id, userId: tile.userId },
      { ...changed, originalData: tile.originalData ?? original, updatedAt: tx.now },
    );
    await recordVersion(tx, tile, { edits, settings: tile.settings ?? null });
    await announceTile(tx, tile);
    return findStyleTile(tx, id);
  });
}

function parse(input: unknown): GuideEdits {
  try {
    return parseEdits(input);
  } catch (error) {
    if (error instanceof StyleKitError)
      throw invalid(
        error.message,
        error.issues.map(({ path, message }) => ({ path: `edits.${path}`.replace(/\.$/, ''), message })),
      );
    throw error;
  }
}

function requireOriginal(ctx: ActorCtx, tile: StyleTile): Guide {
  if (tile.isArchived) throw conflict('This style guide is archived. Restore it first.', 'SK_ARCHIVED');
  const original = readOriginal(ctx, tile);
  if (tile.generationStatus === 'generated' && original !== null) return original;
  throw conflict('This style guide has no content to edit. Generate it first.', 'SK_NOT_GENERATED');
}

function stale(): ApiError {
  const message = 'This style guide was changed in another window or by another device. Load it again.';
  return new ApiError(412, 'SK_STALE', message);
}
