import { readableText } from '../color/readable-text.ts';
import { toOpaqueHex } from '../guide/control-colors.ts';
import type { Guide } from '../guide/guide.ts';
import { toFocusColor } from '../guide/guide-elements.ts';
import { DARK_SURFACE } from '../guide/surface.ts';
import type { StyleContext } from './style-context.ts';
import { declare, rule, type StyleRule } from './style-rule.ts';

/**
 * The variables of the card and the text field, for pages that preview them; the exported stylesheet has neither.
 *
 * A guide has only a border and a focus color for the light surface; those for the dark one are computed, with 3 : 1.
 */
export function elementVariables({ guide, value }: StyleContext): StyleRule[] {
  return [
    rule(
      [':root'],
      [
        declare('--card-background', value('card', 'background')),
        declare('--card-text', cardText(guide)),
        declare('--card-radius', value('card', 'radius')),
        declare('--card-shadow', value('card', 'shadow')),
        declare('--input-radius', value('input', 'radius')),
      ],
    ),
    rule([':root', "[data-theme='light']"], inputColors(value('input', 'border'), value('input', 'focus'))),
    rule(
      ["[data-theme='dark']"],
      inputColors(DARK_SURFACE.border, toFocusColor(guide.colors.primary.hex, DARK_SURFACE)),
    ),
  ];
}

/** The text of a card: black or white, or the text color of the page for a translucent card. */
function cardText({ elements }: Guide): string {
  const background = toOpaqueHex(elements.cards.backgroundColor);
  return background === null ? 'inherit' : readableText(background);
}

function inputColors(border: string, focus: string) {
  return [declare('--input-border', border), declare('--input-focus', focus)];
}
