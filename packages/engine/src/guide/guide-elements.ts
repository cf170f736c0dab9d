import { readableForeground } from '../color/readable-foreground.ts';
import { readableText } from '../color/readable-text.ts';
import type { Guide } from './guide.ts';
import { LIGHT_SURFACE, type Surface } from './surface.ts';

/** The minimum contrast of a border or focus indicator to its surface (WCAG 2.2, 1.4.11). */
const NON_TEXT_RATIO = 3;

const RADIUS = { button: '0.5rem', card: '0.75rem', input: '0.5rem' };
const TRANSITION = '0.2s';

/** Buttons, cards and inputs in the guide's colors; every text on them is readable. */
export function toElements(primaryHex: string, secondaryHex: string): Guide['elements'] {
  return {
    buttons: {
      primary: {
        backgroundColor: primaryHex,
        textColor: readableText(primaryHex),
        borderRadius: RADIUS.button,
        borderWidth: '0',
        borderColor: primaryHex,
        hoverEffect: 'darken',
        transitionSpeed: TRANSITION,
      },
      secondary: {
        backgroundColor: LIGHT_SURFACE.background,
        textColor: readableForeground(secondaryHex, LIGHT_SURFACE.background),
        borderRadius: RADIUS.button,
        borderWidth: '1px',
        borderColor: readableForeground(secondaryHex, LIGHT_SURFACE.background),
        hoverEffect: 'fill',
        transitionSpeed: TRANSITION,
      },
    },
    cards: {
      backgroundColor: LIGHT_SURFACE.background,
      borderRadius: RADIUS.card,
      shadowColor: 'rgba(0, 0, 0, 0.1)',
      shadowSize: 'medium',
    },
    inputs: {
      borderRadius: RADIUS.input,
      borderColor: LIGHT_SURFACE.border,
      focusColor: toFocusColor(primaryHex, LIGHT_SURFACE),
      transitionSpeed: TRANSITION,
    },
  };
}

/** The color of a focused text field on a surface: the primary, or its nearest shade with 3 : 1. */
export function toFocusColor(primaryHex: string, surface: Surface): string {
  return readableForeground(primaryHex, surface.background, NON_TEXT_RATIO);
}
