import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';
import { aborted, unlessAborted } from './unless-aborted.ts';
import { isTemporaryFile, writeFileAtomic } from './write-file-atomic.ts';

describe('HTML', () => {
  it.each([
    ['', ''],
    ['plain', 'plain'],
    ['&', '&amp;'],
    ['&amp;', '&amp;amp;'],
    ['<script>', '&lt;script&gt;'],
    [`"a" 'b'`, '&quot;a&quot; &#39;b&#39;'],
    ['<<>>', '&lt;&lt;&gt;&gt;'],
    ['é漢🦀', 'é漢🦀'],
  ])('%j is escaped as %j', (text, escaped) => {
    expect(escapeHtml(text)).toBe(escaped);
  });
});

describe('a wait for work', () => {
  it('ends with the work, and fails with it', async () => {
    const { signal } = new AbortController();
    await expect(unlessAborted(Promise.resolve('done'), signal)).resolves.toBeUndefined();
    await expect(unlessAborted(Promise.reject(new Error('failed')), signal)).rejects.toThrow('failed');
  });

  it('ends when it is aborted, before or meanwhile', async () => {
    const work = new Promise<never>(() => undefined);
    await expect(unlessAborted(work, AbortSignal.abort())).resolves.toBeUndefined();
    const controller = new AbortController();
    const wait = unlessAborted(work, controller.signal);
    controller.abort();
    await expect(wait).resolves.toBeUndefined();
    await expect(aborted(controller.signal)).resolves.toBeUndefined();
  });
});

describe('a file that is written atomically', () => {
  let root: string;
  let folder: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'stylekit-atomic-'));
    folder = path.join(root, 'a/b');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('appears under its name only, for its owner only', async () => {
    await writeFileAtomic(folder, 'logo.png', Buffer.from('bytes'));
    expect(readdirSync(folder)).toEqual(['logo.png']);
    expect(readFileSync(path.join(folder, 'logo.png'), 'utf8')).toBe('bytes');
    expect(statSync(path.join(folder, 'logo.png')).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('replaces an older one, and closes an open folder', async () => {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    await writeFileAtomic(folder, 'logo.png', Buffer.from('a longer text'));
    await writeFileAtomic(folder, 'logo.png', Buffer.from('short'));
    expect(readFileSync(path.join(folder, 'logo.png'), 'utf8')).toBe('short');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('replaces a link instead of what it leads to', async () => {
    mkdirSync(folder, { recursive: true });
    const target = path.join(root, 'target');
    await writeFileAtomic(root, 'target', Buffer.from('kept'));
    symlinkSync(target, path.join(folder, 'logo.png'));
    await writeFileAtomic(folder, 'logo.png', Buffer.from('new'));
    expect([readFileSync(target, 'utf8'), readFileSync(path.join(folder, 'logo.png'), 'utf8')]).toEqual([
      'kept',
      'new',
    ]);
  });

  it('leaves nothing behind when it cannot get its name', async () => {
    mkdirSync(path.join(folder, 'taken/inside'), { recursive: true });
    await expect(writeFileAtomic(folder, 'taken', Buffer.from('x'))).rejects.toThrow(
      /EISDIR|ENOTEMPTY|EEXIST/,
    );
    expect(readdirSync(folder)).toEqual(['taken']);
  });

  it.each([
    [`.${'ab'.repeat(16)}.part`, true],
    [`.${'AB'.repeat(16)}.part`, false],
    [`${'ab'.repeat(16)}.part`, false],
    [`.${'ab'.repeat(15)}.part`, false],
    [`.${'ab'.repeat(16)}.part.png`, false],
    ['.part', false],
    ['logo.png', false],
  ])('%s is a temporary one: %s', (name, isTemporary) => {
    expect(isTemporaryFile(name)).toBe(isTemporary);
  });
});
