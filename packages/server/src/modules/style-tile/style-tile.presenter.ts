import type { Ctx } from '../../context/context.ts';
import type { StyleTile } from '../../database/tables/style-tile.entity.ts';
import { readGuide } from './read-guide.ts';
import type { StyleTileView } from './style-tile.schema.ts';

export function presentStyleTile(ctx: Ctx, tile: StyleTile): StyleTileView {
  return {
    id: tile.id,
    projectId: tile.projectId,
    name: tile.name,
    description: tile.description,
    industry: tile.industry ?? null,
    customIndustry: tile.customIndustry ?? null,
    designStyle: tile.designStyle ?? null,
    targetAudience: tile.targetAudience ?? null,
    primaryColorHex: tile.primaryColorHex ?? null,
    secondaryColorHex: tile.secondaryColorHex ?? null,
    colorHarmony: tile.colorHarmony ?? null,
    primaryFont: tile.primaryFont ?? null,
    secondaryFont: tile.secondaryFont ?? null,
    generationMode: tile.generationMode,
    generated: tile.generationStatus === 'generated',
    generatedData: readGuide(ctx, tile),
    generationStatus: tile.generationStatus,
    generationStep: tile.generationStep ?? null,
    generationError: tile.generationError ?? null,
    isArchived: tile.isArchived,
    isDeleted: false,
    createdAt: tile.createdAt.toISOString(),
    updatedAt: tile.updatedAt.toISOString(),
  };
}
