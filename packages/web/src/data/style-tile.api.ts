import type { GuideSettings } from '@stylekit/engine';
import type { GuideEdits } from '@stylekit/engine/edit';
import type { GuideVersionView, StyleTileInput, StyleTileView } from '@stylekit/server/contract';
import useSWR, { mutate } from 'swr';
import { getJson, getPages, send, sendJson } from '../lib/http.ts';
import { projectTilesPath, tileListPath, tilePath } from './api-paths.ts';

const LIST_REFRESH_MS = 45_000;
const GENERATION_REFRESH_MS = 2_000;

/** The active or the archived style guides of a project. Refreshed every 45 s while the page is visible. */
export function useStyleTiles(projectId: string, isArchived: boolean) {
  const path = tileListPath(projectId, isArchived);
  return useSWR(path, () => getPages<StyleTileView>(path), {
    refreshInterval: LIST_REFRESH_MS,
    refreshWhenHidden: false,
  });
}

/** One style guide. Polled every 2 s during generation unless `isFollowed` is set. Loads nothing if `id` is null. */
export function useStyleTile(id: string | null, { isFollowed = false } = {}) {
  return useSWR(id === null ? null : tilePath(id), (path: string) => getJson<StyleTileView>(path), {
    refreshInterval: (tile) =>
      !isFollowed && tile !== undefined && isGenerating(tile) ? GENERATION_REFRESH_MS : 0,
    // Shorter than the polling interval, because SWR would otherwise skip the request.
    dedupingInterval: GENERATION_REFRESH_MS / 2,
  });
}

/** Whether the generation is queued or running. */
export function isGenerating({ generationStatus }: Pick<StyleTileView, 'generationStatus'>): boolean {
  return generationStatus === 'queued' || generationStatus === 'running';
}

/**
 * Creates a style guide. A custom guide is complete in the response. AI and Co-Pilot guides are queued and their credit
 * is reserved.
 *
 * Repeating the call with the same `idempotencyKey` returns the existing guide without a second charge.
 */
export function createStyleTile(
  projectId: string,
  body: StyleTileInput,
  idempotencyKey: string,
): Promise<StyleTileView> {
  return sendJson('POST', projectTilesPath(projectId), {
    body,
    headers: { 'idempotency-key': idempotencyKey },
  });
}

/** Copies a finished style guide as a custom one. Repeating the call with the same key returns the existing copy. */
export function duplicateStyleTile(id: string, idempotencyKey: string): Promise<StyleTileView> {
  return sendJson('POST', `${tilePath(id)}/duplicate`, { headers: { 'idempotency-key': idempotencyKey } });
}

/** Creates another version of a guide: a new one from the same brief. */
export function createVersionOf(tile: StyleTileView, idempotencyKey: string): Promise<StyleTileView> {
  const { projectId, name, generationMode, description, industry, customIndustry, designStyle } = tile;
  const { targetAudience, primaryColorHex, secondaryColorHex, primaryFont, colorHarmony } = tile;
  const brief = { name, generationMode, description, industry, customIndustry, designStyle };
  const choices = { targetAudience, primaryColorHex, secondaryColorHex, primaryFont, colorHarmony };
  return createStyleTile(projectId, { ...brief, ...choices, originId: tile.id }, idempotencyKey);
}

/** Starts the generation if it is not running. Never charges twice. */
export function generateStyleTile(id: string): Promise<StyleTileView> {
  return sendJson('POST', `${tilePath(id)}/generate`);
}

export function renameStyleTile(id: string, name: string): Promise<StyleTileView> {
  return sendJson('PATCH', tilePath(id), { body: { name } });
}

/** Loads a style guide without the cache. */
export function loadStyleTile(id: string): Promise<StyleTileView> {
  return getJson(tilePath(id));
}

/** Puts a style guide into the cache, so that mounted components show it. */
export async function keepStyleTile(tile: StyleTileView): Promise<void> {
  await mutate(tilePath(tile.id), tile, { revalidate: false });
}

/** The saved states of a guide, newest first. */
export function useVersions(id: string) {
  return useSWR(`${tilePath(id)}/versions`, (path: string) => getJson<GuideVersionView[]>(path));
}

/** Loads the saved states without the cache, newest first. */
export function loadVersions(id: string): Promise<GuideVersionView[]> {
  return getJson(`${tilePath(id)}/versions`);
}

/**
 * Replaces the edits of a guide that are based on a revision. With `isLeaving`, the request survives the page.
 *
 * Rejects with status 412 when the guide was changed since.
 */
export function saveEdits(
  id: string,
  { edits, revision }: { readonly edits: GuideEdits; readonly revision: number },
  isLeaving: boolean,
): Promise<StyleTileView> {
  const headers = { 'if-match': `"${revision}"` };
  return sendJson('PATCH', tilePath(id), { body: { edits }, headers, keepalive: isLeaving });
}

/** Replaces the settings of a guide. With `isLeaving`, the request survives the page. */
export function putStyleTileSettings(
  id: string,
  settings: GuideSettings,
  isLeaving: boolean,
): Promise<StyleTileView> {
  return sendJson('PUT', `${tilePath(id)}/settings`, { body: settings, keepalive: isLeaving });
}

export function archiveStyleTile(id: string): Promise<void> {
  return send('POST', `${tilePath(id)}/archive`);
}

export function restoreStyleTile(id: string): Promise<void> {
  return send('POST', `${tilePath(id)}/unarchive`);
}

/** Permanently deletes a style guide. */
export function deleteStyleTile(id: string): Promise<void> {
  return send('POST', `${tilePath(id)}/delete`);
}
