import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canWriteDirectly, writeDirectly } from './write-directly.ts';

let folder = '';
const opened: number[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stylekit-write-'));
});

afterEach(() => {
  for (const descriptor of opened.splice(0)) closeSync(descriptor);
  rmSync(folder, { recursive: true });
});

function open(file: string, flags: string | number): number {
  const descriptor = openSync(file, flags);
  opened.push(descriptor);
  return descriptor;
}

/** A pipe whose writes fail instead of waiting when it is full. */
function openPipe(): number {
  const file = path.join(folder, 'pipe');
  execFileSync('sh', ['-c', 'mkfifo "$0"', file]);
  return open(file, constants.O_RDWR | constants.O_NONBLOCK);
}

describe.skipIf(process.platform === 'win32')('canWriteDirectly', () => {
  it('is true for files, pipes and the null device, except on Windows', () => {
    const descriptors = [open(path.join(folder, 'file'), 'w'), openPipe(), open('/dev/null', 'w')];
    expect(descriptors.map((descriptor) => canWriteDirectly(descriptor, 'linux'))).toEqual([
      true,
      true,
      true,
    ]);
    expect(descriptors.map((descriptor) => canWriteDirectly(descriptor, 'win32'))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is false for other devices and for sockets', async () => {
    expect(canWriteDirectly(open('/dev/zero', 'w'), 'linux')).toBe(false);
    const server = createServer().listen(path.join(folder, 'socket'));
    await new Promise((resolve) => server.once('listening', resolve));
    const { fd } = (server as unknown as { readonly _handle: { readonly fd: number } })._handle;
    expect(canWriteDirectly(fd, 'linux')).toBe(false);
    server.close();
  });
});

describe.skipIf(process.platform === 'win32')('writeDirectly', () => {
  it('writes everything to a file', () => {
    const file = path.join(folder, 'file');
    expect(writeDirectly(open(file, 'w'), Buffer.from('größer\n'))).toHaveLength(0);
    expect(readFileSync(file, 'utf8')).toBe('größer\n');
  });

  it('returns what a full pipe has no room for', () => {
    const bytes = Buffer.alloc(2_000_000, 'a');
    const rest = writeDirectly(openPipe(), bytes);
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.length).toBeLessThan(bytes.length);
  });

  it('throws other errors', () => {
    const full = open('/dev/null', 'r');
    expect(() => writeDirectly(full, Buffer.from('a'))).toThrow(/EBADF/);
  });
});
