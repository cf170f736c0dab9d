import { DESIGN_STYLES, INDUSTRIES } from '@stylekit/engine';
import type { MemoryView } from './memory.schema.ts';
import type { ActiveEntry, Memory } from './memory.service.ts';

/** The date of an entry, in UTC. */
const DATE = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

export function presentMemory({ isOn, entries, preferences }: Memory): MemoryView {
  return {
    isOn,
    entries: entries.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      value: entry.value,
      sentence: describeEntry(entry),
      source: `${describeSource(entry)}, ${DATE.format(entry.createdAt)}`,
      createdAt: entry.createdAt.toISOString(),
    })),
    preferences,
  };
}

function describeEntry({ kind, value, source }: ActiveEntry): string {
  switch (kind) {
    case 'kept-color':
      return `Likes the color ${value}`;
    case 'rejected-color':
      return `Avoids the color ${value} and similar hues`;
    case 'font':
      return `Likes the font ${value}`;
    case 'industry':
      return `Industry: ${INDUSTRIES.find((industry) => industry.value === value)?.label ?? value}`;
    case 'design-style':
      return `Design style: ${DESIGN_STYLES.find((style) => style.value === value)?.label ?? value}`;
    case 'target-audience':
      return `Target audience: ${value}`;
    case 'word':
      return source === 'owner' ? `Brand word: ${value}` : `Recurring word in briefs: ${value}`;
    case 'note':
      return value;
  }
}

function describeSource({ source, sourceName }: ActiveEntry): string {
  const guide = `“${sourceName ?? ''}”`;
  switch (source) {
    case 'owner':
      return 'Added by you';
    case 'copilot':
      return `From the Co-Pilot brief of ${guide}`;
    case 'brief':
      return `From several briefs, including ${guide}`;
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
