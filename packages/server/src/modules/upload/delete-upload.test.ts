import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProject } from '../../../test/support/factories.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../../../test/support/test-server.ts';
import { logoPart, sendForm, svgOfSize } from '../../../test/support/upload-form.ts';
import { ProjectEntity } from '../../database/tables/project.entity.ts';
import { createUploadName } from './upload-name.ts';

describe.each(DATABASE_KINDS)('deleting a logo on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const upload = async ({ browser }: SignedUp): Promise<string> => {
    const reply = await sendForm(server, browser, [logoPart(svgOfSize(400))]);
    expect(reply.statusCode).toBe(200);
    return reply.json().url;
  };
  const storedFiles = (): string[] =>
    readdirSync(path.join(server.services.config.dataDir, 'uploads')).toSorted();

  it('deletes a logo of the user, but nothing else', async () => {
    const owner = await server.signUp();
    const url = await upload(owner);
    const name = url.slice('/uploads/'.length);
    const foreign = await upload(await server.signUp());
    const hostile: unknown[] = [
      ...['/etc/passwd', '/uploads/', '/uploads', '', ' ', '/', '.', '..', '*', name, foreign],
      ...['..%2f', '/uploads/..%2fsession.key', '/uploads/../session.key', '/uploads/.', '/uploads/..'],
      ...['http://localhost', '//localhost', 'https://evil.example', 'file://', 'javascript:'].map(
        (at) => at + url,
      ),
      ...['?x', '#x', '/', '\u0000', '\n', ' ', '.png', '%00', '%0a'].map((end) => url + end),
      ...[' ', '\u0000', '.', '/', '\\'].map((start) => start + url),
      url.toUpperCase(),
      url.replace('/uploads/', '/Uploads/'),
      url.replace('/uploads/', '\\uploads\\'),
      url.replaceAll('/', '%2f'),
      `/uploads/${createUploadName('svg')}`,
      '/uploads/*.svg',
      [url],
      { toString: url },
      null,
      true,
      1,
    ];
    expect(hostile.length).toBeGreaterThanOrEqual(40);
    const before = storedFiles();
    for (const fileUrl of hostile) {
      const reply = await owner.browser.post('/uploads/delete', { fileUrl });
      expect(reply.statusCode, JSON.stringify(fileUrl)).toBe(404);
      expect(reply.json()).toEqual({ message: 'Not found.', code: 'SK_NOT_FOUND' });
    }
    expect((await owner.browser.post('/uploads/delete', {})).statusCode).toBe(404);
    expect((await server.browser().post('/uploads/delete', { fileUrl: url })).statusCode).toBe(401);
    expect(storedFiles()).toEqual(before);
    const done = await owner.browser.post('/uploads/delete', { fileUrl: url });
    expect([done.statusCode, done.json()]).toEqual([200, { success: true }]);
    expect(storedFiles()).toEqual(before.filter((file) => file !== name));
    expect((await server.browser().get(url)).statusCode).toBe(404);
    expect((await server.browser().get(foreign)).statusCode).toBe(200);
  });

  it('keeps a logo that another project of the user shows', async () => {
    const owner = await server.signUp();
    const logoUrl = await upload(owner);
    const [one, two] = [await addProject(server, owner), await addProject(server, owner)];
    await server.ctx().em.nativeUpdate(ProjectEntity, { id: { $in: [one.id, two.id] } }, { logoUrl });
    const remove = (projectId?: string) =>
      owner.browser.post('/uploads/delete', { fileUrl: logoUrl, projectId });
    expect((await remove(one.id)).json()).toEqual({ success: true });
    expect((await server.browser().get(logoUrl)).statusCode).toBe(200);
    await server.ctx().em.nativeUpdate(ProjectEntity, { id: two.id }, { logoUrl: null });
    expect((await remove()).json()).toEqual({ success: true });
    expect((await server.browser().get(logoUrl)).statusCode).toBe(200);
    expect((await remove(one.id)).json()).toEqual({ success: true });
    expect((await server.browser().get(logoUrl)).statusCode).toBe(404);
  });
});
