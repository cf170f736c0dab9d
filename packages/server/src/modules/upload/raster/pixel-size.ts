import { invalid } from '../../../http/api-error.ts';
import { damagedImage } from '../upload-fault.ts';

/** Width and height in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The longest side a logo may have, in pixels; larger ones are refused before anything is decoded. */
export const MAX_SIDE = 4_096;

/** @throws ApiError 400 for an empty image or one with a side over `MAX_SIDE`. */
export function assertPixelSize(size: PixelSize): PixelSize {
  if (size.width === 0 || size.height === 0) throw damagedImage();
  if (size.width > MAX_SIDE || size.height > MAX_SIDE) {
    throw invalid(`Image is too large. Maximum is ${MAX_SIDE} pixels a side`);
  }
  return size;
}
