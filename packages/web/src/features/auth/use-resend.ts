import { useState } from 'react';
import { useCountdown } from '../../lib/use-countdown.ts';

const COOLDOWN_SECONDS = 60;
const MAX_RESENDS = 5;

export interface Resend {
  /** The reason why no code can be sent, or null. */
  readonly blockedReason: string | null;
  /** Call this after a code was sent. */
  readonly count: () => void;
}

/** Limits resends to one per minute and five in total. */
export function useResend(): Resend {
  const [resends, setResends] = useState(0);
  const { left, restart } = useCountdown(COOLDOWN_SECONDS);
  const count = () => {
    setResends(resends + 1);
    restart();
  };
  return { blockedReason: toBlockedReason(resends, left), count };
}

function toBlockedReason(resends: number, left: number): string | null {
  if (resends >= MAX_RESENDS) return 'Resend limit reached';
  return left > 0 ? `Resend in ${left}s` : null;
}
