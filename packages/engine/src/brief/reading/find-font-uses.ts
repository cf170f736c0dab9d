import type { FontUse } from '../../typography/pair-fonts.ts';
import type { IndustryValue } from '../industries.ts';
import { AUDIENCE_CONCEPTS, type AudienceConceptId } from '../lexicon/audience-concepts.ts';
import type { BusinessTypeConceptId } from '../lexicon/business-type-concepts.ts';
import { MOOD_CONCEPTS, type MoodConcept, type MoodConceptId } from '../lexicon/mood-concepts.ts';
import type { BriefAnalysis } from './analyze-brief.ts';

/** Business types that suit handwriting: handmade products, children, painted signs. */
const HANDMADE_TYPES: ReadonlySet<BusinessTypeConceptId> = new Set([
  'ceramics',
  'childcare',
  'crafts',
  'foodTruck',
  'kindergarten',
  'surfing',
  'toys',
]);
const HANDMADE_MOODS: readonly MoodConceptId[] = ['handmade', 'rustic', 'whimsical'];
const HANDMADE_AUDIENCES: readonly AudienceConceptId[] = ['children', 'babies'];

/** Business types and industries where handwriting looks careless. */
const PRINTED_TYPES: ReadonlySet<BusinessTypeConceptId> = new Set(['law', 'funeral', 'logistics', 'airline']);
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

/** The special font uses a brief allows: a handwritten header, monospaced text. */
export function findFontUses(analysis: BriefAnalysis): FontUse[] {
  const uses: FontUse[] = [];
  if (isMadeByHand(analysis) && !isPrinted(analysis)) uses.push('handwriting');
  if (isAboutCode(analysis)) uses.push('code');
  return uses;
}

function isMadeByHand(analysis: BriefAnalysis): boolean {
  return (
    analysis.signals.businessTypes.some(({ id }) => HANDMADE_TYPES.has(id)) ||
    speaksOf(analysis, [
      ...HANDMADE_MOODS.map((id) => MOOD_CONCEPTS[id]),
      ...HANDMADE_AUDIENCES.map((id) => AUDIENCE_CONCEPTS[id]),
    ])
  );
}

function isPrinted({ signals, industry }: BriefAnalysis): boolean {
  const fields = [industry?.value, ...signals.businessTypes.map(({ concept }) => concept.industry)];
  return (
    signals.businessTypes.some(({ id }) => PRINTED_TYPES.has(id)) ||
    fields.some((field) => field !== undefined && PRINTED_FIELDS.has(field))
  );
}

function isAboutCode(analysis: BriefAnalysis): boolean {
  return speaksOf(
    analysis,
    CODE_AUDIENCES.map((id) => AUDIENCE_CONCEPTS[id]),
  );
}

function speaksOf({ signals }: BriefAnalysis, concepts: readonly MoodConcept[]): boolean {
  return signals.moods.some(({ concept, weight }) => weight > 0 && concepts.includes(concept));
}
