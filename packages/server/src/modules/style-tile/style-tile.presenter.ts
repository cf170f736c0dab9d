import type { Ctx } from '../../context/context.ts';
import type { Brief } from '../../database/json-brief.ts';
import { readGuide, readOriginal, readTileBrief, readTileEdits, readTileSettings } from './read-documents.ts';
import type { ShownTile } from './read-tiles.ts';
import type { StyleTileView } from './style-tile.schema.ts';

export function presentStyleTile(ctx: Ctx, tile: ShownTile): StyleTileView {
  return {
    id: tile.id,
    projectId: tile.projectId,
    name: tile.name,
    ...presentBrief(readTileBrief(ctx, tile)),
    generationMode: tile.generationMode,
    generated: tile.generationStatus === 'generated',
    generatedData: readGuide(ctx, tile),
    originalData: tile.originalData == null ? null : readOriginal(ctx, tile),
    edits: readTileEdits(ctx, tile),
    revision: tile.revision,
    originId: tile.originId ?? null,
    settings: readTileSettings(ctx, tile),
    generationStatus: tile.generationStatus,
    generationStep: tile.generationStep ?? null,
    generationError: tile.generationError ?? null,
    isArchived: tile.isArchived,
    isDeleted: false,
    createdAt: tile.createdAt.toISOString(),
    updatedAt: tile.updatedAt.toISOString(),
  };
}

const EMPTY_BRIEF = {
  description: '',
  industry: null,
  customIndustry: null,
  designStyle: null,
  targetAudience: null,
  primaryColorHex: null,
  secondaryColorHex: null,
  colorHarmony: null,
  primaryFont: null,
  secondaryFont: null,
} as const;

/** The fields of the brief; for a custom brief its main colors and fonts. */
function presentBrief(brief: Brief | null): Pick<StyleTileView, keyof typeof EMPTY_BRIEF> {
  if (brief === null) return EMPTY_BRIEF;
  if (brief.mode === 'custom') {
    const { description, primary, secondary, headerFont, bodyFont } = brief;
    return {
      ...EMPTY_BRIEF,
      description,
      primaryColorHex: primary.hex,
      secondaryColorHex: secondary[0].hex,
      primaryFont: headerFont,
      secondaryFont: bodyFont,
    };
  }
  const { mode: _, ...given } = brief;
  return { ...EMPTY_BRIEF, ...given };
}
