import * as z from 'zod';
import { StyleKitError } from '../error.ts';
import { FONT_NAMES } from '../typography/font-catalog.ts';
import { DESIGN_STYLE_VALUES } from './design-styles.ts';
import { INDUSTRY_VALUES } from './industries.ts';

const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'Must be a valid hex color code');

/**
 * What a project remembers of its owner's taste, the strongest first in every list.
 *
 * A brief always wins over it: memory speaks only where the brief is silent.
 */
export const preferencesSchema = z.strictObject({
  /** Colors that were kept; the first may become the primary of a brief that names no color. */
  keptColors: z.array(hex).max(12).prefault([]),
  /** Colors that were thrown away; their hues are avoided. */
  rejectedColors: z.array(hex).max(24).prefault([]),
  /** Families that were kept; the first sets the headings. */
  fonts: z.array(z.enum(FONT_NAMES)).max(6).prefault([]),
  industry: z.enum(INDUSTRY_VALUES).nullable().prefault(null),
  designStyle: z.enum(DESIGN_STYLE_VALUES).nullable().prefault(null),
  targetAudience: z.string().trim().max(200).nullable().prefault(null),
  /** Single words the owner's briefs keep coming back to, such as "quiet". */
  words: z.array(z.string().trim().min(1).max(40)).max(40).prefault([]),
  /** Sentences the owner wrote down, such as "never use pink". */
  notes: z.array(z.string().trim().min(1).max(500)).max(20).prefault([]),
});

/** Preferences as they may be given: what is left out is not known. */
export type PreferencesInput = z.input<typeof preferencesSchema>;

/** What a project remembers of the taste of its owner, complete. */
export type Preferences = z.infer<typeof preferencesSchema>;

/** The memory of a project that has none yet. */
export const NO_PREFERENCES: Preferences = preferencesSchema.parse({});

/**
 * Whole preferences from what is known of them.
 *
 * @throws StyleKitError `SK_BRIEF_INVALID` with every fault, each at `preferences.…`.
 */
export function parsePreferences(input: PreferencesInput): Preferences {
  const result = preferencesSchema.safeParse(input);
  if (result.success) return result.data;
  throw new StyleKitError(
    'SK_BRIEF_INVALID',
    'The preferences cannot be used.',
    'Mend the fields listed, or leave out what is not known.',
    result.error.issues.map(({ path, message }) => ({ path: ['preferences', ...path].join('.'), message })),
  );
}
