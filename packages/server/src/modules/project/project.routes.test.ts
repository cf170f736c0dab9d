import { buildCustomGuide, type Guide, guideColors } from '@stylekit/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProject, addTile, CUSTOM_BRIEF } from '../../../test/support/factories.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { createUploadName } from '../upload/upload-name.ts';
import type { ProjectView } from './project.schema.ts';

const guideWith = (hex: string): Guide =>
  buildCustomGuide({ ...CUSTOM_BRIEF, primary: { ...CUSTOM_BRIEF.primary, hex } });

const toPrimary = ({ latestPalette }: Pick<ProjectView, 'latestPalette'>) => latestPalette?.[0] ?? null;

const BAKERY = { name: 'Bakery', description: 'Bread over oak' };

describe.each(DATABASE_KINDS)('projects on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  it('creates, reads, changes, archives, restores and deletes a project', async () => {
    const { browser } = await server.signUp();
    const created = await browser.post('/api/projects', { ...BAKERY, logoUrl: '' });
    expect(created.statusCode).toBe(201);
    const project = created.json();
    expect(project).toMatchObject({
      ...BAKERY,
      logoUrl: null,
      isArchived: false,
      isDeleted: false,
      styleTileCount: 0,
      lastChangedAt: project.updatedAt,
      latestPalette: null,
    });
    const url = `/api/projects/${project.id}`;
    expect((await browser.get(url)).json()).toEqual(project);
    const changed = await browser.put(url, {
      ...BAKERY,
      name: 'Boulangerie',
      logoUrl: 'https://a.example/l.svg',
    });
    expect(changed.json()).toMatchObject({ name: 'Boulangerie', logoUrl: 'https://a.example/l.svg' });
    expect((await browser.put(url, BAKERY)).json()).toMatchObject({ logoUrl: 'https://a.example/l.svg' });
    expect((await browser.post(`${url}/archive`)).json().isArchived).toBe(true);
    expect((await browser.post(`${url}/archive`)).json().isArchived).toBe(true);
    expect((await browser.post(`${url}/unarchive`)).json().isArchived).toBe(false);
    expect((await browser.post(`${url}/delete`)).statusCode).toBe(204);
    expect((await browser.get(url)).statusCode).toBe(404);
    expect((await browser.get('/api/projects')).json()).toEqual([]);
  });

  it('rejects missing fields with the messages of the form', async () => {
    const { browser } = await server.signUp();
    const reply = await browser.post('/api/projects', { name: '  ', description: '' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      message: 'Please enter a name for your project',
      code: 'SK_INVALID',
      issues: [
        { path: 'name', message: 'Please enter a name for your project' },
        { path: 'description', message: 'Please enter a description for your project' },
      ],
    });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    'http://a.example/logo.png',
    'https://user:word@a.example/logo.png',
    '//a.example/logo.png',
    '/uploads/../../etc/passwd',
    `/uploads/${createUploadName('png')}`,
    `https://a.example/${'a'.repeat(2_048)}`,
  ])('rejects %.60s as a logo', async (logoUrl) => {
    const { browser } = await server.signUp();
    const reply = await browser.post('/api/projects', { ...BAKERY, logoUrl });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().issues[0].path).toBe('logoUrl');
  });

  it('counts style guides and pages the list, newest first', async () => {
    const owner = await server.signUp();
    const names = ['one', 'two', 'three', 'four', 'five'];
    for (const name of names) await addProject(server, owner, name);
    const full = await addProject(server, owner, 'full');
    await addTile(server, full);
    await addTile(server, full, { isArchived: true });
    const seen: string[] = [];
    let next: string | undefined = '/api/projects?limit=2';
    while (next !== undefined) {
      const reply = await owner.browser.get(next);
      expect(reply.json().length).toBeLessThanOrEqual(2);
      seen.push(...reply.json().map((project: { name: string }) => project.name));
      next = /<(.+)>/.exec(String(reply.headers['link'] ?? ''))?.[1];
    }
    expect(seen).toEqual(['full', ...names.toReversed()]);
    expect((await owner.browser.get(`/api/projects/${full.id}`)).json().styleTileCount).toBe(2);
    expect((await owner.browser.get('/api/projects?limit=201')).statusCode).toBe(400);
    expect((await owner.browser.get('/api/projects?cursor=nonsense')).statusCode).toBe(400);
    const yearZero = JSON.stringify(['0000-01-01T00:00:00.000Z', crypto.randomUUID()]);
    const cursor = Buffer.from(yearZero).toString('base64url');
    for (const list of ['/api/projects', '/api/user/transactions']) {
      expect((await owner.browser.get(`${list}?cursor=${cursor}`)).statusCode, list).toBe(400);
    }
  });

  it('lists the colors of the newest finished guide that is not archived', async () => {
    const owner = await server.signUp({ customCredits: 3 });
    const [first, second] = [await addProject(server, owner, 'one'), await addProject(server, owner, 'two')];
    const tile = await addTile(server, first, { generatedData: guideWith('#102030') });
    await addTile(server, second, { generatedData: guideWith('#405060') });
    await addTile(server, first, { generatedData: null, generationStatus: 'running' });
    await addTile(server, first, { generatedData: guideWith('#708090'), isArchived: true });
    const primaries = async () =>
      (await owner.browser.get('/api/projects')).json().map(toPrimary) as (string | null)[];
    expect(await primaries()).toEqual(['#405060', '#102030']);
    const url = `/api/style-tiles/${tile.id}`;
    const edits = { colors: { primary: { hex: '#0F766E' } } };
    const edited = await owner.browser.patch(url, { edits }, { headers: { 'if-match': '"0"' } });
    expect(edited.statusCode).toBe(200);
    expect((await owner.browser.get(`/api/projects/${first.id}`)).json()).toMatchObject({
      latestPalette: guideColors(edited.json().generatedData).map(({ hex }) => hex),
      lastChangedAt: edited.json().updatedAt,
    });
    await owner.browser.post(`${url}/archive`);
    expect(await primaries()).toEqual(['#405060', null]);
  });

  it('lists the guides that were changed last, in all active projects', async () => {
    const owner = await server.signUp();
    const [first, second] = [await addProject(server, owner, 'one'), await addProject(server, owner, 'two')];
    const oldest = await addTile(server, first, { name: 'oldest', generatedData: guideWith('#102030') });
    await addTile(server, second, { name: 'newer' });
    await addTile(server, first, { name: 'unfinished', generatedData: null, generationStatus: 'failed' });
    await addTile(server, first, { name: 'archived', isArchived: true });
    await owner.browser.patch(`/api/style-tiles/${oldest.id}`, { name: 'renamed' });
    const recent = async () => (await owner.browser.get('/api/recent-style-tiles')).json();
    const tiles = await recent();
    expect(tiles).toMatchObject([{ name: 'renamed', projectName: 'one' }, { name: 'newer' }]);
    expect(tiles[0].palette[0]).toBe('#102030');
    await owner.browser.post(`/api/projects/${first.id}/archive`);
    expect(await recent()).toMatchObject([{ name: 'newer', projectName: 'two', projectId: second.id }]);
    const stranger = await server.signUp();
    expect((await stranger.browser.get('/api/recent-style-tiles')).json()).toEqual([]);
  });

  it('does not reveal to other users that a project exists', async () => {
    const owner = await server.signUp();
    const stranger = await server.signUp();
    const project = await addProject(server, owner);
    const unknown = `/api/projects/${crypto.randomUUID()}`;
    for (const url of [`/api/projects/${project.id}`, unknown, '/api/projects/not-a-uuid']) {
      const reply = await stranger.browser.get(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual({ message: 'Not found.', code: 'SK_NOT_FOUND' });
    }
    expect((await stranger.browser.post(`/api/projects/${project.id}/delete`)).statusCode).toBe(404);
    expect((await owner.browser.get(`/api/projects/${project.id}`)).statusCode).toBe(200);
  });
});
