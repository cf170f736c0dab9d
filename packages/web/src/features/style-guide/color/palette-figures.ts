import { type Guide, guideColors } from '@stylekit/engine';
import { hexToOklch, hueDistance } from '@stylekit/engine/color';

/** Colors below this chroma count as gray. */
const GRAY_CHROMA = 0.02;

/** A color on the wheel: hue in degrees, chroma and distance from the primary. */
export interface WheelPoint {
  readonly role: string;
  readonly name: string;
  readonly hex: string;
  readonly hue: number;
  readonly chroma: number;
  readonly isGray: boolean;
  /** The hue distance from the primary, 0–180°. */
  readonly fromPrimary: number;
}

/** The seven colors of a guide on the hue wheel, in role order. */
export function wheelPoints(guide: Guide): readonly WheelPoint[] {
  const anchor = hexToOklch(guide.colors.primary.hex).h;
  return guideColors(guide).map(({ name, hex, variable }) => {
    const { c, h } = hexToOklch(hex);
    return {
      role: variable.slice(2),
      name,
      hex,
      hue: h,
      chroma: c,
      isGray: c < GRAY_CHROMA,
      fromPrimary: hueDistance(h, anchor),
    };
  });
}
