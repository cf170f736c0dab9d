import { fstatSync, statSync, writeSync } from 'node:fs';

/*
 * Writes to a file or pipe without a stream. Opening a standard stream loads Node's streams, 2 ms of the 43 ms that an
 * export to CSS and JSON adds to the start of Node.
 */

/** True if writes to a descriptor can do without a stream: not for a terminal or socket, and not on Windows. */
export function canWriteDirectly(descriptor: number, platform: string): boolean {
  if (platform === 'win32') return false;
  const found = fstatSync(descriptor);
  return (
    found.isFile() || found.isFIFO() || found.rdev === statSync('/dev/null', { throwIfNoEntry: false })?.rdev
  );
}

/**
 * Writes bytes and waits until they are taken. Returns those that are left when the reader of a pipe has no room for them
 * now, which happens only if another process made the pipe non-blocking.
 */
export function writeDirectly(descriptor: number, bytes: Uint8Array): Uint8Array {
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(descriptor, bytes, written);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
  }
  return bytes.subarray(written);
}
