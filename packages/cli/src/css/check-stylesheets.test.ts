import { describe, expect, it } from 'vitest';
import type { ColorPair } from '../colors/measure-pair.ts';
import { checkStylesheets } from './check-stylesheets.ts';
import { readStylesheet } from './read-stylesheet.ts';

/** The findings of each stylesheet as `rule path: message`, without the list of pairs. */
function check(texts: readonly string[], named: readonly ColorPair[] = []) {
  const sheets = texts.map((text, index) => readStylesheet(text, `${index}.css`));
  return checkStylesheets(sheets, named).map((findings) =>
    findings
      .filter(({ message }) => !/was measured|were measured/.test(message))
      .map(({ rule, path, message }) => `${rule} ${path}: ${message}`),
  );
}

const checkOne = (text: string, ...named: readonly ColorPair[]) => check([text], named)[0];

/** The pairs that were measured, with their modes. */
const measured = (text: string) =>
  checkStylesheets([readStylesheet(text, 'a.css')])[0]?.find(({ list }) => list !== undefined)?.list?.items ??
  [];

describe('the references of stylesheets', () => {
  it.each([
    ['a variable of the stylesheet', ['a { color: var(--a) } :root { --a: red }']],
    ['a variable of another stylesheet', ['a { color: var(--a) }', '.card { --a: red }']],
    ['a registered variable', ['@property --a { syntax: "*" } a { color: var(--a) }']],
    ['a variable of Tailwind CSS', ['@import "tailwindcss"; a { color: var(--color-red-500) }']],
    [
      'a variable of Tailwind CSS in another stylesheet',
      ['a { color: var(--color-red-500) }', '@import "tailwindcss";'],
    ],
    ['a missing variable with a fallback', ['a { color: var(--a, red) }']],
  ])('may name %s', (_, texts) => {
    expect(check(texts).flat()).toEqual([]);
  });

  it('are reported when nothing declares the variable, at the property', () => {
    expect(checkOne('a { color: var(--color-red-500) }')).toEqual([
      'css-reference color: The variable "--color-red-500" is not declared.',
    ]);
  });
});

describe('the variables of stylesheets', () => {
  it.each([
    ['a name of a color', ':root { --color-a: 12px }', 'css-color --color-a: '],
    ['a value that can only be a color', '.dark { --a: rgb(1 2) }', 'css-color .dark --a: '],
    ['a reference to such a value', ':root { --color-a: var(--b); --b: 12px }', 'css-color --color-a: '],
  ])('with %s have to be colors', (_, text, start) => {
    const found = checkOne(text) ?? [];
    expect(found).toHaveLength(1);
    expect(found[0]?.startsWith(start)).toBe(true);
  });

  it.each([
    [':root { --color-a: }'],
    [':root { --color-a: inherit }'],
    [':root { --color-scheme: light }'],
    [':root { --size: 12px }'],
    [':root { --color-a: var(--b, red) }'],
  ])('are fine in %s', (text) => {
    expect(checkOne(text)).toEqual([]);
  });

  it('are reported once for a cycle, also in several modes and stylesheets', () => {
    const cycle = ':root { --a: var(--b); --b: var(--a) } .dark { --x: red }';
    expect(check([cycle, cycle]).flat()).toEqual([
      'css-cycle --a: The variables refer to each other in a cycle: --a → --b → --a.',
    ]);
  });

  it('are named up to twenty in a cycle', () => {
    const names = Array.from({ length: 25 }, (_, index) => `--a${index}: var(--a${(index + 1) % 25})`);
    const [found = ''] = checkOne(`:root { ${names.join(';')} }`) ?? [];
    expect(found).toContain('--a18 → --a19 → … → --a0.');
    expect(found).not.toContain('--a20');
  });
});

describe('the pairs of a stylesheet', () => {
  const LOW = '--text: #777; --text-background: white';

  it('are measured in each mode that changes one of their colors', () => {
    expect(
      measured(
        ':root { --card: white; --card-foreground: black } .dark { --card: black; --card-foreground: white } .dim { --x: 1px }',
      ),
    ).toEqual(['--card-foreground on --card (:root, .dark)']);
  });

  it('are measured once when both colors only refer to another pair', () => {
    const theme =
      '@theme inline { --color-card: var(--card); --color-card-foreground: var(--card-foreground) }';
    expect(measured(`:root { --card: white; --card-foreground: black } ${theme}`)).toEqual([
      '--card-foreground on --card (:root)',
    ]);
  });

  it('are measured on both sides of light-dark()', () => {
    expect(
      measured(':root { --card: light-dark(white, black); --card-foreground: light-dark(black, white) }'),
    ).toEqual([
      '--card-foreground on --card (:root with a light color scheme, :root with a dark color scheme)',
    ]);
  });

  it('say the mode of a low contrast', () => {
    expect(
      checkOne(':root { --card: white; --card-foreground: black } .dark { --card-foreground: #ccc }'),
    ).toEqual([
      'contrast .dark --card-foreground: --card-foreground on --card has a contrast of 1.60 : 1 in .dark ' +
        '(#CCCCCC on #FFFFFF); text needs 4.5 : 1.',
    ]);
  });

  it.each([
    ['a color of the mode itself', '--card: white; --card-foreground: #777', '#767676'],
    ['a color with a comment', '--card: white; --card-foreground: /* gray */ #777', '#767676'],
    ['a reference', '--card: white; --gray: #777; --card-foreground: var(--gray)', undefined],
    ['channels', '--card: 0 0% 100%; --card-foreground: 0 0% 47%', undefined],
  ])('can be fixed exactly for %s', (_, declarations, expected) => {
    const text = `:root { ${declarations} }`;
    const [findings = []] = checkStylesheets([readStylesheet(text, 'a.css')]);
    const edit = findings.find(({ rule }) => rule === 'contrast')?.edit;
    expect(edit?.text).toBe(expected);
    if (edit !== undefined) expect(text.slice(edit.offset, edit.offset + edit.length)).toBe('#777');
  });

  it('of the configuration are measured with their own minimum', () => {
    const pair = { foreground: '--ink', background: '--paper', minimum: 3 };
    const text = ':root { --ink: #777; --paper: white }';
    expect(checkOne(text, pair)).toEqual([]);
    expect(checkOne(text, { ...pair, minimum: 7 })?.[0]).toContain('the configuration needs 7 : 1.');
    expect(checkOne(text, { ...pair, background: '--missing' })).toEqual([]);
  });

  it.each([
    ['a background that is translucent', 'rgb(255 255 255 / 0.5)', '"--card" is translucent'],
    ['a background that the page decides', 'Canvas', 'only a browser can compute Canvas'],
    ['a background that is not declared', 'var(--x)', '"--x" is not declared'],
  ])('say why they cannot be measured: %s', (_, background, reason) => {
    const found = checkOne(`:root { --card: ${background}; --card-foreground: black }`) ?? [];
    expect(found).toContain(
      `color-pairs --card-foreground: The contrast of --card-foreground on --card in :root cannot be measured: ${reason}.`,
    );
  });

  it('belong to the stylesheet that declares the text color', () => {
    const [first, second] = check([':root { --card: white }', ':root { --card-foreground: #777 }']);
    expect(first).toEqual([]);
    expect(second?.[0]).toContain('contrast --card-foreground: ');
  });

  it('come in the order of the text, and what concerns the whole file last', () => {
    const text = `:root { --color-b: 1px; --card: white; --card-foreground: #777; --color-a: 1px; ${LOW} }`;
    const [findings = []] = checkStylesheets([readStylesheet(text, 'a.css')]);
    const columns = findings.map(({ position }) => position?.column ?? Number.POSITIVE_INFINITY);
    expect(columns).toEqual([...columns].sort((a, b) => a - b));
    expect(findings.at(-1)?.position).toBeNull();
  });

  it('are measured in 64 modes at most, and that is said', () => {
    const modes = Array.from({ length: 70 }, (_, index) => `.theme-${index} { --a: 1px }`).join('');
    expect(checkOne(modes)).toContain(
      'color-pairs : The stylesheet has 70 modes; only the first 64 are checked.',
    );
  });
});

describe('colors that have to be told apart', () => {
  it('are compared in the modes that declare one of them', () => {
    const found =
      checkOne(':root { --success: #0a7d2c; --danger: #c01c28 } .dark { --danger: #0a7d2d }') ?? [];
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((text) => text.startsWith('similar-names'))).toBe(true);
    expect(found.some((text) => text.includes('.dark --danger'))).toBe(true);
  });
});
