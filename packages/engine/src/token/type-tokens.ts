import type { Guide } from '../guide/guide.ts';
import { BODY_LEVELS, HEADER_LEVELS } from '../guide/guide-fonts.ts';
import type { TypographySettings } from '../settings/typography-settings.ts';
import { toFontStack } from '../typography/font-stack.ts';
import { TYPE_LEVELS, type TypeLevel } from '../typography/type-level.ts';
import { buildTypeScale, narrowTypeScale, TYPE_BREAKPOINTS } from '../typography/type-scale.ts';
import { EXTENSION, type Token, type TokenGroup } from './dtcg.ts';
import { reference, rem } from './token-values.ts';

/** `font.<heading|body>`: the families with their fallbacks, and `font-weight.<heading|body>`. */
export function fontTokens({ typography }: Guide): TokenGroup {
  return {
    heading: { $type: 'fontFamily', $value: toFontStack(typography.headings.fontFamily) },
    body: { $type: 'fontFamily', $value: toFontStack(typography.body.fontFamily) },
  };
}

export function fontWeightTokens({ typography }: Guide): TokenGroup {
  return {
    heading: { $type: 'fontWeight', $value: Number(typography.headings.weight) },
    body: { $type: 'fontWeight', $value: Number(typography.body.weight) },
  };
}

/** `size.<level>` at the widest breakpoint, and `size-<width>.<level>` for each narrower breakpoint. */
export function sizeTokens(settings: TypographySettings): TokenGroup {
  const widest = buildTypeScale(settings);
  const group = (sizes: Readonly<Record<TypeLevel, number>>): TokenGroup =>
    Object.fromEntries(
      TYPE_LEVELS.map((level) => [level, { $type: 'dimension', $value: rem(sizes[level]) } satisfies Token]),
    );
  return {
    size: group(widest),
    ...Object.fromEntries(
      TYPE_BREAKPOINTS.map((breakpoint) => [
        `size-${breakpoint.maxWidthPx}`,
        group(narrowTypeScale(widest, breakpoint)),
      ]),
    ),
  };
}

/** `type.<level>`: the composite styles, each with all five parts. */
export function typeTokens({ typography }: Guide, settings: TypographySettings): TokenGroup {
  const sizes = buildTypeScale(settings);
  const entries = [
    ...HEADER_LEVELS.map((level) => [level, typography.headings, 'heading'] as const),
    ...BODY_LEVELS.map((level) => [level, typography.body, 'body'] as const),
  ];
  return Object.fromEntries(
    entries.map(([level, style, role]): [string, Token] => {
      const spacingEm = Number.parseFloat(style.letterSpacing);
      return [
        level,
        {
          $type: 'typography',
          $value: {
            fontFamily: reference('font', role),
            fontSize: reference('size', level),
            fontWeight: reference('font-weight', role),
            letterSpacing: rem(spacingEm * sizes[level]),
            lineHeight: style.lineHeight,
          },
          // The format supports only px and rem; the value of the guide is relative to the font size.
          $extensions: { [EXTENSION]: { letterSpacing: style.letterSpacing } },
        },
      ];
    }),
  );
}
