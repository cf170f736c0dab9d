import type { Oklch } from '../../color/color-space.ts';

/** The end of the range of each hue word, in OKLCH degrees. */
const HUE_WORDS = [
  [14, 'pink'],
  [36, 'red'],
  [75, 'orange'],
  [117, 'yellow'],
  [160, 'green'],
  [215, 'teal'],
  [285, 'blue'],
  [335, 'purple'],
  [360, 'pink'],
] as const;

const GRAY_CHROMA = 0.025;
const QUIET_CHROMA = 0.07;

/** Describes a color in one or two words, such as "deep blue" or "pale gray". */
export function toneWord(color: Oklch): string {
  const hue = hueWord(color);
  if (hue === 'black' || hue === 'white') return hue;
  if (color.l >= 0.82) return `pale ${hue}`;
  if (color.l < 0.38 && hue !== 'brown') return `deep ${hue}`;
  return color.c >= GRAY_CHROMA && color.c < QUIET_CHROMA ? `muted ${hue}` : hue;
}

function hueWord({ l, c, h }: Oklch): string {
  if (c < GRAY_CHROMA) {
    if (l < 0.3) return 'black';
    return l > 0.93 ? 'white' : 'gray';
  }
  if (l < 0.55 && h >= 36 && h < 90) return 'brown';
  if (l < 0.62 && h >= 90 && h < 125) return 'olive';
  return HUE_WORDS.find(([end]) => h < end)?.[1] ?? 'pink';
}
