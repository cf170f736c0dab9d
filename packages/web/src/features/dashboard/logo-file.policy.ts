/** What a person may upload as a logo; the server holds the same and looks at the bytes themselves. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/svg+xml'] as const;
export const MAX_LOGO_BYTES = 1_048_576;

export const TYPE_FAULT = 'Invalid file type. Please upload png, jpeg, svg+xml';
export const SIZE_FAULT = 'File is too large. Maximum size is 1MB';
export const RATIO_FAULT = 'Image aspect ratio should be close to 1:1';

/** What is wrong with the type or the size of a file, or null. */
export function fileFault({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!LOGO_TYPES.some((known) => known === type)) return TYPE_FAULT;
  return size > MAX_LOGO_BYTES ? SIZE_FAULT : null;
}

/**
 * What is wrong with the shape of a picture, or null. The longer side is the measure, so that nothing is refused here
 * which the server would take, whichever way up a photograph is stored.
 */
export function ratioFault(width: number, height: number): string | null {
  return Math.abs(width - height) * 10 > Math.max(width, height) ? RATIO_FAULT : null;
}

/** Looks at a file before it is sent; null when there is nothing against sending it. */
export async function findLogoFault(file: File): Promise<string | null> {
  const fault = fileFault(file);
  if (fault !== null || file.type === 'image/svg+xml') return fault;
  // What the browser cannot read the server names in its own words.
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const { width, height } = picture;
  picture.close();
  return ratioFault(width, height);
}
