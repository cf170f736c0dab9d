import { type Guide, type GuideSettings, PALETTE_ROLES } from '@stylekit/engine';
import type { ColorNamer } from '@stylekit/engine/color';
import {
  type ColorAlternative,
  colorAlternatives,
  type FixableFinding,
  findFixes,
  type PaletteRole,
} from '@stylekit/engine/edit';

/** What the editor suggests for a state of a guide. */
export interface Suggested {
  /** The state. */
  readonly guide: Guide;
  /** Replacements for each color. */
  readonly alternatives: Readonly<Record<PaletteRole, readonly ColorAlternative[]>>;
  readonly fixes: readonly FixableFinding[];
}

/** Computes the alternatives of all colors and the fixes of all findings. Takes up to 0.3 s on a slow device. */
export function computeSuggestions(guide: Guide, settings: GuideSettings, nameColor: ColorNamer): Suggested {
  const of = (role: PaletteRole) => [role, colorAlternatives(guide, role, nameColor)] as const;
  return {
    guide,
    alternatives: Object.fromEntries(PALETTE_ROLES.map(of)) as unknown as Suggested['alternatives'],
    fixes: findFixes(guide, nameColor, settings),
  };
}
