import type { MemoryView } from '@stylekit/server/contract';
import { expect, it } from 'vitest';
import { groupEntries } from './group-entries.ts';

type Entry = MemoryView['entries'][number];

const entry = (kind: Entry['kind'], value: string): Entry => ({
  id: value,
  kind,
  value,
  sentence: value,
  source: 'Added by you',
  createdAt: '2026-01-01T00:00:00.000Z',
});

it('entries are grouped by kind, in a fixed order of kinds and their own order within one', () => {
  const entries = [
    entry('note', 'never pink'),
    entry('font', 'Lora'),
    entry('kept-color', '#0F766E'),
    entry('font', 'Inter'),
    entry('rejected-color', '#FF2D95'),
  ];
  expect(
    groupEntries(entries).map(({ title, entries: own }) => [title, ...own.map(({ value }) => value)]),
  ).toEqual([
    ['Colors to use', '#0F766E'],
    ['Colors to avoid', '#FF2D95'],
    ['Fonts', 'Lora', 'Inter'],
    ['Notes', 'never pink'],
  ]);
  expect(groupEntries([])).toEqual([]);
});
