import { TYPE_LEVELS, type TypeLevel } from '../typography/type-level.ts';
import * as z from '../zod.ts';
import { type SliderRange, snapToRange } from './slider.ts';

/** The factor of all type sizes. */
export const MULTIPLIER_RANGE = { min: 0.75, max: 2, step: 0.01, default: 1 } as const satisfies SliderRange;

/** The custom size of one level, in rem. */
export const LEVEL_SIZE_RANGE = { min: 0.5, max: 8, step: 0.005, default: 1 } as const satisfies SliderRange;

const levelSize = z.pipe(
  z.number(),
  z.transform((value) => snapToRange(value, LEVEL_SIZE_RANGE)),
);

export const typographySettingsSchema = z.strictObject({
  multiplier: z.pipe(
    z._default(z.number(), MULTIPLIER_RANGE.default),
    z.transform((value) => snapToRange(value, MULTIPLIER_RANGE)),
  ),
  /** Custom sizes in rem before the multiplier; other levels have their base size. */
  sizesRem: z.pipe(
    z._default(z.partialRecord(z.enum(TYPE_LEVELS), levelSize), {}),
    z.transform(inLevelOrder),
  ),
});

type SizesRem = { [Level in TypeLevel]?: number };

/** The order in which a user changed the sizes must not change the exported bytes. */
function inLevelOrder(sizes: SizesRem): SizesRem {
  const ordered: SizesRem = {};
  for (const level of TYPE_LEVELS) {
    const size = sizes[level];
    if (size !== undefined) ordered[level] = size;
  }
  return ordered;
}

/** The complete type settings of a guide: the factor of all sizes, and custom sizes of single levels in rem. */
export type TypographySettings = z.infer<typeof typographySettingsSchema>;
