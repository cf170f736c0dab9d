import { useEffect, useRef, useState, useTransition } from 'react';
import { readColorText } from '../../../ui/color-text.ts';

/**
 * The text of a color field. The field follows the pointer at once; the guide follows in a transition, so that a drag
 * is not blocked while the page renders. Colors in between are skipped, and the last one is always applied.
 */
export function useColorDraft(color: string, onChange: (hex: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isPending, startTransition] = useTransition();
  const next = useRef<string | null>(null);
  const isRendering = useRef(false);
  const latest = useRef(onChange);

  const applyNext = () => {
    const hex = next.current;
    next.current = null;
    isRendering.current = hex !== null;
    if (hex !== null) startTransition(() => latest.current(hex));
  };
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (!isPending) applyNext();
  });
  useEffect(
    () => () => {
      if (next.current !== null) latest.current(next.current);
    },
    [],
  );

  const change = (text: string) => {
    setDraft(text);
    const hex = readColorText(text);
    if (hex === null) return;
    next.current = hex;
    if (!isRendering.current) applyNext();
  };
  const isShown = draft !== null && (isPending || next.current !== null || readColorText(draft) === null);
  return { value: isShown ? draft : color, change };
}
