import { startTransition, useEffect, useState } from 'react';

/** The pause after the last change. */
const SETTLE_MS = 150;

/** A value that follows after a pause in its changes, for what is too slow to compute while a color is dragged. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(() => value)), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
