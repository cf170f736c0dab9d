import { parse, string } from 'css-tree';
import { describe, expect, it } from 'vitest';
import { toCommentText, toCssString, toFontFamily } from './css-text.ts';

const HOSTILE = [
  'Plain Name',
  `O'Neil "Sans"`,
  'back\\slash',
  '*/ } body { display: none } /*',
  '</style><script>alert(1)</script>',
  'line\nbreak\r\nand\fform feed',
  '{color.primary}',
  'url(javascript:alert(1))',
  '1st 2nd 3',
  'é 日本 😀',
  '‮txt.exe',
  '@import "x";',
];

describe('toCssString', () => {
  it.each(HOSTILE)('is a string that a CSS parser parses to %j', (text) => {
    expect(string.decode(toCssString(text))).toBe(text);
  });

  it.each(HOSTILE)('is a single ASCII string: %j', (text) => {
    const printed = toCssString(text);
    expect(printed).toMatch(/^"[\w \\-]*"$/);
    expect(parse(printed, { context: 'value' })).toMatchObject({ type: 'Value', children: { size: 1 } });
  });

  it('separates a digit from the escape before it', () => {
    expect(toCssString('é1')).toBe('"\\e9 1"');
  });

  it('writes a lone surrogate as the replacement character', () => {
    expect(toCssString('a\uD800b')).toBe('"a\\fffd b"');
  });

  it('parses U+0000 as the replacement character, as CSS requires', () => {
    expect(string.decode(toCssString('a\u0000b'))).toBe('a\uFFFDb');
  });
});

describe('toFontFamily', () => {
  it('quotes names and leaves generic families bare', () => {
    expect(toFontFamily(['Work Sans', 'system-ui', 'sans-serif'])).toBe('"Work Sans", system-ui, sans-serif');
  });

  it('quotes CSS keywords', () => {
    expect(toFontFamily(['inherit', 'Serif'])).toBe('"inherit", "Serif"');
  });
});

describe('toCommentText', () => {
  it('keeps an ordinary name', () => {
    expect(toCommentText('Halyard & Finch – «Größe» 日本 😀')).toBe('Halyard & Finch – «Größe» 日本 😀');
  });

  it.each(['*/ body {', '</style>', '<!--', '-->', '/*', '\\*\\/'])('cannot be closed by %j', (text) => {
    expect(toCommentText(`a${text}b`)).not.toMatch(/[*/\\<>]/);
  });

  it('is one line', () => {
    expect(toCommentText(' a\n\r\f\u2028\u0085\t b ')).toBe('a b');
  });

  it('drops invisible characters and those that change the text direction', () => {
    expect(toCommentText('a\u202Eb\u2066c\u200Bd\uFEFFe\u0000f\u{E0041}g')).toBe('a b c d e f g');
  });

  it('has at most 120 characters and does not split a character', () => {
    expect(toCommentText(`${'a'.repeat(119)}😀`)).toBe(`${'a'.repeat(119)}\uFFFD`);
  });

  it('can be empty', () => {
    expect(toCommentText('*/\u200B')).toBe('');
  });
});
