import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  jpegFile,
  pngChunk,
  pngFile,
  withJpegSegment,
  withPngChunks,
} from '../../../test/hostile-svg/raster-file.ts';
import { MAX_LOGO_BYTES, prepareLogo } from './prepare-logo.ts';

const MARK = 'MARK<script>alert(1)</script>';
const mark = Buffer.from(MARK);
const NS = 'xmlns="http://www.w3.org/2000/svg"';
let png: Buffer;
let jpg: Buffer;
let photo: Buffer;

beforeAll(async () => {
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#3366cc' } });
  png = await picture.clone().png().toBuffer();
  jpg = await picture.clone().jpeg().toBuffer();
  // Left half red, right half blue, stored rotated, with GPS data.
  photo = await sharp({ create: { width: 42, height: 40, channels: 3, background: '#0000ff' } })
    .composite([
      { input: { create: { width: 21, height: 40, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    .withExif({ IFD0: { Copyright: MARK }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
});

async function tryPrepare(bytes: Buffer): Promise<Buffer | number> {
  return prepareLogo({ bytes }).then(
    (logo) => logo.bytes,
    (error: { status: number }) => error.status,
  );
}

describe('polyglots', () => {
  it('are rejected, or rewritten without the hidden content', async () => {
    const zip = Buffer.concat([Buffer.from('PK\x03\x04'), mark]);
    const files: Readonly<Record<string, Buffer>> = {
      'GIF and script': Buffer.from(`GIF89a=1;/*${MARK}*/`),
      'PNG with HTML behind it': Buffer.concat([png, mark]),
      'PNG with ZIP behind it': Buffer.concat([png, zip]),
      'PNG with PHP in a text chunk': withPngChunks(png, [
        pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), mark])),
      ]),
      'PNG with script in an unknown chunk': withPngChunks(png, [pngChunk('htMl', mark)]),
      'PNG with EXIF': withPngChunks(png, [
        pngChunk('eXIf', Buffer.concat([Buffer.from('II*\0\x08\0\0\0\0\0\0\0\0\0'), mark])),
      ]),
      'PNG with XMP': withPngChunks(png, [
        pngChunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), mark])),
      ]),
      'JPEG with script in a comment': withJpegSegment(jpg, 0xfe, mark),
      'JPEG with script in APP0': withJpegSegment(jpg, 0xe0, mark),
      'JPEG with script in APP13': withJpegSegment(jpg, 0xed, mark),
      'JPEG with a fake profile': withJpegSegment(
        jpg,
        0xe2,
        Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), mark]),
      ),
      'JPEG with HTML behind it': Buffer.concat([jpg, mark]),
      'JPEG with PDF behind it': Buffer.concat([jpg, Buffer.from('%PDF-1.4'), mark]),
      'JPEG with a second JPEG behind it': Buffer.concat([jpg, withJpegSegment(jpg, 0xfe, mark)]),
      'JPEG with EXIF': photo,
      'HTML with PNG behind it': Buffer.concat([mark, png]),
      'ZIP with PNG inside': Buffer.concat([zip, png]),
      'PDF with JPEG inside': Buffer.concat([Buffer.from('%PDF-1.4'), mark, jpg]),
      'SVG with HTML behind it': Buffer.from(`<svg ${NS}><path/></svg>${MARK}`),
      'SVG with script in a comment': Buffer.from(`<svg ${NS}><!--${MARK}--><path/></svg>`),
      'SVG with PNG in a comment': Buffer.concat([
        Buffer.from('<!--'),
        png,
        mark,
        Buffer.from(`--><svg ${NS}><path/></svg>`),
      ]),
      svgz: gzipSync(`<svg ${NS}><path/></svg>`),
      'PNG signature with an SVG behind it': Buffer.concat([
        png.subarray(0, 8),
        Buffer.from(`<svg ${NS} onload="MARK"/>`),
      ]),
      'bytes like a JPEG and HTML': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), mark]),
    };
    const results = new Map<string, string>();
    for (const [name, bytes] of Object.entries(files)) {
      const result = await tryPrepare(bytes);
      if (typeof result === 'number') expect(result, name).toBe(400);
      else expect(result.includes('MARK'), name).toBe(false);
      results.set(name, typeof result === 'number' ? 'rejected' : 'rewritten');
    }
    expect(results.size).toBeGreaterThanOrEqual(20);
    expect(results.get('PNG with HTML behind it')).toBe('rewritten');
    expect(results.get('JPEG with script in a comment')).toBe('rewritten');
    expect(results.get('JPEG with EXIF')).toBe('rewritten');
    expect(results.get('svgz')).toBe('rejected');
  });

  it('rejects an SVG that is declared as a PNG, and vice versa', async () => {
    const svg = Buffer.from(`<svg ${NS}><path d="M0 0h9"/></svg>`);
    const text = 'Invalid file type. Please upload png, jpeg, svg+xml';
    await expect(prepareLogo({ bytes: svg, fileName: 'a.png' })).rejects.toThrow(text);
    await expect(prepareLogo({ bytes: svg, declaredType: 'image/png' })).rejects.toThrow(text);
    await expect(prepareLogo({ bytes: png, fileName: 'a.svg' })).rejects.toThrow(text);
  });
});

describe('raster logos', () => {
  it('keeps the format, sets the media type and removes trailing bytes', async () => {
    const asPng = await prepareLogo({ bytes: png, fileName: 'logo.png', declaredType: 'image/png' });
    expect(asPng).toMatchObject({ kind: 'png', contentType: 'image/png' });
    expect(asPng.bytes.subarray(-8, -4).toString('latin1')).toBe('IEND');
    const asJpg = await prepareLogo({ bytes: jpg, fileName: 'logo.jpeg', declaredType: 'image/jpeg' });
    expect(asJpg).toMatchObject({ kind: 'jpg', contentType: 'image/jpeg' });
    expect(asJpg.bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  });

  it('rotates a photo and removes its metadata', async () => {
    expect((await sharp(photo).metadata()).exif?.includes('MARK')).toBe(true);
    const { bytes } = await prepareLogo({ bytes: photo });
    const facts = await sharp(bytes).metadata();
    expect([facts.width, facts.height]).toEqual([40, 42]);
    expect([facts.exif, facts.icc, facts.xmp, facts.iptc, facts.orientation]).toEqual(
      Array(5).fill(undefined),
    );
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)].map((value) => value > 128)).toEqual([true, false, false]);
    expect([...data.subarray(-3)].map((value) => value > 128)).toEqual([false, false, true]);
  });

  it('converts a wide-gamut image to sRGB and removes its profile', async () => {
    const wide = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#00ff00' } })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    expect((await sharp(wide).metadata()).icc).toBeDefined();
    const { bytes } = await prepareLogo({ bytes: wide });
    const facts = await sharp(bytes).metadata();
    expect([facts.icc, facts.space, facts.depth]).toEqual([undefined, 'srgb', 'uchar']);
    const [red = 255, green = 0, blue = 255] = await sharp(bytes).raw().toBuffer();
    expect([red < 5, green > 250, blue < 5]).toEqual([true, true, true]);
  });

  it('keeps transparency', async () => {
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    const { bytes } = await prepareLogo({ bytes: clear });
    expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 4)]).toEqual([255, 0, 0, 128]);
  });

  it('rejects images with valid headers and missing pixels', async () => {
    const broken = Buffer.from(png);
    broken.fill(0xaa, 45, 60);
    for (const bytes of [broken, jpegFile(40, 40), pngFile(100, 100)]) {
      await expect(prepareLogo({ bytes })).rejects.toMatchObject({ status: 400, code: 'SK_INVALID' });
    }
  });
});

describe('size', () => {
  it('accepts 1,048,576 bytes but not one more, of any type', async () => {
    const svg = Buffer.from(`<svg ${NS}><path d="M0 0h9"/></svg>`);
    for (const small of [png, jpg, svg]) {
      const full = Buffer.concat([small, Buffer.alloc(1_048_576 - small.length, 0x20)]);
      expect(full.length).toBe(MAX_LOGO_BYTES);
      expect((await prepareLogo({ bytes: full })).bytes.length).toBeLessThan(2_000);
      await expect(prepareLogo({ bytes: Buffer.concat([full, Buffer.from(' ')]) })).rejects.toMatchObject({
        status: 413,
        code: 'SK_TOO_LARGE',
        message: 'File is too large. Maximum size is 1MB',
      });
    }
  });
});
