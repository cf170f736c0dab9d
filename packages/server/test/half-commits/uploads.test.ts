import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPLOAD_ORPHAN_SECONDS } from '../../src/config/limits.ts';
import { findUserId } from '../../src/database/directory.ts';
import { UploadEntity } from '../../src/database/tables/upload.entity.ts';
import { sweepUploads } from '../../src/modules/upload/sweep-uploads.ts';
import { deleteUpload, storeUpload } from '../../src/modules/upload/upload.service.ts';
import { openTestServer, type SignedUp, type TestServer } from '../support/test-server.ts';
import { svgOfSize } from '../support/upload-form.ts';
import { loseCommit, type Side, SPLIT_KINDS } from './lose-commit.ts';

const SENT = { bytes: svgOfSize(300), fileName: 'a.svg', declaredType: 'image/svg+xml' };
const OLD = new Date(Date.now() - (UPLOAD_ORPHAN_SECONDS + 60) * 1_000);

describe.each(SPLIT_KINDS)('a logo, when a machine dies in between, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const files = (): string[] => readdirSync(path.join(server.services.config.dataDir, 'uploads'));
  /** A day later. */
  const clean = async (): Promise<void> => {
    for (const name of files())
      utimesSync(path.join(server.services.config.dataDir, 'uploads', name), OLD, OLD);
    await server.ctx().em.nativeUpdate(UploadEntity, { checkAt: { $ne: null } }, { checkAt: OLD });
    await sweepUploads(server.ctx());
  };
  const traces = async (owner: SignedUp, name: string) => ({
    files: files(),
    rows: await server.ctx().em.count(UploadEntity, { userId: owner.user.id }),
    owner: await findUserId(server.ctx().em, { kind: 'upload', name }),
  });
  const NONE = { files: [], rows: 0, owner: null };
  /** A process that dies never removes the files of its request. */
  const dying = (owner: SignedUp) => ({
    ...owner.ctx(),
    services: {
      ...server.services,
      uploads: { ...server.services.uploads, remove: () => Promise.reject(new Error('The process died.')) },
    },
  });

  it.each<Side>(['shared', 'person'])(
    'is removed completely when its upload lost the %s rows',
    async (side) => {
      const owner = await server.signUp();
      await loseCommit(server, side, () => storeUpload(owner.ctx(), SENT));
      const [name = ''] = files();
      expect(name).not.toBe('');
      await clean();
      expect(await traces(owner, name)).toEqual(NONE);
    },
  );

  it.each<Side>(['shared', 'person'])(
    'is removed completely when its deletion lost the %s rows',
    async (side) => {
      const owner = await server.signUp();
      const name = await storeUpload(owner.ctx(), SENT);
      await loseCommit(server, side, () => deleteUpload(dying(owner), { fileUrl: `/uploads/${name}` }));
      expect(files()).toEqual([name]);
      await clean();
      expect(await traces(owner, name)).toEqual(NONE);
    },
  );

  it.each<Side>(['shared', 'person'])(
    'is removed completely when the cleanup lost the %s rows',
    async (side) => {
      const owner = await server.signUp();
      const name = await storeUpload(owner.ctx(), SENT);
      await server.ctx().em.nativeUpdate(UploadEntity, { name }, { checkAt: OLD });
      await loseCommit(server, side, () => sweepUploads(dying(owner)));
      await clean();
      expect(await traces(owner, name)).toEqual(NONE);
    },
  );

  it('whose file was stored before its row is removed, and can be uploaded again', async () => {
    const owner = await server.signUp();
    const dead = { ...dying(owner), actor: { ...owner.ctx().actor, userId: crypto.randomUUID() } };
    await expect(storeUpload(dead, SENT)).rejects.toMatchObject({ status: 401 });
    const [left = ''] = files();
    await clean();
    expect(await traces(owner, left)).toEqual(NONE);
    const name = await storeUpload(owner.ctx(), SENT);
    expect(await traces(owner, name)).toEqual({ files: [name], rows: 1, owner: owner.user.id });
    await deleteUpload(dying(owner), { fileUrl: `/uploads/${name}` });
    expect(files()).toEqual([name]);
    await clean();
    expect(await traces(owner, name)).toEqual(NONE);
  });
});
