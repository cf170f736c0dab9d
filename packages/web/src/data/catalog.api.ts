import type { CatalogView } from '@stylekit/server/contract';
import useSWR from 'swr';
import { getJson } from '../lib/http.ts';

/** Where the catalog is read; the same for everybody, so it outlives a sign-out. */
export const CATALOG_PATH = '/api/catalog';

/** What there is to choose from and which services stand behind it. */
export function useCatalog() {
  return useSWR(CATALOG_PATH, () => getJson<CatalogView>(CATALOG_PATH));
}
