import sharp from 'sharp';
import { invalid } from '../../http/api-error.ts';
import { MAX_SIDE } from './raster/pixel-size.ts';
import { damagedImage } from './upload-fault.ts';

// Uploads never repeat, so a cache would only hold memory; one thread an image leaves the others to other requests.
sharp.cache(false);
sharp.concurrency(1);

/** The most a re-encoded logo may weigh, in bytes: a finely coded 1 MB original can grow, but not without end. */
const MAX_OUTPUT = 4 * 1_048_576;
const TIMEOUT_SECONDS = 10;

/**
 * Decodes a raster image and writes it anew in the same format: upright by its EXIF orientation, in sRGB, 8 bits a channel,
 * without metadata, profile, comments or bytes behind the image. Call `inspectImage` first; it refuses pixel bombs.
 *
 * @throws ApiError 400: damaged, or over 4 MiB when written anew.
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
