import { invalid } from '../../../http/api-error.ts';
import { damagedImage } from '../upload-error.ts';

/** Width and height in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Maximum side of a logo, in pixels; larger images are rejected before they are decoded. */
export const MAX_SIDE = 4_096;

/** @throws ApiError 400 for an empty image or a side over `MAX_SIDE` */
export function assertPixelSize(size: PixelSize): PixelSize {
  if (size.width === 0 || size.height === 0) throw damagedImage();
  if (size.width > MAX_SIDE || size.height > MAX_SIDE) {
    throw invalid(`Image is too large. The maximum is ${MAX_SIDE} × ${MAX_SIDE} pixels`);
  }
  return size;
}
