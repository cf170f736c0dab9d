import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegFile, pngChunk, pngFile } from '../../../test/hostile-svg/raster-file.ts';
import { assertDeclared, inspectImage } from './inspect-image.ts';
import { prepareLogo } from './prepare-logo.ts';

const WRONG_TYPE = 'Invalid file type. Please upload png, jpeg, svg+xml';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const ZEROS = deflateSync(Buffer.alloc(3 * 1_048_576));

function packedText(type: 'iCCP' | 'zTXt'): Buffer {
  return pngChunk(type, Buffer.concat([Buffer.from('name\0\0', 'latin1'), ZEROS]));
}

describe('the detected type', () => {
  it('reads type and size from the headers only, even if the pixels are invalid', () => {
    expect(inspectImage(pngFile(4_096, 4_096))).toEqual({
      kind: 'png',
      width: 4_096,
      height: 4_096,
      frames: 1,
    });
    expect(inspectImage(jpegFile(300, 310))).toEqual({ kind: 'jpg', width: 300, height: 310, frames: 1 });
    expect(inspectImage(jpegFile(64, 64, 10, 0xc2))).toMatchObject({ kind: 'jpg', width: 64 });
  });

  it.each([
    SVG,
    `\uFEFF ${SVG}`,
    `<?xml version="1.0"?>\n<!-- made by hand -->\n${SVG}`,
    '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>',
    `<!DOCTYPE svg PUBLIC "x" "y">${SVG}`,
  ])('detects an SVG in %j', (text) => {
    expect(inspectImage(Buffer.from(text))).toEqual({ kind: 'svg' });
  });

  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['HTML', Buffer.from('<!doctype html><svg/>')],
    ['HTML with an SVG inside', Buffer.from(`<html>${SVG}</html>`)],
    ['an element that begins like svg', Buffer.from('<svgx/>')],
    ['a comment that never ends', Buffer.from(`<!-- ${SVG}`)],
    ['GIF', Buffer.from('GIF89a=1;alert(1)')],
    ['WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
    ['gzip, that is svgz', gzipSync(SVG)],
    ['UTF-16', Buffer.from(`\uFEFF${SVG}`, 'utf16le')],
    ['half a PNG signature', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
    ['PDF', Buffer.from('%PDF-1.7')],
  ])('rejects %s with the specified message', (_, bytes) => {
    expect(() => inspectImage(bytes)).toThrow(WRONG_TYPE);
  });
});

describe('decompression bombs, rejected by their headers', () => {
  it.each<[string, Buffer, string]>([
    ['PNG of 30,000 × 30,000', pngFile(30_000, 30_000), '4096 × 4096 pixels'],
    ['PNG one pixel too wide', pngFile(4_097, 4_096), '4096 × 4096 pixels'],
    ['PNG of 2³² − 1', pngFile(0xffffffff, 0xffffffff), '4096 × 4096 pixels'],
    ['JPEG of 65,535 × 65,535', jpegFile(65_535, 65_535), '4096 × 4096 pixels'],
    [
      'animated PNG',
      pngFile(10, 10, [pngChunk('acTL', Buffer.from([0, 0, 39, 16, 0, 0, 0, 0]))]),
      'Animated',
    ],
    ['huge color profile', pngFile(10, 10, [packedText('iCCP')]), 'too much text'],
    ['huge packed text', pngFile(10, 10, [packedText('zTXt')]), 'too much text'],
    [
      'many packed texts, each within the limit',
      pngFile(
        10,
        10,
        Array.from({ length: 300 }, () =>
          pngChunk('iTXt', Buffer.concat([Buffer.from('k\0\x01\0\0\0'), deflateSync(Buffer.alloc(10_000))])),
        ),
      ),
      'too much text',
    ],
    ['JPEG with 101 scans', jpegFile(64, 64, 101, 0xc2), 'too many scans'],
    ['arithmetic JPEG', jpegFile(64, 64, 1, 0xc9), 'coding'],
    ['PNG of no width', pngFile(0, 10), 'damaged'],
    ['JPEG of no height', jpegFile(10, 0), 'damaged'],
    ['PNG cut off', pngFile(10, 10).subarray(0, 50), 'damaged'],
    ['JPEG cut off', jpegFile(10, 10).subarray(0, -2), 'damaged'],
  ])('is rejected before decoding: %s', async (_, bytes, message) => {
    expect(bytes.length).toBeLessThan(1_048_576);
    let decoders = 0;
    const count = (): void => {
      decoders += 1;
    };
    sharp.queue.on('change', count);
    await expect(prepareLogo({ bytes })).rejects.toThrow(message);
    sharp.queue.off('change', count);
    expect(decoders).toBe(0);
  });
});

describe('aspect ratio', () => {
  it.each([
    [90, 100],
    [110, 100],
    [100, 100],
    [1, 1],
  ])('%i × %i is close enough to 1:1', (width, height) => {
    expect(inspectImage(pngFile(width, height))).toMatchObject({ width, height });
  });

  it.each([
    [89, 100],
    [111, 100],
    [899, 1_000],
    [1_101, 1_000],
    [4_096, 1],
  ])('%i × %i is not', (width, height) => {
    const text = 'Image aspect ratio should be close to 1:1';
    expect(() => inspectImage(pngFile(width, height))).toThrow(text);
    expect(() => inspectImage(jpegFile(width, height))).toThrow(text);
  });
});

describe('the declared type', () => {
  it.each([
    ['png', 'Logo.PNG', 'image/png'],
    ['jpg', 'a.b.jpeg', 'image/jpeg; charset=binary'],
    ['svg', 'logo', 'Image/SVG+xml'],
    ['svg', undefined, undefined],
    ['png', '../../x.png', ''],
  ] as const)('matches: %s, %s, %s', (kind, fileName, type) => {
    expect(() => assertDeclared(kind, fileName, type)).not.toThrow();
  });

  it.each([
    ['svg', 'logo.png', undefined],
    ['svg', 'logo.svgz', undefined],
    ['png', 'logo.png.html', undefined],
    ['png', 'logo.png\0', undefined],
    ['png', 'logo.', undefined],
    ['jpg', 'logo.jpg', 'image/png'],
    ['svg', 'logo.svg', 'text/html'],
    ['png', undefined, 'application/octet-stream'],
    ['png', 'logo.__proto__', undefined],
  ] as const)('does not match: %s, %s, %s', (kind, fileName, type) => {
    expect(() => assertDeclared(kind, fileName, type)).toThrow(WRONG_TYPE);
  });
});
