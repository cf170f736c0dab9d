import * as z from 'zod';
import { StyleKitError } from '../error.ts';
import { buttonSettingsSchema } from './button-settings.ts';
import { typographySettingsSchema } from './typography-settings.ts';

/** What a person adjusts beside the guide itself: buttons and type sizes. */
export const guideSettingsSchema = z.strictObject({
  buttons: buttonSettingsSchema.prefault({}),
  typography: typographySettingsSchema.prefault({}),
});

/** What a person has adjusted beside the guide, complete: every part that is not given has its default. */
export type GuideSettings = z.infer<typeof guideSettingsSchema>;

/**
 * Settings from unknown input: missing parts get their defaults, numbers are clamped and snapped to their sliders.
 *
 * @throws StyleKitError `SK_SETTINGS_INVALID` with every fault: a part that is not of its kind, or an unknown key.
 */
export function parseSettings(input: unknown): GuideSettings {
  const result = guideSettingsSchema.safeParse(input);
  if (result.success) return result.data;
  throw new StyleKitError(
    'SK_SETTINGS_INVALID',
    'The style settings cannot be used.',
    'Mend the parts listed, or leave them out to get their defaults.',
    result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  );
}

/** The settings of a guide nobody has touched. */
export const DEFAULT_SETTINGS: GuideSettings = guideSettingsSchema.parse({});
