import { type Guide, generateGuide } from '@stylekit/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AI_BRIEF, addProject, addTile } from '../../../test/support/factories.ts';
import { captureLog } from '../../../test/support/log-lines.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../../../test/support/test-server.ts';
import type { Project } from '../../database/tables/project.entity.ts';
import type { StyleTile } from '../../database/tables/style-tile.entity.ts';
import { loadPreferences } from '../memory/memory.service.ts';

/** Valid JSON for the column that is not a style guide. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  'an empty object': '{}',
  'a current version without its parts': '{"version":1}',
  'a later version': '{"version":99,"name":"From tomorrow"}',
  'a list': '[1,2]',
  'a text': '"guide"',
  'a number': '7',
  'a character JSONB refuses': '{"version":1,"colors":{"primary":{"hex":"\\u0000"}}}',
  'a lone surrogate': '{"version":1,"name":"\\ud800","colors":{"primary":{"hex":7}}}',
};

describe.each(DATABASE_KINDS)('a stored guide that does not parse, on %s', (kind) => {
  let server: TestServer;
  let guide: Guide;
  const { lines, log } = captureLog('warn');
  beforeAll(async () => {
    server = await openTestServer(kind, { log });
    guide = await generateGuide('ai', { description: 'An orange bakery with violet windows' });
  });
  beforeEach(() => {
    lines.length = 0;
  });
  afterAll(() => server.close());

  const store = (id: string, document: string) =>
    server.ctx().em.execute('update style_tile set generated_data = ?::json where id = ?', [document, id]);
  const stored = async (id: string): Promise<string> => {
    const [row] = await server
      .ctx()
      .em.execute<{ text: string }[]>('select generated_data::text as text from style_tile where id = ?', [
        id,
      ]);
    return row?.text ?? '';
  };
  const warnings = () =>
    lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'style guide does not parse')
      .map(({ styleTileId }) => styleTileId);

  /** A project with a valid guide and an invalid one. */
  async function createWorkspace(document: string): Promise<{
    owner: SignedUp;
    project: Project;
    good: StyleTile;
    broken: StyleTile;
  }> {
    const owner = await server.signUp({ aiCredits: 5 });
    const project = await addProject(server, owner);
    const good = await addTile(server, project, { name: 'Good' });
    const broken = await addTile(server, project, { name: 'Broken' });
    await store(broken.id, document);
    return { owner, project, good, broken };
  }

  it.each(Object.entries(DOCUMENTS))(
    'is null in the list and on its own, without affecting others: %s',
    async (_name, document) => {
      const { owner, project, good, broken } = await createWorkspace(document);
      const list = await owner.browser.get(`/api/projects/${project.id}/style-tiles`);
      expect(list.statusCode).toBe(200);
      expect(list.json()).toMatchObject([
        { id: broken.id, name: 'Broken', generated: true, generatedData: null },
        { id: good.id, name: 'Good', generated: true, generatedData: good.generatedData },
      ]);
      expect(warnings()).toEqual([broken.id]);
      const one = await owner.browser.get(`/api/style-tiles/${broken.id}`);
      expect([one.statusCode, one.json().generatedData]).toEqual([200, null]);
      expect(warnings()).toEqual([broken.id, broken.id]);
      expect((await owner.browser.get('/api/projects')).json()).toMatchObject([{ latestPalette: null }]);
      expect((await owner.browser.get(`/api/style-tiles/${good.id}`)).json().generatedData).toEqual(
        good.generatedData,
      );
    },
  );

  it.each(Object.entries(DOCUMENTS))(
    'can be renamed, archived, restored and deleted, without changing the document: %s',
    async (_name, document) => {
      const { owner, broken } = await createWorkspace(document);
      const url = `/api/style-tiles/${broken.id}`;
      const before = await stored(broken.id);
      const renamed = await owner.browser.patch(url, { name: 'Renamed' });
      expect(renamed.json()).toMatchObject({ name: 'Renamed', generatedData: null });
      for (const verb of ['archive', 'unarchive', 'generate']) {
        const reply = await owner.browser.post(`${url}/${verb}`);
        expect([verb, reply.statusCode, reply.json().generatedData]).toEqual([verb, 200, null]);
      }
      expect(await stored(broken.id)).toBe(before);
      expect((await owner.browser.post(`${url}/delete`)).statusCode).toBe(204);
      expect((await owner.browser.get(url)).statusCode).toBe(404);
    },
  );

  it.each(Object.entries(DOCUMENTS))(
    'adds nothing to the memory, without affecting other guides: %s',
    async (_name, document) => {
      const { owner, project, good, broken } = await createWorkspace(document);
      await store(good.id, JSON.stringify(guide));
      const brief = { generationMode: 'ai', description: 'A practice for us all.' };
      const created = await owner.browser.post(`/api/projects/${project.id}/style-tiles`, brief);
      expect(created.statusCode).toBe(201);
      expect((await owner.browser.post(`/api/style-tiles/${good.id}/archive`)).statusCode).toBe(200);
      const preferences = await loadPreferences(server.ctx(), {
        userId: project.userId,
        projectId: project.id,
      });
      expect(preferences.rejectedColors).toContain(guide.colors.primary.hex.toUpperCase());
      expect(preferences.keptColors).toEqual([]);
      expect(warnings()).toContain(broken.id);
      expect((await owner.browser.get(`/api/projects/${project.id}/memory`)).statusCode).toBe(200);
    },
  );

  it('leaves the fields of an invalid brief empty, without breaking the list', async () => {
    const { owner, project, good, broken } = await createWorkspace(JSON.stringify(guide));
    await server
      .ctx()
      .em.execute('update style_tile set brief = ?::jsonb where id = ?', ['{"mode": "later"}', broken.id]);
    const list = await owner.browser.get(`/api/projects/${project.id}/style-tiles`);
    expect(list.json()).toMatchObject([
      { id: broken.id, description: '', industry: null, generated: true },
      { id: good.id, description: AI_BRIEF },
    ]);
  });

  it.each(Object.entries(DOCUMENTS))('is exported as stored: %s', async (_name, document) => {
    const { owner, good, broken } = await createWorkspace(document);
    const reply = await owner.browser.get('/api/user/export');
    expect(reply.statusCode).toBe(200);
    const tiles: Pick<StyleTile, 'id' | 'generatedData'>[] = reply.json().styleTiles;
    const dataOf = (id: string) => tiles.find((tile) => tile.id === id)?.generatedData;
    expect(dataOf(good.id)).toEqual(good.generatedData);
    expect(dataOf(broken.id)).toEqual(JSON.parse(document));
  });
});
