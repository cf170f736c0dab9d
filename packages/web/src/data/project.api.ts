import type { ProjectInput, ProjectView } from '@stylekit/server/contract';
import useSWR from 'swr';
import { getJson, getPages, send, sendJson } from '../lib/http.ts';
import { PROJECTS_PATH } from './refresh.ts';

const REFRESH_MS = 60_000;
/** Two windows that are switched between quickly do not ask each time. */
const FOCUS_PAUSE_MS = 2_000;

/** Every project of the person, read again each minute while the page is looked at, and whenever it is looked at again. */
export function useProjects() {
  return useSWR(PROJECTS_PATH, () => getPages<ProjectView>(`${PROJECTS_PATH}?limit=200`), {
    refreshInterval: REFRESH_MS,
    refreshWhenHidden: false,
    dedupingInterval: FOCUS_PAUSE_MS,
    focusThrottleInterval: FOCUS_PAUSE_MS,
    shouldRetryOnError: true,
    // The minute goes on after a failure, which SWR's own interval does not.
    onErrorRetry: (_error, _key, _config, revalidate, options) => {
      setTimeout(() => void revalidate(options), REFRESH_MS);
    },
  });
}

/** One project of the person; null reads nothing. */
export function useProject(id: string | null) {
  return useSWR(id === null ? null : pathOf(id), (path: string) => getJson<ProjectView>(path));
}

export function createProject(body: ProjectInput): Promise<ProjectView> {
  return sendJson('POST', PROJECTS_PATH, { body });
}

export function updateProject(id: string, body: ProjectInput): Promise<ProjectView> {
  return sendJson('PUT', pathOf(id), { body });
}

export function archiveProject(id: string): Promise<void> {
  return send('POST', `${pathOf(id)}/archive`);
}

export function restoreProject(id: string): Promise<void> {
  return send('POST', `${pathOf(id)}/unarchive`);
}

/** Removes a project and all of its style guides for good. */
export function deleteProject(id: string): Promise<void> {
  return send('POST', `${pathOf(id)}/delete`);
}

function pathOf(id: string): string {
  return `${PROJECTS_PATH}/${encodeURIComponent(id)}`;
}
