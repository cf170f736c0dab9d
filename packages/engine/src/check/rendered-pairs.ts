import { cardText } from '../guide/card-text.ts';
import {
  type ControlColors,
  type ForegroundColors,
  filledColors,
  foregroundColors,
} from '../guide/control-colors.ts';
import type { Guide } from '../guide/guide.ts';
import { type Surface, surfacesOf } from '../guide/surface.ts';
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
  return surfacesOf(guide).flatMap((surface) => surfacePairs(surface, guide));
}

function surfacePairs(surface: Surface, guide: Guide): RenderedPair[] {
  const { id, background, raised, disabledBackground, disabledText, selection, selectionText, text } =
    surface;
  const foregrounds = foregroundColors(guide, surface);
  return [
    { background, text, path: `surfaces.${id}.text`, label: `body text on the ${id} surface` },
    {
      background: raised,
      text,
      path: `surfaces.${id}.raised`,
      label: `body text on the raised ${id} surface`,
    },
    {
      background: disabledBackground,
      text: disabledText,
      path: `surfaces.${id}.disabled`,
      label: `a disabled button on the ${id} surface`,
    },
    {
      background: selection,
      text: selectionText,
      path: `surfaces.${id}.selectionText`,
      label: `a selection on the ${id} surface`,
    },
    ...linkPairs(foregrounds, background, { path: id, place: id }),
    ...linkPairs(foregrounds, raised, { path: `${id}.raised`, place: `raised ${id}` }),
  ];
}

function linkPairs(
  foregrounds: readonly ForegroundColors[],
  background: string,
  { path, place }: { readonly path: string; readonly place: string },
): RenderedPair[] {
  return foregrounds.flatMap(({ role, foreground, hoverForeground }) => [
    {
      background,
      text: foreground,
      path: `links.${role}.${path}`,
      label: `the ${role} outline and link on the ${place} surface`,
    },
    {
      background,
      text: hoverForeground,
      path: `links.${role}.${path}.hover`,
      label: `the hovered ${role} link on the ${place} surface`,
    },
  ]);
}

function elementPairs({ guide }: CheckedGuide): RenderedPair[] {
  const { buttons, cards } = guide.elements;
  const { light, dark } = guide.surfaces;
  return [
    ...(['primary', 'secondary'] as const).map((kind) => ({
      background: buttons[kind].backgroundColor,
      text: buttons[kind].textColor,
      path: `elements.buttons.${kind}.textColor`,
      label: `the ${kind} button element`,
    })),
    {
      background: cards.backgroundColor,
      text: light.text,
      path: 'elements.cards.backgroundColor',
      label: 'a card on the light surface',
      surfaces: [light.background],
    },
    {
      background: cards.dark.backgroundColor,
      text: cardText(cards.dark.backgroundColor, guide, dark) ?? dark.text,
      path: 'elements.cards.dark.backgroundColor',
      label: 'a card on the dark surface',
      surfaces: [dark.background],
    },
  ];
}
