import { useEffect } from 'react';
import { mutate } from 'swr';
import { refreshProjects } from './project.api.ts';

const EVENTS_PATH = '/api/events';
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Reads the projects and the balances again as soon as something of them changes in another window, device or program.
 * Until the stream is open, and when it cannot be, the reading by the clock goes on alone.
 */
export function useLiveProjects(): void {
  useEffect(() => {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = FIRST_PAUSE_MS;
    let hasGap = false;
    const open = () => {
      source = new EventSource(EVENTS_PATH);
      source.addEventListener('open', () => {
        pause = FIRST_PAUSE_MS;
        if (hasGap) void refreshProjects();
        hasGap = false;
      });
      for (const name of ['project', 'style-tile', 'refresh']) {
        source.addEventListener(name, () => void refreshProjects());
      }
      source.addEventListener('user', () => void mutate('/api/user'));
      source.addEventListener('error', () => {
        // A broken connection the browser mends by itself; a refusal it does not.
        if (source?.readyState !== EventSource.CLOSED) return;
        hasGap = true;
        timer = setTimeout(open, pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      });
    };
    open();
    return () => {
      clearTimeout(timer);
      source?.close();
    };
  }, []);
}
