import { DESIGN_STYLES, FONT_NAMES, INDUSTRIES } from '@stylekit/engine';
import { NO_PREFERENCES, type Preferences, preferencesSchema } from '@stylekit/engine/brief';
import { MEMORY } from '../../config/limits.ts';
import type { MemoryEntry, MemoryKind } from '../../database/tables/memory-entry.entity.ts';

/**
 * What a brief is read with, out of the entries of a memory, the strongest first. An industry in the owner's own words
 * goes among the notes, because the engine knows a list of industries only.
 */
export function toPreferences(entries: readonly Pick<MemoryEntry, 'kind' | 'value'>[]): Preferences {
  if (entries.length === 0) return NO_PREFERENCES;
  const valuesOf = (kind: MemoryKind) =>
    entries.filter((entry) => entry.kind === kind).map(({ value }) => value);
  const [industry] = valuesOf('industry');
  const known = INDUSTRIES.find(({ value }) => value === industry)?.value;
  const ownWords = industry !== undefined && known === undefined ? [industry] : [];
  const [designStyle] = valuesOf('design-style');
  return preferencesSchema.parse({
    keptColors: valuesOf('kept-color').slice(0, MEMORY.used['kept-color']),
    rejectedColors: valuesOf('rejected-color').slice(0, MEMORY.used['rejected-color']),
    // A catalog of a later version may have let a font go.
    fonts: valuesOf('font').flatMap(toFontName).slice(0, MEMORY.used.font),
    industry: known ?? null,
    designStyle: DESIGN_STYLES.find(({ value }) => value === designStyle)?.value ?? null,
    targetAudience: valuesOf('target-audience')[0] ?? null,
    words: valuesOf('word').slice(0, MEMORY.used.word),
    notes: [...valuesOf('note'), ...ownWords].slice(0, MEMORY.used.note),
  });
}

function toFontName(value: string) {
  return FONT_NAMES.filter((name) => name === value);
}
