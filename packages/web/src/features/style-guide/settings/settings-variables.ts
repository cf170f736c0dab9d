import { buildTypeScale, type Guide, type GuideSettings, TYPE_LEVELS, toRadiusRem } from '@stylekit/engine';
import { toFontStack } from '../../../lib/font-files.ts';

/** The custom properties that text of a guide is set with, by name. */
export function toTypeVariables(
  guide: Guide,
  { typography }: Pick<GuideSettings, 'typography'>,
): ReadonlyMap<string, string> {
  const sizes = buildTypeScale(typography);
  const { headings, body } = guide.typography;
  return new Map([
    ['--sk-header-font', toFontStack(guide.fonts.header.name)],
    ['--sk-body-font', toFontStack(guide.fonts.body.name)],
    ['--sk-header-weight', headings.weight],
    ['--sk-header-line', String(headings.lineHeight)],
    ['--sk-header-tracking', headings.letterSpacing],
    ['--sk-body-weight', body.weight],
    ['--sk-body-line', String(body.lineHeight)],
    ['--sk-body-tracking', body.letterSpacing],
    ...TYPE_LEVELS.map((level) => [`--sk-${level}`, rem(sizes[level])] as const),
  ]);
}

/** The custom properties that its buttons are shaped with; their font is one of those of the text. */
export function toButtonVariables({ buttons }: Pick<GuideSettings, 'buttons'>): ReadonlyMap<string, string> {
  return new Map([
    ['--sk-button-radius', rem(toRadiusRem(buttons.borderRadius))],
    ['--sk-button-size', rem(buttons.fontSizePx / 16)],
    ['--sk-button-border', rem(buttons.borderWidthPx / 16)],
    ['--sk-button-x', rem(buttons.paddingXRem)],
    ['--sk-button-y', rem(buttons.paddingYRem)],
    ['--sk-button-font', `var(--sk-${buttons.fontFamily}-font)`],
    ['--sk-button-weight', String(buttons.fontWeight)],
  ]);
}

function rem(value: number): string {
  return `${Math.round(value * 10_000) / 10_000}rem`;
}
