import { type Guide, guideColors } from '@stylekit/engine';
import { hexToOklch, hueDistance } from '@stylekit/engine/color';

/** Chroma below which a color has no hue worth naming. */
const GRAY_CHROMA = 0.02;

/** Where a color stands on the wheel: its OKLCH hue in degrees and chroma, and the way round from the primary. */
export interface WheelPoint {
  readonly role: string;
  readonly name: string;
  readonly hex: string;
  readonly hue: number;
  readonly chroma: number;
  readonly isGray: boolean;
  /** 0–180°; 0 for the primary. */
  readonly fromPrimary: number;
}

/** The seven colors of a guide as points of the hue wheel, in role order. */
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
