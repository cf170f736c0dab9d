import { describe, expect, it } from 'vitest';
import { isSafeId, parseCssValue, parseFragment, referencesOf } from './css-value.ts';
import { assertModestFilters } from './filter-limits.ts';
import { parseDeclarations, parseStyleSheets } from './style-sheet.ts';
import type { SvgElement } from './svg-element.ts';
import { writeSvg } from './write-svg.ts';

const element = (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: SvgElement['children'][number][]
): SvgElement => ({ name, attributes: new Map(Object.entries(attributes)), children });

describe('a CSS value', () => {
  it.each([
    ['fill', 'red', 'red'],
    ['fill', '  #AbC  ', '#AbC'],
    ['fill', '#aabbccdd', '#aabbccdd'],
    ['fill', 'rgb( 1 , 2 ,3 )', 'rgb(1, 2, 3)'],
    ['fill', 'rgba(1 2 3 / 50%)', 'rgba(1 2 3 / 50%)'],
    ['fill', 'HSL(120,50%,50%)', 'HSL(120, 50%, 50%)'],
    ['fill', 'url(#a)', 'url(#a)'],
    ['fill', "url( '#a.b:c-1' )", 'url(#a.b:c-1)'],
    ['fill', 'url("#größe")', 'url(#größe)'],
    ['fill', 'url(#a) none', 'url(#a) none'],
    ['stroke-width', '1.5e2px', '1.5e2px'],
    ['stroke-width', '-.5em', '-.5em'],
    ['stroke-dasharray', '1,2  3', '1, 2 3'],
    ['transform', 'translate(1,2) rotate(45)', 'translate(1, 2) rotate(45)'],
    ['transform', 'matrix(1 0 0 1 0 0)', 'matrix(1 0 0 1 0 0)'],
    ['font-family', '"Open Sans", serif', "'Open Sans', serif"],
    ['font-family', "'Inter'", "'Inter'"],
    ['font', "italic 12px/1.5 'Inter'", "italic 12px / 1.5 'Inter'"],
    ['font-weight', '700', '700'],
    ['fill', '-custom-name', '-custom-name'],
    // Two tokens, which no browser applies.
    ['fill', '10badunit', '10 badunit'],
  ])('%s: %s becomes %s', (property, text, value) => {
    expect(parseCssValue(property, text)).toBe(value);
  });

  it.each([
    ['fill', ''],
    ['fill', '   '],
    ['fill', 'url(https://evil.example)'],
    ['fill', 'url(//evil.example)'],
    ['fill', 'url(data:image/png;base64,AAAA)'],
    ['fill', 'url(a.svg#a)'],
    ['fill', 'url(#)'],
    ['fill', 'url(#a b)'],
    ['fill', 'url("#a\')'],
    ['fill', 'url(#a'],
    ['opacity', 'url(#a)'],
    ['fill', 'expression(alert(1))'],
    ['fill', 'image-set("a.png" 1x)'],
    ['fill', 'var(--a)'],
    ['fill', 'calc(1px + 1px)'],
    ['fill', 'attr(href)'],
    ['fill', 'env(a)'],
    ['fill', 'red;background:blue'],
    ['fill', 'red}*{fill:blue'],
    ['fill', 'r\\65 d'],
    ['fill', 'red/**/'],
    ['fill', 'a:b'],
    ['fill', '<script>'],
    ['fill', '#gggggg'],
    ['fill', '#ab'],
    ['fill', "'text'"],
    ['font-family', '"a(b"'],
    ['font-family', '"a\\"b"'],
    ['font-family', '"unclosed'],
    ['fill', 'red !important'],
    ['fill', 'red\u0000'],
    ['fill', 'a'.repeat(2_049)],
  ])('%s: %.40s is omitted', (property, text) => {
    expect(parseCssValue(property, text)).toBeUndefined();
  });

  it('may have 2,048 characters', () => {
    expect(parseCssValue('fill', 'a'.repeat(2_048))).toBe('a'.repeat(2_048));
  });

  it('names the ids that it refers to', () => {
    expect(referencesOf('url(#a) url(#b.c) red')).toEqual(['a', 'b.c']);
    expect(referencesOf('red')).toEqual([]);
  });
});

describe('an id', () => {
  it.each(['a', '_a', '1', 'größe', 'a.b:c-d_e', 'a'.repeat(200), '漢字'])('%.20s is safe', (id) => {
    expect([isSafeId(id), parseFragment(` #${id} `)]).toEqual([true, id]);
  });

  it.each([
    '',
    '-a',
    '.a',
    'a b',
    'a"b',
    "a'b",
    'a)b',
    'a#b',
    'a\\b',
    'a<b',
    'a&b',
    'a;b',
    'a/b',
    'a'.repeat(201),
  ])('%.20j is not', (id) => {
    expect([isSafeId(id), parseFragment(`#${id}`)]).toEqual([false, undefined]);
  });

  it.each(['a', '', '#', 'x.svg#a', 'https://evil.example/#a', 'data:#a', '##a'])(
    '%j is no local reference',
    (href) => {
      expect(parseFragment(href)).toBeUndefined();
    },
  );
});

describe('declarations', () => {
  it.each<[string, readonly (readonly [string, string, boolean])[]]>([
    ['fill:red', [['fill', 'red', false]]],
    [' FILL : Red ; ', [['fill', 'Red', false]]],
    [
      'fill:red;stroke:blue',
      [
        ['fill', 'red', false],
        ['stroke', 'blue', false],
      ],
    ],
    [
      'fill:red;fill:blue',
      [
        ['fill', 'red', false],
        ['fill', 'blue', false],
      ],
    ],
    ['fill:red !important', [['fill', 'red', true]]],
    ['fill:red ! IMPORTANT', [['fill', 'red', true]]],
    ['fill:red!important!important', []],
    [
      'fill:red /* a;b:c */;stroke:blue',
      [
        ['fill', 'red', false],
        ['stroke', 'blue', false],
      ],
    ],
    ['fi/**/ll:red', []],
    ['fill:red/* unclosed;stroke:blue', [['fill', 'red', false]]],
    ['fill', []],
    ['fill:', []],
    [':red', []],
    ['behavior:url(#a);fill:red', [['fill', 'red', false]]],
    ['-moz-binding:url(#a)', []],
    ['background:red', []],
    ['--fill:red', []],
    ['fill:url(javascript:alert(1))', []],
    ['mix-blend-mode:multiply', [['mix-blend-mode', 'multiply', false]]],
    ['', []],
  ])('%s', (text, expected) => {
    const declared = parseDeclarations(text).map(({ property, value, isImportant }) => [
      property,
      value,
      isImportant,
    ]);
    expect(declared).toEqual(expected);
  });
});

describe('a style sheet', () => {
  const rulesOf = (...sheets: string[]) =>
    parseStyleSheets(sheets).map(({ element: name, id, classes, weight }) => ({ name, id, classes, weight }));

  it.each<[string, readonly object[]]>([
    ['rect{fill:red}', [{ name: 'rect', id: undefined, classes: [], weight: [0, 0, 1, 0] }]],
    ['*{fill:red}', [{ name: undefined, id: undefined, classes: [], weight: [0, 0, 0, 0] }]],
    ['.a.b{fill:red}', [{ name: undefined, id: undefined, classes: ['a', 'b'], weight: [0, 2, 0, 0] }]],
    ['g#a.b{fill:red}', [{ name: 'g', id: 'a', classes: ['b'], weight: [1, 1, 1, 0] }]],
    [
      'rect , .a{fill:red}',
      [
        { name: 'rect', id: undefined, classes: [], weight: [0, 0, 1, 0] },
        { name: undefined, id: undefined, classes: ['a'], weight: [0, 1, 0, 1] },
      ],
    ],
    ['#a#b{fill:red}', []],
    ['g rect{fill:red}', []],
    ['g>rect{fill:red}', []],
    ['rect:hover{fill:red}', []],
    ['rect[x]{fill:red}', []],
    ['rect{}', []],
    ['rect{background:red}', []],
    ['@import "a.css";rect{fill:red}', [{ name: 'rect', id: undefined, classes: [], weight: [0, 0, 1, 0] }]],
    [
      '@media print{rect{fill:red}}.a{fill:red}',
      [{ name: undefined, id: undefined, classes: ['a'], weight: [0, 1, 0, 0] }],
    ],
    ['@font-face{font-family:a;src:url(b)}', []],
    [
      '/* rect{fill:red} */.a{fill:red}',
      [{ name: undefined, id: undefined, classes: ['a'], weight: [0, 1, 0, 0] }],
    ],
    ['rect{fill:red', [{ name: 'rect', id: undefined, classes: [], weight: [0, 0, 1, 0] }]],
    ['}}rect{fill:red}', [{ name: 'rect', id: undefined, classes: [], weight: [0, 0, 1, 0] }]],
    [`.${'a'.repeat(101)}{fill:red}`, []],
    ['', []],
  ])('%.50s', (text, rules) => {
    expect(rulesOf(text)).toEqual(rules);
  });

  it('counts the positions of all sheets', () => {
    expect(rulesOf('.a{fill:red}', '.b{fill:red}').map(({ weight }) => weight[3])).toEqual([0, 1]);
  });

  it('may have 1,000 rules, and not one more', () => {
    const sheet = (rules: number): string => '.a{fill:red}'.repeat(rules);
    expect(rulesOf(sheet(1_000))).toHaveLength(1_000);
    expect(() => rulesOf(sheet(500), sheet(501))).toThrow('The styles of this SVG are too complex');
  });

  it('may have 131,072 characters, in all sheets together', () => {
    expect(rulesOf(' '.repeat(131_072))).toEqual([]);
    expect(() => rulesOf(' '.repeat(131_072), ' ')).toThrow('The styles of this SVG are too complex');
  });
});

describe('a filter', () => {
  const check =
    (attributes: Readonly<Record<string, string>>, name = 'feGaussianBlur') =>
    () =>
      assertModestFilters([element(name, attributes)]);

  it.each([
    { stdDeviation: '500' },
    { stdDeviation: '1 -2' },
    { radius: '500,500' },
    { dx: '-10000', dy: '10000' },
    { x: '-10%', width: '120%' },
    { k1: '999999' },
    { stdDeviation: 'none' },
    {},
  ])('with %j is allowed', (attributes) => {
    expect(check(attributes)).not.toThrow();
  });

  it.each([
    { stdDeviation: '501' },
    { stdDeviation: '1 501' },
    { stdDeviation: '1,-501' },
    { radius: '5e3' },
    { dx: '10001' },
    { dy: '-1e9' },
    { x: '100000%' },
    { height: 'Infinity' },
  ])('with %j is refused', (attributes) => {
    expect(check(attributes)).toThrow('The filters of this SVG are too large');
  });

  it('is limited to 100 steps; other elements have other limits', () => {
    const steps = (count: number) => Array.from({ length: count }, () => element('feOffset'));
    expect(() => assertModestFilters(steps(100))).not.toThrow();
    expect(() => assertModestFilters(steps(101))).toThrow('too large');
    expect(check({ width: '99999' }, 'rect')).not.toThrow();
  });
});

describe('written markup', () => {
  it('escapes attributes and texts, and names one namespace', () => {
    const hostile = `<b a="1" c='2'>&amp;</b>`;
    const root = element(
      'svg',
      { viewBox: '0 0 9 9' },
      element('title', { id: hostile }, hostile),
      element('g', {}),
    );
    const escaped = '&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;&lt;/b&gt;';
    expect(writeSvg(root).toString()).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title id="${escaped}">${escaped}</title><g/></svg>`,
    );
  });

  it('is UTF-8', () => {
    expect(writeSvg(element('svg', {}, 'é漢')).toString('hex')).toContain(Buffer.from('é漢').toString('hex'));
  });
});
