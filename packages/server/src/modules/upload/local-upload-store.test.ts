import { execFile } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { StoredUpload, UploadStore } from '../../ports/upload-store.ts';
import { createLocalUploadStore } from './local-upload-store.ts';
import { createUploadName } from './upload-name.ts';

const root = mkdtempSync(path.join(tmpdir(), 'stylekit-uploads-'));
let folders = 0;

function createTemporaryStore(): { folder: string; store: UploadStore } {
  folders += 1;
  const folder = path.join(root, `${folders}`, 'uploads');
  return { folder, store: createLocalUploadStore(folder) };
}

async function storedIn(store: UploadStore): Promise<StoredUpload[]> {
  const stored: StoredUpload[] = [];
  for await (const upload of store.list()) stored.push(upload);
  return stored;
}

async function namesOf(store: UploadStore): Promise<string[]> {
  return (await storedIn(store)).map(({ name }) => name).sort();
}

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the local store', () => {
  it('returns what was stored, until it is removed', async () => {
    const { store } = createTemporaryStore();
    const [first, second] = [createUploadName('png'), createUploadName('svg')];
    await store.put(first, Buffer.from('one'), 'image/png');
    await store.put(second, Buffer.from('two'), 'image/svg+xml');
    expect(await store.get(first)).toEqual(Buffer.from('one'));
    expect(await namesOf(store)).toEqual([first, second].sort());
    await store.remove(first);
    await store.remove(first);
    expect(await store.get(first)).toBeNull();
    expect(await namesOf(store)).toEqual([second]);
  });

  it('is empty before the first upload', async () => {
    const { store } = createTemporaryStore();
    expect(await namesOf(store)).toEqual([]);
    expect(await store.get(createUploadName('png'))).toBeNull();
  });

  it('reports when a file was stored', async () => {
    const { store } = createTemporaryStore();
    const before = Date.now() - 2_000;
    await store.put(createUploadName('png'), Buffer.from('one'), 'image/png');
    const [stored] = await storedIn(store);
    expect(stored?.modifiedAt.getTime()).toBeGreaterThan(before);
  });

  it('restricts permissions: folder 0700, files 0600, also for an existing folder', async () => {
    const { folder, store } = createTemporaryStore();
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    const name = createUploadName('png');
    await store.put(name, Buffer.from('one'), 'image/png');
    expect(lstatSync(folder).mode & 0o777).toBe(0o700);
    expect(lstatSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
  });

  it('does not follow symbolic links when reading, writing, listing or removing', async () => {
    const { folder, store } = createTemporaryStore();
    const secret = path.join(root, 'secret.txt');
    writeFileSync(secret, 'secret');
    mkdirSync(folder, { recursive: true });
    const name = createUploadName('png');
    symlinkSync(secret, path.join(folder, name));
    expect(await store.get(name)).toBeNull();
    expect(await namesOf(store)).toEqual([]);
    await store.put(name, Buffer.from('mine'), 'image/png');
    expect(lstatSync(path.join(folder, name)).isFile()).toBe(true);
    const other = createUploadName('png');
    symlinkSync(secret, path.join(folder, other));
    await store.remove(other);
    expect(readdirSync(folder)).toEqual([name]);
    expect(lstatSync(secret).size).toBe(6);
  });

  it('accepts only generated names', async () => {
    const { folder, store } = createTemporaryStore();
    await store.put(createUploadName('png'), Buffer.from('one'), 'image/png');
    writeFileSync(path.join(folder, '..', 'outside.png'), 'outside');
    for (const name of ['../outside.png', '..', '', 'a.png', `${createUploadName('png')}\u0000`]) {
      expect(await store.get(name), name).toBeNull();
      await store.remove(name);
      await expect(store.put(name, Buffer.from('x'), 'image/png'), name).rejects.toThrow(RangeError);
    }
    expect(readdirSync(path.join(folder, '..')).sort()).toEqual(['outside.png', 'uploads']);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('fails with 503 if the folder cannot be used', async () => {
    const { folder, store } = createTemporaryStore();
    mkdirSync(path.dirname(folder), { recursive: true });
    writeFileSync(folder, 'a file where the folder should be');
    const name = createUploadName('png');
    const unavailable = { status: 503, code: 'SK_UNAVAILABLE' };
    await expect(store.put(name, Buffer.from('x'), 'image/png')).rejects.toMatchObject(unavailable);
    await expect(store.get(name)).rejects.toMatchObject(unavailable);
    await expect(namesOf(store)).rejects.toMatchObject(unavailable);
  });

  it('fails with 507 if the disk is full, leaves no partial file, and recovers', async () => {
    const { folder } = createTemporaryStore();
    const script = `
      import { readdirSync } from 'node:fs';
      import { createLocalUploadStore } from ${JSON.stringify(path.join(import.meta.dirname, 'local-upload-store.ts'))};
      import { createUploadName } from ${JSON.stringify(path.join(import.meta.dirname, 'upload-name.ts'))};
      const folder = ${JSON.stringify(folder)};
      const store = createLocalUploadStore(folder);
      const { status, code } = await store.put(createUploadName('png'), Buffer.alloc(400_000), 'image/png').catch((error) => error);
      const left = readdirSync(folder).length;
      await store.put(createUploadName('png'), Buffer.alloc(100), 'image/png');
      process.stdout.write(JSON.stringify({ status, code, left, after: readdirSync(folder).length }));
    `;
    // Limits file sizes to 100 blocks for this process, which simulates a disk that fills up during a write.
    const limited = 'ulimit -f 100; exec "$0" --input-type=module -e "$1"';
    const output = await new Promise<string>((resolve, reject) => {
      execFile('/bin/sh', ['-c', limited, process.execPath, script], (error, stdout) =>
        error === null ? resolve(stdout) : reject(error),
      );
    });
    expect(JSON.parse(output)).toEqual({ status: 507, code: 'SK_STORAGE_FULL', left: 0, after: 1 });
  });
});
