import { findPictureColors, type NoColor, type PictureColor } from './find-colors.ts';
import { PICTURE_TYPES, type PictureSource } from './picture-source.ts';

const MAX_PICTURE_BYTES = 20_971_520;
/** The longer side of the picture that is analyzed, in pixels. */
const MAX_SIDE = 256;

const ERRORS: Readonly<Record<NoColor | 'type' | 'size' | 'broken', string>> = {
  gray: 'This picture has no color to offer: it is gray. Choose another one.',
  transparent: 'This picture has no color to offer: it is transparent. Choose another one.',
  type: 'This file is not a picture that can be read here. Choose a PNG, JPEG, WebP, AVIF or SVG file.',
  size: 'This picture is larger than 20 MB. Choose a smaller one.',
  broken: 'This picture could not be read: the file is damaged or incomplete. Choose another one.',
};

export type PictureResult =
  | { readonly colors: readonly PictureColor[] }
  /** A sentence for the user. */
  | { readonly error: string };

/** Finds the colors of a picture. It is decoded in the browser and sent nowhere. */
export async function readPicture(source: PictureSource): Promise<PictureResult> {
  const file = typeof source === 'string' ? await loadLogo(source) : source;
  if (file === null) return { error: ERRORS.broken };
  if (!PICTURE_TYPES.some((type) => type === file.type)) return { error: ERRORS.type };
  if (file.size > MAX_PICTURE_BYTES) return { error: ERRORS.size };
  const pixels = await decode(file).catch(() => null);
  if (pixels === null) return { error: ERRORS.broken };
  const found = findPictureColors(pixels);
  return typeof found === 'string' ? { error: ERRORS[found] } : { colors: found };
}

async function loadLogo(url: string): Promise<Blob | null> {
  const response = await fetch(url).catch(() => null);
  return response?.ok === true ? response.blob() : null;
}

/** The pixels of a picture, scaled down. Rejects if it is damaged. */
async function decode(file: Blob): Promise<Uint8ClampedArray> {
  if (file.type === 'image/svg+xml') return draw(await loadSvg(file), MAX_SIDE);
  const bitmap = await createImageBitmap(file);
  try {
    return draw(bitmap);
  } finally {
    bitmap.close();
  }
}

/** Browsers decode SVG only in image elements, where it runs no script and loads nothing. */
async function loadSvg(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = await toDataUrl(file);
  await image.decode();
  return image;
}

/** A data URL, because the content security policy allows no object URLs for pictures. */
function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}

/** @param fallback the side of a picture without a size of its own, in pixels */
function draw(picture: ImageBitmap | HTMLImageElement, fallback = 0): Uint8ClampedArray {
  const width = picture.width || fallback;
  const height = picture.height || fallback;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const size = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = size;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser has no canvas.');
  context.drawImage(picture, 0, 0, ...size);
  return context.getImageData(0, 0, ...size).data;
}
