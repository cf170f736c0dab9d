import { DEFAULT_SETTINGS, GUIDE_VERSION, type GuideSettings, parseSettings } from '@stylekit/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomSettings } from '../../../../engine/test/random-guide.ts';
import { addProject, addTile } from '../../../test/support/factories.ts';
import { resetLimits } from '../../../test/support/mailbox.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../../../test/support/test-server.ts';
import { LIMITS } from '../../config/limits.ts';
import type { StyleTile } from '../../database/tables/style-tile.entity.ts';
import { increment } from '../rate-limit/rate-limit.ts';

const ROUND = parseSettings({ buttons: { borderRadius: 100 }, typography: { sizesRem: { h2: 3, h1: 4 } } });

describe.each(DATABASE_KINDS)('settings of a style guide on %s', (kind) => {
  let server: TestServer;
  let owner: SignedUp;
  let tile: StyleTile;

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  beforeEach(async () => {
    await resetLimits(server);
    owner = await server.signUp();
    tile = await addTile(server, await addProject(server, owner));
  });
  afterAll(() => server.close());

  const path = () => `/api/style-tiles/${tile.id}`;
  const put = (settings: unknown) => owner.browser.put(`${path()}/settings`, settings);
  const stored = async () => (await owner.browser.get(path())).json().settings;

  it('are null at first, and then what was last saved', async () => {
    expect(await stored()).toBeNull();
    expect((await put(ROUND)).json()).toMatchObject({ id: tile.id, settings: ROUND });
    expect((await put(DEFAULT_SETTINGS)).statusCode).toBe(200);
    expect(await stored()).toEqual(DEFAULT_SETTINGS);
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const settings = randomSettings(seed);
      expect((await put(settings)).statusCode).toBe(200);
      expect(JSON.stringify(await stored())).toBe(JSON.stringify(settings));
    }
  });

  it('stay with a renamed, archived and restored guide, and are in its list', async () => {
    await put(ROUND);
    await owner.browser.patch(path(), { name: 'Renamed' });
    await owner.browser.post(`${path()}/archive`);
    await owner.browser.post(`${path()}/unarchive`);
    const list = await owner.browser.get(`/api/projects/${tile.projectId}/style-tiles`);
    expect(list.json()).toMatchObject([{ name: 'Renamed', settings: ROUND }]);
  });

  const { buttons, typography } = DEFAULT_SETTINGS;
  const hover = { background: 'red; } body { display: none', text: '' };
  const withoutRadius: Partial<GuideSettings['buttons']> = { ...buttons };
  delete withoutRadius.borderRadius;
  it.each([
    [{}, ['buttons', 'typography']],
    [{ buttons }, ['typography']],
    [{ buttons: withoutRadius, typography }, ['buttons.borderRadius']],
    [{ buttons: { ...buttons, borderRadius: 101 }, typography }, ['buttons.borderRadius']],
    [{ buttons: { ...buttons, paddingXRem: 0.55 }, typography }, ['buttons.paddingXRem']],
    [{ buttons: { ...buttons, fontSizePx: '16' }, typography }, ['buttons.fontSizePx']],
    [{ buttons: { ...buttons, fontWeight: 450 }, typography }, ['buttons.fontWeight']],
    [{ buttons: { ...buttons, primaryHover: hover }, typography }, ['buttons.primaryHover.background']],
    [{ buttons, typography: { ...typography, sizesRem: { h1: 80 } } }, ['typography.sizesRem.h1']],
    [{ buttons, typography: { multiplier: 1 } }, ['typography.sizesRem']],
    [{ buttons: { ...buttons, shadow: 1 }, typography }, ['buttons']],
    [{ buttons, typography, colors: {} }, ['']],
  ])('are rejected unless complete and exact: %#', async (settings, paths) => {
    const reply = await put(settings);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'SK_INVALID']);
    expect(reply.json().issues.map((issue: { path: string }) => issue.path)).toEqual(paths);
    expect(await stored()).toBeNull();
  });

  it('that differ in two windows end in one of them, never in a mixture', async () => {
    const candidates = Array.from({ length: 12 }, (_, index) => randomSettings(`window ${index}`));
    const replies = await Promise.all(candidates.map((settings) => put(settings)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(candidates.map(() => 200));
    expect(candidates).toContainEqual(await stored());
    await put(ROUND);
    expect(await stored()).toEqual(ROUND);
  });

  it('notify the other windows of the owner, but only when they change', async () => {
    const changes: unknown[] = [];
    const stop = server.services.sync.subscribe(owner.user.id, {
      onChange: ({ kind: changed, id }) => changes.push([changed, id]),
      onGap: () => undefined,
    });
    await put(ROUND);
    await expect.poll(() => changes).toEqual([['style-tile', tile.id]]);
    const { updatedAt } = (await put(ROUND)).json();
    await put(DEFAULT_SETTINGS);
    await expect.poll(() => changes).toHaveLength(2);
    expect((await put(DEFAULT_SETTINGS)).json().updatedAt > updatedAt).toBe(true);
    stop();
  });

  it('are saved only so often', async () => {
    await increment(server.ctx(), LIMITS.settings, owner.user.id, LIMITS.settings.max);
    const reply = await put(ROUND);
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'SK_RATE_LIMITED']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('are part of the export of the account', async () => {
    await put(ROUND);
    const { styleTiles } = (await owner.browser.get('/api/user/export')).json();
    expect(styleTiles).toMatchObject([{ id: tile.id, settings: ROUND }]);
  });

  it('count as the defaults when they are invalid, without breaking the guide', async () => {
    await server
      .ctx()
      .em.execute('update style_tile set settings = ?::json where id = ?', ['{"buttons": 7}', tile.id]);
    const reply = await owner.browser.get(path());
    expect(reply.json()).toMatchObject({ settings: null, generatedData: { version: GUIDE_VERSION } });
    expect((await put(ROUND)).json().settings).toEqual(ROUND);
  });

  it('of another user do not exist', async () => {
    const stranger = await server.signUp();
    expect((await stranger.browser.put(`${path()}/settings`, ROUND)).statusCode).toBe(404);
    expect(await stored()).toBeNull();
  });
});
