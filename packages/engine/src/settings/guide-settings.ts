import { StyleKitError } from '../error.ts';
import * as z from '../zod.ts';
import { buttonSettingsSchema } from './button-settings.ts';
import { typographySettingsSchema } from './typography-settings.ts';

/** The schema of the settings that users adjust separately from the guide: buttons and type sizes. */
export const guideSettingsSchema = z.strictObject({
  buttons: z.prefault(buttonSettingsSchema, {}),
  typography: z.prefault(typographySettingsSchema, {}),
});

/** The complete settings of a guide: buttons and type sizes, with defaults for missing parts. */
export type GuideSettings = z.infer<typeof guideSettingsSchema>;

/**
 * Parses settings from unknown input: missing parts get the values of `initial`, by default the default settings;
 * numbers are clamped and snapped to their sliders.
 *
 * @throws StyleKitError `SK_SETTINGS_INVALID` with all issues: values of the wrong type, or unknown keys.
 */
export function parseSettings(input: unknown, initial?: GuideSettings): GuideSettings {
  const result = guideSettingsSchema.safeParse(initial === undefined ? input : complete(input, initial));
  if (result.success) return result.data;
  throw new StyleKitError(
    'SK_SETTINGS_INVALID',
    'The style settings are invalid.',
    'Fix the fields listed, or leave them out to use the defaults.',
    result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  );
}

/** Adds the missing parts of settings. Input of a wrong type is kept, so that the schema reports it. */
function complete(input: unknown, initial: GuideSettings): unknown {
  if (!isRecord(input)) return input;
  const { buttons = {}, typography = {} } = input;
  return {
    ...input,
    buttons: isRecord(buttons) ? { ...initial.buttons, ...buttons } : buttons,
    typography: isRecord(typography) ? { ...initial.typography, ...typography } : typography,
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The default settings of a guide. */
export const DEFAULT_SETTINGS: GuideSettings = guideSettingsSchema.parse({});
