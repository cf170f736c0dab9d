import { hexToRgb } from '../color/convert-color.ts';
import { mixColors } from '../color/mix-color.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import type { Guide } from './guide.ts';
import type { CardEdge } from './shapes.ts';
import { NEUTRAL_SURFACES } from './surface.ts';

type CardColorValues = Guide['elements']['cards']['dark'];
type SurfaceValues = Guide['surfaces']['light'];

/** The colors of cards on both surfaces. */
export interface CardColors {
  readonly light: CardColorValues;
  readonly dark: CardColorValues;
}

const PLAIN: CardColorValues = {
  backgroundColor: '#FFFFFF',
  borderColor: NEUTRAL_SURFACES.light.disabledBackground,
  shadowColor: 'rgba(0, 0, 0, 0.1)',
};

/** The cards of guides whose colors were all chosen by a user: white on both surfaces. */
export const PLAIN_CARDS: CardColors = { light: PLAIN, dark: PLAIN };

/** The share of the text color in a quiet border. */
const LINE_SHARE = { light: 0.13, dark: 0.16 };
/** The opacity of a soft shadow; a shadow on a dark page has to be stronger to be seen. */
const SHADOW_OPACITY = { light: 0.12, dark: 0.5 };
/** The share of the page in the shadow color on a dark page; the rest is black. */
const DARK_SHADOW_SHARE = 0.3;
/** The minimum contrast of a hard shadow to the page. */
const HARD_SHADOW_RATIO = 2;

/** The parts of a shape that affect the colors of cards. */
export interface CardShape {
  readonly edge: CardEdge;
  readonly isHard: boolean;
}

/** The colors of cards in a shape, tinted from the surfaces. A hard shadow on a dark page has the primary color. */
export function toCardColors(
  { light, dark }: Guide['surfaces'],
  { edge, isHard }: CardShape,
  primary: string,
): CardColors {
  const glow = wcagContrast(primary, dark.background) >= HARD_SHADOW_RATIO ? primary : dark.text;
  const shade = mixColors(dark.background, '#000000', DARK_SHADOW_SHARE);
  return {
    light: {
      backgroundColor: light.raised,
      borderColor: toBorder(light, edge, LINE_SHARE.light),
      shadowColor: isHard ? light.text : toRgba(light.text, SHADOW_OPACITY.light),
    },
    dark: {
      backgroundColor: dark.raised,
      borderColor: toBorder(dark, edge, LINE_SHARE.dark),
      shadowColor: isHard ? glow : toRgba(shade, SHADOW_OPACITY.dark),
    },
  };
}

function toBorder({ text, raised }: SurfaceValues, edge: CardEdge, share: number): string {
  return edge === 'strong' ? text : mixColors(text, raised, share);
}

function toRgba(hex: string, alpha: number): string {
  const { r, g, b } = hexToRgb(hex);
  const [red, green, blue] = [r, g, b].map((channel) => Math.round(channel * 255));
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`;
}
