import type { IndustryValue } from '../industries.ts';
import data from './data/business-types.json' with { type: 'json' };
import type { HueCandidate } from './mood-concepts.ts';

/** A business type: its industry, and its own hues if the industry is too broad. */
export interface BusinessTypeConcept {
  readonly industry: IndustryValue;
  readonly hues?: readonly HueCandidate[];
}

/** The id of a business type that words can name, independent of the language. */
export type BusinessTypeConceptId = keyof typeof data;

/** The ids of all business types. */
export const BUSINESS_TYPE_IDS = Object.keys(data) as readonly BusinessTypeConceptId[];

/**
 * The concept of a business type. An entry of the data lists the industry, then the hues as "hue chroma lightness
 * weight name"; business-type-concepts.test.ts checks both.
 */
export function findBusinessType(id: BusinessTypeConceptId): BusinessTypeConcept {
  const [industry, ...hues] = data[id];
  const concept = { industry: industry as IndustryValue };
  return hues.length === 0 ? concept : { ...concept, hues: hues.map(parseHue) };
}

function parseHue(text: string): HueCandidate {
  const [hue, chroma, lightness, weight, ...name] = text.split(' ');
  return [Number(hue), Number(chroma), Number(lightness), Number(weight), name.join(' ')];
}
