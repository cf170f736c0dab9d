import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import { isColorValue, toColorValue } from './color-grammar.ts';

const ACCEPTED = [
  ...['#fff', '#FFF', '#a1B2c3', '#a1b2c3d4'],
  ...[
    'rgb(1, 2, 3)',
    'rgb(1,2,3)',
    'RGB(1 2 3)',
    'rgb( 1 2 3 )',
    'rgb(1 2 3 / 0.5)',
    'rgb(1 2 3/50%)',
    'rgb(300 -5 1e2)',
  ],
  ...['rgba(1, 2, 3, 0.5)', 'rgba(1,2,3,.5)', 'rgb(10% 20% 30%)', 'rgb(none none none / none)'],
  ...[
    'hsl(210, 50%, 40%)',
    'hsla(210deg, 50%, 40%, 1)',
    'hsl(0.5turn 50% 40% / 0.2)',
    'hsl(3rad 50 40)',
    'hsl(200grad 1% 1%)',
  ],
  ...[
    'rgb(var(--r), var(--g), var(--b))',
    'rgb(var(--rgb))',
    'rgb(var(--rgb) / 0.5)',
    'rgba(var(--rgb), 0.5)',
  ],
  ...[
    'rgb(calc(1 + 2) 0 0)',
    'rgb(calc((1 + 2) * 3) 0 0)',
    'hsl(calc(var(--h) - 30) 50% 50%)',
    'hsl(var(--h, 20) 50% 50%)',
  ],
  ...[
    'var(--primary)',
    'var( --primary )',
    'VAR(--primary-1_x)',
    'var(--a, #fff)',
    'var(--a,rgb(1 2 3))',
    'var(--a, red)',
  ],
  ...[
    'var(--a, var(--b, var(--c)))',
    'var(--a, currentColor)',
    'var(--a, transparent)',
    'var(--a, oklch(0.6 0.1 20))',
  ],
  ...[
    'color-mix(in srgb, var(--primary) 85%, black)',
    'color-mix(in srgb, #fff, #000)',
    'color-mix(in oklch, red 20%, blue)',
  ],
  ...[
    'color-mix(in srgb,#fff 10%,#000 90%)',
    'color-mix(in srgb, 10% #fff, 90% #000)',
    'color-mix(in hsl longer hue, red, blue)',
  ],
  ...[
    'color-mix(in oklch shorter hue, var(--a) 50%, transparent)',
    'color-mix(in srgb-linear, color-mix(in lab, red, blue), red)',
  ],
  ...['color-mix(in xyz-d50, oklch(0.6 0.1 20 / 0.5), rgb(1 2 3) 5%)'],
];

const REJECTED = [
  ...[
    '',
    ' ',
    '#',
    '#f',
    '#ff',
    '#ffff',
    '#fffff',
    '#fffffff',
    '#fffffffff',
    '#ggg',
    'fff',
    '#fff#fff',
    '# fff',
  ],
  ...[
    ' #fff',
    '#fff ',
    '#fff;',
    '#fff #fff',
    '#fff, #fff',
    '#fff)',
    '(#fff)',
    '#fff/**/',
    '/**/#fff',
    '#fff!important',
  ],
  ...['red', 'transparent', 'currentColor', 'inherit', 'none', '1', '--primary', 'primary'],
  ...[
    'rgb',
    'rgb(',
    'rgb()',
    'rgb( )',
    'rgb(1',
    'rgb(1 2 3',
    'rgb 1 2 3)',
    'rgb (1 2 3)',
    'rgb(1 2 3))',
    '(rgb(1 2 3)',
  ],
  ...[
    'rgb(1 2)',
    'rgb(1, 2)',
    'rgb(1 2 3 4)',
    'rgb(1,2,3,4,5)',
    'rgb(1, 2 3)',
    'rgb(1,2,3/4)',
    'rgb(1 2 3 / )',
    'rgb(1 / 2 / 3)',
  ],
  ...[
    'rgb(1,,3)',
    'rgb(,1,2,3)',
    'rgb(1,2,3,)',
    'rgb(1px 2 3)',
    'rgb(a b c)',
    'rgb(1. 2 3)',
    'rgb(#fff)',
    'rgb(red)',
    'rgb(1 2 3)rgb(1 2 3)',
  ],
  ...[
    'hsl(1 2)',
    'hsl(20em 1% 1%)',
    'hsl(url(x) 1% 1%)',
    'rgb(calc() 1 2)',
    'rgb(calc(1 +) 1 2)',
    'rgb(calc(1 2) 1 2)',
    'rgb(calc(red) 1 2)',
  ],
  ...[
    'oklch(0.6 0.1 20)',
    'lab(1 2 3)',
    'hwb(1 2% 3%)',
    'color(srgb 1 0 0)',
    'color-contrast(red, blue)',
    'light-dark(#fff, #000)',
  ],
  ...[
    'var',
    'var()',
    'var(primary)',
    'var(-primary)',
    'var(--a',
    'var(--a))',
    'var(--a,)',
    'var(--a #fff)',
    'var(--a / #fff)',
    'var(--a, 5px)',
  ],
  ...[
    'var(--a, url(x))',
    'var(--a, #fff, #000)',
    'var(--a);',
    'var(--a) var(--b)',
    'var(--a, oklch(0.6, 0.1, 20))',
    'env(--a)',
    'attr(x)',
  ],
  ...[
    'color-mix()',
    'color-mix(red, blue)',
    'color-mix(in srgb)',
    'color-mix(in srgb, red)',
    'color-mix(in srgb red, blue)',
  ],
  ...[
    'color-mix(in nowhere, red, blue)',
    'color-mix(in srgb longer hue, red, blue)',
    'color-mix(in hsl longer, red, blue)',
  ],
  ...[
    'color-mix(in srgb, red, blue, green)',
    'color-mix(in srgb, red 5% 6%, blue)',
    'color-mix(in srgb, 5% red 6%, blue)',
  ],
  ...[
    'color-mix(in srgb, red -5%, blue)',
    'color-mix(in srgb, notacolour, blue)',
    'color-mix(in srgb, red, blue',
    'colormix(in srgb, red, blue)',
  ],
  ...[
    'url(x)',
    'url(https://example.com/x)',
    'image-set("x")',
    'expression(1)',
    'rgb(1 2 3);color:red',
    'var(--a);}body{x:y',
    '#fff}</style>',
  ],
  ...[
    'rgb(1 2 3\n)',
    '#fff\n',
    'rgb(1\t2\t3)',
    'rgb(1 2 3 / "x")',
    "var(--a, 'x')",
    'var(--\\61)',
    'var(--a@b)',
    'rgb(1 2 3)<',
    '＃fff',
    '#ｆff',
  ],
];

describe('isColorValue', () => {
  it('is tested with 160 different forms', () => {
    expect(new Set(ACCEPTED).size).toBe(ACCEPTED.length);
    expect(new Set(REJECTED).size).toBe(REJECTED.length);
    expect(ACCEPTED.length + REJECTED.length).toBeGreaterThanOrEqual(160);
  });

  it.each(ACCEPTED)('accepts %j', (text) => {
    expect(isColorValue(text)).toBe(true);
    expect(toColorValue(text)).toBe(text);
  });

  it.each(REJECTED)('rejects %j', (text) => {
    expect(isColorValue(text)).toBe(false);
  });

  it('accepts up to six nested functions', () => {
    const nested = (depth: number) => `${'var(--a, '.repeat(depth)}#fff${')'.repeat(depth)}`;
    expect(isColorValue(nested(6))).toBe(true);
    expect(isColorValue(nested(7))).toBe(false);
    const sums = (depth: number) => `rgb(calc(${'('.repeat(depth)}1${')'.repeat(depth)}) 0 0)`;
    expect(isColorValue(sums(4))).toBe(true);
    expect(isColorValue(sums(5))).toBe(false);
  });

  it('accepts up to 200 characters', () => {
    const long = (length: number) => `var(--${'a'.repeat(length - 7)})`;
    expect(long(200)).toHaveLength(200);
    expect(isColorValue(long(200))).toBe(true);
    expect(isColorValue(long(201))).toBe(false);
  });

  it('reads no character of a text that is too long', () => {
    const size = 100_000;
    const hostile = [
      '#',
      '(',
      'var(',
      'var(--a,',
      'rgb(',
      'calc(',
      ' ',
      '1',
      '1e',
      '-',
      '--',
      'a',
      '/*',
      ')',
      '\n',
      '%',
    ];
    for (const part of hostile) {
      let reads = 0;
      const text = part.repeat(size / part.length);
      const watched = new Proxy(Object(text), {
        get(target, key) {
          if (key !== 'length') reads += 1;
          return Reflect.get(target, key) as unknown;
        },
      }) as string;
      expect(isColorValue(watched)).toBe(false);
      expect(toColorValue(watched)).toBe('');
      expect(reads).toBe(0);
    }
  });

  it('never accepts a character that could end a declaration', () => {
    const part = fc.constantFrom(
      ...ACCEPTED.flatMap((text) => text.split(/(?=[ ,()/])/)),
      ...';{}<>@\\"\'\n!',
      '/*',
      'url(',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        return !isColorValue(text) || !/[;{}<>@\\"'\n!]|\/\*|url/i.test(text);
      }),
      { numRuns: caseCount(5_000), seed: 24 },
    );
  });
});

describe('toColorValue', () => {
  it('trims the value', () => {
    expect(toColorValue('  #fff ')).toBe('#fff');
    expect(toColorValue('\n rgb(1 2 3)\t')).toBe('rgb(1 2 3)');
  });

  it.each(['', 'red', 'url(x)', '#fff;', 'rgb(1 2 3'])('is empty for %j', (text) => {
    expect(toColorValue(text)).toBe('');
  });
});
