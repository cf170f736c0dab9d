import { type ControlColors, filledColors, foregroundColors } from '../guide/control-colors.ts';
import type { Guide } from '../guide/guide.ts';
import { LIGHT_SURFACE, SURFACES, type Surface } from '../guide/surface.ts';
import type { CheckedGuide } from './finding.ts';

/** A text and its ground, where they meet, and what they are in words. */
export interface PaintedPair extends ControlColors {
  readonly path: string;
  readonly what: string;
  /** Surfaces the ground lies on where it lets something through; both when nothing is said. */
  readonly on?: readonly string[];
}

/** Every text and ground the exported stylesheet and the guide's own elements can put on top of one another. */
export function paintedPairs(checked: CheckedGuide): PaintedPair[] {
  return [...solidPairs(checked), ...inkPairs(checked), ...elementPairs(checked)];
}

function solidPairs({ guide, settings }: CheckedGuide): PaintedPair[] {
  return filledColors(guide, settings.buttons).flatMap(({ role, rest, hover }) => [
    { ...rest, path: `buttons.${role}`, what: `the ${role} button` },
    { ...hover, path: `buttons.${role}.hover`, what: `the ${role} button under the pointer` },
  ]);
}

function inkPairs({ guide }: CheckedGuide): PaintedPair[] {
  return SURFACES.flatMap((surface) => inksOn(surface, guide));
}

function inksOn(surface: Surface, guide: Guide): PaintedPair[] {
  const { id, background, disabledBackground, disabledText, text } = surface;
  return [
    { background, text, path: `surfaces.${id}.text`, what: `running text on the ${id} surface` },
    {
      background: disabledBackground,
      text: disabledText,
      path: `surfaces.${id}.disabled`,
      what: `a disabled button on the ${id} surface`,
    },
    ...foregroundColors(guide, surface).flatMap(({ role, foreground, hoverForeground }) => [
      {
        background,
        text: foreground,
        path: `links.${role}.${id}`,
        what: `the ${role} outline and link on the ${id} surface`,
      },
      {
        background,
        text: hoverForeground,
        path: `links.${role}.${id}.hover`,
        what: `the ${role} link under the pointer on the ${id} surface`,
      },
    ]),
  ];
}

function elementPairs({ guide }: CheckedGuide): PaintedPair[] {
  const { buttons, cards } = guide.elements;
  return [
    ...(['primary', 'secondary'] as const).map((kind) => ({
      background: buttons[kind].backgroundColor,
      text: buttons[kind].textColor,
      path: `elements.buttons.${kind}.textColor`,
      what: `the ${kind} button element`,
    })),
    {
      background: cards.backgroundColor,
      text: LIGHT_SURFACE.text,
      path: 'elements.cards.backgroundColor',
      what: 'a card on the light surface',
      on: [LIGHT_SURFACE.background],
    },
  ];
}
