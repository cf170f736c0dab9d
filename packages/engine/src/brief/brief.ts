import { HARMONY_CHOICES } from '../color/harmony-types.ts';
import { StyleKitError } from '../error.ts';
import { FONT_NAMES } from '../typography/font-catalog.ts';
import * as z from '../zod.ts';
import type { BriefMode } from './brief-mode.ts';
import { DESIGN_STYLE_VALUES } from './design-styles.ts';
import { INDUSTRY_VALUES } from './industries.ts';

/* The schemas of briefs, one per mode. Forms may validate single fields with them; other code uses `parseBrief`. */

const HEX = /^#[0-9a-f]{6}$/i;
const HEX_MESSAGE = 'Must be a valid hex color code';
const PURPOSE_MESSAGE = 'Please provide at least 10 characters for the brand purpose';
const INDUSTRY_MESSAGE = 'Please specify your custom industry';

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** An optional field: undefined, null and blank text all become null. */
const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.prefault(
    z.pipe(
      z.transform((value) => (isBlank(value) ? null : value)),
      z.nullable(schema),
    ),
    null,
  );

const line = (maximum: number, what: string) =>
  z
    .string(`Please write ${what} as text`)
    .check(z.trim(), z.maxLength(maximum, `Please keep ${what} to ${maximum} characters`));

const purpose = z
  .string(PURPOSE_MESSAGE)
  .check(
    z.trim(),
    z.minLength(10, PURPOSE_MESSAGE),
    z.maxLength(2000, 'Please keep the brand purpose to 2000 characters'),
  );

const fontName = z.enum(FONT_NAMES, 'Please choose one of the fonts on offer');

/** AI mode: only the purpose of the brand, 10 to 2,000 characters. */
export const aiBriefSchema = z.strictObject({
  mode: z.prefault(z.literal('ai'), 'ai'),
  description: purpose,
});

/** Co-Pilot mode: the purpose and optional choices; missing ones are null. */
export const copilotBriefSchema = z
  .strictObject({
    mode: z.prefault(z.literal('copilot'), 'copilot'),
    description: purpose,
    industry: optional(z.enum(INDUSTRY_VALUES, 'Please choose an industry from the list')),
    customIndustry: optional(line(200, 'the industry')),
    designStyle: optional(z.enum(DESIGN_STYLE_VALUES, 'Please choose a design style from the list')),
    targetAudience: optional(line(200, 'the target audience')),
    primaryColorHex: optional(z.string(HEX_MESSAGE).check(z.trim(), z.regex(HEX, HEX_MESSAGE))),
    secondaryColorHex: optional(z.string(HEX_MESSAGE).check(z.trim(), z.regex(HEX, HEX_MESSAGE))),
    primaryFont: optional(fontName),
    colorHarmony: z.pipe(
      z.transform((value) => (isBlank(value) ? 'auto' : value)),
      z.enum(HARMONY_CHOICES, 'Please choose a color harmony from the list'),
    ),
  })
  .check(
    z.refine((brief) => brief.industry !== 'other' || brief.customIndustry !== null, {
      path: ['customIndustry'],
      message: INDUSTRY_MESSAGE,
      when: ({ value }) => typeof value === 'object' && value !== null && 'industry' in value,
    }),
  );

const hexOf = (what: string) =>
  z
    .string(`${what} is required`)
    .check(
      z.trim(),
      z.minLength(1, { error: `${what} is required`, abort: true }),
      z.regex(HEX, HEX_MESSAGE),
    );

const nameOf = (what: string) =>
  z
    .string(`Please name your ${what}`)
    .check(
      z.trim(),
      z.minLength(1, `Please name your ${what}`),
      z.maxLength(80, `Please keep the name of your ${what} to 80 characters`),
    );

const customColor = (title: string) => {
  const what = title.charAt(0).toLowerCase() + title.slice(1);
  return z.strictObject({ hex: hexOf(title), name: nameOf(what) }, `${title} is required`);
};

const fontOf = (message: string) =>
  z.pipe(z.string(message).check(z.trim(), z.minLength(1, { error: message, abort: true })), fontName);

/** Custom mode: all colors, both fonts and a name. */
export const customBriefSchema = z.strictObject({
  mode: z.prefault(z.literal('custom'), 'custom'),
  name: z
    .string('Please provide a name for your style guide')
    .check(
      z.trim(),
      z.minLength(1, 'Please provide a name for your style guide'),
      z.maxLength(120, 'Please keep the name to 120 characters'),
    ),
  description: z.pipe(
    z.transform((value) => (isBlank(value) ? '' : value)),
    line(2000, 'the description'),
  ),
  primary: customColor('Primary color'),
  secondary: z.tuple([customColor('Secondary color 1'), customColor('Secondary color 2')]),
  accent: z.tuple([
    customColor('Accent color 1'),
    customColor('Accent color 2'),
    customColor('Accent color 3'),
    customColor('Accent color 4'),
  ]),
  headerFont: fontOf('Header font is required'),
  bodyFont: fontOf('Body font is required'),
});

/** A parsed brief in AI mode. */
export type AiBrief = z.infer<typeof aiBriefSchema>;
/** A parsed brief in Co-Pilot mode; missing choices are null. */
export type CopilotBrief = z.infer<typeof copilotBriefSchema>;
/** A parsed brief in Custom mode. */
export type CustomBrief = z.infer<typeof customBriefSchema>;

export interface BriefByMode {
  ai: AiBrief;
  copilot: CopilotBrief;
  custom: CustomBrief;
}

const SCHEMAS = { ai: aiBriefSchema, copilot: copilotBriefSchema, custom: customBriefSchema };

/**
 * Parses a brief from unknown input: trims text, sets missing fields to null (harmony: `auto`).
 *
 * @throws StyleKitError `SK_BRIEF_INVALID` with all issues, each with the message for its field.
 */
export function parseBrief<Mode extends BriefMode>(mode: Mode, input: unknown): BriefByMode[Mode] {
  const schema: z.ZodMiniType = SCHEMAS[mode];
  const result = schema.safeParse(input);
  if (result.success) return result.data as BriefByMode[Mode];
  throw new StyleKitError(
    'SK_BRIEF_INVALID',
    result.error.issues[0]?.message ?? 'The brief is invalid.',
    'Fix the fields listed and send the brief again.',
    result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  );
}

/** The defaults of the Custom form, without the name. */
export const CUSTOM_DEFAULTS = {
  description: '',
  primary: { hex: '#3B82F6', name: 'Primary Blue' },
  secondary: [
    { hex: '#10B981', name: 'Secondary Green' },
    { hex: '#6366F1', name: 'Secondary Indigo' },
  ],
  accent: [
    { hex: '#EC4899', name: 'Accent Pink' },
    { hex: '#F59E0B', name: 'Accent Amber' },
    { hex: '#EF4444', name: 'Accent Red' },
    { hex: '#8B5CF6', name: 'Accent Purple' },
  ],
  headerFont: 'Playfair Display',
  bodyFont: 'Roboto',
} as const satisfies Omit<z.input<typeof customBriefSchema>, 'name' | 'mode'>;

/** The default name of a guide in the Custom form. */
export function customGuideName(projectName: string): string {
  return `${projectName.trim()} Custom Style`.trim();
}
