import { hueDistance } from '../color/harmony.ts';
import type { HarmonyType } from '../color/harmony-types.ts';
import { readableText } from '../color/readable-text.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import { paletteHue } from '../palette/palette-hues.ts';
import type { GuideColor } from './guide.ts';
import { measurePalette } from './palette-measures.ts';
import { formatDifference, formatRatio, joinWords, withArticle } from './prose.ts';

/** Explains the colors: the statements of the brief, then measurements, each computed from the colors. */
export function explainColors(
  colors: readonly GuideColor[],
  harmony: HarmonyType | null,
  opening: readonly string[],
  closing: readonly string[],
): string {
  return [
    ...opening,
    describePrimary(colors),
    describeCompanions(colors, harmony),
    describeSeparation(colors),
    ...closing,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function describePrimary([primary]: readonly GuideColor[]): string {
  if (primary === undefined) return '';
  const text = readableText(primary.hex);
  const ratio = formatRatio(wcagContrast(primary.hex, text));
  const hue = paletteHue(primary.hex);
  const description = hue === null ? 'is a neutral without a hue' : `has hue ${toDegrees(hue)}`;
  return `The primary, ${primary.name}, ${description}; its contrast with ${text === '#000000' ? 'black' : 'white'} text is ${ratio} : 1.`;
}

function describeCompanions(colors: readonly GuideColor[], harmony: HarmonyType | null): string {
  const anchor = colors.find((color) => paletteHue(color.hex) !== null);
  const base = anchor === undefined ? null : paletteHue(anchor.hex);
  if (anchor === undefined || base === null) return 'All seven colors are neutrals.';
  const secondaries = colors.slice(1, 3).filter((color) => color !== anchor);
  return [
    anchor === colors[0] ? '' : `Hue angles are measured from ${anchor.name}.`,
    describeNeutrals(secondaries),
    describeHues(secondaries, base, harmony),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function describeNeutrals(colors: readonly GuideColor[]): string {
  const names = colors.filter(({ hex }) => paletteHue(hex) === null).map(({ name }) => name);
  if (names.length === 0) return '';
  return names.length === 1 ? `${joinWords(names)} is a neutral.` : `${joinWords(names)} are neutrals.`;
}

function describeHues(colors: readonly GuideColor[], base: number, harmony: HarmonyType | null): string {
  const kind = harmony === null ? '' : withArticle(`${harmony} palette`);
  const namesByAngle = new Map<number, string[]>();
  for (const { name, hex } of colors) {
    const hue = paletteHue(hex);
    if (hue === null) continue;
    const angle = Math.round(hueDistance(hue, base));
    namesByAngle.set(angle, [...(namesByAngle.get(angle) ?? []), name]);
  }
  if (namesByAngle.size === 0) return kind === '' ? '' : `The hues form ${kind}.`;
  const angles = [...namesByAngle].map(([angle, names]) => describeAngle(names, angle));
  return `On the color wheel, ${joinWords(angles)}${kind === '' ? '' : `: ${kind}`}.`;
}

function describeAngle(names: readonly string[], angle: number): string {
  const isOne = names.length === 1;
  if (angle === 0) return `${joinWords(names)} ${isOne ? 'shares' : 'share'} its hue`;
  return `${joinWords(names)} ${isOne ? 'is' : 'are'} ${angle}° from it`;
}

function describeSeparation(colors: readonly GuideColor[]): string {
  const { minDifference, minDeficientDifference } = measurePalette(colors.map(({ hex }) => hex));
  return (
    `Any two of the seven differ by at least ΔE ${formatDifference(minDifference)} (CIEDE2000), and by at least ` +
    `${formatDifference(minDeficientDifference)} with protanopia, deuteranopia or tritanopia.`
  );
}

function toDegrees(hue: number): string {
  return `${Math.round(hue) % 360}°`;
}
