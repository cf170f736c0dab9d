import type { CatalogView } from '@stylekit/server/contract';
import useSWR from 'swr';
import { getJson } from '../lib/http.ts';

/** The catalog is the same for all users, so it stays cached after a logout. */
export const CATALOG_PATH = '/api/catalog';

/** Fonts, industries, styles, plans and packs, and which services are simulated. */
export function useCatalog() {
  return useSWR(CATALOG_PATH, () => getJson<CatalogView>(CATALOG_PATH));
}
