import { readTokenSet } from '@stylekit/engine/tokens';
import { describe, expect, it } from 'vitest';
import type { ColorPair } from '../colors/measure-pair.ts';
import { checkViews, type FileFinding } from './check-views.ts';
import { indexTokens, toFilePath, toFileViews, toModeView } from './token-view.ts';

const color = ($value: string) => ({ $type: 'color', $value: toValue($value) });

/** A reference as it is, a hex color as a token states it. */
function toValue(text: string) {
  if (text.startsWith('{')) return text;
  const components = [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16) / 255);
  return { colorSpace: 'srgb', components };
}

/** The tokens of documents, named 0, 1 …, as one set. */
function read(documents: readonly object[]) {
  return readTokenSet(documents).map(({ tokens }, index) =>
    indexTokens({ file: String(index), prefix: [], document: documents[index] }, tokens),
  );
}

const check = (documents: readonly object[], named: readonly ColorPair[] = []) =>
  checkViews(toFileViews(read(documents)), named);
const ofRule = (findings: readonly FileFinding[], rule: string) =>
  findings.filter(({ finding }) => finding.rule === rule);
const summaryOf = (findings: readonly FileFinding[]) =>
  findings.flatMap(({ file, finding }) =>
    /measured: /.test(finding.message) ? `${file}: ${finding.message}` : [],
  );

describe('the pairs of token files', () => {
  it('are found by name, and fixed exactly where the token states the color', () => {
    const [found] = ofRule(
      check([{ card: color('#ffffff'), 'card-foreground': color('#777777') }]),
      'contrast',
    );
    expect(found?.finding).toMatchObject({
      path: 'card-foreground.$value',
      message: 'card-foreground on card has a contrast of 4.47 : 1 (#777777 on #FFFFFF); text needs 4.5 : 1.',
      exactFix: { value: { colorSpace: 'srgb', hex: '#767676' } },
    });
  });

  it('are left to the author where another token decides the color', () => {
    const tokens = { gray: color('#777777'), card: color('#ffffff'), 'card-foreground': color('{gray}') };
    const [found] = ofRule(check([tokens]), 'contrast');
    expect(found?.finding.path).toBe('card-foreground');
    expect(found?.finding.exactFix).toBeUndefined();
  });

  it('belong to the file that overrides one of their colors', () => {
    const base = { card: color('#ffffff'), 'card-foreground': color('#000000') };
    const found = ofRule(check([base, { card: color('#111111') }]), 'contrast');
    expect(found.map(({ file, finding }) => [file, finding.path])).toEqual([['1', 'card']]);
  });

  it('are listed in the file of their text color', () => {
    const base = { card: color('#ffffff') };
    expect(summaryOf(check([base, { 'card-foreground': color('#000000') }]))).toEqual([
      '1: The contrast of 1 pair was measured: card-foreground on card.',
    ]);
  });

  it('of the configuration replace those that are found', () => {
    const tokens = { card: color('#ffffff'), 'card-foreground': color('#777777') };
    const named = [{ foreground: 'card-foreground', background: 'card', minimum: 3 }];
    expect(ofRule(check([tokens], named), 'contrast')).toEqual([]);
  });

  it('without a background are listed once for each file', () => {
    const found = check([{ 'on-primary': color('#000000'), 'on-accent': color('#000000') }]);
    expect(found.map(({ finding }) => finding.message)).toEqual([
      '2 text colors have no background of that name, so no contrast can be measured: on-primary, on-accent.',
    ]);
  });

  it('are none for tokens that are no colors', () => {
    const size = { $type: 'dimension', $value: { value: 1, unit: 'px' } };
    expect(check([{ card: size, 'card-foreground': size }])).toEqual([]);
  });
});

describe('the modes of a set', () => {
  const maps = read([
    { card: color('#ffffff'), 'card-foreground': color('#000000') },
    { card: color('#000000') },
    { card: color('#000000'), 'card-foreground': color('#ffffff') },
  ]);
  const view = (theme: string, ...indexes: readonly number[]) =>
    toModeView(
      new Map([['theme', theme]]),
      indexes.map((index) => maps[index] ?? new Map()),
    );

  it('are named where only some of them have the finding', () => {
    const found = checkViews([view('light', 0), view('dark', 0, 1), view('night', 0, 2)], []);
    const [low] = ofRule(found, 'contrast');
    expect(low?.finding.message).toContain('1.00 : 1 with theme = dark (');
    expect(summaryOf(found)).toHaveLength(2);
  });

  it('are not named where all of them have it', () => {
    const found = checkViews([view('dark', 0, 1), view('dim', 0, 1)], []);
    expect(ofRule(found, 'contrast').map(({ finding }) => finding.message)).toEqual([
      'card-foreground on card has a contrast of 1.00 : 1 (#000000 on #000000); text needs 4.5 : 1.',
    ]);
  });

  it('use the last definition of a token', () => {
    expect(view('night', 0, 2).find('card')?.source.file).toBe('2');
    expect(view('light', 0).find('missing')).toBeUndefined();
  });
});

describe('font weights', () => {
  const type = (fontFamily: unknown, fontWeight: unknown) => ({
    $type: 'typography',
    $value: {
      fontFamily,
      fontWeight,
      fontSize: { value: 16, unit: 'px' },
      letterSpacing: { value: 0, unit: 'px' },
      lineHeight: 1.5,
    },
  });

  it.each([
    ['that the family has', { heading: type('Inter', 700) }, 0],
    ['that the family does not have', { heading: type('Bebas Neue', 700) }, 1],
    ['of a family that is not known', { heading: type('Own Font', 950) }, 0],
    [
      'that references state',
      {
        family: { $type: 'fontFamily', $value: 'Bebas Neue' },
        weight: { $type: 'fontWeight', $value: 700 },
        heading: type('{family}', '{weight}'),
      },
      1,
    ],
    [
      'of an alias, once',
      { heading: type('Bebas Neue', 700), title: { $type: 'typography', $value: '{heading}' } },
      1,
    ],
  ])('%s', (_, tokens, count) => {
    const found = check([tokens]);
    expect(found).toHaveLength(count);
    expect(found.every(({ finding }) => finding.path === 'heading.$value.fontWeight')).toBe(true);
  });
});

describe('toFilePath', () => {
  it('starts with the place of the tokens in the file', () => {
    const document = { a: { b: color('#000000') } };
    const [tokens = new Map()] = [
      indexTokens({ file: 'r', prefix: ['sets', 'x'], document }, readTokenSet([document])[0]?.tokens ?? []),
    ];
    const place = tokens.get('a.b');
    if (place === undefined) throw new Error('There is no token a.b.');
    expect(toFilePath(place, '$value')).toBe('sets.x.a.b.$value');
  });
});
