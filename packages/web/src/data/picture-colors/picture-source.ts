/** A file of the user, or the URL of an uploaded logo. */
export type PictureSource = File | string;

export const PICTURE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/svg+xml',
] as const;
