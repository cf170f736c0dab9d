import { PALETTE_ROLES, toVariable } from '../palette/palette-roles.ts';
import type { StyleContext } from './style-context.ts';
import { type Declaration, declare, rule, type StyleRule } from './style-rule.ts';

/** The variables of the two surfaces, and the rule that applies them to elements with a theme. */
export function surfaceRules(context: Pick<StyleContext, 'value'>): StyleRule[] {
  return [
    {
      comment:
        'Light surface. -ink: the color itself where its contrast is at least 4.5:1, else the nearest shade that has it.\n' +
        '-edge: border of the filled button, -ink where the fill has less than 3:1 to the surface, else transparent.',
      ...rule([':root', "[data-theme='light']"], surfaceVariables(context, 'light')),
    },
    {
      comment: "Dark surface: set data-theme='dark' on the page or on any element.",
      ...rule(["[data-theme='dark']"], surfaceVariables(context, 'dark')),
    },
    rule(
      [':where([data-theme])'],
      [declare('background-color', 'var(--surface)'), declare('color', 'var(--surface-text)')],
    ),
    rule(
      ['::selection'],
      [
        declare('background-color', 'var(--surface-selection)'),
        declare('color', 'var(--surface-selection-text)'),
      ],
    ),
    // For native controls: form fields, scroll bars.
    rule([":where([data-theme='light'])"], [declare('color-scheme', 'light')]),
    rule([":where([data-theme='dark'])"], [declare('color-scheme', 'dark')]),
  ];
}

const SURFACE_PARTS = [
  'text',
  'border',
  'disabled-background',
  'disabled-text',
  'raised',
  'selection',
  'selection-text',
];

/** A surface, its text, and for every color a readable foreground and the border of its filled button. */
function surfaceVariables({ value }: Pick<StyleContext, 'value'>, surface: 'light' | 'dark'): Declaration[] {
  return [
    declare('--surface', value('surface', surface, 'background')),
    ...SURFACE_PARTS.map((part) => declare(`--surface-${part}`, value('surface', surface, part))),
    ...PALETTE_ROLES.flatMap((role) => [
      declare(`${toVariable(role)}-ink`, value('surface', surface, 'ink', role)),
      declare(`${toVariable(role)}-ink-hover`, value('surface', surface, 'hover-ink', role)),
      declare(`${toVariable(role)}-edge`, value('surface', surface, 'edge', role)),
      declare(`${toVariable(role)}-edge-hover`, value('surface', surface, 'hover-edge', role)),
    ]),
  ];
}
