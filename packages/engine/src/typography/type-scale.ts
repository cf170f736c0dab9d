import { BASE_SIZES_REM } from './base-sizes.ts';
import { TYPE_LEVELS, type TypeLevel } from './type-level.ts';

/**
 * One step of the responsive scale: up to `maxWidthPx`, headings keep the share `contrast` of their size above body.
 */
export interface TypeBreakpoint {
  readonly maxWidthPx: number;
  readonly contrast: number;
}

/** Widest first; wider screens have the full sizes. */
export const TYPE_BREAKPOINTS: readonly TypeBreakpoint[] = [
  { maxWidthPx: 1280, contrast: 0.92 },
  { maxWidthPx: 1024, contrast: 0.82 },
  { maxWidthPx: 768, contrast: 0.68 },
  { maxWidthPx: 480, contrast: 0.55 },
];

/** Sizes of the nine levels in rem. */
export type TypeSizes = Readonly<Record<TypeLevel, number>>;

/** The settings of a scale: a factor for all levels, and custom sizes in rem before the factor. */
export interface TypeScaleSettings {
  readonly multiplier: number;
  readonly sizesRem: Readonly<Partial<Record<TypeLevel, number | undefined>>>;
}

/** The sizes at the widest breakpoint, in rem with at most four decimals. */
export function buildTypeScale({ multiplier, sizesRem }: TypeScaleSettings): TypeSizes {
  return mapLevels((level) => round((sizesRem[level] ?? BASE_SIZES_REM[level]) * multiplier));
}

/**
 * The sizes at a narrower breakpoint: levels above body shrink toward body, body and smaller do not change.
 *
 * Shrinking the difference instead of the size keeps the order of the levels and keeps text readable.
 */
export function narrowTypeScale(sizes: TypeSizes, { contrast }: TypeBreakpoint): TypeSizes {
  return mapLevels((level) => {
    const excess = sizes[level] - sizes.body;
    return excess <= 0 ? sizes[level] : round(sizes.body + excess * contrast);
  });
}

function mapLevels(sizeOf: (level: TypeLevel) => number): TypeSizes {
  return Object.fromEntries(TYPE_LEVELS.map((level) => [level, sizeOf(level)])) as Record<TypeLevel, number>;
}

function round(rem: number): number {
  return Math.round(rem * 10_000) / 10_000;
}
