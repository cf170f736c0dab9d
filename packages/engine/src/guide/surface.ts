import { wcagContrast } from '../color/wcag-contrast.ts';
import type { Guide } from './guide.ts';

/** A page background and the colors used on it. */
export type Surface = Guide['surfaces']['light'] & {
  readonly id: 'light' | 'dark';
};

/** The surfaces of guides whose colors were all chosen by a user, and of documents without surfaces. */
export const NEUTRAL_SURFACES: Guide['surfaces'] = {
  light: {
    background: '#FFFFFF',
    raised: '#FFFFFF',
    text: '#17171A',
    border: '#85837C',
    disabledBackground: '#E6E6E3',
    disabledText: '#5D5C58',
    selection: '#D6D6D1',
    selectionText: '#17171A',
  },
  dark: {
    background: '#131416',
    raised: '#131416',
    text: '#EFEDE6',
    border: '#77756F',
    disabledBackground: '#2A2B2E',
    disabledText: '#AAA79E',
    selection: '#46464A',
    selectionText: '#EFEDE6',
  },
};

/** The surfaces of a guide, the light one first. */
export function surfacesOf({ surfaces }: Pick<Guide, 'surfaces'>): readonly [light: Surface, dark: Surface] {
  return [
    { ...surfaces.light, id: 'light' },
    { ...surfaces.dark, id: 'dark' },
  ];
}

/** The background of a surface, of the page or of its cards, on which its text has the lower contrast. */
export function hardestBackground({
  background,
  raised,
  text,
}: Pick<Surface, 'background' | 'raised' | 'text'>): string {
  return wcagContrast(raised, text) < wcagContrast(background, text) ? raised : background;
}
