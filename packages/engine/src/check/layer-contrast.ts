import { wcagContrast } from '../color/wcag-contrast.ts';
import type { Guide } from '../guide/guide.ts';
import { toRenderedHex } from '../guide/rendered-hex.ts';

/** Two adjacent colors on a page, and their contrast. */
export interface ContrastPair {
  readonly foreground: string;
  readonly background: string;
  /** WCAG contrast, 1–21. */
  readonly ratio: number;
}

/** Stacked CSS color values; `on` are the opaque surfaces that may be behind the background. */
export interface Layers {
  readonly foreground: string;
  readonly background: string;
  readonly surfaces: readonly string[];
}

/** The pair with the lowest contrast over all surfaces, or the value that only the page defines. */
export type LayerContrast = { readonly worst: ContrastPair } | { readonly unknown: string };

/** Measures a foreground on a background; translucent colors are blended with what is behind them first. */
export function measureLayers(guide: Guide, { foreground, background, surfaces }: Layers): LayerContrast {
  let worst: ContrastPair | null = null;
  for (const surface of surfaces) {
    const backgroundHex = toRenderedHex(background, guide, surface);
    if (backgroundHex === null) return { unknown: background };
    const foregroundHex = toRenderedHex(foreground, guide, backgroundHex);
    if (foregroundHex === null) return { unknown: foreground };
    const ratio = wcagContrast(backgroundHex, foregroundHex);
    if (worst === null || ratio < worst.ratio)
      worst = { foreground: foregroundHex, background: backgroundHex, ratio };
  }
  if (worst === null) throw new RangeError('At least one surface is required.');
  return { worst };
}
