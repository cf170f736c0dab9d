import { randomUUIDv7 } from 'node:crypto';
import { type Guide, parseBrief, StyleKitError } from '@stylekit/engine';
import { LIMITS } from '../../config/limits.ts';
import { type ActorCtx, inTransaction } from '../../context/context.ts';
import type { Brief } from '../../database/json-brief.ts';
import { type StyleTile, StyleTileEntity } from '../../database/tables/style-tile.entity.ts';
import { conflict } from '../../http/api-error.ts';
import { consumeLimit } from '../rate-limit/rate-limit.ts';
import { claimKey, lockProject, payCustom } from './create-style-tile.ts';
import { readGuide } from './read-documents.ts';
import { recordBrief } from './record-tile-signals.ts';
import { announceBalance, announceTile, findStyleTile } from './style-tile.service.ts';

const MAX_NAME_LENGTH = 120;
const SUFFIX = ' copy';

/**
 * Copies a finished style guide with its settings into the same project, as a custom guide that costs a custom credit.
 * The copy starts its own edits and versions.
 *
 * @throws ApiError 402 without a credit; 404; 409 if the guide is not generated, or the key was used for another request
 */
export async function duplicateStyleTile(
  ctx: ActorCtx,
  id: string,
  idempotencyKey: string | null,
): Promise<StyleTile> {
  await consumeLimit(ctx, LIMITS.creations, ctx.actor.userId);
  return inTransaction(ctx, async (tx) => {
    const { projectId } = await findStyleTile(tx, id);
    await lockProject(tx, projectId);
    const copyId = randomUUIDv7();
    const existingId = await claimKey(tx, { request: ['duplicate', id], key: idempotencyKey }, copyId);
    if (existingId !== null) return findStyleTile(tx, existingId);
    const source = await findStyleTile(tx, id);
    const copy = tx.em.create(StyleTileEntity, {
      ...toCopy(source, requireGuide(tx, source)),
      id: copyId,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    await tx.em.persist(copy).flush();
    await payCustom(tx, copyId);
    await announceTile(tx, copy);
    await announceBalance(tx, copy.userId);
    await recordBrief(tx, copy);
    return findStyleTile(tx, copyId);
  });
}

function toCopy({ id, projectId, userId, name, settings }: StyleTile, guide: Guide) {
  const copyName = name.slice(0, MAX_NAME_LENGTH - SUFFIX.length).trimEnd() + SUFFIX;
  return {
    projectId,
    userId,
    name: copyName,
    brief: toCustomBrief(guide, copyName),
    generationMode: 'custom' as const,
    generationStatus: 'generated' as const,
    generatedData: { ...guide, name: copyName },
    settings: settings ?? null,
    originId: id,
  };
}

function requireGuide(ctx: ActorCtx, tile: StyleTile): Guide {
  const guide = readGuide(ctx, tile);
  if (tile.generationStatus === 'generated' && guide !== null) return guide;
  throw conflict('This style guide has no content to copy. Generate it first.', 'SK_NOT_GENERATED');
}

/** The form of a custom guide with the colors and fonts of another one. */
function toCustomBrief({ colors, fonts, description }: Guide, name: string): Brief {
  const pick = ({ hex, name: colorName }: Guide['colors']['primary']) => ({ hex, name: colorName });
  try {
    return parseBrief('custom', {
      name,
      description,
      primary: pick(colors.primary),
      secondary: colors.secondary.map(pick),
      accent: colors.accent.map(pick),
      headerFont: fonts.header.name,
      bodyFont: fonts.body.name,
    });
  } catch (error) {
    if (error instanceof StyleKitError)
      throw conflict('This style guide uses a font that is no longer offered. Change it first.');
    throw error;
  }
}
