import sharp from 'sharp';
import { invalid } from '../../http/api-error.ts';
import { MAX_SIDE } from './raster/pixel-size.ts';
import { damagedImage } from './upload-error.ts';

// Uploads never repeat, so a cache would waste memory; one thread per image leaves the others to other requests.
sharp.cache(false);
sharp.concurrency(1);

/** Maximum size of a re-encoded logo, in bytes: a strongly compressed 1 MB original can grow. */
const MAX_OUTPUT = 4 * 1_048_576;
const TIMEOUT_SECONDS = 10;

/**
 * Decodes a raster image and re-encodes it in the same format: rotated by its EXIF orientation, in sRGB, 8 bits per
 * channel, without metadata, profile, comments or trailing bytes. Call `inspectImage` first, which rejects
 * decompression bombs.
 *
 * @throws ApiError 400: damaged, or over 4 MiB after re-encoding
 */
export async function reencodeRaster(bytes: Buffer, kind: 'png' | 'jpg'): Promise<Buffer> {
  const upright = sharp(bytes, {
    limitInputPixels: MAX_SIDE * MAX_SIDE,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .toColorspace('srgb');
  const encoder =
    kind === 'png'
      ? upright.png({ compressionLevel: 9 })
      : upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  const output = await encoder.toBuffer().catch((cause: unknown) => {
    throw damagedImage(cause);
  });
  if (output.length > MAX_OUTPUT) throw invalid('Image is too detailed. Please use fewer pixels');
  return output;
}
