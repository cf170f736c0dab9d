import { z } from 'zod';
import { timestamp } from '../../http/wire.ts';
import { parseUploadUrl } from '../upload/upload-name.ts';

const NAME_MESSAGE = 'Please enter a name for your project';
const DESCRIPTION_MESSAGE = 'Please enter a description for your project';
const LOGO_MESSAGE = 'Must be an https address or an uploaded logo';

/** An uploaded logo, or a picture elsewhere over https; the server never fetches it. Blank text means none. */
const logoUrl = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
  z
    .string(LOGO_MESSAGE)
    .trim()
    .max(2_048, 'Please keep the logo’s address to 2048 characters')
    .refine((value) => parseUploadUrl(value) !== null || isHttps(value), LOGO_MESSAGE)
    .nullable(),
);

/** What a person says about a project. */
export const projectBody = z.object({
  name: z.string(NAME_MESSAGE).trim().min(1, NAME_MESSAGE).max(120, 'Please keep the name to 120 characters'),
  description: z
    .string(DESCRIPTION_MESSAGE)
    .trim()
    .min(1, DESCRIPTION_MESSAGE)
    .max(2_000, 'Please keep the description to 2000 characters'),
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
  /** Always false: a deleted project is gone and is not listed. */
  isDeleted: z.boolean(),
  /** Its style guides in every state, archived ones too. */
  styleTileCount: z.int().min(0),
});

export type ProjectBody = z.infer<typeof projectBody>;
export type ProjectView = z.infer<typeof projectSchema>;

function isHttps(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return url.protocol === 'https:' && url.username === '' && url.password === '';
}

/** What a browser sends to create or change a project. */
export type ProjectInput = z.input<typeof projectBody>;
