import { Writable } from 'node:stream';
import { createLogger } from '../../src/logger.ts';

/** A log in memory: one line of JSON for each entry, at `level` and above. */
export function captureLog(level: Parameters<typeof createLogger>[0]) {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, next) {
      lines.push(String(chunk));
      next();
    },
  });
  return { lines, log: createLogger(level, sink) };
}
