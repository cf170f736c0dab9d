import { useCallback, useEffect, useState } from 'react';

const TICK_MS = 250;

/** Whole seconds until the deadline, at least 0. Both arguments are in milliseconds. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1_000));
}

/** Counts down seconds. Uses the clock, so it stays correct after the device has slept. */
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
