import type { TypeLevel } from './type-level.ts';

/** Sizes of the type levels in rem at the widest breakpoint, before any multiplier. */
export const BASE_SIZES_REM: Readonly<Record<TypeLevel, number>> = {
  h1: 2.5,
  h2: 2,
  h3: 1.75,
  h4: 1.5,
  h5: 1.25,
  h6: 1,
  'body-lg': 1.125,
  body: 1,
  'body-sm': 0.875,
};
