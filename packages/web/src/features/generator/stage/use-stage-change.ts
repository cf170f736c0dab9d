import { type RefObject, useEffect, useRef } from 'react';
import { refreshProjectData } from '../../../data/refresh.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { Stage } from './stage.ts';
import { toStageNotice } from './stage-notice.ts';

/** On a change of stage, shows a toast, refreshes balances and lists at the end, and focuses the new heading. */
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
    if (hasEnded && (from === 'generating' || from === 'unreachable')) void refreshProjectData();
    // A newly opened page is read from the top.
    if (from !== null && from !== 'resuming') heading.current?.focus();
  }, [kind]);
  return heading;
}
