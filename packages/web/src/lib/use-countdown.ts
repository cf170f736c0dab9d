import { useCallback, useEffect, useState } from 'react';

const TICK_MS = 250;

/** Whole seconds left until an instant, at least 0; both in milliseconds. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1_000));
}

/** Counts seconds down, starting at once; right also after the page has slept, since it looks at the clock. */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [deadline, setDeadline] = useState(() => Date.now() + seconds * 1_000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(deadline, Date.now()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [deadline]);
  const restart = useCallback(() => setDeadline(Date.now() + seconds * 1_000), [seconds]);
  return { left, restart };
}
