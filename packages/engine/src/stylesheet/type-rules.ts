import { BODY_LEVELS, HEADER_LEVELS } from '../guide/guide-fonts.ts';
import { TYPE_LEVELS, type TypeLevel } from '../typography/type-level.ts';
import { TYPE_BREAKPOINTS } from '../typography/type-scale.ts';
import type { StyleContext } from './style-context.ts';
import {
  type Declaration,
  type DeclarationGroup,
  declare,
  mediaRule,
  rule,
  type StyleRule,
} from './style-rule.ts';

/** Families, weights and the type sizes at the widest breakpoint, as declarations of `:root`. */
export function typeVariables({ guide, value }: StyleContext): DeclarationGroup[] {
  const { headings, body } = guide.typography;
  const fonts = [
    declare('--heading-font', value('font', 'heading')),
    declare('--heading-weight', value('font-weight', 'heading')),
    declare('--heading-line-height', `${headings.lineHeight}`),
    declare('--heading-letter-spacing', headings.letterSpacing),
    declare('--body-font', value('font', 'body')),
    declare('--body-weight', value('font-weight', 'body')),
    declare('--body-line-height', `${body.lineHeight}`),
    declare('--body-letter-spacing', body.letterSpacing),
  ];
  const sizes = TYPE_LEVELS.map((level) => declare(sizeVariable(level), value('size', level)));
  return [
    { comment: 'Fonts', declarations: fonts },
    { comment: 'Type sizes on wide screens; narrower ones follow below', declarations: sizes },
  ];
}

/** The type sizes that change at each narrower breakpoint. */
export function typeBreakpoints({ value }: Pick<StyleContext, 'value'>): StyleRule[] {
  let wider = 'size';
  return TYPE_BREAKPOINTS.flatMap(({ maxWidthPx }) => {
    const group = `size-${maxWidthPx}`;
    const changed = TYPE_LEVELS.filter((level) => value(group, level) !== value(wider, level));
    wider = group;
    if (changed.length === 0) return [];
    const sizes = changed.map((level) => declare(sizeVariable(level), value(group, level)));
    return [mediaRule(`(max-width: ${maxWidthPx}px)`, [':root'], sizes)];
  });
}

/** Headings and text classes. `:where()` has no specificity, so any rule of the page wins over these. */
export function typeRules(): StyleRule[] {
  const style = (role: 'heading' | 'body') => [
    declare('font-family', `var(--${role}-font)`),
    declare('font-weight', `var(--${role}-weight)`),
    declare('line-height', `var(--${role}-line-height)`),
    declare('letter-spacing', `var(--${role}-letter-spacing)`),
  ];
  return [
    rule(
      [`:where(${HEADER_LEVELS.map((level) => `${level}, .text-${level}`).join(', ')})`],
      style('heading'),
    ),
    rule([`:where(body, ${BODY_LEVELS.map((level) => `.text-${level}`).join(', ')})`], style('body')),
    ...HEADER_LEVELS.map((level) => rule([`:where(${level}, .text-${level})`], [fontSize(level)])),
    ...BODY_LEVELS.map((level) =>
      rule([level === 'body' ? ':where(body, .text-body)' : `:where(.text-${level})`], [fontSize(level)]),
    ),
  ];
}

function fontSize(level: TypeLevel): Declaration {
  return declare('font-size', `var(${sizeVariable(level)})`);
}

function sizeVariable(level: TypeLevel): string {
  return `--${level}-size`;
}
