import type { ProjectInput, ProjectView } from '@stylekit/server/contract';
import useSWR from 'swr';
import { getJson, getPages, send, sendJson } from '../lib/http.ts';
import { PROJECT_LIST_PATH, PROJECTS_PATH, projectPath } from './api-paths.ts';

const REFRESH_MS = 60_000;
/** Prevents a request on every switch between two windows. */
const FOCUS_PAUSE_MS = 2_000;

/** All projects of the user. Refreshed every minute while the page is visible, and on focus. */
export function useProjects() {
  return useSWR(PROJECTS_PATH, () => getPages<ProjectView>(PROJECT_LIST_PATH), {
    refreshInterval: REFRESH_MS,
    refreshWhenHidden: false,
    dedupingInterval: FOCUS_PAUSE_MS,
    focusThrottleInterval: FOCUS_PAUSE_MS,
    shouldRetryOnError: true,
    // SWR stops its interval after an error, so the next refresh is scheduled here.
    onErrorRetry: (_error, _key, _config, revalidate, options) => {
      setTimeout(() => void revalidate(options), REFRESH_MS);
    },
  });
}

/** One project. Loads nothing if `id` is null. */
export function useProject(id: string | null) {
  return useSWR(id === null ? null : projectPath(id), (path: string) => getJson<ProjectView>(path));
}

export function createProject(body: ProjectInput): Promise<ProjectView> {
  return sendJson('POST', PROJECTS_PATH, { body });
}

export function updateProject(id: string, body: ProjectInput): Promise<ProjectView> {
  return sendJson('PUT', projectPath(id), { body });
}

export function archiveProject(id: string): Promise<void> {
  return send('POST', `${projectPath(id)}/archive`);
}

export function restoreProject(id: string): Promise<void> {
  return send('POST', `${projectPath(id)}/unarchive`);
}

/** Permanently deletes a project and all its style guides. */
export function deleteProject(id: string): Promise<void> {
  return send('POST', `${projectPath(id)}/delete`);
}
