import { randomUUID } from 'node:crypto';
import { DEFAULT_SETTINGS, type Guide, parseSettings, SAMPLE_GUIDE } from '@stylekit/engine';
import { loadColorNamer } from '@stylekit/engine/color';
import { addEdits, editGuide, type GuideEdits, rerollGuide } from '@stylekit/engine/edit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../../engine/test/sample-size.ts';
import { addProject, addTile, customBody } from '../../../test/support/factories.ts';
import { resetLimits } from '../../../test/support/mailbox.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../../../test/support/test-server.ts';
import { LIMITS, VERSIONS } from '../../config/limits.ts';
import type { Project } from '../../database/tables/project.entity.ts';
import type { StyleTile } from '../../database/tables/style-tile.entity.ts';
import { increment } from '../rate-limit/rate-limit.ts';

const GREEN = { colors: { primary: { hex: '#1F5A3D' } } };
const LORA = { ...GREEN, headerFont: 'Lora' } as const;

describe.each(DATABASE_KINDS)('edits of a style guide on %s', (kind) => {
  let server: TestServer;
  let owner: SignedUp;
  let project: Project;
  let tile: StyleTile;

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  beforeEach(async () => {
    await resetLimits(server);
    owner = await server.signUp({ customCredits: 1 });
    project = await addProject(server, owner);
    tile = await addTile(server, project, { generatedData: SAMPLE_GUIDE, name: SAMPLE_GUIDE.name });
  });
  afterAll(() => server.close());

  const path = (id = tile.id) => `/api/style-tiles/${id}`;
  const load = async () => (await owner.browser.get(path())).json();
  const versions = async () => (await owner.browser.get(`${path()}/versions`)).json();
  const save = (edits: unknown, revision: number, id = tile.id) =>
    owner.browser.patch(path(id), { edits }, { headers: { 'if-match': `"${revision}"` } });
  const inEngine = async (edits: GuideEdits): Promise<Guide> =>
    editGuide(SAMPLE_GUIDE, edits, await loadColorNamer());

  it('give the document that the engine gives', async () => {
    const reply = await save(LORA, 0);
    expect(reply.statusCode).toBe(200);
    const { edits, revision, generatedData, originalData } = reply.json();
    expect({ edits, revision }).toEqual({ edits: LORA, revision: 1 });
    expect(JSON.stringify(generatedData)).toBe(JSON.stringify(await inEngine(LORA)));
    expect(JSON.stringify(originalData)).toBe(JSON.stringify(SAMPLE_GUIDE));
  });

  it('start from the original each time, so that removing them restores its bytes', async () => {
    await save(LORA, 0);
    await save(GREEN, 1);
    expect(JSON.stringify((await load()).generatedData)).toBe(JSON.stringify(await inEngine(GREEN)));
    const { edits, revision, generatedData } = (await save({}, 2)).json();
    expect({ edits, revision }).toEqual({ edits: {}, revision: 3 });
    expect(JSON.stringify(generatedData)).toBe(JSON.stringify(SAMPLE_GUIDE));
  });

  it('keep the name of a renamed guide', async () => {
    await save(GREEN, 0);
    await owner.browser.patch(path(), { name: 'Renamed' });
    await save(LORA, 1);
    expect(await load()).toMatchObject({ name: 'Renamed', generatedData: { name: 'Renamed' } });
  });

  it('are based on a revision: a second window with an old one changes nothing', async () => {
    await save(GREEN, 0);
    const late = await save(LORA, 0);
    expect([late.statusCode, late.json().code]).toEqual([412, 'SK_STALE']);
    expect((await load()).edits).toEqual(GREEN);
    const without = await owner.browser.patch(path(), { edits: LORA });
    expect([without.statusCode, without.json().code]).toEqual([428, 'SK_REVISION_MISSING']);
  });

  it('that are saved again because an answer was lost change nothing', async () => {
    await save(GREEN, 0);
    const again = await save(GREEN, 0);
    expect([again.statusCode, again.json().revision]).toEqual([200, 1]);
    expect(await versions()).toHaveLength(2);
  });

  it('of many windows at once are accepted from exactly one', async () => {
    const candidates = Array.from({ length: 8 }, (_, index) => ({ exampleTitle: `Window ${index}` }));
    const replies = await Promise.all(candidates.map((edits) => save(edits, 0)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(412)]);
    expect(candidates).toContainEqual((await load()).edits);
  });

  it.each([
    [{ colors: { primary: { hex: 'red' } } }, 'edits.colors.primary.hex'],
    [{ colors: { 'accent-9': { hex: '#123456' } } }, 'edits.colors'],
    [{ headerFont: 'Comic Sans' }, 'edits.headerFont'],
    [{ exampleTitle: '' }, 'edits.exampleTitle'],
    [{ shadow: 1 }, 'edits'],
    [7, 'edits'],
  ])('are rejected when invalid: %j', async (edits, issuePath) => {
    const reply = await save(edits, 0);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'SK_INVALID']);
    expect(reply.json().issues.map((issue: { path: string }) => issue.path)).toEqual([issuePath]);
    expect((await load()).revision).toBe(0);
  });

  it('are not possible on archived, unfinished or foreign guides', async () => {
    await owner.browser.post(`${path()}/archive`);
    const archived = await save(GREEN, 0);
    expect([archived.statusCode, archived.json().code]).toEqual([409, 'SK_ARCHIVED']);
    const failed = await addTile(server, project, { generationStatus: 'failed', generatedData: null });
    const unfinished = await save(GREEN, 0, failed.id);
    expect([unfinished.statusCode, unfinished.json().code]).toEqual([409, 'SK_NOT_GENERATED']);
    const stranger = await server.signUp();
    const foreign = await stranger.browser.patch(
      path(),
      { edits: GREEN },
      { headers: { 'if-match': '"0"' } },
    );
    expect(foreign.statusCode).toBe(404);
    expect((await stranger.browser.get(`${path()}/versions`)).statusCode).toBe(404);
  });

  it('cost nothing and are saved only so often', async () => {
    const { credits, customLimit } = (await owner.browser.get('/api/user')).json();
    await save(GREEN, 0);
    expect((await owner.browser.get('/api/user')).json()).toMatchObject({ credits, customLimit });
    await increment(server.ctx(), LIMITS.edits, owner.user.id, LIMITS.edits.max);
    expect((await save(LORA, 1)).statusCode).toBe(429);
  });

  it('notify the other windows of the owner', async () => {
    const changes: unknown[] = [];
    const stop = server.services.sync.subscribe(owner.user.id, {
      onChange: ({ kind: changed, id }) => changes.push([changed, id]),
      onGap: () => undefined,
    });
    await save(GREEN, 0);
    await expect.poll(() => changes).toEqual([['style-tile', tile.id]]);
    stop();
  });

  it('become versions, the first with the state before any change', async () => {
    expect(await versions()).toEqual([]);
    await save(GREEN, 0);
    await save(LORA, 1);
    expect(await versions()).toMatchObject([
      { number: 3, edits: LORA, settings: null },
      { number: 2, edits: GREEN, settings: null },
      { number: 1, edits: {}, settings: null },
    ]);
  });

  it('become versions together with settings, which do not fill the list while a slider moves', async () => {
    const round = parseSettings({ buttons: { borderRadius: 100 } });
    await owner.browser.put(`${path()}/settings`, DEFAULT_SETTINGS);
    await owner.browser.put(`${path()}/settings`, round);
    expect(await versions()).toMatchObject([
      { number: 2, edits: {}, settings: { buttons: { borderRadius: 100 } } },
      { number: 1, edits: {}, settings: null },
    ]);
    await save(GREEN, 0);
    expect((await versions())[0]).toMatchObject({ number: 3, edits: GREEN, settings: round });
  });

  it('keep the newest 100 versions and the first', async () => {
    await save({ exampleTitle: 'Title 0' }, 0);
    await server.ctx().em.execute(
      `insert into guide_version (user_id, style_tile_id, number, edits, created_at)
       select user_id, style_tile_id, number + step, edits, created_at
       from guide_version, generate_series(1, ?) as step where style_tile_id = ? and number = 2`,
      [VERSIONS.kept, tile.id],
    );
    await save({ exampleTitle: 'Last' }, 1);
    const numbers = (await versions()).map(({ number }: { number: number }) => number);
    expect([numbers.length, numbers[0], numbers.at(-2), numbers.at(-1)]).toEqual([101, 103, 4, 1]);
  });

  it('and versions are part of the export of the account, and end with the guide', async () => {
    await save(GREEN, 0);
    const { styleTiles, guideVersions } = (await owner.browser.get('/api/user/export')).json();
    expect(styleTiles).toMatchObject([{ edits: GREEN, originalData: { name: SAMPLE_GUIDE.name } }]);
    expect(guideVersions).toMatchObject([{ number: 1 }, { number: 2, edits: GREEN }]);
    expect((await owner.browser.post(`${path()}/delete`)).statusCode).toBe(204);
    expect((await owner.browser.get('/api/user/export')).json().guideVersions).toEqual([]);
  });

  it('equal those of the page after any sequence of edits and rolls', async () => {
    const nameColor = await loadColorNamer();
    let edits: GuideEdits = {};
    for (let step = 0; step < sampleSize(6, 60); step++) {
      await resetLimits(server);
      const locks = { colors: ['primary'] as const, headerFont: step % 2 === 0, bodyFont: false };
      const guide = await inEngine(edits);
      edits = addEdits(edits, await rerollGuide(guide, locks, `${step}`, nameColor));
      edits = addEdits(edits, { exampleTitle: `Step ${step}` });
      const { generatedData } = (await save(edits, step)).json();
      expect(JSON.stringify(generatedData)).toBe(JSON.stringify(await inEngine(edits)));
    }
  });

  it('are part of a duplicate, which is a custom guide and costs a custom credit', async () => {
    const round = parseSettings({ buttons: { borderRadius: 100 } });
    await save(LORA, 0);
    await owner.browser.put(`${path()}/settings`, round);
    const duplicate = (key: string) =>
      owner.browser.post(`${path()}/duplicate`, undefined, { headers: { 'idempotency-key': key } });
    const copy = await duplicate('one');
    const name = `${SAMPLE_GUIDE.name} copy`;
    expect([copy.statusCode, copy.json()]).toMatchObject([
      201,
      { name, generationMode: 'custom', originId: tile.id, edits: {}, revision: 0, settings: round },
    ]);
    expect(copy.json().generatedData).toEqual({ ...(await inEngine(LORA)), name });
    expect((await duplicate('one')).json().id).toBe(copy.json().id);
    const second = await duplicate('two');
    expect([second.statusCode, second.json().code]).toEqual([402, 'SK_OUT_OF_CREDITS']);
    const failed = await addTile(server, project, { generationStatus: 'failed', generatedData: null });
    expect((await owner.browser.post(`${path(failed.id)}/duplicate`)).statusCode).toBe(409);
  });

  it('are recorded with the guide that a new one was made from', async () => {
    const url = `/api/projects/${project.id}/style-tiles`;
    const copy = await owner.browser.post(url, { ...customBody(), originId: tile.id });
    expect([copy.statusCode, copy.json().originId]).toEqual([201, tile.id]);
    const foreign = await owner.browser.post(url, { ...customBody(), originId: randomUUID() });
    expect([foreign.statusCode, foreign.json().issues[0].path]).toEqual([400, 'originId']);
  });
});
