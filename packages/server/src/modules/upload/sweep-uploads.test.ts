import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProject } from '../../../test/support/factories.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../../../test/support/test-server.ts';
import { svgOfSize } from '../../../test/support/upload-form.ts';
import { UPLOAD_ORPHAN_SECONDS } from '../../config/limits.ts';
import { ProjectEntity } from '../../database/tables/project.entity.ts';
import { UploadEntity } from '../../database/tables/upload.entity.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { storeUpload } from './upload.service.ts';
import { createUploadName } from './upload-name.ts';

describe.each(DATABASE_KINDS)('the cleanup of uploads on %s', (kind) => {
  let server: TestServer;
  let folder: string;
  const old = new Date(Date.now() - (UPLOAD_ORPHAN_SECONDS + 60) * 1_000);

  beforeAll(async () => {
    server = await openTestServer(kind);
    folder = path.join(server.services.config.dataDir, 'uploads');
    mkdirSync(folder, { recursive: true });
  });
  afterAll(() => server.close());

  /** @param checkAt when the cleanup looks at it */
  const store = async (owner: SignedUp, checkAt?: Date): Promise<string> => {
    const sent = { bytes: svgOfSize(300), fileName: 'a.svg', declaredType: 'image/svg+xml' };
    const name = await storeUpload(owner.ctx(), sent);
    if (checkAt !== undefined) await server.ctx().em.nativeUpdate(UploadEntity, { name }, { checkAt });
    return name;
  };
  const writeFile = (name: string, at: Date): string => {
    const file = path.join(folder, name);
    writeFileSync(file, 'x');
    utimesSync(file, at, at);
    return name;
  };

  it('removes unused logos, files without a row and partial uploads after a day', async () => {
    const owner = await server.signUp();
    const shown = await store(owner, old);
    const project = await addProject(server, owner);
    await server
      .ctx()
      .em.nativeUpdate(ProjectEntity, { id: project.id }, { logoUrl: `/uploads/${shown}`, isArchived: true });
    const orphan = await store(owner, old);
    const foreign = await store(await server.signUp(), old);
    await server
      .ctx()
      .em.nativeUpdate(ProjectEntity, { id: project.id }, { description: `/uploads/${foreign}` });
    const fresh = await store(owner);
    const stray = writeFile(createUploadName('png'), old);
    const recentStray = writeFile(createUploadName('png'), new Date());
    const part = writeFile(`.${'ab'.repeat(16)}.part`, old);
    const recentPart = writeFile(`.${'cd'.repeat(16)}.part`, new Date());
    const own = writeFile('unrelated-file.txt', old);

    expect(await sweepUploads(server.ctx())).toEqual({ orphans: 2, untracked: 1, leftovers: 1 });
    expect(readdirSync(folder).toSorted()).toEqual([shown, fresh, recentStray, recentPart, own].toSorted());
    for (const gone of [orphan, foreign, stray, part]) expect(readdirSync(folder)).not.toContain(gone);
    const rows = await server.ctx().em.find(UploadEntity, {});
    expect(rows.map(({ name }) => name).toSorted()).toEqual([shown, fresh].toSorted());
    expect(await sweepUploads(server.ctx())).toEqual({ orphans: 0, untracked: 0, leftovers: 0 });
  });

  it('looks at a logo again when a project stops showing it', async () => {
    const owner = await server.signUp();
    const lookAt = async (name: string) => (await server.ctx().em.find(UploadEntity, { name }))[0]?.checkAt;
    const makeDue = (name: string) =>
      server.ctx().em.nativeUpdate(UploadEntity, { name, checkAt: { $ne: null } }, { checkAt: old });
    const [first, second] = [await store(owner, old), await store(owner, old)];
    const body = { name: 'Bakery', description: 'A brand', logoUrl: `/uploads/${first}` };
    const project = (await owner.browser.post('/api/projects', body)).json();
    const url = `/api/projects/${project.id}`;
    expect(await sweepUploads(server.ctx())).toMatchObject({ orphans: 1 });
    expect([await lookAt(first), await lookAt(second)]).toEqual([null, undefined]);

    await owner.browser.put(url, body);
    expect(await lookAt(first)).toBeNull();
    const third = await store(owner, old);
    await owner.browser.put(url, { ...body, logoUrl: `/uploads/${third}` });
    expect((await lookAt(first))?.getTime()).toBeGreaterThan(Date.now());
    await owner.browser.post(`${url}/delete`);
    expect(await makeDue(first)).toBe(1);
    expect(await makeDue(third)).toBe(1);
    expect(await sweepUploads(server.ctx())).toMatchObject({ orphans: 2 });
  });

  it('retries what failed while the store was unavailable', async () => {
    const owner = await server.signUp();
    const orphan = await store(owner, old);
    utimesSync(path.join(folder, orphan), old, old);
    const broken = { ...server.services.uploads, remove: () => Promise.reject(new Error('unavailable')) };
    const away = { ...server.ctx(), services: { ...server.services, uploads: broken } };
    await expect(sweepUploads(away)).rejects.toThrow('unavailable');
    expect(readdirSync(folder)).toContain(orphan);
    await sweepUploads(server.ctx());
    expect(readdirSync(folder)).not.toContain(orphan);
  });

  it('stores a row and its file, or neither', async () => {
    const owner = await server.signUp();
    const before = readdirSync(folder);
    const sent = { bytes: svgOfSize(300), fileName: 'a.svg', declaredType: 'image/svg+xml' };
    const full = { ...server.services.uploads, put: () => Promise.reject(new Error('full')) };
    const fullCtx = { ...owner.ctx(), services: { ...server.services, uploads: full } };
    await expect(storeUpload(fullCtx, sent)).rejects.toThrow('full');
    const deletedUser = { ...owner.ctx(), actor: { ...owner.ctx().actor, userId: crypto.randomUUID() } };
    await expect(storeUpload(deletedUser, sent)).rejects.toMatchObject({ status: 401 });
    expect(readdirSync(folder)).toEqual(before);
    expect(await server.ctx().em.count(UploadEntity, { userId: owner.user.id })).toBe(0);
  });
});
