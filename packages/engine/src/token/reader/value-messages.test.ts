import { describe, expect, it } from 'vitest';
import { findTokenIssues } from '../parse-dtcg.ts';
import type { TokenIssue } from './token-issue.ts';

const issuesOf = ($type: string, $value: unknown): TokenIssue[] => findTokenIssues({ a: { $type, $value } });

const px = (value: number) => ({ value, unit: 'px' });
const red = { colorSpace: 'srgb', components: [1, 0, 0] };
const shadow = { color: red, offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) };

type Row = readonly [value: unknown, path: string, message: string, fix: string, exact?: unknown];

/** Each value has exactly one issue, with this text and, where the fix needs no choice, this value. */
function checkRows(type: string, rows: readonly Row[]): void {
  it.each(rows)('%j at %s', (value, path, message, fix, exact) => {
    expect(issuesOf(type, value)).toEqual([
      { path, message, fix, ...(exact === undefined ? {} : { exactFix: { value: exact } }) },
    ]);
  });
}

const DIMENSION = 'Write { "value": 16, "unit": "px" }.';
const DURATION = 'Write { "value": 200, "unit": "ms" }.';

describe('a dimension', () => {
  checkRows('dimension', [
    ['16px', 'a.$value', 'The value is "16px", not an object.', DIMENSION, px(16)],
    [
      ' -.5rem ',
      'a.$value',
      'The value is " -.5rem ", not an object.',
      DIMENSION,
      { value: -0.5, unit: 'rem' },
    ],
    ['1em', 'a.$value', 'The value is "1em", not an object.', DIMENSION],
    [16, 'a.$value', 'The value is 16, not an object.', DIMENSION],
    [null, 'a.$value', 'The value is null, not an object.', DIMENSION],
    [[16, 'px'], 'a.$value', 'The value is a list, not an object.', DIMENSION],
    [{ value: 0 }, 'a.$value', '"unit" is missing.', DIMENSION],
    [{ value: 1, unit: 'em' }, 'a.$value.unit', '"em" is not allowed here.', 'Use one of px, rem.'],
    [
      { value: 1, unit: 'PX' },
      'a.$value.unit',
      '"PX" is not allowed here.',
      'Words are case-sensitive: write px.',
      'px',
    ],
    [
      { value: '16', unit: 'px' },
      'a.$value.value',
      '"16" is not a number.',
      'Write a number without quotes or unit.',
      16,
    ],
    [
      { value: {}, unit: 'px' },
      'a.$value.value',
      'An object is not a number.',
      'Write a number without quotes or unit.',
    ],
    [
      { value: null, unit: 'px' },
      'a.$value.value',
      'null is not a number.',
      'Write a number without quotes or unit.',
    ],
    [
      { value: 1, unit: 'px', min: 0 },
      'a.$value.min',
      '"min" is not a part of this value.',
      'Its parts are value, unit.',
    ],
  ]);
});

describe('a duration', () => {
  checkRows('duration', [
    ['0.2s', 'a.$value', 'The value is "0.2s", not an object.', DURATION, { value: 0.2, unit: 's' }],
    ['200', 'a.$value', 'The value is "200", not an object.', DURATION],
    [{ value: 1, unit: 'min' }, 'a.$value.unit', '"min" is not allowed here.', 'Use one of ms, s.'],
  ]);
});

describe('a number', () => {
  const fix = 'Write a number without quotes or unit.';
  checkRows('number', [
    ['1.5', 'a.$value', '"1.5" is not a number.', fix, 1.5],
    ['-3', 'a.$value', '"-3" is not a number.', fix, -3],
    ['1e3', 'a.$value', '"1e3" is not a number.', fix],
    ['', 'a.$value', '"" is not a number.', fix],
    [true, 'a.$value', 'true is not a number.', fix],
    [[1, 2], 'a.$value', 'A list of 2 is not a number.', fix],
    ['x'.repeat(80), 'a.$value', `"${'x'.repeat(56)}… is not a number.`, fix],
  ]);
});

describe('a font family', () => {
  const fix = 'Write the name as text, such as "Inter".';
  checkRows('fontFamily', [
    ['', 'a.$value', '"" is not the name of a font.', fix],
    ['  ', 'a.$value', '"  " is not the name of a font.', fix],
    [['Inter', 4], 'a.$value.1', '4 is not the name of a font.', fix],
    [[], 'a.$value', 'A list of 0 is not allowed here.', 'Write a list such as ["Inter", "sans-serif"].'],
    [4, 'a.$value', '4 is not allowed here.', 'Write a list such as ["Inter", "sans-serif"].'],
    [
      ['{b}', 'serif'],
      'a.$value.0',
      'A name in a list cannot be a reference to a token.',
      'Refer to the whole list, or write the name.',
    ],
  ]);
});

describe('a font weight', () => {
  const words =
    'thin, hairline, extra-light, ultra-light, light, normal, regular, book, medium, semi-bold, demi-bold, bold, ' +
    'extra-bold, ultra-bold, black, heavy, extra-black, ultra-black';
  checkRows('fontWeight', [
    ['Bold', 'a.$value', '"Bold" is not allowed here.', 'Words are case-sensitive: write bold.', 'bold'],
    ['semibold', 'a.$value', '"semibold" is not allowed here.', `Use one of ${words}.`],
    [0, 'a.$value', '0 is out of range.', 'Use a number from 1 to 1000.'],
    [1001, 'a.$value', '1001 is out of range.', 'Use a number from 1 to 1000.'],
  ]);

  it.each([1, 450, 1000, 'ultra-black', 'book'])('may be %s', (weight) => {
    expect(issuesOf('fontWeight', weight)).toEqual([]);
  });
});

describe('a color', () => {
  const example = 'Write { "colorSpace": "srgb", "components": [0.12, 0.31, 0.42], "hex": "#1f4e6b" }.';
  const text =
    'Write { "colorSpace": "srgb", "components": [r, g, b], "hex": "#rrggbb" } with r, g, b from 0 to 1.';
  const hex = 'Write it like "#1f4e6b"; put the opacity into "alpha".';
  const spaces =
    'Use one of srgb, srgb-linear, hsl, hwb, lab, lch, oklab, oklch, display-p3, a98-rgb, prophoto-rgb, rec2020, ' +
    'xyz-d65, xyz-d50.';
  const at = (colorSpace: string, ...components: unknown[]) => ({ colorSpace, components });

  checkRows('color', [
    [
      '#ff0000',
      'a.$value',
      'A color must be an object, not the text "#ff0000".',
      text,
      { ...red, hex: '#FF0000' },
    ],
    ['reddish', 'a.$value', 'A color must be an object, not the text "reddish".', text],
    [7, 'a.$value', 'The value is 7, not an object.', example],
    [{ colorSpace: 'srgb' }, 'a.$value', '"components" is missing.', example],
    [{ components: [1, 0, 0] }, 'a.$value', '"colorSpace" is missing.', example],
    [at('rgb', 1, 0, 0), 'a.$value.colorSpace', '"rgb" is not allowed here.', spaces],
    [
      at('sRGB', 1, 0, 0),
      'a.$value.colorSpace',
      '"sRGB" is not allowed here.',
      'Words are case-sensitive: write srgb.',
      'srgb',
    ],
    [
      at('srgb', 1, 0),
      'a.$value.components',
      'A list of 2 is not a list of color components.',
      'Write a list of three numbers.',
    ],
    [
      at('srgb', 1.2, 0, 0),
      'a.$value.components.0',
      '1.2 is out of the range of srgb.',
      'Use a number from 0 to 1.',
    ],
    [
      at('hsl', 360, 50, 50),
      'a.$value.components.0',
      '360 is out of the range of hsl.',
      'Use a number from 0 up to, but not including, 360.',
    ],
    [
      at('oklch', 0.5, -0.1, 20),
      'a.$value.components.1',
      '-0.1 is out of the range of oklch.',
      'Use a number from 0 upwards.',
    ],
    [
      at('srgb', '1', 0, 0),
      'a.$value.components.0',
      '"1" is not a color component.',
      'Write a number, or "none".',
    ],
    [{ ...red, alpha: 50 }, 'a.$value.alpha', '50 is out of range.', 'Use a number from 0 to 1.'],
    [{ ...red, hex: '#f00' }, 'a.$value.hex', '"#f00" is not a six-digit hex code.', hex, '#ff0000'],
    [{ ...red, hex: 'FF0000' }, 'a.$value.hex', '"FF0000" is not a six-digit hex code.', hex, '#FF0000'],
    [{ ...red, hex: '#ff0000ff' }, 'a.$value.hex', '"#ff0000ff" is not a six-digit hex code.', hex],
    [{ ...red, hex: 16 }, 'a.$value.hex', '16 is not a six-digit hex code.', hex],
  ]);

  it.each([
    at('srgb', 'none', 0, 1),
    at('hsl', 359.9, 100, 0),
    at('hwb', 0, 0, 100),
    at('lab', 100, -300, 300),
    at('lch', 50, 230, 0),
    at('oklab', 1, -2, 2),
    at('display-p3', 1, 1, 1),
    at('xyz-d50', 0, 0.5, 1),
  ])('may be %j', (value) => {
    expect(issuesOf('color', value)).toEqual([]);
  });
});

describe('a cubic Bézier curve', () => {
  checkRows('cubicBezier', [
    [
      [0, 0, 1],
      'a.$value',
      'A list of 3 is not a cubic Bézier curve.',
      'Write four numbers, such as [0.4, 0, 0.2, 1].',
    ],
    [
      'ease-in',
      'a.$value',
      '"ease-in" is not a cubic Bézier curve.',
      'Write four numbers, such as [0.4, 0, 0.2, 1].',
    ],
    [[0, 0, 1.4, 1], 'a.$value.2', '1.4 is out of range.', 'Use a number from 0 to 1.'],
    [[0, 'x', 1, 1], 'a.$value.1', '"x" is not a number.', 'Write a number without quotes or unit.'],
  ]);
});

describe('a stroke style', () => {
  const example = 'Write { "dashArray": [{ "value": 4, "unit": "px" }], "lineCap": "round" }.';
  checkRows('strokeStyle', [
    [
      'wavy',
      'a.$value',
      '"wavy" is not allowed here.',
      'Use one of solid, dashed, dotted, double, groove, ridge, outset, inset.',
    ],
    [{ dashArray: [px(1)] }, 'a.$value', '"lineCap" is missing.', example],
    [
      { dashArray: [], lineCap: 'round' },
      'a.$value.dashArray',
      'A list of 0 is not allowed here.',
      'Write a list such as [{ "value": 4, "unit": "px" }].',
    ],
    [
      { dashArray: [px(1)], lineCap: 'pointed' },
      'a.$value.lineCap',
      '"pointed" is not allowed here.',
      'Use one of round, butt, square.',
    ],
  ]);
});

describe('a composite value', () => {
  it.each<[string, unknown, Partial<TokenIssue>]>([
    [
      'border',
      { color: red, width: px(1) },
      {
        path: 'a.$value',
        message: '"style" is missing.',
        fix: 'Write { "color": "{color.primary}", "width": { "value": 1, "unit": "px" }, "style": "solid" }.',
      },
    ],
    [
      'transition',
      { duration: { value: 1, unit: 's' }, timingFunction: [0, 0, 1, 1] },
      { path: 'a.$value', message: '"delay" is missing.' },
    ],
    [
      'shadow',
      { ...shadow, inset: 'yes' },
      {
        path: 'a.$value.inset',
        message: '"yes" is neither true nor false.',
        fix: 'Write true or false without quotes.',
      },
    ],
    [
      'shadow',
      { ...shadow, inset: { on: 'x'.repeat(1000) } },
      { path: 'a.$value.inset', message: 'An object is neither true nor false.' },
    ],
    [
      'shadow',
      [],
      {
        path: 'a.$value',
        message: 'A list of 0 is not allowed here.',
        fix: 'Write a list such as [{ "color": …, … }].',
      },
    ],
    [
      'shadow',
      [shadow, { ...shadow, blur: 2 }],
      { path: 'a.$value.1.blur', message: 'The value is 2, not an object.', fix: DIMENSION },
    ],
    [
      'gradient',
      { color: red, position: 0 },
      { path: 'a.$value', message: 'An object is not allowed here.' },
    ],
    [
      'gradient',
      [{ color: red }],
      { path: 'a.$value.0', fix: 'Write { "color": "{color.primary}", "position": 0 }.' },
    ],
    [
      'typography',
      { fontFamily: 'Inter', fontSize: px(16), fontWeight: 400, letterSpacing: px(0) },
      {
        path: 'a.$value',
        message: '"lineHeight" is missing.',
        fix: 'Write all five of fontFamily, fontSize, fontWeight, letterSpacing and lineHeight.',
      },
    ],
  ])('%s %j', (type, value, issue) => {
    expect(issuesOf(type, value)).toEqual([expect.objectContaining(issue)]);
  });

  it('reports every part that is wrong', () => {
    const paths = issuesOf('shadow', { color: '#000', offsetX: 1, offsetY: px(1), blur: px(1) }).map(
      ({ path, message }) => `${path}: ${message}`,
    );
    expect(paths).toEqual([
      'a.$value: "spread" is missing.',
      'a.$value.color: A color must be an object, not the text "#000".',
      'a.$value.offsetX: The value is 1, not an object.',
    ]);
  });
});
