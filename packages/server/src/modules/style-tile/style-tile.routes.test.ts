import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../../engine/test/sample-size.ts';
import { AI_BRIEF, addProject, addTile, CUSTOM_BRIEF, customBody } from '../../../test/support/factories.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../../../test/support/test-server.ts';
import { LIMITS } from '../../config/limits.ts';
import { inTransaction } from '../../context/context.ts';
import type { Project } from '../../database/tables/project.entity.ts';
import { StyleTileEntity } from '../../database/tables/style-tile.entity.ts';
import { UserEntity } from '../../database/tables/user.entity.ts';
import { grantFreeCredits } from '../ledger/ledger.service.ts';
import { measureDrift } from '../ledger/measure-drift.ts';
import { takeLimit } from '../rate-limit/rate-limit.ts';

const AI = { generationMode: 'ai', description: AI_BRIEF };

describe.each(DATABASE_KINDS)('style guides on %s', (kind) => {
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

  it('queues an AI guide with its credit set aside, in one piece', async () => {
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
    expect(await server.house.jobs.oldestSeconds(server.ctx().em)).toBeGreaterThan(0);
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

  it('finishes a custom guide at once and computes what it does not take on trust', async () => {
    const { owner, tiles } = await freeAccount();
    const body = customBody('House Style');
    const forged = JSON.parse(
      JSON.stringify(body)
        .replace(/"rgb":"[^"]+"/g, '"rgb":"red;}body{display:none"')
        .replace(/"url":"[^"]+"/g, '"url":"https://evil.example/font.css","extra":{"polluted":true}'),
    );
    const reply = await owner.browser.post(tiles, forged);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      name: 'House Style',
      generated: true,
      generationStatus: 'generated',
    });
    expect(reply.json().generatedData).toEqual(body['generatedData']);
    expect(await transactions(owner)).toEqual(['spend', 'grant', 'grant']);
  });

  it('names every color, name and font that a custom guide lacks', async () => {
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

  it('refuses a brief in the words of the form', async () => {
    const { owner, tiles } = await freeAccount();
    const short = await owner.browser.post(tiles, { generationMode: 'ai', description: 'short' });
    expect(short.json().message).toBe('Please provide at least 10 characters for the brand purpose');
    const industry = await owner.browser.post(tiles, { ...AI, generationMode: 'copilot', industry: 'other' });
    expect(industry.json().message).toBe('Please specify your custom industry');
    expect((await owner.browser.post(tiles, { ...AI, generationMode: 'magic' })).statusCode).toBe(400);
  });

  it('refuses a NUL character wherever it is put, with words and without a 500', async () => {
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
      expect(reply.json().message).toBe('The text holds a NUL character. Please remove it.');
    }
  });

  it('refuses half of a character, which would break every later reading of the guide', async () => {
    const { owner, project, tiles } = await freeAccount();
    const [tile, other] = [await addTile(server, project), await addTile(server, project)];
    const custom = JSON.parse(JSON.stringify(customBody()).replace('Primary Blue', 'Primary\\ud800'));
    for (const reply of [
      await owner.browser.patch(`/api/style-tiles/${tile.id}`, { name: 'a\ud800b' }),
      await owner.browser.post(tiles, custom),
      await owner.browser.post('/api/projects', { name: 'a\udc00', description: 'A brand' }),
    ]) {
      expect(reply.statusCode).toBe(400);
      expect(reply.json().message).toBe('The text holds half of a character. Please remove it.');
    }
    expect((await owner.browser.post(`/api/style-tiles/${other.id}/archive`)).statusCode).toBe(200);
    const whole = await owner.browser.patch(`/api/style-tiles/${tile.id}`, { name: 'a\u{1f3a8}b' });
    expect(whole.json().name).toBe('a\u{1f3a8}b');
  });

  it('makes no finished guide of a forged AI request, whatever it brings along', async () => {
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

  it('lets one of many simultaneous creations through on one credit', async () => {
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

  it('lets three of many simultaneous custom guides through on Free', async () => {
    const { owner, project, tiles } = await freeAccount();
    const replies = await Promise.all(
      Array.from({ length: sampleSize(25, 100) }, () => owner.browser.post(tiles, customBody())),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    expect(await server.ctx().em.count(StyleTileEntity, { projectId: project.id })).toBe(3);
  });

  it('holds Premium to 100 custom guides, and a deleted one makes room for one', async () => {
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

  it('answers one tile to any number of requests under one key, and refuses the key for another', async () => {
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
    const { owner: stranger, tiles: strangersTiles } = await freeAccount();
    expect((await stranger.browser.post(strangersTiles, AI, { headers })).json().id).not.toBe(
      replies[0]?.json().id,
    );
  });

  it('refuses a project of somebody else, in the address and in the body', async () => {
    const { owner, tiles, project } = await freeAccount();
    const { owner: stranger, project: foreign } = await freeAccount();
    expect((await stranger.browser.post(tiles, AI)).statusCode).toBe(404);
    expect((await owner.browser.post(tiles, { ...AI, projectId: foreign.id })).statusCode).toBe(400);
    expect((await owner.browser.post(tiles, { ...AI, projectId: project.id })).statusCode).toBe(201);
    expect(await transactions(stranger)).toEqual(['grant', 'grant']);
  });

  it('renames, archives, restores and deletes, and moves nothing between projects', async () => {
    const { owner, project } = await freeAccount();
    const { id } = await addTile(server, project);
    const address = `/api/style-tiles/${id}`;
    const renamed = await owner.browser.patch(address, {
      name: ' New name ',
      projectId: crypto.randomUUID(),
    });
    expect(renamed.json()).toMatchObject({
      name: 'New name',
      projectId: project.id,
      generatedData: { name: 'New name' },
    });
    expect((await owner.browser.patch(address, { name: ' ' })).json().message).toBe(
      'Please provide a name for your style guide',
    );
    expect((await owner.browser.post(`${address}/archive`)).json().isArchived).toBe(true);
    const list = `/api/projects/${project.id}/style-tiles`;
    expect((await owner.browser.get(list)).json()).toEqual([]);
    expect((await owner.browser.get(`${list}?showArchived=true`)).json()).toHaveLength(1);
    expect((await owner.browser.post(`${address}/unarchive`)).json().isArchived).toBe(false);
    expect((await owner.browser.post(`${address}/delete`)).statusCode).toBe(204);
    expect((await owner.browser.get(address)).statusCode).toBe(404);
  });

  it('gives the credit of a waiting guide back when it or its project is deleted, and of a finished one never', async () => {
    const { owner, project, tiles } = await freeAccount();
    const credits = async () =>
      (await server.ctx().em.findOneOrFail(UserEntity, { id: owner.user.id })).aiCredits;
    const waiting = (await owner.browser.post(tiles, AI)).json();
    await owner.browser.post(tiles, AI);
    expect(await credits()).toBe(1);
    await Promise.all(
      Array.from({ length: 20 }, () => owner.browser.post(`/api/style-tiles/${waiting.id}/delete`)),
    );
    expect(await credits()).toBe(2);
    const finished = await addTile(server, project);
    await owner.browser.post(`/api/style-tiles/${finished.id}/delete`);
    expect(await credits()).toBe(2);
    await owner.browser.post(`/api/projects/${project.id}/delete`);
    expect(await credits()).toBe(3);
  });

  it('starts a generation once, whatever the state and however often it is asked', async () => {
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

  it('bounds how often a failed style guide is tried again, because each try may cost a call', async () => {
    const { owner, project } = await freeAccount();
    const failed = await addTile(server, project, { generationStatus: 'failed', generatedData: null });
    const done = await addTile(server, project);
    for (let time = 0; time < LIMITS.attempts.max; time += 1) {
      await takeLimit(server.ctx(), LIMITS.attempts, owner.user.id);
    }
    const refused = await owner.browser.post(`/api/style-tiles/${failed.id}/generate`);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await owner.browser.post(`/api/style-tiles/${done.id}/generate`)).statusCode).toBe(200);
    expect(await transactions(owner)).toEqual(['grant', 'grant']);
  });
});
