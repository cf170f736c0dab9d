import type { CatalogView } from '@stylekit/server/contract';
import useSWR from 'swr';
import { getJson } from './http.ts';

/** Where the catalogue is read; the same for everybody, so it outlives a sign-out. */
export const CATALOG_PATH = '/api/catalog';

/** What there is to choose from and which services stand behind it; undefined until it is here. */
export function useCatalog(): CatalogView | undefined {
  const { data } = useSWR(CATALOG_PATH, () => getJson<CatalogView>(CATALOG_PATH));
  return data;
}
