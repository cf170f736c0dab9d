import { mutate } from 'swr';
import { PROJECTS_PATH, STYLE_TILES_PATH, USER_PATH } from './api-paths.ts';

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
