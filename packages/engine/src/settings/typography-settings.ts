import * as z from 'zod';
import { TYPE_LEVELS } from '../typography/type-level.ts';
import { type SliderRange, snapToRange } from './slider.ts';

/** The factor all type sizes are multiplied by. */
export const MULTIPLIER_RANGE = { min: 0.75, max: 2, step: 0.01, default: 1 } as const satisfies SliderRange;

/** A size of one level set by hand, in rem. */
export const LEVEL_SIZE_RANGE = { min: 0.5, max: 8, step: 0.005, default: 1 } as const satisfies SliderRange;

export const typographySettingsSchema = z.strictObject({
  multiplier: z
    .number()
    .default(MULTIPLIER_RANGE.default)
    .transform((value) => snapToRange(value, MULTIPLIER_RANGE)),
  /** Sizes set by hand, in rem before the multiplier; a level that is missing has its base size. */
  sizesRem: z
    .partialRecord(
      z.enum(TYPE_LEVELS),
      z.number().transform((value) => snapToRange(value, LEVEL_SIZE_RANGE)),
    )
    .default({}),
});

/** The type settings of a guide, complete: the factor of all sizes, and sizes of single levels in rem. */
export type TypographySettings = z.infer<typeof typographySettingsSchema>;
