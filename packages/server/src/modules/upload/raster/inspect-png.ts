import { inflateSync } from 'node:zlib';
import { invalid } from '../../../http/api-error.ts';
import { damagedImage } from '../upload-error.ts';
import { assertPixelSize, type PixelSize } from './pixel-size.ts';

const FIRST_CHUNK = 8;
const IHDR_LENGTH = 13;
/** Maximum unpacked size of all packed chunks (color profile, texts) together, in bytes. */
const MAX_UNPACKED = 2 * 1_048_576;

/**
 * Reads a PNG's size from IHDR and walks its chunks up to IEND, without unpacking pixel data.
 *
 * Not sharp's metadata, which reports neither animations nor the unpacked size of chunks, accepts truncated files, and
 * reports a side that is far too long as a corrupt header.
 *
 * @throws ApiError 400: a side that is too long, an animation, packed texts or profile over 2 MiB, or broken chunks
 */
export function inspectPng(bytes: Buffer): PixelSize {
  const size = readHeader(bytes);
  let offset = FIRST_CHUNK;
  let budget = MAX_UNPACKED;
  let hasPixels = false;
  for (;;) {
    const chunk = readChunk(bytes, offset);
    if (chunk.type === 'IEND') break;
    if (chunk.type === 'acTL' || chunk.type === 'fcTL' || chunk.type === 'fdAT') {
      throw invalid('Animated images are not supported');
    }
    hasPixels ||= chunk.type === 'IDAT';
    budget -= unpackedLength(packedPart(chunk), budget);
    offset = chunk.end;
  }
  if (!hasPixels) throw damagedImage();
  return size;
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  readonly end: number;
}

function readHeader(bytes: Buffer): PixelSize {
  const { type, data } = readChunk(bytes, FIRST_CHUNK);
  if (type !== 'IHDR' || data.length !== IHDR_LENGTH) throw damagedImage();
  return assertPixelSize({ width: data.readUInt32BE(0), height: data.readUInt32BE(4) });
}

function readChunk(bytes: Buffer, offset: number): Chunk {
  if (offset + 12 > bytes.length) throw damagedImage();
  const start = offset + 8;
  const length = bytes.readUInt32BE(offset);
  if (start + length + 4 > bytes.length) throw damagedImage();
  return {
    type: bytes.toString('latin1', offset + 4, start),
    data: bytes.subarray(start, start + length),
    end: start + length + 4,
  };
}

/** The deflated part of a chunk, or undefined if it has none (PNG specification, 11.3.2.3 and 11.3.3). */
function packedPart({ type, data }: Chunk): Buffer | undefined {
  if (type !== 'iCCP' && type !== 'zTXt' && type !== 'iTXt') return undefined;
  const keywordEnd = data.indexOf(0);
  if (keywordEnd < 0) throw damagedImage();
  if (type !== 'iTXt') return data.subarray(keywordEnd + 2);
  if (data[keywordEnd + 1] !== 1) return undefined;
  const languageEnd = data.indexOf(0, keywordEnd + 3);
  const translationEnd = languageEnd < 0 ? -1 : data.indexOf(0, languageEnd + 1);
  if (translationEnd < 0) throw damagedImage();
  return data.subarray(translationEnd + 1);
}

function unpackedLength(packed: Buffer | undefined, budget: number): number {
  if (packed === undefined) return 0;
  try {
    // zlib treats a limit of 0 as "no limit".
    return inflateSync(packed, { maxOutputLength: Math.max(1, budget) }).length;
  } catch (cause) {
    if (cause instanceof RangeError) throw invalid('The image contains too much text or color profile data');
    throw damagedImage(cause);
  }
}
