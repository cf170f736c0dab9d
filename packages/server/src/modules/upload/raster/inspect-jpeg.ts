import { invalid } from '../../../http/api-error.ts';
import { damagedImage } from '../upload-error.ts';
import { assertPixelSize, type PixelSize } from './pixel-size.ts';

const EOI = 0xd9;
const SOS = 0xda;
const TEM = 0x01;
const SOF_BASELINE = 0xc0;
const SOF_EXTENDED = 0xc1;
const SOF_PROGRESSIVE = 0xc2;
/** Tables and reserved codes in the range of frame headers: DHT, JPG, DAC. */
const NOT_FRAMES: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);
/** Each scan costs a full decode of the image; typical encoders write about ten. */
const MAX_SCANS = 100;

/**
 * Reads a JPEG's size from its frame header and walks its segments up to the end of the image, without decoding.
 *
 * Not sharp's metadata, which contains neither the number of scans nor the coding, and accepts truncated files.
 *
 * @throws ApiError 400: a side that is too long, a coding that browsers do not support, over 100 scans, or broken
 *   segments
 */
export function inspectJpeg(bytes: Buffer): PixelSize {
  let size: PixelSize | undefined;
  let scans = 0;
  let offset = 2;
  for (;;) {
    const segment = readSegment(bytes, offset);
    if (segment.marker === EOI) break;
    offset = segment.end;
    if (isFrame(segment.marker)) size = readFrame(segment, size);
    if (segment.marker !== SOS) continue;
    scans += 1;
    if (scans > MAX_SCANS) throw invalid('The image has too many scans');
    offset = endOfScan(bytes, segment.end);
  }
  if (size === undefined || scans === 0) throw damagedImage();
  return size;
}

interface Segment {
  readonly marker: number;
  readonly data: Buffer;
  readonly end: number;
}

function readSegment(bytes: Buffer, start: number): Segment {
  let offset = start;
  if (bytes[offset] !== 0xff) throw damagedImage();
  while (bytes[offset] === 0xff) offset += 1;
  const marker = bytes[offset];
  if (marker === undefined || marker === 0) throw damagedImage();
  offset += 1;
  if (marker === EOI || marker === TEM) return { marker, data: bytes.subarray(0, 0), end: offset };
  if (offset + 2 > bytes.length) throw damagedImage();
  const length = bytes.readUInt16BE(offset);
  if (length < 2 || offset + length > bytes.length) throw damagedImage();
  return { marker, data: bytes.subarray(offset + 2, offset + length), end: offset + length };
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !NOT_FRAMES.has(marker);
}

function readFrame({ marker, data }: Segment, earlier: PixelSize | undefined): PixelSize {
  if (earlier !== undefined) throw damagedImage();
  if (marker !== SOF_BASELINE && marker !== SOF_EXTENDED && marker !== SOF_PROGRESSIVE) {
    throw invalid('This JPEG coding is not supported. Please save it as baseline or progressive');
  }
  if (data.length < 6) throw damagedImage();
  return assertPixelSize({ height: data.readUInt16BE(1), width: data.readUInt16BE(3) });
}

/** Finds the end of a scan: the first marker that is neither a stuffed 0xff nor a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  let offset = bytes.indexOf(0xff, start);
  while (offset >= 0) {
    const next = bytes[offset + 1];
    if (next === undefined) break;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return offset;
    offset = bytes.indexOf(0xff, offset + 2);
  }
  throw damagedImage();
}
