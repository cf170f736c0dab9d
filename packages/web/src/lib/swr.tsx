import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { getJson } from './http.ts';

const FRESH_MS = 30_000;

/** Data is fresh for 30 s, and failed requests are not retried. */
const OPTIONS = {
  fetcher: (path: string) => getJson<unknown>(path),
  dedupingInterval: FRESH_MS,
  focusThrottleInterval: FRESH_MS,
  revalidateOnMount: true,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  shouldRetryOnError: false,
};

/** Applies the options to its children. All instances share one cache. */
export function SwrProvider({ children }: { readonly children: ReactNode }) {
  return <SWRConfig value={OPTIONS}>{children}</SWRConfig>;
}
