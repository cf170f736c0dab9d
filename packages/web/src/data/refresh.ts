import { mutate } from 'swr';

/** The user and all data below this path, such as transactions and sessions. */
export const USER_PATH = '/api/user';
export const PROJECTS_PATH = '/api/projects';
export const STYLE_TILES_PATH = '/api/style-tiles';

/** Revalidates all mounted data whose path starts with one of these paths. */
export async function refresh(...paths: readonly string[]): Promise<void> {
  await mutate((key) => typeof key === 'string' && paths.some((path) => key.startsWith(path)));
}

/**
 * Revalidates everything that a change to a project or style guide can affect: balances, projects, guides and memory.
 */
export function refreshProjectData(): Promise<void> {
  return refresh(USER_PATH, PROJECTS_PATH, STYLE_TILES_PATH);
}
