import type { MemoryView } from '@stylekit/server/contract';
import type { MemoryKind } from '../../../data/memory.api.ts';

type Entry = MemoryView['entries'][number];

/** The entries of one kind under its title. */
export interface MemoryGroup {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** In the order in which a brand is described: what it looks like, then who it is for. */
const TITLES: Readonly<Record<MemoryKind, string>> = {
  'kept-color': 'Colors to use',
  'rejected-color': 'Colors to avoid',
  font: 'Fonts',
  'design-style': 'Design style',
  industry: 'Industry',
  'target-audience': 'Audience',
  word: 'Brand words',
  note: 'Notes',
};

/** Groups entries by kind. Within a kind they keep their order. */
export function groupEntries(entries: readonly Entry[]): MemoryGroup[] {
  return Object.entries(TITLES)
    .map(([kind, title]) => ({ title, entries: entries.filter((entry) => entry.kind === kind) }))
    .filter((group) => group.entries.length > 0);
}
