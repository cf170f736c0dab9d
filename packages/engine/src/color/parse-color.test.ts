import { colorsNamed } from 'culori/fn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import { StyleKitError } from '../error.ts';
import { toHex } from './format-color.ts';
import { parseColor, safeParseColor } from './parse-color.ts';

const FORMS = 'Write a color like #3B82F6, rgb(59, 130, 246), hsl(217, 91%, 60%) or oklch(0.62 0.19 260).';
const SPACES = 'srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz, xyz-d50, xyz-d65';
const HUE_UNITS = 'Give the hue as a number of degrees or with the unit deg, grad, rad or turn.';

describe('parseColor parses', () => {
  it.each([
    ['#3B82F6', '#3B82F6', 1],
    ['#3b82f6', '#3B82F6', 1],
    ['  #3B82F6  ', '#3B82F6', 1],
    ['#38F', '#3388FF', 1],
    ['#3B82F680', '#3B82F6', 128 / 255],
    ['#3B82F600', '#3B82F6', 0],
    ['rgb(59, 130, 246)', '#3B82F6', 1],
    ['rgb(59,130,246)', '#3B82F6', 1],
    ['RGB( 59 , 130 , 246 )', '#3B82F6', 1],
    ['rgb(59 130 246)', '#3B82F6', 1],
    ['rgb(59  130\t246)', '#3B82F6', 1],
    ['rgb(59 130 246 / 50%)', '#3B82F6', 0.5],
    ['rgb(59 130 246/.5)', '#3B82F6', 0.5],
    ['rgba(59, 130, 246, 0.25)', '#3B82F6', 0.25],
    ['rgba(59, 130, 246, 25%)', '#3B82F6', 0.25],
    ['rgba(59, 130, 246)', '#3B82F6', 1],
    ['rgb(100%, 0%, 50%)', '#FF0080', 1],
    ['rgb(100% 0 50%)', '#FF0080', 1],
    ['rgb(1e2 +5 0.5)', '#640501', 1],
    ['rgb(none 128 none)', '#008000', 1],
    ['rgb(-0 0 0)', '#000000', 1],
    ['hsl(217, 91%, 60%)', '#3C83F6', 1],
    ['hsl(217deg, 91%, 60%)', '#3C83F6', 1],
    ['hsl(217 91% 60%)', '#3C83F6', 1],
    ['hsl(217 91 60)', '#3C83F6', 1],
    ['HSLA(217, 91%, 60%, .5)', '#3C83F6', 0.5],
    ['hsl(0.5turn 100% 50%)', '#00FFFF', 1],
    ['hsl(200grad 100% 50%)', '#00FFFF', 1],
    ['hsl(3.14159265rad 100% 50%)', '#00FFFF', 1],
    ['hsl(-180 100% 50%)', '#00FFFF', 1],
    ['hsl(540, 100%, 50%)', '#00FFFF', 1],
    ['oklch(0.62308 0.18801 259.815)', '#3B82F6', 1],
    ['oklch(62.308% 47.0025% 259.815deg)', '#3B82F6', 1],
    ['oklch(0.62308 0.18801 259.815 / 0.3)', '#3B82F6', 0.3],
    ['oklch(0.5 none none)', '#636363', 1],
    ['oklch(1 0 0)', '#FFFFFF', 1],
    ['#38F8', '#3388FF', 136 / 255],
    ['#38f0', '#3388FF', 0],
    ['Red', '#FF0000', 1],
    ['  RebeccaPurple ', '#663399', 1],
    ['transparent', '#000000', 0],
    ['hwb(217 23% 4%)', '#3B82F5', 1],
    ['hwb(217 60 60 / 0.5)', '#808080', 0.5],
    ['lab(54.62 13.04 -69.43)', '#4280FD', 1],
    ['lch(54.6 66.4 277.6)', '#3B82F6', 1],
    ['oklab(0.62308 -0.03325 -0.18505)', '#3B82F6', 1],
    ['color(srgb 0.2 none 1 / none)', '#3300FF', 0],
    ['color(srgb-linear 0.5 0.5 0.5)', '#BCBCBC', 1],
    ['color(display-p3 0.3 0.4 0.5)', '#456782', 1],
    ['COLOR( XYZ-D50 .3.4.5 )', '#3EBAD0', 1],
    ['rgb(1/**/2/* two */3)', '#010203', 1],
    ['/* blue */ #3B82F6', '#3B82F6', 1],
    ['rgb(59+130+246)', '#3B82F6', 1],
    ['rgb(0 0 0 / none)', '#000000', 0],
    ['HSL(217DEG\f91%\r60%/50%)', '#3C83F6', 0.5],
  ])('%j as %s with opacity %d', (text, hex, alpha) => {
    const color = parseColor(text);
    expect(toHex(color.rgb)).toBe(hex);
    expect(color.alpha).toBeCloseTo(alpha, 12);
  });

  it('an OKLCH color outside sRGB as one inside', () => {
    for (const channel of Object.values(parseColor('oklch(0.7 0.4 150)').rgb)) {
      expect(channel).toBeGreaterThanOrEqual(0);
      expect(channel).toBeLessThanOrEqual(1);
    }
  });

  it('both forms of a function to the same color', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 360 }), percent, percent, (hue, saturation, lightness) => {
        const text = `hsl(${hue} ${saturation}% ${lightness}%)`;
        const legacy = `hsl(${hue}, ${saturation}%, ${lightness}%)`;
        expect(parseColor(text)).toEqual(parseColor(legacy));
      }),
      { numRuns: caseCount(200), seed: 22 },
    );
  });

  it('the 148 names of CSS Color 4', () => {
    const names = Object.entries(colorsNamed);
    expect(names).toHaveLength(148);
    for (const [name, value] of names) {
      expect(toHex(parseColor(name).rgb)).toBe(`#${value.toString(16).padStart(6, '0').toUpperCase()}`);
    }
  });
});

describe('parseColor explains the error in', () => {
  it.each([
    ['', 'The color is empty.', FORMS],
    ['   ', 'The color is empty.', FORMS],
    [
      '#',
      '“#” has no digits; a hex color has 3, 4, 6 or 8.',
      'Write three digits like #38F, six like #3B82F6, or eight with an opacity like #3B82F680.',
    ],
    [
      '#3',
      '“#3” has 1 digit; a hex color has 3, 4, 6 or 8.',
      'Write three digits like #38F, six like #3B82F6, or eight with an opacity like #3B82F680.',
    ],
    ['#3B82F', '“#3B82F” has 5 digits; a hex color has 3, 4, 6 or 8.', 'Use six digits or three.'],
    [
      '#3B82F68',
      '“#3B82F68” has 7 digits; a hex color has 3, 4, 6 or 8.',
      'Remove one digit for a plain color, or add one for its opacity.',
    ],
    [
      '#3B82F6800',
      '“#3B82F6800” has 9 digits; a hex color has 3, 4, 6 or 8.',
      'Write three digits like #38F, six like #3B82F6, or eight with an opacity like #3B82F680.',
    ],
    ['#3B82G6', '“G” in “#3B82G6” is not a hex digit.', 'Use the digits 0–9 and A–F.'],
    ['#3B82F😀', '“😀” in “#3B82F😀” is not a hex digit.', 'Use the digits 0–9 and A–F.'],
    ['#OOFF00', '“#OOFF00” has the letter O among its digits.', 'Write the digit 0 instead.'],
    ['#l1FF00', '“#l1FF00” has the letter l among its digits.', 'Write the digit 1 instead.'],
    ['##3B82F6', '“##3B82F6” has more than one #.', 'Write one # in front of the digits.'],
    ['#3B 82 F6', '“#3B 82 F6” has a space among its digits.', 'Remove the space.'],
    ['3B82F6', '“3B82F6” has no # in front.', 'Write #3B82F6.'],
    ['0x3B82F6', '“0x3B82F6” has no # in front.', 'Write #3B82F6.'],
    ['#3B82F6;', '“#3B82F6;” ends with a semicolon.', 'Remove the semicolon.'],
    [
      'rgb(59, 130, 246',
      '“rgb(59, 130, 246” has no closing parenthesis.',
      'End it with “)”: rgb(59, 130, 246).',
    ],
    [
      'rgb 59, 130, 246)',
      '“rgb 59, 130, 246)” has no opening parenthesis.',
      'Put “(” after rgb and “)” at the end.',
    ],
    ['hsl', '“hsl” has no opening parenthesis.', 'Put “(” after hsl and “)” at the end.'],
    [
      'rgb (59, 130, 246)',
      'There is a space between “rgb” and its parenthesis.',
      'Write rgb( without the space.',
    ],
    [
      '(59, 130, 246)',
      '“(59, 130, 246)” has a parenthesis without a function name before it.',
      'Put rgb, hsl or oklch before the parenthesis.',
    ],
    [
      'rgb(59, 130, 246) red',
      '“red” follows the closing parenthesis of rgb().',
      'Remove everything after the color.',
    ],
    [
      'rgb(59, 130, 246))',
      '“)” follows the closing parenthesis of rgb().',
      'Remove everything after the color.',
    ],
    [
      'rgb((59), 130, 246)',
      'rgb() contains another parenthesis.',
      'Use plain numbers: variables and calculations are not supported here.',
    ],
    [
      'rgb(var(--r), 1, 2)',
      'rgb() contains another parenthesis.',
      'Use plain numbers: variables and calculations are not supported here.',
    ],
    ['rgb()', 'rgb() has no values; it needs 3.', 'Give red, green and blue, and optionally an opacity.'],
    ['rgb(59)', 'rgb() has 1 value; it needs 3.', 'Give red, green and blue, and optionally an opacity.'],
    [
      'rgb(59, 130)',
      'rgb() has 2 values; it needs 3.',
      'Give red, green and blue, and optionally an opacity.',
    ],
    [
      'hsl(1, 2%, 3%, 1, 5)',
      'hsl() has 5 values; it needs 3.',
      'Give the hue, the saturation and the lightness, and optionally an opacity.',
    ],
    [
      'rgb(59 130 246 0.5)',
      'rgb() has a fourth value without a slash before it.',
      'Write rgb(59 130 246 / 0.5).',
    ],
    [
      'rgb(59, 130, 246 / 0.5)',
      'rgb() has both commas and a slash.',
      'Write rgb(a, b, c, opacity) or rgb(a b c / opacity).',
    ],
    [
      'rgb(59 130, 246)',
      'rgb() has both commas and spaces between its values, at “59 130”.',
      'Put a comma between all values or between none.',
    ],
    ['rgb(59, , 246)', 'rgb() is missing a value for green.', 'Add the value, or remove the extra comma.'],
    [
      'rgb(59, 130, 246,)',
      'rgb() is missing a value for the opacity.',
      'Add the value, or remove the extra comma.',
    ],
    ['rgb(1 2 3 / 1 / 1)', 'rgb() has more than one slash.', 'Put one slash, before the opacity.'],
    ['rgb(1 2 3 /)', 'rgb() has no value after its slash.', 'Add the opacity, or remove the slash.'],
    [
      'rgb(256, 0, 0)',
      'Red is 256; it must be from 0 to 255.',
      'Give red as a number from 0 to 255 or a percentage from 0% to 100%.',
    ],
    [
      'rgb(0 -1 0)',
      'Green is -1; it must be from 0 to 255.',
      'Give green as a number from 0 to 255 or a percentage from 0% to 100%.',
    ],
    [
      'rgb(0% 0% 101%)',
      'Blue is 101%; it must be from 0% to 100%.',
      'Give blue as a number from 0 to 255 or a percentage from 0% to 100%.',
    ],
    [
      'rgb(1 2 3 / 1.5)',
      'The opacity is 1.5; it must be from 0 to 1.',
      'Give the opacity as a number from 0 to 1 or a percentage from 0% to 100%.',
    ],
    [
      'hsl(10, 120%, 50%)',
      'The saturation is 120%; it must be from 0% to 100%.',
      'Give the saturation as a number from 0 to 100 or a percentage from 0% to 100%.',
    ],
    ['hsl(10, 50, 50%)', 'hsl() has the saturation 50 without a percent sign.', 'Write 50%.'],
    ['hsl(10, 50%, 50)', 'hsl() has the lightness 50 without a percent sign.', 'Write 50%.'],
    ['hsl(10px 50% 50%)', 'The hue is “10px”; “px” is not an angle unit.', HUE_UNITS],
    ['hsl(50% 50% 50%)', 'The hue is “50%”; “%” is not an angle unit.', HUE_UNITS],
    ['hsl(1e999 50% 50%)', 'The hue is “1e999”, which is too large.', 'Give the hue from 0 to 360 degrees.'],
    [
      'rgb(10%, 20, 30)',
      'rgb() mixes numbers and percentages.',
      'With commas, give all three values as numbers or all three as percentages.',
    ],
    ['rgb(10px 20 30)', 'Red is “10px”; % is the only unit allowed.', 'Remove “px”.'],
    [
      'rgb(ten 20 30)',
      'Red is “ten”, which is not a number.',
      'Give red as a number, for example 255 or 100%.',
    ],
    [
      'rgb(none, 20, 30)',
      'Red is “none”, which is not a number.',
      'Give red as a number, for example 255 or 100%.',
    ],
    ['rgb(1. 2 3)', 'Red is “1.”, which is not a number.', 'Give red as a number, for example 255 or 100%.'],
    [
      'hsl(red 50% 50%)',
      'The hue is “red”, which is not a number.',
      'Give the hue as a number, for example 210 or 210deg.',
    ],
    [
      'oklch(62 0.19 260)',
      'The lightness is 62; it must be from 0 to 1.',
      'Give the lightness as a number from 0 to 1 or a percentage from 0% to 100%.',
    ],
    [
      'oklch(0.62 0.5 260)',
      'The chroma is 0.5; it must be from 0 to 0.4.',
      'Give the chroma as a number from 0 to 0.4 or a percentage from 0% to 100%.',
    ],
    [
      'oklch(0.62, 0.19, 260)',
      'oklch() has commas, but its values are separated by spaces.',
      'Write it like oklch(0.62 0.19 260).',
    ],
    [
      'hwb(200, 10%, 20%)',
      'hwb() has commas, but its values are separated by spaces.',
      'Write it like hwb(217 23% 4%).',
    ],
    [
      'lch(50 -1 0)',
      'The chroma is -1; it must be at least 0.',
      'Give the chroma as a number from 0 to 150 or a percentage from 0% to 100%.',
    ],
    ['lab(50 1e40 0)', 'A is “1e40”, which is too large.', 'Give a from 0 to 125.'],
    ['color()', 'color() has no color space.', `Use one of ${SPACES}.`],
    ['color(hsl 1 2 3)', 'color() has the unknown color space “hsl”.', `Use one of ${SPACES}.`],
    [
      'color(srgb 1 2)',
      'color() has 2 values; it needs 3.',
      'Give red, green and blue, and optionally an opacity.',
    ],
    ['color(xyz 1 2 3deg)', 'Z is “3deg”; % is the only unit allowed.', 'Remove “deg”.'],
    [
      'cmyk(76%, 47%, 0%, 4%)',
      '“cmyk” is not a supported color function.',
      'Use hex, rgb(), hsl() or oklch().',
    ],
    [
      'constructor(1)',
      '“constructor” is not a supported color function.',
      'Use hex, rgb(), hsl() or oklch().',
    ],
    ['var(--primary)', 'var() is not a fixed color.', 'Give the color itself: hex, rgb(), hsl() or oklch().'],
    ['fff', '“fff” has no # in front.', 'Write #fff.'],
    ['/**/', 'The color is empty.', FORMS],
    ['#fff /* open', '“#fff /* open” has a space among its digits.', 'Remove the space.'],
    ['currentColor', '“currentColor” is not a fixed color.', FORMS],
    ['a nice blue', '“a nice blue” is not a color.', FORMS],
    ['toString', '“toString” is not a color.', FORMS],
    ['a\nb', '“a b” is not a color.', FORMS],
    [`${'blue '.repeat(20)}!`, '“blue blue blue blue blue blue blue blue …” is not a color.', FORMS],
    [
      '#'.repeat(201),
      'The color has 201 characters; the maximum is 200.',
      'Give one color and nothing else.',
    ],
  ])('%j', (text, message, hint) => {
    expect(safeParseColor(text)).toEqual({ ok: false, message, hint });
    expect(() => parseColor(text)).toThrow(
      expect.objectContaining({ code: 'SK_COLOR_INVALID', message, hint }),
    );
  });

  it('100,000 characters, by the length alone', () => {
    for (const text of [
      '('.repeat(100_000),
      'rgb('.repeat(25_000),
      '1'.repeat(100_000),
      ' '.repeat(100_000),
    ]) {
      expect(safeParseColor(text)).toMatchObject({
        message: 'The color has 100000 characters; the maximum is 200.',
      });
    }
  });

  it('any text, always as a StyleKitError with a message and a hint', () => {
    const nearMiss = fc.stringMatching(/^(?:rgb|hsl|oklch)a?\([0-9 .,%/a-z-]*\)?$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearMiss), (text) => {
        const result = safeParseColor(text);
        if (result.ok) {
          expect(Object.values(result.color.rgb).every((part) => part >= 0 && part <= 1)).toBe(true);
        } else {
          expect(result.message).toMatch(/\.$/);
          expect(result.hint).toMatch(/\.$/);
        }
      }),
      { numRuns: caseCount(3_000), seed: 23 },
    );
  });
});

describe('safeParseColor', () => {
  it('returns the color', () => {
    expect(safeParseColor('#FF000080')).toEqual({
      ok: true,
      color: { rgb: { r: 1, g: 0, b: 0 }, alpha: 128 / 255 },
    });
  });

  it.each([
    [undefined],
    [null],
    [3],
    [3n],
    [true],
    [Symbol('red')],
    [{ toString: () => 'red' }],
    [new String('red')],
    [['red']],
    [() => 'red'],
  ])('returns an error for %o', (value) => {
    expect(safeParseColor(value)).toEqual({ ok: false, message: 'The color is not text.', hint: FORMS });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => typeof safeParseColor(value).ok === 'boolean'),
      { numRuns: caseCount(1_000), seed: 25 },
    );
  });

  it('returns what parseColor returns or throws', () => {
    expect(() => parseColor('nope')).toThrow(StyleKitError);
  });
});
