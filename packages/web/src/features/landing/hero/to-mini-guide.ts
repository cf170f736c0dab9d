import { type Guide, type GuideColor, guideColors, readableText, wcagContrast } from '@stylekit/engine';
import { formatRatio } from '@stylekit/engine/check';
import { toFontStack } from '../../../lib/font-files.ts';
import type { MiniColor, MiniGuide } from './mini-guide.ts';

/** The miniature of a guide. */
export function toMiniGuide(guide: Guide): MiniGuide {
  const { headings, body } = guide.typography;
  return {
    name: guide.name,
    colors: guideColors(guide).map(toMiniColor),
    title: guide.exampleTitle,
    header: {
      name: guide.fonts.header.name,
      weight: headings.weight,
      stack: toFontStack(guide.fonts.header.name),
    },
    body: { name: guide.fonts.body.name, weight: body.weight, stack: toFontStack(guide.fonts.body.name) },
  };
}

function toMiniColor({ name, hex, cmyk }: GuideColor): MiniColor {
  const text = readableText(hex);
  const ratio = wcagContrast(hex, text);
  return {
    name,
    hex,
    cmyk: cmyk.replace(/[^\d,]/g, '').replaceAll(',', ' '),
    text,
    contrast: `${ratio >= 7 ? 'AAA' : 'AA'} ${formatRatio(ratio)}`,
  };
}
