import { hueDistance } from '../color/harmony.ts';
import { readableText } from '../color/readable-text.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import { anchorHue, paletteHue } from '../palette/palette-hues.ts';
import type { Guide, GuideColor, GuideFont } from './guide.ts';
import { measurePalette } from './palette-measures.ts';
import { formatDifference, formatRatio } from './prose.ts';

/*
 * The numbers of the explanations. They are kept apart from the prose, so that they can be shown on demand and compared
 * with the guide again.
 */

/** A measured value of an explanation, with up to nine numbers and their unit. */
export type ExplanationMeasure = NonNullable<Guide['colors']['explanation']['measured']>[number];

/** The measurements of the colors in role order; contrasts and differences are rounded down. */
export function measureColors(colors: readonly GuideColor[]): ExplanationMeasure[] {
  const [primary, dark, , highlight, light] = colors;
  if (!(primary && dark && highlight && light)) return [];
  const text = readableText(primary.hex);
  const { minDifference, minDeficientDifference } = measurePalette(colors.map(({ hex }) => hex));
  return [
    contrast(
      `${primary.name} with ${text === '#000000' ? 'black' : 'white'} text`,
      wcagContrast(primary.hex, text),
    ),
    contrast(`${dark.name} on ${light.name}`, wcagContrast(dark.hex, light.hex)),
    contrast(`${highlight.name} on ${light.name}`, wcagContrast(highlight.hex, light.hex)),
    ...measureHues(colors),
    difference('Most similar colors (CIEDE2000)', minDifference),
    difference('The same with a color-vision deficiency', minDeficientDifference),
  ];
}

/** The hue of the primary and the distances of the other colors from it; neutrals have no hue. */
function measureHues(colors: readonly GuideColor[]): ExplanationMeasure[] {
  const anchor = anchorHue(colors.map(({ hex }) => hex));
  if (anchor === null) return [];
  const base = colors.find(({ hex }) => paletteHue(hex) === anchor) ?? colors[0];
  const others = colors.filter((color) => color !== base);
  return [
    degrees(`Hue of ${base?.name ?? ''}`, Math.round(anchor) % 360),
    ...others.flatMap(({ name, hex }) => {
      const hue = paletteHue(hex);
      return hue === null ? [] : degrees(`${name}, hue distance`, Math.round(hueDistance(hue, anchor)));
    }),
  ];
}

/** The weights the guide loads, and the setting of headings and text. */
export function measureFonts(
  header: GuideFont,
  body: GuideFont,
  { headings, body: text }: Guide['typography'],
): ExplanationMeasure[] {
  return [
    ...measureWeights(header, body),
    plain('Line height of headings', headings.lineHeight),
    { label: 'Tracking of headings', values: [Number.parseFloat(headings.letterSpacing)], unit: 'em' },
    plain('Line height of text', text.lineHeight),
  ];
}

function measureWeights(header: GuideFont, body: GuideFont): ExplanationMeasure[] {
  const fonts =
    header.name === body.name
      ? [{ ...header, weights: [...header.weights, ...body.weights] }]
      : [header, body];
  return fonts.map(({ name, weights }) => ({
    label: `Weights of ${name}`,
    values: [...new Set(weights.map(Number))].sort((a, b) => a - b),
    unit: '',
  }));
}

/** A measurement as text: `4.97 : 1`, `ΔE 8.2`, `25°`, `-0.02 em` or `400, 600`. */
export function formatMeasure({ values, unit }: ExplanationMeasure): string {
  const texts = values.map((value) => {
    if (unit === ': 1') return `${value.toFixed(2)} : 1`;
    if (unit === 'ΔE') return `ΔE ${value.toFixed(1)}`;
    if (unit === '°') return `${value}°`;
    return unit === '' ? `${value}` : `${value} ${unit}`;
  });
  return texts.join(', ');
}

function contrast(label: string, ratio: number): ExplanationMeasure {
  return { label, values: [Number(formatRatio(ratio))], unit: ': 1' };
}

function difference(label: string, value: number): ExplanationMeasure {
  return { label, values: [Number(formatDifference(value))], unit: 'ΔE' };
}

function degrees(label: string, value: number): ExplanationMeasure {
  return { label, values: [value], unit: '°' };
}

function plain(label: string, value: number): ExplanationMeasure {
  return { label, values: [value], unit: '' };
}
