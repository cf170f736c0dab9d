import { z } from 'zod';
import { parseUploadUrl } from './upload-name.ts';

export const uploadSchema = z.object({
  /** `/uploads/` and the name; a project's `logoUrl` takes it as it is. */
  url: z.string(),
});

/** Anything may be asked for; what is not an own upload's address is answered like an unknown one. */
export const deleteUploadBody = z.object({
  fileUrl: z
    .unknown()
    .optional()
    .transform((value) => (parseUploadUrl(value) === null ? null : value))
    .describe('The `url` an upload was answered with'),
  projectId: z
    .uuid()
    .optional()
    .describe('The project the logo is taken from: that it still shows the logo does not count'),
});

export const deletedSchema = z.object({ success: z.literal(true) });

export const uploadParams = z.object({ name: z.string() });

/** The bytes of a logo. */
export const logoBytes = z
  .custom<Buffer>()
  .meta({ description: 'The picture: PNG, JPEG or SVG', type: 'string', format: 'binary' });

export type DeleteUploadBody = z.infer<typeof deleteUploadBody>;
