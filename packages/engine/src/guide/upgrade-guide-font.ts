import { findFont } from '../typography/font-catalog.ts';
import { toFontUrl } from '../typography/font-url.ts';
import * as z from '../zod.ts';
import { fontUrlSchema, fontWeightSchema, type GuideFont } from './guide.ts';
import { DEFAULT_WEIGHTS, toGuideFont, toSizes } from './guide-fonts.ts';
import { withoutNulls } from './upgrade-guide-nulls.ts';

/** The minimum a font needs to be upgraded; other parts may have any value. */
export const oldFont = z.looseObject({ name: z.string().check(z.minLength(1)) });

const weightList = z.array(fontWeightSchema).check(z.minLength(1));

/** The upgraded font, which may still be invalid, and a valid one of the same name to compute other parts from. */
interface UpgradedFont {
  readonly upgraded: object;
  readonly computed: GuideFont;
}

/**
 * Upgrades a font of a document without a version: computes missing parts, converts weights to a list of strings and
 * replaces a URL that is not a Google Fonts URL. Invalid values are kept, so that the schema reports them.
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

/** `"400;500"`, `"400, 500"`, `400` and `[400, "500"]` as a list of strings; other values unchanged. */
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
