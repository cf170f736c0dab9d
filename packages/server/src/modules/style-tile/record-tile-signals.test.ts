import { buildGuide, type Guide, generateGuide, parseBrief } from '@stylekit/engine';
import { readBrief } from '@stylekit/engine/brief';
import { loadColorNamer } from '@stylekit/engine/color';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProject, addTile, customBody } from '../../../test/support/factories.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../../../test/support/test-server.ts';
import { MEMORY } from '../../config/limits.ts';
import { MemoryEntryEntity } from '../../database/tables/memory-entry.entity.ts';
import type { Project } from '../../database/tables/project.entity.ts';
import { loadPreferences } from '../memory/memory.service.ts';
import { toGuideSignals } from '../memory/preference-signal.ts';

const BRIEF = 'A practice for us all.';
const FORM = {
  generationMode: 'copilot',
  description: BRIEF,
  industry: 'food',
  designStyle: 'retro',
  targetAudience: 'families who picnic',
  primaryColorHex: '#0f766e',
  secondaryColorHex: '#B3001B',
  primaryFont: 'Lora',
};

describe.each(DATABASE_KINDS)('project memory on %s', (kind) => {
  let server: TestServer;
  let guide: Guide;

  beforeAll(async () => {
    server = await openTestServer(kind);
    guide = await generateGuide('ai', { description: 'An orange bakery in Lisbon with violet windows' });
  });
  afterAll(() => server.close());

  interface Workspace {
    readonly owner: SignedUp;
    readonly project: Project;
    readonly memory: string;
    create(body: Record<string, unknown>): Promise<string>;
  }

  /** A user with credits and a project. */
  async function createWorkspace(): Promise<Workspace> {
    const owner = await server.signUp({ aiCredits: 40, customCredits: 40 });
    const project = await addProject(server, owner);
    const create = async (body: Record<string, unknown>) => {
      const reply = await owner.browser.post(`/api/projects/${project.id}/style-tiles`, body);
      expect(reply.statusCode).toBe(201);
      return reply.json().id;
    };
    return { owner, project, memory: `/api/projects/${project.id}/memory`, create };
  }
  const load = (project: Project, before?: Date) =>
    loadPreferences(server.ctx(), { userId: project.userId, projectId: project.id }, before);
  const sourcesOf = async ({ owner, memory }: Workspace): Promise<string[]> =>
    (await owner.browser.get(memory)).json().entries.map(({ source }: { source: string }) => source);
  const paletteOf = ({ colors }: Guide) =>
    [colors.primary, ...colors.secondary].map(({ hex }) => hex.toUpperCase());

  it('records the choices of a Co-Pilot form', async () => {
    const workspace = await createWorkspace();
    await workspace.create(FORM);
    expect(await load(workspace.project)).toEqual({
      keptColors: ['#0F766E', '#B3001B'],
      rejectedColors: [],
      fonts: ['Lora'],
      industry: 'food',
      designStyle: 'retro',
      targetAudience: 'families who picnic',
      words: [],
      notes: [],
    });
    const sources = await sourcesOf(workspace);
    expect(sources).toHaveLength(6);
    expect(sources[0]).toMatch(/^From the Co-Pilot brief of “Retro\/Vintage Style”, \w{3} \d{1,2}, \d{4}$/);
  });

  it('keeps a custom industry as a note', async () => {
    const workspace = await createWorkspace();
    await workspace.create({ ...FORM, industry: 'other', customIndustry: 'Falconry' });
    expect(await load(workspace.project)).toMatchObject({ industry: null, notes: ['Falconry'] });
  });

  it('orders preferences by strength', async () => {
    const workspace = await createWorkspace();
    await workspace.create(FORM);
    for (const description of ['A second practice.', 'A third practice.']) {
      await workspace.create({ ...FORM, description, designStyle: 'luxury', primaryFont: 'Inter' });
    }
    expect(await load(workspace.project)).toMatchObject({ designStyle: 'luxury', fonts: ['Inter', 'Lora'] });
  });

  it('uses a word of a second brief, but not of a repeated one', async () => {
    const workspace = await createWorkspace();
    const quiet = { generationMode: 'ai', description: 'A quiet bakery, but never loud.' };
    await workspace.create(quiet);
    await workspace.create(quiet);
    expect((await load(workspace.project)).words).toEqual([]);
    await workspace.create({ generationMode: 'ai', description: 'We want a quiet house for loud people.' });
    expect((await load(workspace.project)).words).toEqual(['quiet']);
    expect(await sourcesOf(workspace)).toEqual([
      expect.stringMatching(/^From several briefs, including “AI Generated Style”/),
    ]);
  });

  it('records colors and fonts of a renamed guide, but not if the name is the same', async () => {
    const workspace = await createWorkspace();
    const tile = await addTile(server, workspace.project, { generatedData: guide });
    await workspace.owner.browser.patch(`/api/style-tiles/${tile.id}`, { name: tile.name });
    expect((await load(workspace.project)).keptColors).toEqual([]);
    await workspace.owner.browser.patch(`/api/style-tiles/${tile.id}`, { name: 'The one' });
    const { keptColors, fonts } = await load(workspace.project);
    expect(keptColors[0]).toBe(paletteOf(guide)[0]);
    expect(keptColors.toSorted()).toEqual(paletteOf(guide).toSorted());
    expect(fonts).toEqual([...new Set([guide.fonts.header.name, guide.fonts.body.name])]);
    expect((await sourcesOf(workspace))[0]).toMatch(/^From “The one”, which you named, /);
  });

  it('records a custom guide, but not the defaults of the form', async () => {
    const workspace = await createWorkspace();
    const body = customBody();
    await workspace.create(body);
    expect(await load(workspace.project)).toMatchObject({ keptColors: [], fonts: [] });
    const own = JSON.parse(JSON.stringify(body).replaceAll('#3B82F6', '#7A1FA2'));
    await workspace.create(own);
    expect(await load(workspace.project)).toMatchObject({ keptColors: ['#7A1FA2'], fonts: [] });
  });

  it('counts a previous guide that was kept as a hint; two hints become a preference', async () => {
    const workspace = await createWorkspace();
    await addTile(server, workspace.project, { generatedData: guide });
    await workspace.create({ generationMode: 'ai', description: 'Something for us all.' });
    expect((await load(workspace.project)).keptColors).toEqual([]);
    await addTile(server, workspace.project, {
      generatedData: guide,
      createdAt: new Date(Date.now() + 1_000),
    });
    await workspace.create({ generationMode: 'ai', description: 'Something else for us all.' });
    expect((await load(workspace.project)).keptColors.toSorted()).toEqual(paletteOf(guide).toSorted());
  });

  it('rejects the colors of an archived guide until it is restored', async () => {
    const workspace = await createWorkspace();
    const tile = await addTile(server, workspace.project, { generatedData: guide });
    await workspace.owner.browser.post(`/api/style-tiles/${tile.id}/archive`);
    const { rejectedColors } = await load(workspace.project);
    expect(rejectedColors).toContain(paletteOf(guide)[0]);
    expect((await sourcesOf(workspace))[0]).toMatch(/^From “AI Generated Style”, which you archived, /);
    await workspace.owner.browser.post(`/api/style-tiles/${tile.id}/unarchive`);
    expect((await load(workspace.project)).rejectedColors).toEqual([]);
    expect((await load(workspace.project)).keptColors).toContain(paletteOf(guide)[0]);
  });

  it('uses the latest signal if a guide is kept and then deleted', async () => {
    const workspace = await createWorkspace();
    const tile = await addTile(server, workspace.project, { generatedData: guide });
    await workspace.owner.browser.patch(`/api/style-tiles/${tile.id}`, { name: 'Kept' });
    await workspace.owner.browser.post(`/api/style-tiles/${tile.id}/delete`);
    const preferences = await load(workspace.project);
    expect(preferences).toMatchObject({ keptColors: [], fonts: [] });
    expect(preferences.rejectedColors).toContain(paletteOf(guide)[0]);
  });

  it('does not reject what another guide keeps or the brief contained', async () => {
    const workspace = await createWorkspace();
    const other = await addTile(server, workspace.project, { generatedData: guide });
    await workspace.owner.browser.patch(`/api/style-tiles/${other.id}`, { name: 'Kept' });
    const twin = await addTile(server, workspace.project, { generatedData: guide });
    await workspace.owner.browser.post(`/api/style-tiles/${twin.id}/delete`);
    expect(await load(workspace.project)).toMatchObject({ rejectedColors: [] });
    expect((await load(workspace.project)).keptColors).toHaveLength(3);

    const second = await createWorkspace();
    const [primary = ''] = paletteOf(guide);
    const given = await addTile(server, second.project, {
      generatedData: guide,
      brief: parseBrief('copilot', { description: BRIEF, primaryColorHex: primary }),
    });
    await second.owner.browser.post(`/api/style-tiles/${given.id}/delete`);
    expect((await load(second.project)).rejectedColors).not.toContain(primary);
  });

  it('records nothing when an unfinished or a custom guide is deleted', async () => {
    const workspace = await createWorkspace();
    const pending = await workspace.create({ generationMode: 'ai', description: BRIEF });
    const custom = await workspace.create(
      JSON.parse(JSON.stringify(customBody()).replaceAll('#3B82F6', '#7A1FA2')),
    );
    for (const id of [pending, custom]) await workspace.owner.browser.post(`/api/style-tiles/${id}/delete`);
    expect(await load(workspace.project)).toMatchObject({ keptColors: [], rejectedColors: [] });
  });

  it('does not learn forgotten entries again until the owner adds them', async () => {
    const workspace = await createWorkspace();
    await workspace.create(FORM);
    await workspace.owner.browser.delete(workspace.memory);
    await workspace.create({ ...FORM, description: 'Another practice for us all.' });
    expect((await load(workspace.project)).designStyle).toBeNull();
    expect((await workspace.owner.browser.get(workspace.memory)).json().entries).toEqual([]);
    await workspace.owner.browser.put(workspace.memory, {
      remember: [{ kind: 'design-style', value: 'retro' }],
    });
    expect((await load(workspace.project)).designStyle).toBe('retro');
  });

  it('does not contradict entries of the owner', async () => {
    const workspace = await createWorkspace();
    const [primary = ''] = paletteOf(guide);
    await workspace.owner.browser.put(workspace.memory, {
      remember: [{ kind: 'rejected-color', value: primary }],
    });
    await workspace.create({ ...FORM, primaryColorHex: primary });
    const { keptColors, rejectedColors } = await load(workspace.project);
    expect(rejectedColors).toEqual([primary]);
    expect(keptColors).not.toContain(primary);
  });

  it('records nothing and uses nothing while it is off', async () => {
    const workspace = await createWorkspace();
    await workspace.create(FORM);
    await workspace.owner.browser.put(workspace.memory, { isOn: false });
    expect(await load(workspace.project)).toMatchObject({ keptColors: [], designStyle: null });
    await workspace.create({ ...FORM, designStyle: 'luxury', description: 'A practice while it is off.' });
    await workspace.owner.browser.put(workspace.memory, { isOn: true });
    const { entries } = (await workspace.owner.browser.get(workspace.memory)).json();
    expect(entries.map(({ value }: { value: string }) => value)).not.toContain('luxury');
    expect(entries).toHaveLength(6);
  });

  it('limits the entries by removing the weakest', async () => {
    const workspace = await createWorkspace();
    await workspace.create(FORM);
    for (let index = 0; index < 30; index += 1) {
      await workspace.create({
        ...FORM,
        targetAudience: `group ${index}`,
        description: `Practice number ${index}.`,
      });
    }
    const rows = await server.ctx().em.find(MemoryEntryEntity, { projectId: workspace.project.id });
    const audiences = rows.filter((row) => row.kind === 'target-audience');
    expect(audiences).toHaveLength(MEMORY.maxEntries['target-audience']);
    expect(audiences.map(({ value }) => value)).toContain('group 29');
    expect(Math.max(...rows.map(({ weight }) => weight))).toBe(9);
    expect(Object.values(MEMORY.maxEntries).reduce<number>((sum, max) => sum + max, 0)).toBe(200);
  });

  it('is mentioned by the next guide', async () => {
    const workspace = await createWorkspace();
    const tile = await addTile(server, workspace.project, { generatedData: guide });
    await workspace.owner.browser.patch(`/api/style-tiles/${tile.id}`, { name: 'The one' });
    const preferences = await load(workspace.project);
    const brief = parseBrief('ai', { description: BRIEF });
    const namer = await loadColorNamer();
    const explanationOf = (next: Guide) =>
      `${next.colors.explanation.content} ${next.fonts.explanation.content}`;
    const next = buildGuide(await readBrief(brief, { preferences, seed: 'a' }), namer);
    expect(next.colors.primary.hex.toUpperCase()).toBe(paletteOf(guide)[0]);
    expect(explanationOf(next)).toContain('was kept before');
    expect(explanationOf(buildGuide(await readBrief(brief, { seed: 'a' }), namer))).not.toContain(
      'kept before',
    );
  });

  it('excludes a guide’s own brief', async () => {
    const workspace = await createWorkspace();
    const id = await workspace.create(FORM);
    const { createdAt } = (await workspace.owner.browser.get(`/api/style-tiles/${id}`)).json();
    const requestedAt = new Date(createdAt);
    expect((await load(workspace.project, requestedAt)).fonts).toEqual([]);
    expect(toGuideSignals(guide, 'hint').every(({ strength }) => strength === 1)).toBe(true);
  });

  it('handles guides that are created, renamed and archived at the same time', async () => {
    const workspace = await createWorkspace();
    const tiles = await Promise.all(
      Array.from({ length: 6 }, () => addTile(server, workspace.project, { generatedData: guide })),
    );
    const replies = await Promise.all([
      ...tiles.map(({ id }) => workspace.owner.browser.patch(`/api/style-tiles/${id}`, { name: `N ${id}` })),
      ...tiles.map(({ id }) => workspace.owner.browser.post(`/api/style-tiles/${id}/archive`)),
      ...Array.from({ length: 6 }, (_, index) =>
        workspace.owner.browser.post(`/api/projects/${workspace.project.id}/style-tiles`, {
          ...FORM,
          description: `Brief number ${index} of many.`,
        }),
      ),
      workspace.owner.browser.put(workspace.memory, { remember: [{ kind: 'note', value: 'No pink' }] }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).filter((status) => status >= 400)).toEqual([]);
  });
});
