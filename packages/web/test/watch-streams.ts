import { vi } from 'vitest';

/** Every event stream that is opened from now on, until the globals of the test are restored. */
export function watchStreams(): EventSource[] {
  const opened: EventSource[] = [];
  vi.stubGlobal(
    'EventSource',
    class extends EventSource {
      constructor(address: string) {
        super(address);
        opened.push(this);
      }
    },
  );
  return opened;
}
