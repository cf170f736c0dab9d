import { useCallback, useRef, useState } from 'react';

/** Runs one async task at a time. Calls during a running task are ignored. */
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
