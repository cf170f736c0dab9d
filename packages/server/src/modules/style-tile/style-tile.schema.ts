import type { Guide } from '@stylekit/engine';
import { z } from 'zod';
import {
  GENERATION_MODES,
  GENERATION_STATUSES,
  GENERATION_STEPS,
} from '../../database/tables/style-tile.entity.ts';
import { timestamp } from '../../http/wire.ts';

const text = z.string().max(4_000).nullish();

/**
 * What a style guide is asked for with. The engine checks the fields of each mode, so that a brief is refused with
 * the same words here, in the browser and on the command line; what a mode does not know is not read.
 */
export const styleTileBody = z.object({
  projectId: z.uuid().optional().describe('The project of the path, where a client repeats it'),
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
  generated: z.boolean().optional().describe('Not read: the mode decides'),
  generatedData: z
    .looseObject({})
    .optional()
    .describe('Custom mode: the guide; codes, variables and font addresses in it are computed anew'),
});

export const renameBody = z.object({
  name: z
    .string('Please provide a name for your style guide')
    .trim()
    .min(1, 'Please provide a name for your style guide')
    .max(120, 'Please keep the name to 120 characters'),
});

/** The guide itself is the engine's, which parsed it when the row was read; a document that did not parse is null. */
const guide = z.custom<Guide>().meta({
  id: 'Guide',
  description: 'A style guide document; the engine’s guideSchema describes it',
  type: 'object',
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
  generationStatus: z.enum(GENERATION_STATUSES),
  /** What is being worked on now. */
  generationStep: z.enum(GENERATION_STEPS).nullable(),
  /** Why the last attempt came to nothing, for a person. */
  generationError: z.string().nullable(),
  isArchived: z.boolean(),
  /** Always false: a deleted style guide is gone and is not listed. */
  isDeleted: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

export type StyleTileBody = z.infer<typeof styleTileBody>;
export type StyleTileView = z.infer<typeof styleTileSchema>;
/** What a browser sends to create a style guide. */
export type StyleTileInput = z.input<typeof styleTileBody>;
