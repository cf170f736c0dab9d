import type { ProjectView, StyleTileView } from '@stylekit/server/contract';
import useSWR from 'swr';
import { getJson } from '../../lib/http.ts';

const REFRESH_MS = 45_000;

/** One project of the person. */
export function useProject(id: string) {
  const path = `/api/projects/${encodeURIComponent(id)}`;
  return useSWR(path, () => getJson<ProjectView>(path));
}

/** Its style guides, either the active ones or the archived ones, read again every 45 seconds while they are looked at. */
export function useStyleTiles(projectId: string, isArchived: boolean) {
  const path = `/api/projects/${encodeURIComponent(projectId)}/style-tiles?showArchived=${isArchived}&limit=200`;
  return useSWR(path, () => getJson<StyleTileView[]>(path), {
    refreshInterval: REFRESH_MS,
    refreshWhenHidden: false,
  });
}
