import { hexToOklch } from '../color/convert-color.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import type { GuideColor } from './guide.ts';

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const TEXT_RATIO = 4.5;
/** The minimum OKLCH lightness of a page background and the maximum of a text color. */
const PAGE_LIGHTNESS = 0.9;
const TEXT_LIGHTNESS = 0.42;

/**
 * Explains how to use the seven colors (in role order), in which proportion, and what to avoid.
 *
 * Given colors keep their role, so a use is only stated for a color that is suitable.
 */
export function explainUse(colors: readonly GuideColor[]): string[] {
  const [primary, dark, , highlight, light] = colors;
  if (!(primary && dark && highlight && light)) return [];
  const hasPage = hexToOklch(light.hex).l >= PAGE_LIGHTNESS;
  const hasText = hexToOklch(dark.hex).l <= TEXT_LIGHTNESS && wcagContrast(dark.hex, light.hex) >= TEXT_RATIO;
  const use = `Use ${primary.name} for the logo and the main buttons, and ${highlight.name} for the one element that should stand out.`;
  if (!hasPage || !hasText) return [use];
  return [
    use,
    `Use ${dark.name} for text and ${light.name} for page backgrounds.`,
    `As a rule of thumb, use 60 % ${light.name}, 30 % ${dark.name} and the quiet colors, and 10 % ${primary.name} and ${highlight.name}.`,
    warnOfText(highlight, light),
  ].filter((sentence) => sentence !== '');
}

function warnOfText(highlight: GuideColor, light: GuideColor): string {
  if (wcagContrast(highlight.hex, light.hex) >= TEXT_RATIO) return '';
  return `Do not set text in ${highlight.name} on ${light.name}: the contrast is too low.`;
}
