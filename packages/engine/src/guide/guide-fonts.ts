import { type Font, findFont } from '../typography/font-catalog.ts';
import { toFontUrl } from '../typography/font-url.ts';
import { toRealWeights } from '../typography/font-weight.ts';
import type { HeadingStyle } from '../typography/heading-styles.ts';
import type { TypeLevel } from '../typography/type-level.ts';
import { buildTypeScale } from '../typography/type-scale.ts';
import type { Guide, GuideFont } from './guide.ts';

/** The type levels of the header family and of the body family. */
export const HEADER_LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const satisfies readonly TypeLevel[];
export const BODY_LEVELS = ['body-lg', 'body', 'body-sm'] as const satisfies readonly TypeLevel[];

/** The weights to load when the input has none. */
export const DEFAULT_WEIGHTS = [400, 500, 600, 700];

/** The preferred weights of each role; the guide lists only those that exist. */
const WANTED_WEIGHTS = { header: [600, 700], body: [400, 500, 700] };

const DEFAULT_SIZES = buildTypeScale({ multiplier: 1, sizesRem: {} });

/** Builds the font entry of a catalog family: existing weights, their stylesheet URL and the sizes of the levels. */
export function toGuideFont(
  role: 'header' | 'body',
  font: Font,
  wantedWeights: readonly number[] = WANTED_WEIGHTS[role],
): GuideFont {
  const weights = toRealWeights(font, wantedWeights);
  return {
    name: font.name,
    url: toFontUrl([{ name: font.name, weights }]),
    weights: weights.map(String),
    sizes: toSizes(role),
    styles: [...font.styles],
  };
}

/** The CSS lengths of the levels of a role, at the widest breakpoint. */
export function toSizes(role: 'header' | 'body'): GuideFont['sizes'] {
  const levels = role === 'header' ? HEADER_LEVELS : BODY_LEVELS;
  return Object.fromEntries(levels.map((level) => [level, `${DEFAULT_SIZES[level]}rem`]));
}

/** The type styles: the given setting of headings, the body weight nearest to 400, a fixed body line height. */
export function toTypography(
  header: GuideFont,
  body: GuideFont,
  { weight, lineHeight, trackingEm }: HeadingStyle = plainHeading(header),
): Guide['typography'] {
  return {
    headings: {
      fontFamily: header.name,
      weight: `${weight}`,
      lineHeight,
      letterSpacing: toTracking(trackingEm),
    },
    body: {
      fontFamily: body.name,
      weight: nearestRegular(body.weights),
      lineHeight: 1.6,
      letterSpacing: '0',
    },
  };
}

/** The setting of headings in guides whose fonts a user chose: the heaviest weight of the guide. */
function plainHeading({ name, weights }: GuideFont): HeadingStyle {
  const isScript = findFont(name)?.category === 'handwriting';
  // Negative tracking breaks the connections of script letters.
  return { weight: Number(heaviest(weights)), lineHeight: 1.2, trackingEm: isScript ? 0 : -0.025 };
}

/** A letter spacing in em as CSS; 0 has no unit. */
export function toTracking(em: number): string {
  return em === 0 ? '0' : `${em}em`;
}

function heaviest(weights: readonly string[]): string {
  return weights.reduce(
    (best, weight) => (Number(weight) > Number(best) ? weight : best),
    weights[0] ?? '400',
  );
}

function nearestRegular(weights: readonly string[]): string {
  const distance = (weight: string) => Math.abs(Number(weight) - 400);
  return weights.reduce(
    (best, weight) => (distance(weight) < distance(best) ? weight : best),
    weights[0] ?? '400',
  );
}
