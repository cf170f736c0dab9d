import { z } from 'zod';
import { paletteSchema } from '../../http/palette.ts';
import { timestamp } from '../../http/wire.ts';
import { parseUploadUrl } from '../upload/upload-name.ts';

const NAME_MESSAGE = 'Please enter a name for your project';
const DESCRIPTION_MESSAGE = 'Please enter a description for your project';
const LOGO_MESSAGE = 'Must be an https URL or an uploaded logo';

/** An uploaded logo, or an external image over https, which the server never fetches. Blank text means no logo. */
const logoUrl = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
  z
    .string(LOGO_MESSAGE)
    .trim()
    .max(2_048, 'The logo URL must be at most 2048 characters')
    .refine((value) => parseUploadUrl(value) !== null || isHttps(value), LOGO_MESSAGE)
    .nullable(),
);

/** The fields of a project that the user can set. */
export const projectBody = z.object({
  name: z
    .string(NAME_MESSAGE)
    .trim()
    .min(1, NAME_MESSAGE)
    .max(120, 'The name must be at most 120 characters'),
  description: z
    .string(DESCRIPTION_MESSAGE)
    .trim()
    .min(1, DESCRIPTION_MESSAGE)
    .max(2_000, 'The description must be at most 2000 characters'),
  logoUrl: logoUrl.optional(),
});

export const projectSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  logoUrl: z.string().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  isArchived: z.boolean(),
  /** Always false: deleted projects are not listed. */
  isDeleted: z.boolean(),
  /** The number of its style guides in every state, including archived ones. */
  styleTileCount: z.int().min(0),
  lastChangedAt: timestamp.describe('When the project or one of its style guides was last changed'),
  latestPalette: paletteSchema.describe(
    'The colors of its newest finished style guide that is not archived, in role order',
  ),
});

export type ProjectBody = z.infer<typeof projectBody>;
export type ProjectView = z.infer<typeof projectSchema>;

function isHttps(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return url.protocol === 'https:' && url.username === '' && url.password === '';
}

/** The request body for creating or changing a project. */
export type ProjectInput = z.input<typeof projectBody>;
