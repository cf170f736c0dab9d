import type { Expression, Kysely } from 'kysely';
import { VERSIONS } from '../../config/limits.ts';
import type { OwnReader } from '../../context/own-reader.ts';
import { defineOwnRead } from '../../context/session-check.ts';
import type { Tables } from '../../database/entity-manager.ts';
import { JsonBrief } from '../../database/json-brief.ts';
import { JsonEdits } from '../../database/json-edits.ts';
import { JsonGuide } from '../../database/json-guide.ts';
import { JsonSettings } from '../../database/json-settings.ts';
import { isOlder } from '../../database/older-rows.ts';
import type { GuideVersion } from '../../database/tables/guide-version.entity.ts';
import type { StyleTile } from '../../database/tables/style-tile.entity.ts';
import { notFound } from '../../http/api-error.ts';
import type { Cursor, PageRequest } from '../../http/page.ts';

const SHOWN = [
  'id',
  'projectId',
  'name',
  'brief',
  'generationMode',
  'generationStatus',
  'generationStep',
  'generationError',
  'generatedData',
  'originalData',
  'edits',
  'revision',
  'originId',
  'settings',
  'isArchived',
  'createdAt',
  'updatedAt',
] as const;

/** What the API shows of a style guide. */
export type ShownTile = Pick<StyleTile, (typeof SHOWN)[number]>;

/** What the API shows of a saved state. */
export type ShownVersion = Pick<GuideVersion, 'styleTileId' | 'number' | 'edits' | 'settings' | 'createdAt'>;

/** Selects the active or the archived style guides of a project. */
export interface TileList {
  readonly projectId: string;
  readonly isArchived: boolean;
}

const TILE = defineOwnRead<{ id: string }, ShownTile>('style-tile', (db, { userId, id }) =>
  selectOwn(db, userId).where('id', '=', id),
);

const TILES = defineOwnRead<TileList & { limit: number }, ShownTile>('style-tiles', (db, slots) =>
  selectOwn(db, slots.userId)
    .where('projectId', '=', slots.projectId)
    .where('isArchived', '=', slots.isArchived)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(slots.limit),
);

const OLDER_TILES = defineOwnRead<TileList & { limit: number } & Cursor, ShownTile>(
  'older-style-tiles',
  (db, slots) =>
    selectOwn(db, slots.userId)
      .where('projectId', '=', slots.projectId)
      .where('isArchived', '=', slots.isArchived)
      .where(isOlder(slots))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(slots.limit),
);

const PROJECT_ID = defineOwnRead<{ id: string }, { id: string }>('project-id', (db, { userId, id }) =>
  db.selectFrom('project').select('id').where('userId', '=', userId).where('id', '=', id),
);

const TILE_ID = defineOwnRead<{ id: string }, { id: string }>('style-tile-id', (db, { userId, id }) =>
  db.selectFrom('style_tile').select('id').where('userId', '=', userId).where('id', '=', id),
);

const TILE_VERSIONS = defineOwnRead<{ id: string }, ShownVersion>('versions', (db, { userId, id }) =>
  db
    .selectFrom('guide_version')
    .select(['styleTileId', 'number', 'edits', 'settings', 'createdAt'])
    .where('userId', '=', userId)
    .where('styleTileId', '=', id)
    .orderBy('number', 'desc')
    .limit(VERSIONS.kept + 1),
);

function selectOwn(db: Kysely<Tables>, userId: Expression<string>) {
  return db.selectFrom('style_tile').select(SHOWN).where('userId', '=', userId);
}

/** @throws ApiError 404 when it is unknown or belongs to another user */
export async function showStyleTile(reader: OwnReader, id: string): Promise<ShownTile> {
  const [tile] = await reader.read(TILE, { id });
  if (tile === undefined) throw notFound();
  return readTile(tile);
}

/**
 * The active or the archived style guides of a project, newest first.
 *
 * @throws ApiError 404 when the project is unknown or belongs to another user
 */
export async function listStyleTiles(
  reader: OwnReader,
  { projectId, isArchived }: TileList,
  { limit, after }: PageRequest,
): Promise<ShownTile[]> {
  const values = { projectId, isArchived, limit };
  const tiles =
    after === null
      ? await reader.read(TILES, values)
      : await reader.read(OLDER_TILES, { ...values, createdAt: after.createdAt, id: after.id });
  // Only an empty list may be that of an unknown project.
  if (tiles.length === 0) await requireOne(reader.read(PROJECT_ID, { id: projectId }));
  return tiles.map(readTile);
}

/**
 * The saved states of a style guide, newest first: the newest 100 and the first. Empty before the first change.
 *
 * @throws ApiError 404 when it is unknown or belongs to another user
 */
export async function listVersions(reader: OwnReader, id: string): Promise<ShownVersion[]> {
  const versions = await reader.read(TILE_VERSIONS, { id });
  if (versions.length === 0) await requireOne(reader.read(TILE_ID, { id }));
  return versions.map((version) => ({
    ...version,
    edits: EDITS.convertToJSValue(version.edits) ?? version.edits,
    settings: SETTINGS.convertToJSValue(version.settings),
  }));
}

async function requireOne(rows: Promise<readonly unknown[]>): Promise<void> {
  if ((await rows).length === 0) throw notFound();
}

const BRIEF = new JsonBrief();
const GUIDE = new JsonGuide();
const EDITS = new JsonEdits();
const SETTINGS = new JsonSettings();

/** The driver returns documents as they are stored; the entity manager would parse them. */
function readTile(stored: ShownTile): ShownTile {
  return {
    ...stored,
    brief: BRIEF.convertToJSValue(stored.brief) ?? stored.brief,
    generatedData: GUIDE.convertToJSValue(stored.generatedData),
    originalData: GUIDE.convertToJSValue(stored.originalData),
    edits: EDITS.convertToJSValue(stored.edits),
    settings: SETTINGS.convertToJSValue(stored.settings),
  };
}
