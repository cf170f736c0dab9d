import { DESIGN_STYLES, INDUSTRIES } from '@stylekit/engine';
import type { MemoryEntry } from '../../database/tables/memory-entry.entity.ts';
import type { MemoryView } from './memory.schema.ts';
import type { Memory } from './memory.service.ts';

/** Everyone reads dates in the same words; the day is that of UTC. */
const DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export function presentMemory({ isOn, entries, preferences }: Memory): MemoryView {
  return {
    isOn,
    entries: entries.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      value: entry.value,
      sentence: tellEntry(entry),
      source: `${tellSource(entry)}, ${DATE.format(entry.createdAt)}`,
      createdAt: entry.createdAt.toISOString(),
    })),
    preferences,
  };
}

function tellEntry({ kind, value, source }: MemoryEntry): string {
  switch (kind) {
    case 'kept-color':
      return `The color ${value} is liked.`;
    case 'rejected-color':
      return `The color ${value} was turned down; its hue is avoided.`;
    case 'font':
      return `The font ${value} is liked.`;
    case 'industry':
      return `The field is ${INDUSTRIES.find((industry) => industry.value === value)?.label ?? value}.`;
    case 'design-style':
      return `The preferred style is ${DESIGN_STYLES.find((style) => style.value === value)?.label ?? value}.`;
    case 'target-audience':
      return `The audience is “${value}”.`;
    case 'word':
      return source === 'owner' ? `The brand is “${value}”.` : `The briefs come back to “${value}”.`;
    case 'note':
      return value;
  }
}

function tellSource({ source, sourceName }: MemoryEntry): string {
  const guide = `“${sourceName ?? ''}”`;
  switch (source) {
    case 'owner':
      return 'Written down by you';
    case 'copilot':
      return `From the Co-Pilot brief of ${guide}`;
    case 'brief':
      return `From several briefs, such as that of ${guide}`;
    case 'kept':
      return `From ${guide}, which you kept`;
    case 'renamed':
      return `From ${guide}, which you named`;
    case 'archived':
      return `From ${guide}, which you archived`;
    case 'deleted':
      return `From ${guide}, which you deleted`;
  }
}
