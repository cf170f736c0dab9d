import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element when it mounts, if enabled. */
export function useInitialFocus<E extends HTMLElement>(isEnabled = true): RefObject<E | null> {
  const element = useRef<E>(null);
  const shouldFocus = useRef(isEnabled);
  useEffect(() => {
    if (shouldFocus.current) element.current?.focus();
  }, []);
  return element;
}
