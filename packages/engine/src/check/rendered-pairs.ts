import { type ControlColors, filledColors, foregroundColors } from '../guide/control-colors.ts';
import type { Guide } from '../guide/guide.ts';
import { LIGHT_SURFACE, SURFACES, type Surface } from '../guide/surface.ts';
import type { CheckedGuide } from './finding.ts';

/** A text color and its background, the path of the control, and a description of it. */
export interface RenderedPair extends ControlColors {
  readonly path: string;
  readonly label: string;
  /** The surfaces behind a translucent background; both by default. */
  readonly surfaces?: readonly string[];
}

/** Every combination of text and background in the exported stylesheet and in the elements of the guide. */
export function renderedPairs(checked: CheckedGuide): RenderedPair[] {
  return [...filledPairs(checked), ...foregroundPairs(checked), ...elementPairs(checked)];
}

function filledPairs({ guide, settings }: CheckedGuide): RenderedPair[] {
  return filledColors(guide, settings.buttons).flatMap(({ role, rest, hover }) => [
    { ...rest, path: `buttons.${role}`, label: `the ${role} button` },
    { ...hover, path: `buttons.${role}.hover`, label: `the hovered ${role} button` },
  ]);
}

function foregroundPairs({ guide }: CheckedGuide): RenderedPair[] {
  return SURFACES.flatMap((surface) => surfacePairs(surface, guide));
}

function surfacePairs(surface: Surface, guide: Guide): RenderedPair[] {
  const { id, background, disabledBackground, disabledText, text } = surface;
  return [
    { background, text, path: `surfaces.${id}.text`, label: `body text on the ${id} surface` },
    {
      background: disabledBackground,
      text: disabledText,
      path: `surfaces.${id}.disabled`,
      label: `a disabled button on the ${id} surface`,
    },
    ...foregroundColors(guide, surface).flatMap(({ role, foreground, hoverForeground }) => [
      {
        background,
        text: foreground,
        path: `links.${role}.${id}`,
        label: `the ${role} outline and link on the ${id} surface`,
      },
      {
        background,
        text: hoverForeground,
        path: `links.${role}.${id}.hover`,
        label: `the hovered ${role} link on the ${id} surface`,
      },
    ]),
  ];
}

function elementPairs({ guide }: CheckedGuide): RenderedPair[] {
  const { buttons, cards } = guide.elements;
  return [
    ...(['primary', 'secondary'] as const).map((kind) => ({
      background: buttons[kind].backgroundColor,
      text: buttons[kind].textColor,
      path: `elements.buttons.${kind}.textColor`,
      label: `the ${kind} button element`,
    })),
    {
      background: cards.backgroundColor,
      text: LIGHT_SURFACE.text,
      path: 'elements.cards.backgroundColor',
      label: 'a card on the light surface',
      surfaces: [LIGHT_SURFACE.background],
    },
  ];
}
