import type { Guide, GuideSettings } from '@stylekit/engine';
import type { GuideEdits } from '@stylekit/engine/edit';
import { z } from 'zod';
import {
  GENERATION_MODES,
  GENERATION_STATUSES,
  GENERATION_STEPS,
} from '../../database/tables/style-tile.entity.ts';
import { timestamp } from '../../http/wire.ts';

const text = z.string().max(4_000).nullish();

/**
 * The request for a style guide. The engine validates the fields of each mode, so that the messages are the same on the
 * server, in the browser and in the CLI; fields of other modes are ignored.
 */
export const styleTileBody = z.object({
  projectId: z.uuid().optional().describe('The project of the path, if a client repeats it'),
  generationMode: z.enum(GENERATION_MODES),
  name: z.string().trim().max(120, 'Please keep the name to 120 characters').nullish(),
  description: text,
  industry: text,
  customIndustry: text,
  designStyle: text,
  targetAudience: text,
  primaryColorHex: text,
  secondaryColorHex: text,
  primaryFont: text,
  secondaryFont: text,
  colorHarmony: text,
  originId: z
    .uuid()
    .nullish()
    .describe('The style guide that this is another version or a duplicate of, in the same project'),
  generated: z.boolean().optional().describe('Ignored: the mode determines it'),
  generatedData: z
    .looseObject({})
    .optional()
    .describe('Custom mode: the guide; its codes, variables and font URLs are computed again'),
});

/** An exact name; PostgreSQL has no text with a null character. */
const exactName = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[^\0]*$/, 'Must not contain a null character');

/** Selects style guides of all projects. */
export const namedQuery = z.object({
  name: exactName.optional().describe('The exact name of the style guide'),
  project: exactName
    .optional()
    .describe('The id or the exact name of its project; all active ones by default'),
});

const NO_NAME = 'Please provide a name for your style guide';

/** A new name, new edits, or both. */
export const changeBody = z
  .object({
    name: z
      .string(NO_NAME)
      .trim()
      .min(1, NO_NAME)
      .max(120, 'Please keep the name to 120 characters')
      .optional(),
    edits: z
      .looseObject({}, 'Must be the edits of the style guide')
      .optional()
      .describe('All edits of the original: colors by role, fonts and texts; {} restores the original'),
  })
  .refine(({ name, edits }) => name !== undefined || edits !== undefined, {
    path: ['name'],
    message: NO_NAME,
  });

/** The revision that new edits are based on. */
export const changeHeaders = z.object({
  'if-match': z
    .string()
    .regex(/^"\d{1,9}"$/, 'Must be the revision of the style guide in quotes: "3"')
    .optional()
    .describe('Required for edits: the `revision` they are based on, in quotes'),
});

/** The engine parses the guide when the row is read; an invalid document is null. */
const guide = z.custom<Guide>().meta({
  id: 'Guide',
  description: 'A style guide document; the engine’s guideSchema describes it',
  type: 'object',
});

/** The engine parses the settings when the row is read. */
const settings = z.custom<GuideSettings>().meta({
  id: 'GuideSettings',
  description: 'Button, hover and type settings; null stands for the defaults of the guide',
  type: 'object',
});

/** Complete settings: `parseTileSettings` reports what is missing or no value of a setting. */
export const settingsBody = z.looseObject({
  buttons: z.looseObject({}, 'Must be all button settings'),
  typography: z.looseObject({}, 'Must be all type settings'),
});

/** The engine parses the edits when the row is read. */
const edits = z.custom<GuideEdits>().meta({
  id: 'GuideEdits',
  description: 'What the owner changed in the generated guide: colors by role, fonts and texts',
  type: 'object',
});

/** A saved state of a style guide. */
export const guideVersionSchema = z.object({
  /** Counts up from 1, the state before the first change. */
  number: z.number().int(),
  edits,
  settings: settings.nullable(),
  createdAt: timestamp,
});

export const styleTileSchema = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  name: z.string(),
  description: z.string(),
  industry: z.string().nullable(),
  customIndustry: z.string().nullable(),
  designStyle: z.string().nullable(),
  targetAudience: z.string().nullable(),
  primaryColorHex: z.string().nullable(),
  secondaryColorHex: z.string().nullable(),
  colorHarmony: z.string().nullable(),
  primaryFont: z.string().nullable(),
  secondaryFont: z.string().nullable(),
  generationMode: z.enum(GENERATION_MODES),
  generated: z.boolean(),
  generatedData: guide.nullable(),
  originalData: guide.nullable().describe('The guide as it was generated; null if it was never edited'),
  edits,
  revision: z.number().int().describe('Increases with every change of the edits'),
  originId: z.uuid().nullable().describe('The style guide that this is another version or a duplicate of'),
  settings: settings.nullable(),
  generationStatus: z.enum(GENERATION_STATUSES),
  /** The current step of the generation. */
  generationStep: z.enum(GENERATION_STEPS).nullable(),
  /** Why the last attempt failed, for users. */
  generationError: z.string().nullable(),
  isArchived: z.boolean(),
  /** Always false: deleted style guides are not listed. */
  isDeleted: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

export type GuideVersionView = z.infer<typeof guideVersionSchema>;
export type StyleTileBody = z.infer<typeof styleTileBody>;
export type StyleTileView = z.infer<typeof styleTileSchema>;
/** The request body for creating a style guide. */
export type StyleTileInput = z.input<typeof styleTileBody>;
