import { wcagContrast } from '../color/wcag-contrast.ts';
import type { Guide } from '../guide/guide.ts';
import { toRenderedHex } from '../guide/rendered-hex.ts';

/** Two colors as they meet on a page, and their contrast. */
export interface Meeting {
  readonly front: string;
  readonly ground: string;
  /** WCAG contrast, 1–21. */
  readonly ratio: number;
}

/** What lies on what, as CSS color values; `on` are the opaque surfaces the ground may lie on. */
export interface Layers {
  readonly front: string;
  readonly ground: string;
  readonly on: readonly string[];
}

/** The meeting with the least contrast over all surfaces, or the value that only the page knows. */
export type Judgment = { readonly worst: Meeting } | { readonly unknown: string };

/** Measures a color on a ground; whatever lets the ground or the surface through is blended with it first. */
export function judgeLayers(guide: Guide, { front, ground, on }: Layers): Judgment {
  let worst: Meeting | null = null;
  for (const surface of on) {
    const groundHex = toRenderedHex(ground, guide, surface);
    if (groundHex === null) return { unknown: ground };
    const frontHex = toRenderedHex(front, guide, groundHex);
    if (frontHex === null) return { unknown: front };
    const ratio = wcagContrast(groundHex, frontHex);
    if (worst === null || ratio < worst.ratio) worst = { front: frontHex, ground: groundHex, ratio };
  }
  if (worst === null) throw new RangeError('A ground lies on at least one surface.');
  return { worst };
}
