import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Parameters to change; null removes one. */
export type ParamChange = Readonly<Record<string, string | null>>;

/**
 * The parameters of the address, and a function that changes some of them and keeps the others. The history entry is
 * replaced, so that Back leaves the page.
 */
export function useAddressParams(): readonly [URLSearchParams, (change: ParamChange) => void] {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (parts: ParamChange) => {
      // Read from the address, because several changes may happen before the next rendering.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(parts)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      const text = next.toString();
      navigate(text === '' ? path : `${path}?${text}`, { replace: true });
    },
    [path, navigate],
  );
  return [params, change];
}
