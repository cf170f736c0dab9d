/** The user and all data below this path, such as transactions and sessions. */
export const USER_PATH = '/api/user';
/** The catalog is the same for all users, so it stays cached after a logout. */
export const CATALOG_PATH = '/api/catalog';
export const PROJECTS_PATH = '/api/projects';
export const STYLE_TILES_PATH = '/api/style-tiles';
/** The style guides of all projects that were changed last. */
export const RECENT_TILES_PATH = '/api/recent-style-tiles';
/** The first page of all projects. */
export const PROJECT_LIST_PATH = `${PROJECTS_PATH}?limit=200`;

export function projectPath(id: string): string {
  return `${PROJECTS_PATH}/${encodeURIComponent(id)}`;
}

export function memoryPath(projectId: string): string {
  return `${projectPath(projectId)}/memory`;
}

export function projectTilesPath(projectId: string): string {
  return `${projectPath(projectId)}/style-tiles`;
}

/** The first page of the active or the archived style guides of a project. */
export function tileListPath(projectId: string, isArchived: boolean): string {
  return `${projectTilesPath(projectId)}?showArchived=${isArchived}&limit=200`;
}

export function tilePath(id: string): string {
  return `${STYLE_TILES_PATH}/${encodeURIComponent(id)}`;
}
