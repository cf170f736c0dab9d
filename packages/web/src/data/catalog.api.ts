import type { CatalogView } from '@stylekit/server/contract';
import useSWR from 'swr';
import { getJson } from '../lib/http.ts';
import { CATALOG_PATH } from './api-paths.ts';

/** Fonts, industries, styles, plans and packs, and which services are simulated. */
export function useCatalog() {
  return useSWR(CATALOG_PATH, () => getJson<CatalogView>(CATALOG_PATH));
}
