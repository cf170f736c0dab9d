import { mutate } from 'swr';

/** The person and everything under them, such as their balances, transactions and sessions. */
export const USER_PATH = '/api/user';
export const PROJECTS_PATH = '/api/projects';
export const STYLE_TILES_PATH = '/api/style-tiles';

/** Reads again what is in sight and lies at or under these paths. */
export async function refresh(...paths: readonly string[]): Promise<void> {
  await mutate((key) => typeof key === 'string' && paths.some((path) => key.startsWith(path)));
}

/** What a change of a project or a style guide may have touched: balances, projects, style guides and memory. */
export function refreshWork(): Promise<void> {
  return refresh(USER_PATH, PROJECTS_PATH, STYLE_TILES_PATH);
}
