import { type RefObject, useEffect, useRef } from 'react';
import { refreshWork } from '../../../data/refresh.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { Stage } from './stage.ts';
import { toStageNotice } from './stage-notice.ts';

/** Says what a change of stage means, reads balances and lists anew at its end, and leads the focus to the new heading. */
export function useStageChange(stage: Stage): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const latest = useRef(stage);
  const before = useRef<Stage['kind'] | null>(null);
  useEffect(() => {
    latest.current = stage;
  });
  const { kind } = stage;
  useEffect(() => {
    const from = before.current;
    before.current = kind;
    if (from === kind) return;
    const notice = toStageNotice(from, latest.current);
    if (notice !== null) showToast(notice);
    const hasEnded = kind === 'complete' || kind === 'failed';
    if (hasEnded && (from === 'generating' || from === 'lost')) void refreshWork();
    // Who has just opened the page reads it from its top.
    if (from !== null && from !== 'resuming') heading.current?.focus();
  }, [kind]);
  return heading;
}
