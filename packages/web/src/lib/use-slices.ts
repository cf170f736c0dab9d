import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { settleLayout } from './settle-layout.ts';

/** How long one task may update parts of a page, in ms: half of a frame. */
const TASK_MS = 8;

/**
 * The value for each part of a page. A new value reaches the parts one after the other in short tasks, so that the page
 * stays responsive; parts take turns while the value keeps changing. `isOn` must not change: without it, all parts get
 * the value at once.
 */
export function useSlices<Value>(value: Value, parts: number, isOn: boolean): readonly Value[] {
  const [shown, setShown] = useState<readonly Value[]>(() => Array<Value>(parts).fill(value));
  const turn = useRef(0);
  useEffect(() => {
    if (!isOn || shown.every((each) => each === value)) return;
    const timer = setTimeout(() => {
      const end = performance.now() + TASK_MS;
      let next = shown;
      do {
        const part = findStale(next, value, turn.current);
        if (part === null) return;
        turn.current = (part + 1) % parts;
        next = next.with(part, value);
        flushSync(() => setShown(next));
        settleLayout();
      } while (performance.now() < end);
    }, 0);
    return () => clearTimeout(timer);
  }, [shown, value, parts, isOn]);
  return isOn ? shown : Array<Value>(parts).fill(value);
}

/** The next part from `start` on that has an earlier value, or null. */
function findStale<Value>(shown: readonly Value[], value: Value, start: number): number | null {
  for (let step = 0; step < shown.length; step += 1) {
    const part = (start + step) % shown.length;
    if (shown[part] !== value) return part;
  }
  return null;
}
