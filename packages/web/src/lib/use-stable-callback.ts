import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same in every rendering and runs the latest one, so that memoized parts do not render. */
export function useStableCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
