import { invalid } from '../../http/api-error.ts';
import { inspectJpeg } from './raster/inspect-jpeg.ts';
import { inspectPng } from './raster/inspect-png.ts';
import { wrongType } from './upload-error.ts';
import type { UploadKind } from './upload-name.ts';

/** The facts in the file itself. Width and height are pixels as stored, before any EXIF rotation. */
export type ImageFacts =
  | { readonly kind: 'png' | 'jpg'; readonly width: number; readonly height: number; readonly frames: 1 }
  | { readonly kind: 'svg' };

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_SIGNATURE = Buffer.from([0xff, 0xd8, 0xff]);
const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
/** The start of an SVG: its root element, with or without a prefix, or a DOCTYPE for one. */
const SVG_OPENING = /^<(?:!DOCTYPE\s+)?(?:[A-Za-z_][\w.-]{0,63}:)?svg(?=[\s/>[])/;

const EXTENSIONS: ReadonlyMap<string, UploadKind> = new Map<string, UploadKind>([
  ['png', 'png'],
  ['jpg', 'jpg'],
  ['jpeg', 'jpg'],
  ['svg', 'svg'],
]);
const DECLARED_TYPES: ReadonlyMap<string, UploadKind> = new Map<string, UploadKind>([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/jpg', 'jpg'],
  ['image/svg+xml', 'svg'],
]);

/**
 * Detects the type of an upload by content only; reads the size of a raster image from its header, without decoding
 * pixels.
 *
 * @throws ApiError 400: not PNG, JPEG or SVG; animated; damaged; larger than 4,096 px; packed text or color profile too
 *   large; or, for raster images, an aspect ratio more than 0.1 from 1:1
 */
export function inspectImage(bytes: Buffer): ImageFacts {
  if (startsWith(bytes, PNG_SIGNATURE)) return raster('png', inspectPng(bytes));
  if (startsWith(bytes, JPEG_SIGNATURE)) return raster('jpg', inspectJpeg(bytes));
  if (opensAsSvg(bytes)) return { kind: 'svg' };
  throw wrongType();
}

/**
 * Compares the file name's extension and the declared media type, where given, with the content.
 *
 * @throws ApiError 400 when one of them does not match
 */
export function assertDeclared(
  kind: UploadKind,
  fileName: string | undefined,
  declaredType: string | undefined,
): void {
  const dot = fileName?.lastIndexOf('.') ?? -1;
  const extension = dot < 0 ? undefined : fileName?.slice(dot + 1).toLowerCase();
  if (extension !== undefined && EXTENSIONS.get(extension) !== kind) throw wrongType();
  const type = declaredType?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== undefined && type !== '' && DECLARED_TYPES.get(type) !== kind) throw wrongType();
}

function startsWith(bytes: Buffer, signature: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature);
}

function raster(kind: 'png' | 'jpg', size: { width: number; height: number }): ImageFacts {
  // In integers, so that exactly 0.9 and 1.1 are accepted.
  if (Math.abs(size.width - size.height) * 10 > size.height) {
    throw invalid('Image aspect ratio should be close to 1:1');
  }
  return { kind, width: size.width, height: size.height, frames: 1 };
}

/**
 * Whether the first element, after a byte order mark, whitespace, comments and processing instructions, is an SVG root.
 */
function opensAsSvg(bytes: Buffer): boolean {
  const text = bytes.subarray(startsWith(bytes, UTF8_MARK) ? 3 : 0).toString('latin1');
  const blanks = /[\t\n\r ]*/y;
  let position = 0;
  for (;;) {
    blanks.lastIndex = position;
    blanks.exec(text);
    position = blanks.lastIndex;
    const ending = text.startsWith('<!--', position)
      ? '-->'
      : text.startsWith('<?', position)
        ? '?>'
        : undefined;
    if (ending === undefined) return SVG_OPENING.test(text.slice(position, position + 200));
    const end = text.indexOf(ending, position);
    if (end < 0) return false;
    position = end + ending.length;
  }
}
