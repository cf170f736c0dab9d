import { HARMONY_TYPES } from '../../color/harmony-types.ts';
import { AUDIENCE_CONCEPTS } from './audience-concepts.ts';
import { BUSINESS_TYPE_IDS } from './business-type-concepts.ts';
import { COLOR_CONCEPTS } from './color-concepts.ts';
import { GRAMMAR_ROLES, type LanguageData, WORD_LISTS } from './language-data.ts';
import { MODIFIERS } from './modifiers.ts';
import { MOOD_CONCEPTS } from './mood-concepts.ts';
import { OBJECT_CONCEPTS } from './object-concepts.ts';

/*
 * Bundles for browsers hold the data of a language without the ids of its concepts, which the code has anyway. That
 * makes each file a tenth smaller.
 */

/** The data of a language with its phrases as text: a line per concept, in the order of the sorted ids. */
export type PackedLanguage = Pick<LanguageData, 'rules' | 'examples'> & {
  readonly packed: Readonly<Record<PackedKind, string>>;
};

/** The ids of each kind whose phrases are packed. */
const IDS = {
  colors: Object.keys(COLOR_CONCEPTS),
  objects: Object.values(OBJECT_CONCEPTS).flatMap((kind) => Object.keys(kind)),
  moods: Object.keys(MOOD_CONCEPTS),
  audiences: Object.keys(AUDIENCE_CONCEPTS),
  businessTypes: BUSINESS_TYPE_IDS,
  modifiers: Object.keys(MODIFIERS),
  harmonies: HARMONY_TYPES,
  grammar: GRAMMAR_ROLES,
  wordLists: WORD_LISTS,
  lists: ['idioms', 'ambiguous'],
} as const satisfies Record<string, readonly string[]>;

type PackedKind = keyof typeof IDS;
type Phrases = Readonly<Record<string, readonly string[]>>;

const KINDS = Object.keys(IDS) as PackedKind[];
const sortedIds = (kind: PackedKind): readonly string[] => [...IDS[kind]].sort();

/** Packs the data of a language for a bundle. */
export function packLanguage(data: LanguageData): PackedLanguage {
  const { rules, examples, idioms, ambiguous, ...kinds } = data;
  const phrases: Readonly<Record<PackedKind, Phrases>> = { ...kinds, lists: { idioms, ambiguous } };
  const packed = KINDS.map((kind) => [
    kind,
    sortedIds(kind)
      .map((id) => packPhrases(phrases[kind][id] ?? []))
      .join('\n'),
  ]);
  return { rules, examples, packed: Object.fromEntries(packed) as PackedLanguage['packed'] };
}

/** A phrase that starts like an earlier one is written as "+" and the rest: "baker|+s|bread shop". */
function packPhrases(phrases: readonly string[]): string {
  let start: string | null = null;
  const packed = phrases.map((phrase) => {
    if (start !== null && phrase.startsWith(start)) return `+${phrase.slice(start.length)}`;
    start = phrase;
    return phrase;
  });
  return packed.join('|');
}

/** The data of a language, packed or not. */
export function unpackLanguage(data: LanguageData | PackedLanguage): LanguageData {
  if (!('packed' in data)) return data;
  const { rules, examples, packed } = data;
  const { lists, ...kinds } = Object.fromEntries(
    KINDS.map((kind) => [kind, unpackPhrases(sortedIds(kind), packed[kind])]),
  );
  return { rules, examples, ...kinds, ...lists } as unknown as LanguageData;
}

function unpackPhrases(ids: readonly string[], text: string): Phrases {
  const lines = text.split('\n');
  return Object.fromEntries(ids.map((id, at) => [id, unpackLine(lines[at] ?? '')]));
}

function unpackLine(line: string): string[] {
  let start = '';
  return line === ''
    ? []
    : line.split('|').map((phrase) => {
        if (phrase.startsWith('+')) return start + phrase.slice(1);
        start = phrase;
        return phrase;
      });
}
