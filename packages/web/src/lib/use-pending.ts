import { useCallback, useRef, useState } from 'react';

/** Runs one piece of work at a time and tells whether it is under way; a second start meanwhile does nothing. */
export function usePending(): { isPending: boolean; run: (work: () => Promise<void>) => void } {
  const [isPending, setPending] = useState(false);
  const isRunning = useRef(false);
  const run = useCallback((work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    void work().finally(() => {
      isRunning.current = false;
      setPending(false);
    });
  }, []);
  return { isPending, run };
}
