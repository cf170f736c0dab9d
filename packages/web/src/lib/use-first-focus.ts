import { type RefObject, useEffect, useRef } from 'react';

/** Gives an element the focus when it appears, provided that it appears because the person asked for it. */
export function useFirstFocus<E extends HTMLElement>(isAskedFor = true): RefObject<E | null> {
  const element = useRef<E>(null);
  const isWanted = useRef(isAskedFor);
  useEffect(() => {
    if (isWanted.current) element.current?.focus();
  }, []);
  return element;
}
