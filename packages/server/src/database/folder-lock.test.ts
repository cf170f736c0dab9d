import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderLockedError, lockFolder } from './folder-lock.ts';

const LOCK = path.join(import.meta.dirname, 'folder-lock.ts');

describe('the lock on a data folder', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'stylekit-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is exclusive until it is released', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderLockedError);
    expect(() => lockFolder(folder)).toThrow(/STYLEKIT_DATA_DIR/);
    lock.release();
    lockFolder(folder).release();
  });

  it('is kept when nothing refers to it', async () => {
    const script = `import { lockFolder } from ${JSON.stringify(LOCK)};
      lockFolder(${JSON.stringify(folder)}); globalThis.gc(); setTimeout(() => { globalThis.gc(); console.log('held'); });
      setInterval(() => {}, 1000);`;
    const owner = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script]);
    await new Promise((resolve) => owner.stdout.once('data', resolve));
    expect(() => lockFolder(folder)).toThrow(FolderLockedError);
    owner.kill('SIGKILL');
  });

  it('is released when its process is killed', async () => {
    const script = `import { lockFolder } from ${JSON.stringify(LOCK)};
      lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
    const owner = spawn(process.execPath, ['--input-type=module', '-e', script]);
    await new Promise((resolve) => owner.stdout.once('data', resolve));
    expect(() => lockFolder(folder)).toThrow(FolderLockedError);
    const gone = new Promise((resolve) => owner.once('exit', resolve));
    owner.kill('SIGKILL');
    await gone;
    lockFolder(folder).release();
  });
});
