import { PALETTE_ROLES, toVariable } from '../palette/palette-roles.ts';
import type { StyleContext } from './style-context.ts';
import { type Declaration, declare, rule, type StyleRule } from './style-rule.ts';

/** What each of the two grounds is painted in, and the rule that paints them where a page names one. */
export function surfaceRules(context: Pick<StyleContext, 'value'>): StyleRule[] {
  return [
    {
      comment:
        'On light ground. Inks are the colors themselves where they read at 4.5:1, else the nearest shade that does.\n' +
        'Edges are borders of filled buttons: the ink where the fill has less than 3:1 to the ground, else transparent.',
      ...rule([':root', "[data-theme='light']"], surfaceVariables(context, 'light')),
    },
    {
      comment: "On dark ground: put data-theme='dark' on the page or on any part of it.",
      ...rule(["[data-theme='dark']"], surfaceVariables(context, 'dark')),
    },
    rule(
      [':where([data-theme])'],
      [declare('background-color', 'var(--surface)'), declare('color', 'var(--surface-text)')],
    ),
    // What the browser draws by itself: form fields, scroll bars.
    rule([":where([data-theme='light'])"], [declare('color-scheme', 'light')]),
    rule([":where([data-theme='dark'])"], [declare('color-scheme', 'dark')]),
  ];
}

/** A ground, its text, and of every color an ink that is readable on it and the edge its filled button needs. */
function surfaceVariables({ value }: Pick<StyleContext, 'value'>, surface: 'light' | 'dark'): Declaration[] {
  return [
    declare('--surface', value('surface', surface, 'background')),
    ...['text', 'border', 'disabled-background', 'disabled-text'].map((part) =>
      declare(`--surface-${part}`, value('surface', surface, part)),
    ),
    ...PALETTE_ROLES.flatMap((role) => [
      declare(`${toVariable(role)}-ink`, value('surface', surface, 'ink', role)),
      declare(`${toVariable(role)}-ink-hover`, value('surface', surface, 'hover-ink', role)),
      declare(`${toVariable(role)}-edge`, value('surface', surface, 'edge', role)),
      declare(`${toVariable(role)}-edge-hover`, value('surface', surface, 'hover-edge', role)),
    ]),
  ];
}
