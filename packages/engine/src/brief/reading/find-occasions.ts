import type { FontOccasion } from '../../typography/pair-fonts.ts';
import type { IndustryValue } from '../industries.ts';
import { AUDIENCE_CONCEPTS, type AudienceConceptId } from '../lexicon/audience-concepts.ts';
import { MOOD_CONCEPTS, type MoodConcept, type MoodConceptId } from '../lexicon/mood-concepts.ts';
import type { TradeConceptId } from '../lexicon/trade-concepts.ts';
import type { GatheredBrief } from './gather-brief.ts';

/** What is made by hand, for children, or painted on a sign. */
const HAND_TRADES: ReadonlySet<TradeConceptId> = new Set([
  'ceramics',
  'childcare',
  'crafts',
  'foodTruck',
  'kindergarten',
  'surfing',
  'toys',
]);
const HAND_MOODS: readonly MoodConceptId[] = ['handmade', 'rustic', 'whimsical'];
const HAND_AUDIENCES: readonly AudienceConceptId[] = ['children', 'babies'];

/** Fields whose clients trust print more than a pen; a fast hand on a bus or a will is read as careless. */
const PRINTED_TRADES: ReadonlySet<TradeConceptId> = new Set(['law', 'funeral', 'logistics', 'airline']);
const PRINTED_FIELDS: ReadonlySet<IndustryValue> = new Set([
  'finance',
  'healthcare',
  'government',
  'automotive',
  'manufacturing',
  'tech',
]);

/** Audiences that read code. */
const CODE_AUDIENCES: readonly AudienceConceptId[] = ['developers'];

/** What the brief gives occasion for: a header by hand, text in a monospace. */
export function findOccasions(gathered: GatheredBrief): FontOccasion[] {
  const occasions: FontOccasion[] = [];
  if (isMadeByHand(gathered) && !isPrinted(gathered)) occasions.push('handwriting');
  if (isAboutCode(gathered)) occasions.push('code');
  return occasions;
}

function isMadeByHand(gathered: GatheredBrief): boolean {
  return (
    gathered.character.trades.some(({ id }) => HAND_TRADES.has(id)) ||
    speaksOf(gathered, [
      ...HAND_MOODS.map((id) => MOOD_CONCEPTS[id]),
      ...HAND_AUDIENCES.map((id) => AUDIENCE_CONCEPTS[id]),
    ])
  );
}

function isPrinted({ character, industry }: GatheredBrief): boolean {
  const fields = [industry?.value, ...character.trades.map(({ concept }) => concept.industry)];
  return (
    character.trades.some(({ id }) => PRINTED_TRADES.has(id)) ||
    fields.some((field) => field !== undefined && PRINTED_FIELDS.has(field))
  );
}

function isAboutCode(gathered: GatheredBrief): boolean {
  return speaksOf(
    gathered,
    CODE_AUDIENCES.map((id) => AUDIENCE_CONCEPTS[id]),
  );
}

function speaksOf({ character }: GatheredBrief, concepts: readonly MoodConcept[]): boolean {
  return character.moods.some(({ concept, weight }) => weight > 0 && concepts.includes(concept));
}
