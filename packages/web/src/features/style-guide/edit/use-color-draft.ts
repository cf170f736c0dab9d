import { useState } from 'react';
import { useLatestInTask } from '../../../lib/use-latest-in-task.ts';
import { readColorText } from '../../../ui/color-text.ts';

/** The text of a color field. The field follows the pointer at once, and the guide in a task of its own. */
export function useColorDraft(color: string, onChange: (hex: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const { queue, waiting } = useLatestInTask(onChange);
  const change = (text: string) => {
    setDraft(text);
    const hex = readColorText(text);
    if (hex !== null) queue(hex);
  };
  return { value: draft !== null && isShown(draft, color, waiting.current) ? draft : color, change };
}

/** Whether a field keeps its text: it is not a color yet, or the guide has its color or is about to get it. */
function isShown(draft: string, color: string, next: string | null): boolean {
  const hex = readColorText(draft)?.toLowerCase();
  return hex === undefined || hex === color.toLowerCase() || hex === next?.toLowerCase();
}
