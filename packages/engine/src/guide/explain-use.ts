import { hexToOklch } from '../color/convert-color.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import type { GuideColor } from './guide.ts';
import { formatRatio } from './prose.ts';

/** Contrast that text needs (WCAG 2.2, 1.4.3). */
const TEXT_RATIO = 4.5;
/** A page is lighter, and a text color darker, than these OKLCH lightnesses. */
const PAGE_LIGHTNESS = 0.9;
const TEXT_LIGHTNESS = 0.42;

/**
 * What the colors are for, in which proportion, and what not to do with them; in role order, seven of them.
 *
 * Given colors keep their role whatever they look like, so a job is only stated of a color that can do it.
 */
export function explainUse(colors: readonly GuideColor[]): string[] {
  const [primary, dark, , highlight, light] = colors;
  if (!(primary && dark && highlight && light)) return [];
  const hasPage = hexToOklch(light.hex).l >= PAGE_LIGHTNESS;
  const hasText = hexToOklch(dark.hex).l <= TEXT_LIGHTNESS && wcagContrast(dark.hex, light.hex) >= TEXT_RATIO;
  const use = `${primary.name} carries the name and the main buttons; ${highlight.name} is for the one thing that should be noticed.`;
  if (!hasPage || !hasText) return [use];
  return [
    use,
    `${dark.name} sets the text, on pages of ${light.name}.`,
    `As a rule of thumb, give six parts to ${light.name}, three to ${dark.name} and the quiet colors, one to ${primary.name} and ${highlight.name}.`,
    warnOfText(highlight, light),
  ].filter((sentence) => sentence !== '');
}

function warnOfText(highlight: GuideColor, light: GuideColor): string {
  const ratio = wcagContrast(highlight.hex, light.hex);
  if (ratio >= TEXT_RATIO) return '';
  return `Do not set text in ${highlight.name} on ${light.name}: ${formatRatio(ratio)} : 1 is too little to read.`;
}
