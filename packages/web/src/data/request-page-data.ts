import { requestEarly } from '../lib/early-requests.ts';
import {
  CATALOG_PATH,
  memoryPath,
  PROJECT_LIST_PATH,
  projectPath,
  tileListPath,
  tilePath,
  USER_PATH,
} from './api-paths.ts';
import { hasSessionHint } from './session-hint.ts';

/** Requests the data of the page at an address of a signed-in user while the code of the page loads. */
export function requestPageData({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (!hasSessionHint()) return;
  const [, page = '', id = ''] = pathname.split('/');
  for (const path of [USER_PATH, ...dataPaths(page, id, new URLSearchParams(search))]) requestEarly(path);
}

function dataPaths(page: string, id: string, params: URLSearchParams): string[] {
  switch (page) {
    case 'dashboard':
      return [PROJECT_LIST_PATH];
    case 'project':
      return [projectPath(id), tileListPath(id, params.get('tab') === 'archived'), memoryPath(id)];
    case 'generator': {
      const tileId = params.get('tile');
      return [projectPath(id), memoryPath(id), CATALOG_PATH, ...(tileId === null ? [] : [tilePath(tileId)])];
    }
    case 'style-tile':
      return [tilePath(id)];
    default:
      return [];
  }
}
