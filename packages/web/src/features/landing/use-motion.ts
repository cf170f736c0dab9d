import { atom, useAtom } from 'jotai';
import { useMediaQuery } from '../../lib/use-media-query.ts';

const pausedAtom = atom(false);

export interface Motion {
  /** Whether anything may move by itself. */
  readonly isMoving: boolean;
  /** Whether the user paused the page. */
  readonly isPaused: boolean;
  /** Whether the system asks for less motion. Then there is nothing to pause. */
  readonly isReduced: boolean;
  readonly toggle: () => void;
}

/** The automatic motion of the landing page, which the user can pause (WCAG 2.2, 2.2.2). */
export function useMotion(): Motion {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [isPaused, setPaused] = useAtom(pausedAtom);
  return { isMoving: !isReduced && !isPaused, isPaused, isReduced, toggle: () => setPaused(!isPaused) };
}
