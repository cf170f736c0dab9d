import type { Lab } from './color-space.ts';
import { hexToLab } from './convert-color.ts';

const RADIANS = Math.PI / 180;
const TURN = 2 * Math.PI;
/** 25⁷, where the formula's correction of chroma turns over. */
const PIVOT = 25 ** 7;

/**
 * The CIEDE2000 difference of two CIELAB colours (kL = kC = kH = 1): 0 for the same, about 1 just noticeable,
 * 100 from black to white; their order does not matter.
 *
 * @see Sharma, Wu, Dalal (2005), The CIEDE2000 color-difference formula, Color Research & Application 30(1)
 */
export function ciede2000(labA: Lab, labB: Lab): number {
  const meanChroma = (Math.hypot(labA.a, labA.b) + Math.hypot(labB.a, labB.b)) / 2;
  const stretch = 1.5 - chromaWeight(meanChroma) / 2;
  const aA = labA.a * stretch;
  const aB = labB.a * stretch;
  const chromaA = Math.hypot(aA, labA.b);
  const chromaB = Math.hypot(aB, labB.b);
  const hueA = positiveAngle(labA.b, aA);
  const hueB = positiveAngle(labB.b, aB);
  const eitherGrey = chromaA * chromaB === 0;

  const turn = eitherGrey ? 0 : shortestTurn(hueB - hueA);
  const hue = eitherGrey ? hueA + hueB : meanHue(hueA, hueB);
  const chroma = (chromaA + chromaB) / 2;
  const offset = ((labA.l + labB.l) / 2 - 50) ** 2;
  const weightL = 1 + (0.015 * offset) / Math.sqrt(20 + offset);
  const weightC = 1 + 0.045 * chroma;
  const weightH = 1 + 0.015 * chroma * hueWeight(hue);

  const lightness = (labB.l - labA.l) / weightL;
  const saturation = (chromaB - chromaA) / weightC;
  const tone = (2 * Math.sqrt(chromaA * chromaB) * Math.sin(turn / 2)) / weightH;
  const twist = blueTwist(hue, chroma) * saturation * tone;
  return Math.sqrt(Math.max(lightness ** 2 + saturation ** 2 + tone ** 2 + twist, 0));
}

/**
 * The CIEDE2000 difference of two '#RRGGBB' colours, 0–100 or a little more.
 *
 * @throws SK_COLOR_INVALID when a text is not # and six hex digits
 */
export function colorDifference(hexA: string, hexB: string): number {
  return ciede2000(hexToLab(hexA), hexToLab(hexB));
}

function chromaWeight(chroma: number): number {
  const seventh = chroma ** 7;
  return Math.sqrt(seventh / (seventh + PIVOT));
}

function positiveAngle(b: number, a: number): number {
  const angle = Math.atan2(b, a);
  return angle < 0 ? angle + TURN : angle;
}

function shortestTurn(turn: number): number {
  if (turn > Math.PI) return turn - TURN;
  return turn < -Math.PI ? turn + TURN : turn;
}

function meanHue(hueA: number, hueB: number): number {
  const sum = hueA + hueB;
  if (Math.abs(hueA - hueB) <= Math.PI) return sum / 2;
  return sum < TURN ? sum / 2 + Math.PI : sum / 2 - Math.PI;
}

function hueWeight(hue: number): number {
  return (
    1 -
    0.17 * Math.cos(hue - 30 * RADIANS) +
    0.24 * Math.cos(2 * hue) +
    0.32 * Math.cos(3 * hue + 6 * RADIANS) -
    0.2 * Math.cos(4 * hue - 63 * RADIANS)
  );
}

/** The interaction of chroma and hue, which matters among blues only. */
function blueTwist(hue: number, chroma: number): number {
  const angle = 30 * RADIANS * Math.exp(-(((hue / RADIANS - 275) / 25) ** 2));
  return -2 * chromaWeight(chroma) * Math.sin(2 * angle);
}
