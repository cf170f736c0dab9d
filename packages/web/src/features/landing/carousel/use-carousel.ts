import { useEffect, useState } from 'react';
import { INTERVAL_MS, MANUAL_PAUSE_MS, movePage } from './carousel-state.ts';

interface CarouselOptions {
  readonly pageCount: number;
  /** Whether the carousel may move by itself. */
  readonly isMoving: boolean;
}

export interface CarouselControl {
  readonly page: number;
  readonly move: (by: number) => void;
  readonly show: (page: number) => void;
}

/** Advances every 3 s while it may, and waits for 3 s after a manual move. */
export function useCarousel({ pageCount, isMoving }: CarouselOptions): CarouselControl {
  const [state, setState] = useState({ page: 0, isManual: false });
  // After a resize, there may be fewer pages.
  const page = Math.min(state.page, pageCount - 1);
  const { isManual } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each manual move starts the pause again.
  useEffect(() => {
    if (!isManual) return;
    const timer = setTimeout(() => setState((old) => ({ ...old, isManual: false })), MANUAL_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isManual, state]);
  useEffect(() => {
    if (!isMoving || isManual) return;
    const next = movePage({ page, pageCount, isManual }, 1);
    const timer = setTimeout(() => setState({ page: next, isManual: false }), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [page, pageCount, isMoving, isManual]);
  const show = (next: number) => setState({ page: next, isManual: true });
  return { page, show, move: (by) => show(movePage({ page, pageCount, isManual }, by)) };
}
