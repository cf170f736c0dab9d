import { findIndustry } from '../industries.ts';
import { BUSINESS_TYPE_STYLES, type BusinessTypeStyle } from '../lexicon/business-type-styles.ts';
import type { MoodConcept } from '../lexicon/mood-concepts.ts';
import type { BrandSignals } from './find-signals.ts';

/** A style, and whether it is specific to the business type or comes from its industry. */
export interface FoundStyle {
  readonly businessStyle: BusinessTypeStyle;
  readonly isSpecific: boolean;
}

/** A business type whose style mutes at least this much is sober: law, therapy, funerals. */
const SOBER_SHIFT = -0.5;
/** A mood that raises the chroma by at least this much contradicts a sober business type. */
const LIVELY_SHIFT = 0.25;
/** The chroma of the mood, 0–1, that a business type without any sobriety would allow. */
const OPEN_CHROMA = 0.3;

/** The highest chroma of the mood that suits the business type of a brief; 1 unless it is sober. */
export function maxMoodChroma(signals: BrandSignals): number {
  const found = findBusinessTypeStyle(signals);
  const shift = found?.isSpecific === true ? found.businessStyle.shift[0] : 0;
  return shift <= SOBER_SHIFT ? OPEN_CHROMA * (1 + shift) : 1;
}

/** Whether a mood is too lively for the business type of a brief: a cheerful funeral home remains a funeral home. */
export function contradictsBusinessType(
  { shift }: Pick<MoodConcept, 'shift'>,
  signals: BrandSignals,
): boolean {
  return shift[0] >= LIVELY_SHIFT && maxMoodChroma(signals) < 1;
}

/** The style of the first business type in a brief, or null when there is none. */
export function findBusinessTypeStyle({ businessTypes }: BrandSignals): FoundStyle | null {
  const [businessType] = businessTypes;
  if (businessType === undefined) return null;
  const own = BUSINESS_TYPE_STYLES[businessType.id];
  if (own !== undefined) return { businessStyle: own, isSpecific: true };
  const field = findIndustry(businessType.concept.industry);
  return field === null ? null : { businessStyle: field, isSpecific: false };
}
