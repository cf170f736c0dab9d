import * as z from 'zod';
import { StyleKitError } from '../error.ts';
import { FONT_NAMES } from '../typography/font-catalog.ts';
import { DESIGN_STYLE_VALUES } from './design-styles.ts';
import { INDUSTRY_VALUES } from './industries.ts';

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'Must be a valid hex color code');

/**
 * The remembered preferences of a project; every list is sorted by strength.
 *
 * A brief overrides them: preferences only apply to what the brief does not state.
 */
export const preferencesSchema = z.strictObject({
  /** Colors the user kept; the first may become the primary of a brief without colors. */
  keptColors: z.array(hex).max(12).prefault([]),
  /** Colors the user rejected; their hues are avoided. */
  rejectedColors: z.array(hex).max(24).prefault([]),
  /** Font families the user kept; the first is the header font. */
  fonts: z.array(z.enum(FONT_NAMES)).max(6).prefault([]),
  industry: z.enum(INDUSTRY_VALUES).nullable().prefault(null),
  designStyle: z.enum(DESIGN_STYLE_VALUES).nullable().prefault(null),
  targetAudience: z.string().trim().max(200).nullable().prefault(null),
  /** Single words that recur in briefs, such as "quiet". */
  words: z.array(z.string().trim().min(1).max(40)).max(40).prefault([]),
  /** Notes of the user, such as "never use pink". */
  notes: z.array(z.string().trim().min(1).max(500)).max(20).prefault([]),
});

/** The input type of preferences; missing fields are unknown. */
export type PreferencesInput = z.input<typeof preferencesSchema>;

/** The complete remembered preferences of a project. */
export type Preferences = z.infer<typeof preferencesSchema>;

/** Empty preferences. */
export const NO_PREFERENCES: Preferences = preferencesSchema.parse({});

/**
 * Parses preferences and fills in missing fields.
 *
 * @throws StyleKitError `SK_BRIEF_INVALID` with all issues, each at `preferences.…`.
 */
export function parsePreferences(input: PreferencesInput): Preferences {
  const result = preferencesSchema.safeParse(input);
  if (result.success) return result.data;
  throw new StyleKitError(
    'SK_BRIEF_INVALID',
    'The preferences are invalid.',
    'Fix the fields listed, or leave them out.',
    result.error.issues.map(({ path, message }) => ({ path: ['preferences', ...path].join('.'), message })),
  );
}
