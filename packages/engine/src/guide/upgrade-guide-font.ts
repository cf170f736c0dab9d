import * as z from 'zod';
import { findFont } from '../typography/font-catalog.ts';
import { toFontUrl } from '../typography/font-url.ts';
import { fontUrlSchema, fontWeightSchema, type GuideFont } from './guide.ts';
import { DEFAULT_WEIGHTS, toGuideFont, toSizes } from './guide-fonts.ts';
import { withoutNulls } from './upgrade-guide-nulls.ts';

/** What a font needs to say to be upgraded; the rest of it may be anything. */
export const oldFont = z.looseObject({ name: z.string().min(1) });

const weightList = z.array(fontWeightSchema).min(1);

/** The font as the guide will hold it, faults included, and a sound one of the same name to compute others from. */
interface UpgradedFont {
  readonly upgraded: object;
  readonly computed: GuideFont;
}

/**
 * A font of a document without a version: missing parts computed, weights as a list of texts, an address that is not of
 * the fonts service replaced. What cannot be read stays, for the schema to name.
 */
export function upgradeFont(role: 'header' | 'body', font: z.infer<typeof oldFont>): UpgradedFont {
  const stated: Record<string, unknown> = withoutNulls({ ...font, weights: toWeightList(font['weights']) });
  const weights = weightList.safeParse(stated['weights']);
  const computed = computeFont(role, font.name, weights.success ? weights.data : null);
  const url = fontUrlSchema.safeParse(stated['url']).success ? stated['url'] : computed.url;
  return { upgraded: { ...computed, ...stated, url }, computed };
}

function computeFont(role: 'header' | 'body', name: string, stated: readonly string[] | null): GuideFont {
  const known = findFont(name);
  const font: Omit<GuideFont, 'name' | 'url'> =
    known === null
      ? { weights: DEFAULT_WEIGHTS.map(String), sizes: toSizes(role), styles: ['normal'] }
      : toGuideFont(role, known, DEFAULT_WEIGHTS);
  const weights = stated === null ? font.weights : [...stated];
  return { ...font, name, weights, url: toFontUrl([{ name, weights }]) };
}

/** `"400;500"`, `"400, 500"`, `400` and `[400, "500"]` as a list of texts; anything else as it is. */
function toWeightList(weights: unknown): unknown {
  if (typeof weights === 'number') return [String(weights)];
  if (Array.isArray(weights)) {
    return weights.map((weight: unknown) => (typeof weight === 'number' ? String(weight) : weight));
  }
  if (typeof weights !== 'string') return weights ?? null;
  return weights
    .split(/[;,]/)
    .map((weight) => weight.trim())
    .filter((weight) => weight !== '');
}
