import { useState } from 'react';
import { useCountdown } from '../../lib/use-countdown.ts';

const COOLDOWN_SECONDS = 60;
const MAX_RESENDS = 5;

export interface Resend {
  /** Why no code can be asked for, or null when one can. */
  readonly obstacle: string | null;
  /** Call it when a further code has been sent. */
  readonly count: () => void;
}

/** When a further code may be asked for: a minute after the one before, five times at most. */
export function useResend(): Resend {
  const [resends, setResends] = useState(0);
  const { left, restart } = useCountdown(COOLDOWN_SECONDS);
  const count = () => {
    setResends(resends + 1);
    restart();
  };
  return { obstacle: obstacleOf(resends, left), count };
}

function obstacleOf(resends: number, left: number): string | null {
  if (resends >= MAX_RESENDS) return 'Resend limit reached';
  return left > 0 ? `Resend in ${left}s` : null;
}
