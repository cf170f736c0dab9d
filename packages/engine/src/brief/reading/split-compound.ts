import type { Sense } from '../lexicon/build-lexicon.ts';

/** What one part of a compound means, with what stands before it as a qualifier. */
export interface CompoundPart {
  readonly senses: readonly Sense[];
  readonly prefix: readonly Sense[];
}

type FindSenses = (part: string) => readonly Sense[] | null;

/** Shorter pieces are found in too many words by chance ("rot" in "Brot"). */
const SHORTEST_NOUN = 4;
/** Shortest first part of a compound that ends in a color ("hellrot"). */
const SHORTEST_PREFIX = 3;
const SHORTEST_COLOR = 3;
const NOUN_KINDS: ReadonlySet<string> = new Set(['thing', 'trade', 'audience', 'color']);

/**
 * Takes a compound apart: "dunkelblau" into a qualified color, "Kaffeerösterei" into the things it is made of.
 *
 * `word` is folded and has no meaning of its own; `links` are the letters that may join two parts. Tries every cut once,
 * so the work is bounded by the word's length.
 */
export function splitCompound(word: string, links: readonly string[], find: FindSenses): CompoundPart[] {
  if (word.length < SHORTEST_PREFIX + SHORTEST_COLOR) return [];
  return splitColor(word, links, find) ?? splitNouns(word, find);
}

/** A known first part and a color: "weinrot", "hellblaue". */
function splitColor(word: string, links: readonly string[], find: FindSenses): CompoundPart[] | null {
  for (let cut = SHORTEST_PREFIX; cut <= word.length - SHORTEST_COLOR; cut++) {
    const senses = find(word.slice(cut))?.filter(({ kind }) => kind === 'color') ?? [];
    if (senses.length === 0) continue;
    const prefix = findFirstPart(word.slice(0, cut), links, find);
    if (prefix !== null) return [{ senses, prefix }];
  }
  return null;
}

function findFirstPart(part: string, links: readonly string[], find: FindSenses): readonly Sense[] | null {
  for (const link of ['', ...links]) {
    if (!part.endsWith(link) || part.length - link.length < SHORTEST_PREFIX) continue;
    const senses = find(part.slice(0, part.length - link.length));
    if (senses !== null) return senses;
  }
  return null;
}

/** The longest known beginning and the longest known end: "Kaffee" and "Rösterei". */
function splitNouns(word: string, find: FindSenses): CompoundPart[] {
  const parts: CompoundPart[] = [];
  for (let cut = word.length - SHORTEST_PREFIX; cut >= SHORTEST_NOUN; cut--) {
    const senses = toNouns(find(word.slice(0, cut)));
    if (senses.length === 0) continue;
    parts.push({ senses, prefix: [] });
    break;
  }
  for (let cut = SHORTEST_PREFIX; cut <= word.length - SHORTEST_NOUN; cut++) {
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
