import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { getJson } from './http.ts';

const FRESH_MS = 30_000;

/** How data is loaded: what was read within 30 s is not read again, and a failure is shown instead of repeated. */
const OPTIONS = {
  fetcher: (path: string) => getJson<unknown>(path),
  dedupingInterval: FRESH_MS,
  focusThrottleInterval: FRESH_MS,
  revalidateOnMount: true,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  shouldRetryOnError: false,
};

/** Gives those rules to what it holds. All of them share one cache. */
export function DataRules({ children }: { readonly children: ReactNode }) {
  return <SWRConfig value={OPTIONS}>{children}</SWRConfig>;
}
