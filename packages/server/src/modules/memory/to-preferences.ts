import { DESIGN_STYLES, FONT_NAMES, INDUSTRIES } from '@stylekit/engine';
import { NO_PREFERENCES, type Preferences, preferencesSchema } from '@stylekit/engine/brief';
import { MEMORY } from '../../config/limits.ts';
import type { MemoryEntry, MemoryKind } from '../../database/tables/memory-entry.entity.ts';

/**
 * Selects the preferences for a brief from the entries, strongest first. A custom industry becomes a note, because the
 * engine only supports listed industries.
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
    // The catalog of a later version may no longer contain a font.
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
