import { differenceCiede2000 } from 'culori/fn';
import type { Lab } from './color-space.ts';
import { hexToLab } from './convert-color.ts';

const difference = /* @__PURE__ */ differenceCiede2000();

/**
 * The CIEDE2000 difference of two CIELAB colors (k_L = k_C = k_H = 1): 0 for equal colors, about 1 for a just
 * noticeable difference, 100 from black to white. Symmetric.
 *
 * @see Sharma, Wu, Dalal (2005), The CIEDE2000 color-difference formula, Color Research & Application 30(1)
 */
export function ciede2000(labA: Lab, labB: Lab): number {
  return difference(
    { mode: 'lab65', l: labA.l, a: labA.a, b: labA.b },
    { mode: 'lab65', l: labB.l, a: labB.a, b: labB.b },
  );
}

/**
 * The CIEDE2000 difference of two '#RRGGBB' colors, 0–100 or a little more.
 *
 * @throws SK_COLOR_INVALID when a text is not # and six hex digits
 */
export function colorDifference(hexA: string, hexB: string): number {
  return ciede2000(hexToLab(hexA), hexToLab(hexB));
}
