import { vi } from 'vitest';

/** Records all event streams until the test globals are restored. */
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
