import { findIndustry } from '../industries.ts';
import { BUSINESS_TYPE_STYLES, type BusinessTypeStyle } from '../lexicon/business-type-styles.ts';
import type { BrandSignals } from './find-signals.ts';

/** A style, and whether it is specific to the business type or comes from its industry. */
export interface FoundStyle {
  readonly businessStyle: BusinessTypeStyle;
  readonly isSpecific: boolean;
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
