import { StyleKitError } from '../error.ts';
import { FONT_NAMES } from '../typography/font-catalog.ts';
import * as z from '../zod.ts';
import { DESIGN_STYLE_VALUES } from './design-styles.ts';
import { INDUSTRY_VALUES } from './industries.ts';

const hex = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'Must be a valid hex color code'));
const sentence = (maximum: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum));
const listOf = <Schema extends z.ZodMiniType>(schema: Schema, maximum: number) =>
  z.array(schema).check(z.maxLength(maximum));

/**
 * The remembered preferences of a project; every list is sorted by strength.
 *
 * A brief overrides them: preferences only apply to what the brief does not state.
 */
export const preferencesSchema = z.strictObject({
  /** Colors the user kept; the first may become the primary of a brief without colors. */
  keptColors: z.prefault(listOf(hex, 12), []),
  /** Colors the user rejected; their hues are avoided. */
  rejectedColors: z.prefault(listOf(hex, 24), []),
  /** Font families the user kept; the first is the header font. */
  fonts: z.prefault(listOf(z.enum(FONT_NAMES), 6), []),
  industry: z.prefault(z.nullable(z.enum(INDUSTRY_VALUES)), null),
  designStyle: z.prefault(z.nullable(z.enum(DESIGN_STYLE_VALUES)), null),
  targetAudience: z.prefault(z.nullable(z.string().check(z.trim(), z.maxLength(200))), null),
  /** Single words that recur in briefs, such as "quiet". */
  words: z.prefault(listOf(sentence(40), 40), []),
  /** Notes of the user, such as "never use pink". */
  notes: z.prefault(listOf(sentence(500), 20), []),
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
