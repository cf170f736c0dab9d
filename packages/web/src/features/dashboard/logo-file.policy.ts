/** The allowed logo types. The server applies the same rules to the file content. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/svg+xml'] as const;
export const MAX_LOGO_BYTES = 1_048_576;

export const TYPE_ERROR = 'Invalid file type. Please upload png, jpeg, svg+xml';
export const SIZE_ERROR = 'File is too large. Maximum size is 1MB';
export const RATIO_ERROR = 'Image aspect ratio should be close to 1:1';

/** The error for the type or size of a file, or null. */
export function fileError({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!LOGO_TYPES.some((known) => known === type)) return TYPE_ERROR;
  return size > MAX_LOGO_BYTES ? SIZE_ERROR : null;
}

/**
 * The error for the aspect ratio of an image, or null. Relative to the longer side, so that nothing is rejected that
 * the server accepts.
 */
export function ratioError(width: number, height: number): string | null {
  return Math.abs(width - height) * 10 > Math.max(width, height) ? RATIO_ERROR : null;
}

/** Validates a file before the upload. Returns an error message, or null. */
export async function findLogoError(file: File): Promise<string | null> {
  const problem = fileError(file);
  if (problem !== null || file.type === 'image/svg+xml') return problem;
  // The server rejects images that the browser cannot decode.
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const { width, height } = picture;
  picture.close();
  return ratioError(width, height);
}
