import { z } from 'zod';
import { replicaReader } from '../../context/own-reader.ts';
import { defineOwnRead } from '../../context/session-check.ts';
import type { App } from '../../http/app-type.ts';
import { paletteSchema, presentPalette } from '../../http/palette.ts';
import { timestamp } from '../../http/wire.ts';

/** As many as a list shows without scrolling. */
const MAX_RECENT = 8;

const recentTileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  projectId: z.uuid(),
  projectName: z.string(),
  palette: paletteSchema.describe('The seven colors in role order'),
  updatedAt: timestamp,
});

/** A finished style guide in a list of those changed last, without its document. */
export type RecentTileView = z.infer<typeof recentTileSchema>;

/** The finished style guides that the user changed last, in all projects. */
export async function registerRecentTiles(app: App): Promise<void> {
  app.get(
    '/api/recent-style-tiles',
    {
      config: { access: 'signed-in', scopes: ['guides:read'], checksSessionInRead: true },
      schema: {
        tags: ['style tile'],
        summary: `The finished style guides that were changed last, at most ${MAX_RECENT}, without their documents`,
        response: { 200: z.array(recentTileSchema) },
      },
    },
    async (request) => {
      const tiles = await replicaReader(request).read(RECENT, {});
      return tiles.map(({ id, name, projectId, projectName, palette, updatedAt }) => ({
        id,
        name,
        projectId,
        projectName,
        palette: presentPalette(palette),
        updatedAt: updatedAt.toISOString(),
      }));
    },
  );
}

const RECENT = defineOwnRead('recent-style-tiles', (db, { userId }) =>
  db
    .selectFrom('style_tile')
    .innerJoin('project', (join) =>
      join.onRef('project.id', '=', 'style_tile.projectId').on('project.userId', '=', userId),
    )
    .select(['style_tile.id', 'style_tile.name', 'style_tile.projectId', 'style_tile.palette'])
    .select(['style_tile.updatedAt', 'project.name as projectName'])
    .where('style_tile.userId', '=', userId)
    .where('style_tile.isArchived', '=', false)
    .where('style_tile.generationStatus', '=', 'generated')
    .where('project.isArchived', '=', false)
    .orderBy('style_tile.updatedAt', 'desc')
    .orderBy('style_tile.id', 'desc')
    .limit(MAX_RECENT),
);
