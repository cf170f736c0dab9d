import type { Oklch } from '../color/color-space.ts';

/** The OKLCH region of muddy browns and olives. */
const MUD = { lightness: [0.3, 0.62], chroma: [0.03, 0.11], hue: [35, 125] } as const;

/** Margin around the region, so that rounding to eight bits cannot move a color into it. */
const MARGIN = { lightness: 0.004, chroma: 0.003, hue: 2 };

/** Whether a color is a muddy brown or olive; used only for briefs that ask for earth, wood, leather or similar. */
export function isMud({ l, c, h }: Oklch): boolean {
  return (
    isWithin(l, MUD.lightness, MARGIN.lightness) &&
    isWithin(c, MUD.chroma, MARGIN.chroma) &&
    isWithin(h, MUD.hue, MARGIN.hue)
  );
}

function isWithin(value: number, [from, to]: readonly [number, number], margin: number): boolean {
  return value >= from - margin && value <= to + margin;
}
