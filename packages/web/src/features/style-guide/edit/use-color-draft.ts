import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readColorText } from '../../../ui/color-text.ts';

/**
 * The text of a color field. The field follows the pointer at once and the guide in a task of its own, so that neither
 * blocks the other. Colors in between are skipped, and the last one is always applied.
 */
export function useColorDraft(color: string, onChange: (hex: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const next = useRef<string | null>(null);
  const latest = useRef(onChange);
  const applyNext = () => {
    const hex = next.current;
    next.current = null;
    if (hex !== null) flushSync(() => latest.current(hex));
  };
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(
    () => () => {
      if (next.current !== null) latest.current(next.current);
      next.current = null;
    },
    [],
  );
  const change = (text: string) => {
    setDraft(text);
    const hex = readColorText(text);
    if (hex === null) return;
    if (next.current === null) setTimeout(applyNext, 0);
    next.current = hex;
  };
  return { value: draft !== null && isShown(draft, color, next.current) ? draft : color, change };
}

/** Whether a field keeps its text: it is not a color yet, or the guide has its color or is about to get it. */
function isShown(draft: string, color: string, next: string | null): boolean {
  const hex = readColorText(draft)?.toLowerCase();
  return hex === undefined || hex === color.toLowerCase() || hex === next?.toLowerCase();
}
