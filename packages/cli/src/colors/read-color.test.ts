import { toHex } from '@stylekit/engine/color';
import { describe, expect, it } from 'vitest';
import {
  dependsOnScheme,
  isNamedColor,
  looksLikeColor,
  readColor,
  type Scheme,
  shorten,
} from './read-color.ts';

/** A color as `#RRGGBB`, with its opacity below 1; else the reason. */
function read(value: string, scheme?: Scheme): string {
  const result = readColor(value, scheme);
  if (result.kind === 'unknown') return result.reason;
  if (result.kind === 'invalid') return 'invalid';
  const { rgb, alpha } = result.color;
  return alpha === 1 ? toHex(rgb) : `${toHex(rgb)} ${Math.round(alpha * 100)}%`;
}

describe('readColor', () => {
  it.each([
    ['a CSS color', ' oklch(1 0 0) ', '#FFFFFF'],
    ['the channels of hsl(), as shadcn writes them', '222.2 47.4% 11.2%', '#0F172A'],
    ['the channels of hsl() with commas', '0, 100%, 50%', '#FF0000'],
    ['the channels of rgb(), as Bootstrap writes them', '13, 110, 253', '#0D6EFD'],
    ['the channels of rgb() with spaces', '13 110 253', '#0D6EFD'],
    ['an opacity', 'rgb(0 0 0 / 0.4)', '#000000 40%'],
  ])('reads %s', (_, value, expected) => {
    expect(read(value)).toBe(expected);
  });

  it.each([
    ['in equal parts', 'color-mix(in srgb, white, black)', '#808080'],
    ['with one share', 'color-mix(in srgb, white 25%, black)', '#404040'],
    ['with a share in front', 'color-mix(in srgb, 25% white, black)', '#404040'],
    ['with the share of the second color', 'color-mix(in srgb, white, black 75%)', '#404040'],
    ['with shares above 100%', 'color-mix(in srgb, white 100%, black 100%)', '#808080'],
    [
      'with shares below 100%, which is translucent',
      'color-mix(in srgb, white 25%, black 25%)',
      '#808080 50%',
    ],
    ['inside each other', 'color-mix(in srgb, color-mix(in srgb, white, black), black 0%)', '#808080'],
    ['with colors that have commas', 'color-mix(in srgb, rgb(255, 255, 255), rgb(0, 0, 0))', '#808080'],
    ['in capitals', 'COLOR-MIX(IN SRGB, White, Black)', '#808080'],
  ])('mixes colors %s', (_, value, expected) => {
    expect(read(value)).toBe(expected);
  });

  it.each([
    ['light', '#FFFFFF'],
    ['dark', '#000000'],
  ] as const)('chooses the %s side of light-dark()', (scheme, expected) => {
    expect(read('light-dark(white, black)', scheme)).toBe(expected);
    expect(read('color-mix(in srgb, light-dark(white, black) 100%, red)', scheme)).toBe(expected);
  });

  it.each([
    ['color-mix(in srgb, white 0%, black 0%)'],
    ['color-mix(in nowhere, white, black)'],
    ['color-mix(in srgb, white, black, red)'],
    ['color-mix(white, black)'],
    ['rgb(from red r g b)'],
    ['rgb(calc(1 * 255) 0 0)'],
    ['currentColor'],
    ['CanvasText'],
    ['inherit'],
    ['env(safe)'],
    ['light-dark(red)'],
  ])('leaves %s to the browser', (value) => {
    expect(read(value)).toBe(`only a browser can compute ${value}`);
  });

  it('cannot know the color space of channels that fit several', () => {
    expect(read('0.5 0.2 120')).toBe('0.5 0.2 120 has no color space');
  });

  it.each(['12px', '"Inter", sans-serif', 'rgb(1 2)', '#12345', 'red blue', ''])(
    'says that %j is no color',
    (value) => {
      expect(read(value)).toBe('invalid');
    },
  );

  it('refuses a value too long to be a color, however it nests', () => {
    expect(read(`color-mix(in srgb, ${'('.repeat(5_000)}`)).toBe(
      `only a browser can compute color-mix(in srgb, ${'('.repeat(40)}…`,
    );
  });
});

describe('names and values of colors', () => {
  it.each([
    ['light-dark(red, blue)', true],
    ['color-mix(in srgb, Light-Dark(red, blue), red)', true],
    ['--light-dark(red)', false],
    ['highlight-dark(red)', false],
  ])('%s depends on the color scheme: %s', (value, expected) => {
    expect(dependsOnScheme(value)).toBe(expected);
  });

  it.each([
    ['oklch(0.5 0.1 20)', true],
    ['RGBA(0,0,0)', true],
    ['red', false],
    ['url(rgb())', false],
  ])('%s looks like a color: %s', (value, expected) => {
    expect(looksLikeColor(value)).toBe(expected);
  });

  it.each([
    ['--color-primary', true],
    ['--border-colour', true],
    ['--Button-Color', true],
    ['--color-scheme', false],
    ['--color-primary-opacity', false],
    ['--color-mode', false],
    ['--colorful', false],
    ['--primary', false],
  ])('the name %s is that of a color: %s', (name, expected) => {
    expect(isNamedColor(name)).toBe(expected);
  });

  it('shortens a value to one line of 60 characters', () => {
    expect(shorten('a\n  b')).toBe('a b');
    expect(shorten('x'.repeat(60))).toBe('x'.repeat(60));
    expect(shorten('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
  });
});
