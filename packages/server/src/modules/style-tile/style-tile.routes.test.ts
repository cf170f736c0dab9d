import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../../engine/test/sample-size.ts';
import { AI_BRIEF, addProject, addTile, CUSTOM_BRIEF, customBody } from '../../../test/support/factories.ts';
import { RACE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../../../test/support/test-server.ts';
import { LIMITS } from '../../config/limits.ts';
import { inTransaction } from '../../context/context.ts';
import type { Project } from '../../database/tables/project.entity.ts';
import { StyleTileEntity } from '../../database/tables/style-tile.entity.ts';
import { UserEntity } from '../../database/tables/user.entity.ts';
import { oldestDueSeconds } from '../../jobs/queue-state.ts';
import { grantFreeCredits } from '../ledger/ledger.service.ts';
import { measureDrift } from '../ledger/measure-drift.ts';
import { consumeLimit } from '../rate-limit/rate-limit.ts';

const AI = { generationMode: 'ai', description: AI_BRIEF };

describe.each(RACE_KINDS)('style guides on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(async () => {
    expect(await measureDrift(server.ctx())).toEqual({ wrongBalances: 0, lostReservations: 0 });
    await server.close();
  });

  /** A Free account with a project. */
  async function freeAccount(): Promise<{ owner: SignedUp; project: Project; tiles: string }> {
    const owner = await server.signUp();
    await inTransaction(server.ctx(), (ctx) => grantFreeCredits(ctx, owner.user.id));
    const project = await addProject(server, owner);
    return { owner, project, tiles: `/api/projects/${project.id}/style-tiles` };
  }
  const transactions = async (owner: SignedUp) =>
    (await owner.browser.get('/api/user/transactions')).json().map((line: { kind: string }) => line.kind);

  it('queues an AI guide and reserves its credit', async () => {
    const { owner, project, tiles } = await freeAccount();
    const reply = await owner.browser.post(tiles, AI);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      projectId: project.id,
      name: 'AI Generated Style',
      description: AI_BRIEF,
      generationMode: 'ai',
      generationStatus: 'queued',
      generated: false,
      generatedData: null,
      isArchived: false,
    });
    expect(await transactions(owner)).toEqual(['reserve', 'grant', 'grant']);
    expect(await oldestDueSeconds(server.ctx().em)).toBeGreaterThan(0);
  });

  it.each([
    [{ designStyle: 'retro' }, 'Retro/Vintage Style'],
    [{}, 'Co-Pilot Style'],
    [{ name: 'Mine' }, 'Mine'],
  ])('names a Co-Pilot guide of %j "%s"', async (fields, name) => {
    const { owner, tiles } = await freeAccount();
    const reply = await owner.browser.post(tiles, { ...AI, generationMode: 'copilot', ...fields });
    expect(reply.json()).toMatchObject({ name, generationMode: 'copilot' });
  });

  it('generates a custom guide immediately and computes everything that is derived', async () => {
    const { owner, tiles } = await freeAccount();
    const body = customBody('Brand Style');
    const forged = JSON.parse(
      JSON.stringify(body)
        .replace(/"rgb":"[^"]+"/g, '"rgb":"red;}body{display:none"')
        .replace(/"url":"[^"]+"/g, '"url":"https://evil.example/font.css","extra":{"polluted":true}'),
    );
    const reply = await owner.browser.post(tiles, forged);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      name: 'Brand Style',
      generated: true,
      generationStatus: 'generated',
    });
    expect(reply.json().generatedData).toEqual(body['generatedData']);
    expect(await transactions(owner)).toEqual(['spend', 'grant', 'grant']);
  });

  it('lists every missing color, name and font of a custom guide', async () => {
    const { owner, tiles } = await freeAccount();
    const reply = await owner.browser.post(tiles, {
      generationMode: 'custom',
      name: 'Half',
      generatedData: { colors: { primary: { hex: 'red', name: '' }, secondary: [], accent: [] }, fonts: {} },
    });
    expect(reply.statusCode).toBe(400);
    const issues = reply
      .json()
      .issues.map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`);
    expect(issues).toContain('generatedData.colors.primary.hex: Must be a valid hex color code');
    expect(issues).toContain('generatedData.colors.primary.name: Please name your primary color');
    expect(issues.join()).toContain('Secondary color 2 is required');
    expect(issues.join()).toContain('Accent color 4 is required');
    expect(issues).toContain('generatedData.fonts.header.name: Header font is required');
  });

  it('rejects a brief with the messages of the form', async () => {
    const { owner, tiles } = await freeAccount();
    const short = await owner.browser.post(tiles, { generationMode: 'ai', description: 'short' });
    expect(short.json().message).toBe('Please provide at least 10 characters for the brand purpose');
    const industry = await owner.browser.post(tiles, { ...AI, generationMode: 'copilot', industry: 'other' });
    expect(industry.json().message).toBe('Please specify your custom industry');
    expect((await owner.browser.post(tiles, { ...AI, generationMode: 'magic' })).statusCode).toBe(400);
  });

  it('rejects a NUL character in any field, with a message and without a 500', async () => {
    const { owner, project, tiles } = await freeAccount();
    const tile = await addTile(server, project);
    const custom = JSON.parse(JSON.stringify(customBody()).replace('Primary Blue', 'Primary\\u0000Blue'));
    const replies = await Promise.all([
      owner.browser.post(tiles, { ...AI, description: `${AI_BRIEF}\u0000` }),
      owner.browser.post(tiles, { ...AI, name: 'a\u0000b' }),
      owner.browser.post(tiles, custom),
      owner.browser.patch(`/api/style-tiles/${tile.id}`, { name: 'a\u0000b' }),
      owner.browser.post('/api/projects', { name: 'a\u0000b', description: 'A brand' }),
    ]);
    for (const reply of replies) {
      expect(reply.statusCode).toBe(400);
      expect(reply.json().message).toBe('The text contains a NUL character. Please remove it.');
    }
  });

  it('rejects lone surrogates, which would break every later query of the guide', async () => {
    const { owner, project, tiles } = await freeAccount();
    const [tile, other] = [await addTile(server, project), await addTile(server, project)];
    const custom = JSON.parse(JSON.stringify(customBody()).replace('Primary Blue', 'Primary\\ud800'));
    for (const reply of [
      await owner.browser.patch(`/api/style-tiles/${tile.id}`, { name: 'a\ud800b' }),
      await owner.browser.post(tiles, custom),
      await owner.browser.post('/api/projects', { name: 'a\udc00', description: 'A brand' }),
    ]) {
      expect(reply.statusCode).toBe(400);
      expect(reply.json().message).toBe('The text contains an incomplete character. Please remove it.');
    }
    expect((await owner.browser.post(`/api/style-tiles/${other.id}/archive`)).statusCode).toBe(200);
    const whole = await owner.browser.patch(`/api/style-tiles/${tile.id}`, { name: 'a\u{1f3a8}b' });
    expect(whole.json().name).toBe('a\u{1f3a8}b');
  });

  it('ignores a finished guide in a forged AI request', async () => {
    const { owner, tiles } = await freeAccount();
    for (const generationMode of ['ai', 'copilot']) {
      const reply = await owner.browser.post(tiles, { ...customBody(), ...AI, generationMode });
      expect(reply.json()).toMatchObject({
        generated: false,
        generatedData: null,
        generationStatus: 'queued',
      });
    }
  });

  it('accepts one of many simultaneous creations with one credit', async () => {
    const owner = await server.signUp();
    await inTransaction(server.ctx(), (ctx) => grantFreeCredits(ctx, owner.user.id));
    const project = await addProject(server, owner);
    const tiles = `/api/projects/${project.id}/style-tiles`;
    for (let spent = 0; spent < 2; spent += 1) await owner.browser.post(tiles, AI);
    const count = sampleSize(50, 200);
    const replies = await Promise.all(Array.from({ length: count }, () => owner.browser.post(tiles, AI)));
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(count - 1);
    expect(replies.find(({ statusCode }) => statusCode === 402)?.json()).toMatchObject({
      code: 'SK_OUT_OF_CREDITS',
    });
    expect(await server.ctx().em.count(StyleTileEntity, { projectId: project.id })).toBe(3);
  });

  it('accepts three of many simultaneous custom guides on Free', async () => {
    const { owner, project, tiles } = await freeAccount();
    const replies = await Promise.all(
      Array.from({ length: sampleSize(25, 100) }, () => owner.browser.post(tiles, customBody())),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    expect(await server.ctx().em.count(StyleTileEntity, { projectId: project.id })).toBe(3);
  });

  it('limits Premium to 100 custom guides, and deleting one makes room for one', async () => {
    const owner = await server.signUp({ subscriptionStatus: 'active' });
    const project = await addProject(server, owner);
    const tiles = `/api/projects/${project.id}/style-tiles`;
    for (let made = 0; made < 99; made += 1) await addTile(server, project, { brief: CUSTOM_BRIEF });
    const create = (count: number) =>
      Promise.all(Array.from({ length: count }, () => owner.browser.post(tiles, customBody())));
    expect((await create(sampleSize(15, 50))).filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const [victim] = (await owner.browser.get(`${tiles}?limit=1`)).json();
    const deletions = await Promise.all(
      Array.from({ length: 20 }, () => owner.browser.post(`/api/style-tiles/${victim.id}/delete`)),
    );
    expect(deletions.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect((await create(10)).filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });

  it('returns one style guide for repeated requests with one key, and rejects the key for another request', async () => {
    const { owner, tiles } = await freeAccount();
    const headers = { 'idempotency-key': 'a-key' };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => owner.browser.post(tiles, AI, { headers })),
    );
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(await transactions(owner)).toEqual(['reserve', 'grant', 'grant']);
    const other = await owner.browser.post(tiles, { ...AI, description: `${AI_BRIEF}!` }, { headers });
    expect(other.statusCode).toBe(409);
    expect(other.json().code).toBe('SK_IDEMPOTENCY_KEY_REUSED');
    const { owner: stranger, tiles: otherTiles } = await freeAccount();
    expect((await stranger.browser.post(otherTiles, AI, { headers })).json().id).not.toBe(
      replies[0]?.json().id,
    );
  });

  it('rejects a project of another user, in the URL and in the body', async () => {
    const { owner, tiles, project } = await freeAccount();
    const { owner: stranger, project: foreign } = await freeAccount();
    expect((await stranger.browser.post(tiles, AI)).statusCode).toBe(404);
    expect((await owner.browser.post(tiles, { ...AI, projectId: foreign.id })).statusCode).toBe(400);
    expect((await owner.browser.post(tiles, { ...AI, projectId: project.id })).statusCode).toBe(201);
    expect(await transactions(stranger)).toEqual(['grant', 'grant']);
  });

  it('renames, archives, restores and deletes, but never moves between projects', async () => {
    const { owner, project } = await freeAccount();
    const { id } = await addTile(server, project);
    const url = `/api/style-tiles/${id}`;
    const renamed = await owner.browser.patch(url, {
      name: ' New name ',
      projectId: crypto.randomUUID(),
    });
    expect(renamed.json()).toMatchObject({
      name: 'New name',
      projectId: project.id,
      generatedData: { name: 'New name' },
    });
    expect((await owner.browser.patch(url, { name: ' ' })).json().message).toBe(
      'Please provide a name for your style guide',
    );
    expect((await owner.browser.post(`${url}/archive`)).json().isArchived).toBe(true);
    const list = `/api/projects/${project.id}/style-tiles`;
    expect((await owner.browser.get(list)).json()).toEqual([]);
    expect((await owner.browser.get(`${list}?showArchived=true`)).json()).toHaveLength(1);
    expect((await owner.browser.post(`${url}/unarchive`)).json().isArchived).toBe(false);
    expect((await owner.browser.post(`${url}/delete`)).statusCode).toBe(204);
    expect((await owner.browser.get(url)).statusCode).toBe(404);
  });

  it('finds active guides of the owner by their exact name, with a tag', async () => {
    const { owner, project } = await freeAccount();
    const other = await addProject(server, owner, 'Forno');
    const stranger = await freeAccount();
    const [first, second] = [
      await addTile(server, project, { name: 'Oak & crust' }),
      await addTile(server, other, { name: 'Oak & crust' }),
    ];
    await addTile(server, project, { name: 'oak & crust' });
    await addTile(server, project, { name: 'Oak & crust', isArchived: true });
    await addTile(server, stranger.project, { name: 'Oak & crust' });
    const find = (query: Record<string, string>, headers = {}) =>
      owner.browser.call('GET', `/api/style-tiles?${new URLSearchParams(query)}`, { headers });
    const ids = async (query: Record<string, string>) =>
      (await find({ name: 'Oak & crust', ...query })).json().map(({ id }: { id: string }) => id);
    expect(await ids({})).toEqual([second.id, first.id]);
    expect(await ids({ project: 'Forno' })).toEqual([second.id]);
    expect(await ids({ project: project.id })).toEqual([first.id]);
    for (const unknown of ['Nobody', stranger.project.id, '%'])
      expect(await ids({ project: unknown }), unknown).toEqual([]);
    expect((await find({ name: '%' })).json()).toEqual([]);
    for (const bad of [{ name: '' }, { name: 'a\0b' }, { name: 'x'.repeat(121) }])
      expect((await find(bad)).statusCode).toBe(400);
    expect((await find({})).json()).toHaveLength(3);
    const query = { name: 'Oak & crust', project: 'Forno' };
    const tag = String((await find(query)).headers['etag']);
    expect((await find(query, { 'if-none-match': tag })).statusCode).toBe(304);
    await owner.browser.post(`/api/projects/${other.id}/archive`);
    expect((await find(query, { 'if-none-match': tag })).json()).toEqual([]);
    expect(await ids({ project: other.id })).toEqual([second.id]);
  });

  it('answers 304 for the version that a client has, and only to its owner', async () => {
    const { owner, project } = await freeAccount();
    const path = `/api/style-tiles/${(await addTile(server, project)).id}`;
    const tag = String((await owner.browser.get(path)).headers['etag']);
    const known = { headers: { 'if-none-match': tag } };
    const unchanged = await owner.browser.get(path, known);
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    expect((await (await freeAccount()).owner.browser.get(path, known)).statusCode).toBe(404);
    await owner.browser.patch(path, { name: 'Other' });
    const changed = await owner.browser.get(path, known);
    expect(changed.statusCode).toBe(200);
    expect(changed.headers['etag']).not.toBe(tag);
  });

  it('returns the credit of a queued guide when it or its project is deleted, but not of a finished one', async () => {
    const { owner, project, tiles } = await freeAccount();
    const credits = async () =>
      (await server.ctx().em.findOneOrFail(UserEntity, { id: owner.user.id })).aiCredits;
    const queued = (await owner.browser.post(tiles, AI)).json();
    await owner.browser.post(tiles, AI);
    expect(await credits()).toBe(1);
    await Promise.all(
      Array.from({ length: 20 }, () => owner.browser.post(`/api/style-tiles/${queued.id}/delete`)),
    );
    expect(await credits()).toBe(2);
    const finished = await addTile(server, project);
    await owner.browser.post(`/api/style-tiles/${finished.id}/delete`);
    expect(await credits()).toBe(2);
    await owner.browser.post(`/api/projects/${project.id}/delete`);
    expect(await credits()).toBe(3);
  });

  it('starts a generation once, for every state and repeated requests', async () => {
    const { owner, project, tiles } = await freeAccount();
    const queued = (await owner.browser.post(tiles, AI)).json();
    const generate = (id: string) => owner.browser.post(`/api/style-tiles/${id}/generate`);
    const replies = await Promise.all(Array.from({ length: sampleSize(15, 50) }, () => generate(queued.id)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
    expect(await transactions(owner)).toEqual(['reserve', 'grant', 'grant']);
    const done = await addTile(server, project);
    expect((await generate(done.id)).statusCode).toBe(200);
    const archived = await addTile(server, project, {
      generationStatus: 'failed',
      generatedData: null,
      isArchived: true,
    });
    expect((await generate(archived.id)).statusCode).toBe(409);
    const failed = await addTile(server, project, {
      generationStatus: 'failed',
      generatedData: null,
      attempt: 3,
    });
    const retries = await Promise.all(Array.from({ length: sampleSize(15, 50) }, () => generate(failed.id)));
    expect(new Set(retries.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
    expect(await transactions(owner)).toEqual(['reserve', 'reserve', 'grant', 'grant']);
    expect((await server.ctx().em.findOneOrFail(StyleTileEntity, { id: failed.id })).attempt).toBe(4);
    expect((await generate(crypto.randomUUID())).statusCode).toBe(404);
  });

  it('limits the retries of failed style guides', async () => {
    const { owner, project } = await freeAccount();
    const failed = await addTile(server, project, { generationStatus: 'failed', generatedData: null });
    const done = await addTile(server, project);
    for (let time = 0; time < LIMITS.attempts.max; time += 1) {
      await consumeLimit(server.ctx(), LIMITS.attempts, owner.user.id);
    }
    const rejected = await owner.browser.post(`/api/style-tiles/${failed.id}/generate`);
    expect(rejected.statusCode).toBe(429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect((await owner.browser.post(`/api/style-tiles/${done.id}/generate`)).statusCode).toBe(200);
    expect(await transactions(owner)).toEqual(['grant', 'grant']);
  });
});
