import type { StyleTileInput, StyleTileView } from '@stylekit/server/contract';
import useSWR from 'swr';
import { getJson, getPages, send, sendJson } from '../lib/http.ts';
import { PROJECTS_PATH, STYLE_TILES_PATH } from './refresh.ts';

const LIST_REFRESH_MS = 45_000;
const GENERATION_REFRESH_MS = 2_000;

/** A project's style guides, either the active ones or the archived ones, read again every 45 s while they are looked at. */
export function useStyleTiles(projectId: string, isArchived: boolean) {
  const path = `${tilesPath(projectId)}?showArchived=${isArchived}&limit=200`;
  return useSWR(path, () => getPages<StyleTileView>(path), {
    refreshInterval: LIST_REFRESH_MS,
    refreshWhenHidden: false,
  });
}

/** One style guide; unless something else follows it, it is read every 2 s while it is being made. Null reads nothing. */
export function useStyleTile(id: string | null, { isFollowed = false } = {}) {
  return useSWR(id === null ? null : pathOf(id), (path: string) => getJson<StyleTileView>(path), {
    refreshInterval: (tile) =>
      !isFollowed && tile !== undefined && isBeingMade(tile) ? GENERATION_REFRESH_MS : 0,
    // Polling has to get through although what was read is fresh.
    dedupingInterval: GENERATION_REFRESH_MS / 2,
  });
}

/** Whether the server is at work on it, or about to be. */
export function isBeingMade({ generationStatus }: Pick<StyleTileView, 'generationStatus'>): boolean {
  return generationStatus === 'queued' || generationStatus === 'running';
}

/**
 * Asks for a style guide. A custom one is finished with the answer; AI and Co-Pilot ones are queued and their credit is
 * set aside. The same `idempotencyKey` again answers the guide that was made, so a lost answer costs nothing.
 */
export function createStyleTile(
  projectId: string,
  body: StyleTileInput,
  idempotencyKey: string,
): Promise<StyleTileView> {
  return sendJson('POST', tilesPath(projectId), { body, headers: { 'idempotency-key': idempotencyKey } });
}

/** Makes sure that a style guide is being made; never charges twice. */
export function generateStyleTile(id: string): Promise<StyleTileView> {
  return sendJson('POST', `${pathOf(id)}/generate`);
}

export function renameStyleTile(id: string, name: string): Promise<StyleTileView> {
  return sendJson('PATCH', pathOf(id), { body: { name } });
}

export function archiveStyleTile(id: string): Promise<void> {
  return send('POST', `${pathOf(id)}/archive`);
}

export function restoreStyleTile(id: string): Promise<void> {
  return send('POST', `${pathOf(id)}/unarchive`);
}

/** Removes a style guide for good. */
export function deleteStyleTile(id: string): Promise<void> {
  return send('POST', `${pathOf(id)}/delete`);
}

function tilesPath(projectId: string): string {
  return `${PROJECTS_PATH}/${encodeURIComponent(projectId)}/style-tiles`;
}

function pathOf(id: string): string {
  return `${STYLE_TILES_PATH}/${encodeURIComponent(id)}`;
}
