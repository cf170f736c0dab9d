import { z } from 'zod';
import { parseUploadUrl } from './upload-name.ts';

export const uploadSchema = z.object({
  /** The URL path `/uploads/…`; it is valid as `logoUrl` of a project. */
  url: z.string(),
});

/** Any value is accepted; anything but a URL of the user's own upload is treated like an unknown one. */
export const deleteUploadBody = z.object({
  fileUrl: z
    .unknown()
    .optional()
    .transform((value) => (parseUploadUrl(value) === null ? null : value))
    .describe('The `url` returned by the upload'),
  projectId: z
    .uuid()
    .optional()
    .describe('The project from which the logo is removed; it does not count as using the logo'),
});

export const deletedSchema = z.object({ success: z.literal(true) });

export const uploadParams = z.object({ name: z.string() });

/** The bytes of a logo. */
export const logoBytes = z
  .custom<Buffer>()
  .meta({ description: 'The image: PNG, JPEG or SVG', type: 'string', format: 'binary' });

export type DeleteUploadBody = z.infer<typeof deleteUploadBody>;
