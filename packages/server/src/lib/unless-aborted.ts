/** Waits for `work` until the signal is aborted; the work itself is not canceled. */
export async function unlessAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  await Promise.race([work, aborted(signal)]);
}

/** Resolves when the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
