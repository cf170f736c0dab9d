import type { Sense } from '../lexicon/build-lexicon.ts';

/** The senses of one part of a compound, and of the qualifier before it. */
export interface CompoundPart {
  readonly senses: readonly Sense[];
  readonly prefix: readonly Sense[];
}

type FindSenses = (part: string) => readonly Sense[] | null;

/** Minimum length of a noun; shorter parts occur in too many words by chance ("rot" in "Brot"). */
const MIN_NOUN_LENGTH = 4;
/** Minimum length of the first part of a compound that ends with a color ("hellrot"). */
const MIN_PREFIX_LENGTH = 3;
const MIN_COLOR_LENGTH = 3;
const NOUN_KINDS: ReadonlySet<string> = new Set(['object', 'businessType', 'audience', 'color']);

/**
 * Splits a compound: "dunkelblau" into a qualified color, "Kaffeerösterei" into its nouns.
 *
 * `word` is folded and not in the lexicon; `links` are the letters that may join two parts. Tries every split once,
 * so the work is bounded by the length of the word.
 */
export function splitCompound(word: string, links: readonly string[], find: FindSenses): CompoundPart[] {
  if (word.length < MIN_PREFIX_LENGTH + MIN_COLOR_LENGTH) return [];
  return splitColor(word, links, find) ?? splitNouns(word, find);
}

/** A known first part and a color: "weinrot", "hellblaue". */
function splitColor(word: string, links: readonly string[], find: FindSenses): CompoundPart[] | null {
  for (let cut = MIN_PREFIX_LENGTH; cut <= word.length - MIN_COLOR_LENGTH; cut++) {
    const senses = find(word.slice(cut))?.filter(({ kind }) => kind === 'color') ?? [];
    if (senses.length === 0) continue;
    const prefix = findFirstPart(word.slice(0, cut), links, find);
    if (prefix !== null) return [{ senses, prefix }];
  }
  return null;
}

function findFirstPart(part: string, links: readonly string[], find: FindSenses): readonly Sense[] | null {
  for (const link of ['', ...links]) {
    if (!part.endsWith(link) || part.length - link.length < MIN_PREFIX_LENGTH) continue;
    const senses = find(part.slice(0, part.length - link.length));
    if (senses !== null) return senses;
  }
  return null;
}

/** The longest known prefix and the longest known suffix: "Kaffee" and "Rösterei". */
function splitNouns(word: string, find: FindSenses): CompoundPart[] {
  const parts: CompoundPart[] = [];
  for (let cut = word.length - MIN_PREFIX_LENGTH; cut >= MIN_NOUN_LENGTH; cut--) {
    const senses = toNouns(find(word.slice(0, cut)));
    if (senses.length === 0) continue;
    parts.push({ senses, prefix: [] });
    break;
  }
  for (let cut = MIN_PREFIX_LENGTH; cut <= word.length - MIN_NOUN_LENGTH; cut++) {
    const senses = toNouns(find(word.slice(cut)));
    if (senses.length === 0) continue;
    parts.push({ senses, prefix: [] });
    break;
  }
  return parts;
}

function toNouns(senses: readonly Sense[] | null): readonly Sense[] {
  return senses?.filter(({ kind }) => NOUN_KINDS.has(kind)) ?? [];
}
