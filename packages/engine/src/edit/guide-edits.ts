import { StyleKitError } from '../error.ts';
import { PALETTE_ROLES } from '../palette/palette-roles.ts';
import { FONT_NAMES } from '../typography/font-catalog.ts';
import * as z from '../zod.ts';

/*
 * The edits of a guide: what a user changed after it was generated. The edited guide is always computed from the
 * original and all edits, so that undoing an edit gives the same bytes as before it.
 */

const hexColor = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'Must be a valid hex color code'));
const colorName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please name the color'),
    z.maxLength(80, 'Please keep the name of the color to 80 characters'),
  );
const fontName = z.enum(FONT_NAMES, 'Please choose one of the fonts on offer');
const text = (maximum: number, what: string) =>
  z.string().check(z.trim(), z.maxLength(maximum, `Please keep ${what} to ${maximum} characters`));

const colorEdit = z.strictObject({ hex: z.optional(hexColor), name: z.optional(colorName) });

/** The strict schema of edits; every part is optional. */
export const guideEditsSchema = z.strictObject({
  colors: z.optional(z.partialRecord(z.enum(PALETTE_ROLES), colorEdit)),
  headerFont: z.optional(fontName),
  bodyFont: z.optional(fontName),
  exampleTitle: z.optional(
    text(200, 'the example title').check(z.minLength(1, 'Please write an example title')),
  ),
  exampleText: z.optional(
    text(1000, 'the example text').check(z.minLength(1, 'Please write an example text')),
  ),
  description: z.optional(text(2000, 'the description')),
});

/** The edits of a guide: colors by role, fonts and texts. Parts that are not edited are missing. */
export type GuideEdits = z.infer<typeof guideEditsSchema>;
/** The edit of one color: `#RRGGBB`, a name of 1 to 80 characters, or both. */
export type ColorEdit = z.infer<typeof colorEdit>;

/** The edits of a guide that was not edited. */
export const NO_EDITS: GuideEdits = {};

/**
 * Parses edits from unknown input.
 *
 * @throws StyleKitError `SK_EDITS_INVALID` with all issues: unknown parts, roles or fonts, and texts that are too long.
 */
export function parseEdits(input: unknown): GuideEdits {
  const result = guideEditsSchema.safeParse(input);
  if (result.success) return result.data;
  throw new StyleKitError(
    'SK_EDITS_INVALID',
    'The changes to the style guide are invalid.',
    'Fix the fields listed.',
    result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  );
}
