import { useSyncExternalStore } from 'react';

/** False while React takes over prerendered HTML, whose first render must not depend on the browser. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
