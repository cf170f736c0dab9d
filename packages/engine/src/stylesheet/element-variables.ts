import { cardText } from '../guide/card-text.ts';
import { toFocusColor } from '../guide/guide-elements.ts';
import type { StyleContext } from './style-context.ts';
import { type Declaration, declare, rule, type StyleRule } from './style-rule.ts';

/**
 * The variables of cards and text fields: shapes, then the colors on each surface.
 *
 * A guide states the border and focus color of text fields only for the light surface; those for the dark one are
 * computed, with 3 : 1.
 */
export function elementVariables({ guide, value }: StyleContext): StyleRule[] {
  const { surfaces, elements, colors } = guide;
  const { cards } = elements;
  return [
    {
      ...rule(
        [':root'],
        [
          declare('--card-radius', value('card', 'radius')),
          declare('--card-border-width', value('card', 'border-width')),
          declare('--input-radius', value('input', 'radius')),
          declare('--input-border-width', value('input', 'border-width')),
          declare('--input-transition', value('input', 'transition')),
        ],
      ),
      comment: 'Cards and text fields: shapes, then colors on each surface',
    },
    rule(
      [':root', "[data-theme='light']"],
      [
        ...cardColors(
          (part) => value('card', part),
          cardText(cards.backgroundColor, guide, surfaces.light) ?? 'inherit',
        ),
        ...inputColors(value('input', 'border'), value('input', 'focus')),
      ],
    ),
    rule(
      ["[data-theme='dark']"],
      [
        ...cardColors(
          (part) => value('card', 'dark', part),
          cardText(cards.dark.backgroundColor, guide, surfaces.dark) ?? 'inherit',
        ),
        ...inputColors(surfaces.dark.border, toFocusColor(colors.primary.hex, surfaces.dark)),
      ],
    ),
  ];
}

function cardColors(value: (part: string) => string, text: string): Declaration[] {
  return [
    declare('--card-background', value('background')),
    declare('--card-text', text),
    declare('--card-border', value('border')),
    declare('--card-shadow', value('shadow')),
  ];
}

function inputColors(border: string, focus: string): Declaration[] {
  return [declare('--input-border', border), declare('--input-focus', focus)];
}
