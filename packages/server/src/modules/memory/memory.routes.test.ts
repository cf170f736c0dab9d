import { NO_PREFERENCES, preferencesSchema } from '@stylekit/engine/brief';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProject } from '../../../test/support/factories.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { MEMORY } from '../../config/limits.ts';
import { MemoryEntryEntity } from '../../database/tables/memory-entry.entity.ts';
import type { Change } from '../../ports/sync-hub.ts';

interface EntryView {
  readonly id: string;
  readonly kind: string;
  readonly value: string;
}

describe.each(DATABASE_KINDS)('the memory of a project on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  async function openMemory() {
    const owner = await server.signUp();
    const project = await addProject(server, owner);
    return { owner, browser: owner.browser, project, url: `/api/projects/${project.id}/memory` };
  }
  const idOf = (entries: readonly EntryView[], value: string) =>
    entries.find((entry) => entry.value === value)?.id ?? '';

  it('is initially on and empty', async () => {
    const { browser, url } = await openMemory();
    const reply = await browser.get(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ isOn: true, entries: [], preferences: NO_PREFERENCES });
  });

  it('contains the owner’s entries as plain sentences, and derives preferences from them', async () => {
    const { browser, url } = await openMemory();
    const reply = await browser.put(url, {
      remember: [
        { kind: 'kept-color', value: ' #0f766e ' },
        { kind: 'rejected-color', value: '#B3001B' },
        { kind: 'font', value: 'Lora' },
        { kind: 'industry', value: 'food & beverage' },
        { kind: 'design-style', value: 'retro' },
        { kind: 'target-audience', value: 'families\nwho  picnic' },
        { kind: 'word', value: 'Quiet' },
        { kind: 'note', value: 'Never use pink.' },
      ],
    });
    expect(reply.statusCode).toBe(200);
    const { entries, preferences } = reply.json();
    expect(entries.map(({ sentence }: { sentence: string }) => sentence).toSorted()).toEqual([
      'Avoids the color #B3001B and similar hues',
      'Brand word: quiet',
      'Design style: Retro/Vintage',
      'Industry: Food & Beverage',
      'Likes the color #0F766E',
      'Likes the font Lora',
      'Never use pink.',
      'Target audience: families who picnic',
    ]);
    expect(entries[0].source).toMatch(/^Added by you, \w{3} \d{1,2}, \d{4}$/);
    expect(preferences).toEqual({
      keptColors: ['#0F766E'],
      rejectedColors: ['#B3001B'],
      fonts: ['Lora'],
      industry: 'food',
      designStyle: 'retro',
      targetAudience: 'families who picnic',
      words: ['quiet'],
      notes: ['Never use pink.'],
    });
    expect((await browser.get(url)).json()).toEqual(reply.json());
    const off = await browser.put(url, { isOn: false });
    expect(off.json()).toMatchObject({ isOn: false, preferences: NO_PREFERENCES });
    expect(off.json().entries).toEqual(entries);
  });

  it.each([
    [{ kind: 'kept-color', value: 'red' }, 'remember.0.value', 'Use # and six hexadecimal digits'],
    [{ kind: 'font', value: 'Comic Sans' }, 'remember.0.value', 'Choose one from the catalog'],
    [{ kind: 'industry', value: 'Other' }, 'remember.0.value', 'Enter the name of the industry'],
    [{ kind: 'word', value: 'two words' }, 'remember.0.value', 'A word must not contain spaces'],
    [{ kind: 'word', value: 'a'.repeat(41) }, 'remember.0.value', 'Use at most 40 characters'],
    // Lower-cased, it is twice as long.
    [{ kind: 'word', value: '\u0130'.repeat(40) }, 'remember.0.value', 'Use at most 40 characters'],
    [{ kind: 'note', value: 'a'.repeat(501) }, 'remember.0.value', 'Use at most 500 characters'],
    [{ kind: 'note', value: ' \n ' }, 'remember.0.value', 'Enter a value'],
    [{ kind: 'note', value: 'a\u0007b' }, 'remember.0.value', 'control characters'],
    [{ kind: 'mood', value: 'x' }, 'remember.0.kind', 'Use one of kept-color'],
    [{ kind: 'note', value: 'x', weight: 9 }, 'remember.0', 'weight'],
  ])('rejects %j and explains how to fix it', async (entry, path, words) => {
    const { browser, url } = await openMemory();
    const reply = await browser.put(url, { remember: [entry] });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().issues[0].path).toBe(path);
    expect(reply.json().message).toContain(words);
  });

  it('applies nothing of a call that fails in part', async () => {
    const { browser, url } = await openMemory();
    const reply = await browser.put(url, {
      isOn: false,
      remember: [{ kind: 'word', value: 'calm' }],
      edit: [{ id: crypto.randomUUID(), value: 'x' }],
    });
    expect(reply.statusCode).toBe(404);
    expect((await browser.get(url)).json()).toMatchObject({ isOn: true, entries: [] });
    expect((await browser.put(url, { isOn: true, userId: 'x' })).statusCode).toBe(400);
    expect((await browser.put(url, { forget: ['x'] })).statusCode).toBe(400);
  });

  it('limits the number of notes and of changes per call', async () => {
    const { browser, url } = await openMemory();
    const notes = Array.from({ length: MEMORY.maxOwnerEntries.note + 1 }, (_, index) => ({
      kind: 'note',
      value: `Note ${index}`,
    }));
    const rejected = await browser.put(url, { remember: notes });
    expect(rejected.statusCode).toBe(400);
    expect(rejected.json().message).toContain('at most 20 of your entries');
    expect((await browser.put(url, { remember: notes.slice(1) })).statusCode).toBe(200);
    expect((await browser.put(url, { remember: notes.slice(0, 1) })).statusCode).toBe(400);
    const tooMany = Array.from({ length: MEMORY.changes + 1 }, () => ({ kind: 'word', value: 'calm' }));
    expect((await browser.put(url, { remember: tooMany })).json().message).toContain('at most 50 changes');
  });

  it('validates edits by the kind of the entry, and merges equal entries', async () => {
    const { browser, url } = await openMemory();
    const words = [
      { kind: 'word', value: 'calm' },
      { kind: 'word', value: 'quiet' },
      { kind: 'font', value: 'Lora' },
    ];
    const { entries } = (await browser.put(url, { remember: words })).json();
    const calm = idOf(entries, 'calm');
    const edited = (await browser.put(url, { edit: [{ id: calm, value: 'Serene' }] })).json();
    expect(idOf(edited.entries, 'serene')).toBe(calm);
    const wrong = await browser.put(url, { edit: [{ id: idOf(entries, 'Lora'), value: 'Papyrus' }] });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().issues[0].path).toBe('edit.0.value');
    const joined = (await browser.put(url, { edit: [{ id: calm, value: 'quiet' }] })).json();
    expect(joined.preferences.words).toEqual(['quiet']);
  });

  it('forgets one entry or all of them, and deletes forgotten notes', async () => {
    const { browser, url, project } = await openMemory();
    const remember = ['one', 'two', 'three'].map((value) => ({ kind: 'note', value }));
    const { entries } = (await browser.put(url, { remember })).json();
    const one = await browser.delete(`${url}?entry=${idOf(entries, 'one')}`);
    expect(one.json().preferences.notes.toSorted()).toEqual(['three', 'two']);
    expect((await browser.delete(`${url}?entry=${idOf(entries, 'one')}`)).statusCode).toBe(200);
    const two = await browser.put(url, { forget: [idOf(entries, 'two')] });
    expect(two.json().preferences.notes).toEqual(['three']);
    expect((await browser.delete(url)).json()).toMatchObject({ isOn: true, entries: [] });
    expect(await server.ctx().em.count(MemoryEntryEntity, { projectId: project.id })).toBe(0);
  });

  it('replaces a contradicting entry by a new one', async () => {
    const { browser, url } = await openMemory();
    await browser.put(url, { remember: [{ kind: 'kept-color', value: '#0F766E' }] });
    const reply = await browser.put(url, { remember: [{ kind: 'rejected-color', value: '#0F766E' }] });
    expect(reply.json().preferences).toMatchObject({ keptColors: [], rejectedColors: ['#0F766E'] });
  });

  it('notifies the owner’s other pages', async () => {
    const { owner, browser, project, url } = await openMemory();
    const changes: Change[] = [];
    const unsubscribe = server.services.sync.subscribe(owner.user.id, {
      onChange: (change) => changes.push(change),
      onGap: () => undefined,
    });
    await browser.put(url, { isOn: false });
    await expect
      .poll(() => changes)
      .toContainEqual(expect.objectContaining({ kind: 'project', id: project.id }));
    unsubscribe();
  });

  it('is not accessible to other users', async () => {
    const { browser, url } = await openMemory();
    const { entries } = (await browser.put(url, { remember: [{ kind: 'note', value: 'mine' }] })).json();
    const stranger = await openMemory();
    const unknown = `/api/projects/${crypto.randomUUID()}/memory`;
    for (const path of [url, unknown]) {
      const replies = [
        await stranger.browser.get(path),
        await stranger.browser.put(path, { isOn: false }),
        await stranger.browser.delete(path),
      ];
      for (const reply of replies) {
        expect(reply.statusCode).toBe(404);
        expect(reply.json()).toEqual({ message: 'Not found.', code: 'SK_NOT_FOUND' });
      }
    }
    const id = idOf(entries, 'mine');
    expect((await stranger.browser.put(stranger.url, { edit: [{ id, value: 'x' }] })).statusCode).toBe(404);
    await stranger.browser.put(stranger.url, { forget: [id] });
    await stranger.browser.delete(`${stranger.url}?entry=${id}`);
    expect((await browser.get(url)).json().entries).toHaveLength(1);
    expect((await server.browser().get(url)).statusCode).toBe(401);
  });

  it('stays within the limits of the engine’s preferences', () => {
    const full = {
      keptColors: Array.from({ length: MEMORY.used['kept-color'] }, () => '#112233'),
      rejectedColors: Array.from({ length: MEMORY.used['rejected-color'] }, () => '#112233'),
      fonts: Array.from({ length: MEMORY.used.font }, () => 'Lora' as const),
      words: Array.from({ length: MEMORY.used.word }, () => 'calm'),
      notes: Array.from({ length: MEMORY.used.note }, () => 'calm'),
    };
    expect(preferencesSchema.safeParse(full).success).toBe(true);
  });
});
