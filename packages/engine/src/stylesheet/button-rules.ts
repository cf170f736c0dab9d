import { PALETTE_ROLES, type PaletteRole, toVariable } from '../palette/palette-roles.ts';
import type { StyleContext } from './style-context.ts';
import {
  type Declaration,
  type DeclarationGroup,
  declare,
  mediaRule,
  rule,
  type StyleRule,
} from './style-rule.ts';

/** The dimensions all buttons share, as declarations of `:root`. */
export function buttonVariables({ guide, value }: StyleContext): DeclarationGroup {
  const { textTransform, letterSpacing } = guide.elements.buttons.label;
  const dimensions = [
    'radius',
    'font-size',
    'font-family',
    'font-weight',
    'border-width',
    'padding-x',
    'padding-y',
    'transition',
  ].map((part) => declare(`--button-${part}`, value('control', part)));
  return {
    comment: 'Buttons',
    declarations: [
      ...dimensions,
      declare('--button-text-transform', textTransform),
      declare('--button-letter-spacing', letterSpacing),
    ],
  };
}

/** Filled and outline buttons of all seven colors with hover, focus-visible and disabled. */
export function buttonRules(): StyleRule[] {
  const all = [...PALETTE_ROLES.map(filled), ...PALETTE_ROLES.map(outline)];
  return [
    rule(all, BASE),
    ...PALETTE_ROLES.flatMap((role) => [...filledRules(role), ...outlineRules(role), focusRule(role)]),
    rule(
      all.map((selector) => `${selector}:is(:disabled, [aria-disabled='true'])`),
      DISABLED,
    ),
    mediaRule('(prefers-reduced-motion: reduce)', [':root'], [declare('--button-transition', '0ms')]),
  ];
}

const BASE = [
  declare('display', 'inline-flex'),
  declare('align-items', 'center'),
  declare('justify-content', 'center'),
  declare('box-sizing', 'border-box'),
  // WCAG 2.2, 2.5.8: a target of at least 24 by 24 CSS pixels with any settings.
  declare('min-width', '24px'),
  declare('min-height', '24px'),
  declare('padding', 'var(--button-padding-y) var(--button-padding-x)'),
  declare('border', 'var(--button-border-width) solid transparent'),
  declare('border-radius', 'var(--button-radius)'),
  declare('font-family', 'var(--button-font-family)'),
  declare('font-size', 'var(--button-font-size)'),
  declare('font-weight', 'var(--button-font-weight)'),
  declare('line-height', '1.5'),
  declare('letter-spacing', 'var(--button-letter-spacing)'),
  declare('text-transform', 'var(--button-text-transform)'),
  declare('text-decoration', 'none'),
  declare('cursor', 'pointer'),
  declare(
    'transition',
    'background-color var(--button-transition), color var(--button-transition), border-color var(--button-transition)',
  ),
];

const DISABLED = [
  declare('background-color', 'var(--surface-disabled-background)'),
  declare('border-color', 'var(--surface-disabled-background)'),
  declare('color', 'var(--surface-disabled-text)'),
  declare('cursor', 'not-allowed'),
];

function filledRules(role: PaletteRole): StyleRule[] {
  const name = toVariable(role);
  return [
    rule([filled(role)], colorDeclarations(`var(${name})`, `var(${name}-edge)`, `var(${name}-text)`)),
    rule(
      [`${filled(role)}:hover`],
      colorDeclarations(`var(${name}-hover)`, `var(${name}-edge-hover)`, `var(${name}-hover-text)`),
    ),
  ];
}

/** The border keeps its color on hover, because the fill may have too little contrast to the surface. */
function outlineRules(role: PaletteRole): StyleRule[] {
  const name = toVariable(role);
  const foreground = `var(${name}-ink)`;
  return [
    rule([outline(role)], colorDeclarations('transparent', foreground, foreground)),
    rule([`${outline(role)}:hover`], colorDeclarations(`var(${name})`, foreground, `var(${name}-text)`)),
  ];
}

/** The focus ring is separated from the button by the surface, to which it has a contrast of at least 4.5 : 1. */
function focusRule(role: PaletteRole): StyleRule {
  return rule(
    [`${filled(role)}:focus-visible`, `${outline(role)}:focus-visible`],
    [declare('outline', `2px solid var(${toVariable(role)}-ink)`), declare('outline-offset', '2px')],
  );
}

function colorDeclarations(background: string, border: string, text: string): Declaration[] {
  return [declare('background-color', background), declare('border-color', border), declare('color', text)];
}

function filled(role: PaletteRole): string {
  return `.btn-${role}`;
}

function outline(role: PaletteRole): string {
  return `.btn-outline-${role}`;
}
