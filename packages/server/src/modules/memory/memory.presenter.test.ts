import { NO_PREFERENCES } from '@stylekit/engine/brief';
import { describe, expect, it } from 'vitest';
import type { MemoryEntry } from '../../database/tables/memory-entry.entity.ts';
import { presentMemory } from './memory.presenter.ts';

const ENTRY = {
  id: '01900000-0000-7000-8000-000000000001',
  kind: 'note',
  value: 'never use pink',
  source: 'owner',
  sourceName: null,
  weight: 9,
  userId: 'hidden-user',
  projectId: 'hidden-project',
  isForgotten: false,
  createdAt: new Date('2026-11-21T23:59:59Z'),
} as unknown as MemoryEntry;

const present = (changes: Partial<MemoryEntry>) => {
  const { entries } = presentMemory({
    isOn: true,
    entries: [{ ...ENTRY, ...changes }],
    preferences: NO_PREFERENCES,
  } as Parameters<typeof presentMemory>[0]);
  return entries[0];
};

describe('an entry of the memory', () => {
  it('is shown with its id, kind and time only', () => {
    expect(present({})).toEqual({
      id: ENTRY.id,
      kind: 'note',
      value: 'never use pink',
      sentence: 'never use pink',
      source: 'Added by you, Nov 21, 2026',
      createdAt: '2026-11-21T23:59:59.000Z',
    });
  });

  it.each<[MemoryEntry['kind'], string, string]>([
    ['kept-color', '#C4532F', 'Likes the color #C4532F'],
    ['rejected-color', '#C4532F', 'Avoids the color #C4532F and similar hues'],
    ['font', 'Lora', 'Likes the font Lora'],
    ['industry', 'tech', 'Industry: Technology'],
    ['industry', 'Beekeeping', 'Industry: Beekeeping'],
    ['design-style', 'minimalist-luxury', 'Design style: Minimalist Luxury'],
    ['design-style', 'gone', 'Design style: gone'],
    ['target-audience', 'sailors', 'Target audience: sailors'],
    ['note', 'never use pink', 'never use pink'],
  ])('of the kind %s with %s says: %s', (kind, value, sentence) => {
    expect(present({ kind, value })?.sentence).toBe(sentence);
  });

  it('names a word by its source', () => {
    expect(present({ kind: 'word', value: 'calm', source: 'owner' })?.sentence).toBe('Brand word: calm');
    expect(present({ kind: 'word', value: 'calm', source: 'brief' })?.sentence).toBe(
      'Recurring word in briefs: calm',
    );
  });

  it.each<[MemoryEntry['source'], string]>([
    ['owner', 'Added by you, Nov 21, 2026'],
    ['copilot', 'From the Co-Pilot brief of “Bakery”, Nov 21, 2026'],
    ['brief', 'From several briefs, including “Bakery”, Nov 21, 2026'],
    ['kept', 'From “Bakery”, which you kept, Nov 21, 2026'],
    ['renamed', 'From “Bakery”, which you named, Nov 21, 2026'],
    ['archived', 'From “Bakery”, which you archived, Nov 21, 2026'],
    ['deleted', 'From “Bakery”, which you deleted, Nov 21, 2026'],
  ])('from %s says: %s', (source, text) => {
    expect(present({ source, sourceName: 'Bakery' })?.source).toBe(text);
  });
});
