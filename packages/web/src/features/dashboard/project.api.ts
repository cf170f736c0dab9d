import type { ProjectInput, ProjectView } from '@stylekit/server/contract';
import useSWR, { mutate } from 'swr';
import { send, sendJson } from '../../lib/http.ts';
import { exchange } from './exchange.ts';
import { parseNextPage } from './next-page.ts';

export const PROJECTS_PATH = '/api/projects';

const REFRESH_MS = 60_000;
/** Two windows that are switched between quickly do not ask each time. */
const FOCUS_PAUSE_MS = 2_000;
/** What is read again after a change: the person's balances, their projects and their style guides. */
const TOUCHED = ['/api/user', PROJECTS_PATH, '/api/style-tiles'];

/** Every project of the person, read again each minute while the page is looked at, and whenever it is looked at again. */
export function useProjects() {
  return useSWR(PROJECTS_PATH, fetchProjects, {
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

export function createProject(body: ProjectInput): Promise<ProjectView> {
  return sendJson('POST', PROJECTS_PATH, { body });
}

export function updateProject(id: string, body: ProjectInput): Promise<ProjectView> {
  return sendJson('PUT', `${PROJECTS_PATH}/${id}`, { body });
}

export function archiveProject(id: string): Promise<void> {
  return send('POST', `${PROJECTS_PATH}/${id}/archive`);
}

export function restoreProject(id: string): Promise<void> {
  return send('POST', `${PROJECTS_PATH}/${id}/unarchive`);
}

/** Removes a project and all of its style guides for good. */
export function deleteProject(id: string): Promise<void> {
  return send('POST', `${PROJECTS_PATH}/${id}/delete`);
}

/** Reads everything again that a change of a project may have touched and that is in sight. */
export async function refreshProjects(): Promise<void> {
  await mutate((key) => typeof key === 'string' && TOUCHED.some((path) => key.startsWith(path)));
}

/** Follows the pages to the last: the number of projects has no limit. */
async function fetchProjects(): Promise<ProjectView[]> {
  const projects: ProjectView[] = [];
  let next: string | null = `${PROJECTS_PATH}?limit=200`;
  while (next !== null) {
    const { body, link } = await exchange(next, { method: 'GET' });
    projects.push(...toProjects(body));
    next = parseNextPage(link);
  }
  return projects;
}

/** The server checks each answer against its own schema, so only the outline is looked at here. */
function toProjects(body: unknown): ProjectView[] {
  if (!Array.isArray(body)) throw new TypeError('The list of projects is no list.');
  return body;
}
