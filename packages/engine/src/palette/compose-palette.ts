import { recogniseHarmony } from '../color/harmony.ts';
import type { HarmonyType } from '../color/harmony-types.ts';
import { HARMONY_TOLERANCE_DEG, paletteHue } from './palette-hues.ts';
import { type PlacedPalette, placePalette } from './place-palette.ts';
import { type PaletteRequest, planPalette } from './plan-palette.ts';

/** Seven `#RRGGBB` colours in role order: primary, secondary 1–2, accent 1–4. */
export interface Palette extends PlacedPalette {
  /** The harmony the colours really stand in, within ±6° and with every angle used; null when they stand in none. */
  readonly harmony: HarmonyType | null;
}

/** Tone plans tried before a palette that breaks a rule is accepted. */
const ATTEMPTS = 8;

/**
 * Composes the seven colours of a guide from wishes, a harmony and a mood.
 *
 * Kept colours are returned byte for byte. Every other colour stands on an angle of the harmony and is moved by the
 * least until all pairs differ by CIEDE2000 ≥ 8 for normal vision and ≥ 4 for each full colour-vision deficiency;
 * `keepsRules` is false when kept colours crowd the palette too much for that. The same request gives the same palette.
 */
export function composePalette(request: PaletteRequest): Palette {
  let fallback: PlacedPalette | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const placed = placePalette(planPalette(request, attempt));
    if (placed.keepsRules) return withHarmony(placed);
    fallback ??= placed;
  }
  if (fallback === null) throw new RangeError('composePalette makes at least one attempt.');
  return withHarmony(fallback);
}

function withHarmony(placed: PlacedPalette): Palette {
  const hues = placed.hexes.map(paletteHue).filter((hue) => hue !== null);
  return { ...placed, harmony: recogniseHarmony(hues, HARMONY_TOLERANCE_DEG) };
}
