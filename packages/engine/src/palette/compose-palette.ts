import type { HarmonyType } from '../color/harmony-types.ts';
import { type Appearance, toAppearance } from './appearance.ts';
import { strayHues } from './palette-hues.ts';
import { placeColor } from './place-color.ts';
import { type PalettePlan, type PaletteRequest, planPalette } from './plan-palette.ts';

export interface Palette {
  /** Seven `#RRGGBB` colours in role order: primary, secondary 1–2, accent 1–4. */
  readonly hexes: readonly string[];
  /** The harmony the colours really stand in, within ±6°; null when kept colours stand in none. */
  readonly harmony: HarmonyType | null;
  /** False when kept colours crowd the palette so that some colour could not get far enough from the others. */
  readonly keepsRules: boolean;
}

/** Tone plans tried before a palette that breaks a rule is accepted. */
const ATTEMPTS = 8;

/**
 * Composes the seven colours of a guide from wishes, a harmony and a mood.
 *
 * Kept colours are returned byte for byte. Every other colour stands on an angle of the harmony and is moved by the
 * least until all pairs differ by CIEDE2000 ≥ 8 for normal vision and ≥ 4 for each full colour-vision deficiency.
 * The same request gives the same palette.
 */
export function composePalette(request: PaletteRequest): Palette {
  let fallback: Palette | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const plan = planPalette(request, attempt);
    const { hexes, keepsRules } = placePlan(plan);
    const palette = { hexes, keepsRules, harmony: statedHarmony(plan, request, hexes) };
    if (keepsRules) return palette;
    fallback ??= palette;
  }
  if (fallback === null) throw new RangeError('composePalette makes at least one attempt.');
  return fallback;
}

/** Kept colours first, so that all others make room for them; then the rest in role order. */
function placePlan({ colors }: PalettePlan): { hexes: string[]; keepsRules: boolean } {
  const placed: Appearance[] = colors.flatMap(({ kept }) => (kept === null ? [] : [toAppearance(kept)]));
  let keepsRules = true;
  const hexes = colors.map(({ target, kept }) => {
    if (kept !== null) return kept;
    const placement = placeColor(target, placed);
    keepsRules &&= placement.keepsRules;
    placed.push(placement.appearance);
    return placement.appearance.hex;
  });
  return { hexes, keepsRules };
}

/** A harmony that was asked for is stated even where a kept colour strays from it; one we chose only when it is true. */
function statedHarmony(
  plan: PalettePlan,
  request: PaletteRequest,
  hexes: readonly string[],
): HarmonyType | null {
  const { type } = plan.harmony;
  if (type === null || request.harmony !== 'auto') return type;
  return strayHues(hexes, type).length === 0 ? type : null;
}
