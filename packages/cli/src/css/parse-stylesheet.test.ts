import { describe, expect, it } from 'vitest';
import { CliError } from '../cli-error.ts';
import { parseStylesheet } from './parse-stylesheet.ts';
import { readStylesheet } from './read-stylesheet.ts';
import { isTailwindVariable } from './tailwind-variables.ts';

/** The variables of each mode: `{ '.dark': { '--a': 'red' } }`. */
function modesOf(css: string) {
  const { modes } = readStylesheet(css, 'a.css');
  return Object.fromEntries(
    [...modes].map(([mode, variables]) => [
      mode,
      Object.fromEntries([...variables.values()].map(({ name, value }) => [name, value])),
    ]),
  );
}

const DARK = '@media (prefers-color-scheme: dark)';

describe('the modes of a stylesheet', () => {
  it.each([
    ['the root element', ':root { --a: red; }', { ':root': { '--a': 'red' } }],
    ['a class', '.dark { --a: red }', { '.dark': { '--a': 'red' } }],
    ['an attribute', '[data-theme="dim"] { --a: red }', { '[data-theme=dim]': { '--a': 'red' } }],
    ['a color scheme', `${DARK} { :root { --a: red } }`, { [DARK]: { '--a': 'red' } }],
    ['a condition of a mode', `${DARK} { .dim { --a: red } }`, { [`${DARK} .dim`]: { '--a': 'red' } }],
    [
      'a nested condition',
      `:root { --a: red; ${DARK} { --a: tan } }`,
      { ':root': { '--a': 'red' }, [DARK]: { '--a': 'tan' } },
    ],
    [
      'a nested mode',
      ':root { --a: red; &.dark { --a: tan } }',
      { ':root': { '--a': 'red' }, '.dark': { '--a': 'tan' } },
    ],
    [
      'conditions inside each other',
      `@media (a) { @media (b) { :root { --a: red } } }`,
      { '@media (a) @media (b)': { '--a': 'red' } },
    ],
    ['the theme of Tailwind CSS', '@theme inline { --color-a: red }', { ':root': { '--color-a': 'red' } }],
    [
      'layers and feature queries',
      '@layer base { @supports (color: lab(0 0 0)) { :root { --a: red } } }',
      { ':root': { '--a': 'red' } },
    ],
    [
      'several rules of one mode',
      ':root { --a: red } :root { --a: tan; --b: blue }',
      { ':root': { '--a': 'tan', '--b': 'blue' } },
    ],
    [
      'the condition with its space reduced',
      '@media   (a)\n and (b) { :root { --a: red } }',
      { '@media (a) and (b)': { '--a': 'red' } },
    ],
  ])('include %s', (_, css, expected) => {
    expect(modesOf(css)).toEqual(expected);
  });

  it.each([
    ['a component', '.card { --a: red }'],
    ['a component of a mode', '.dark .card { --a: red }'],
    ['a component nested in a mode', '.dark { .card { --a: red } }'],
    ['a keyframe', '@keyframes a { from { --a: red } }'],
    ['a container query', '@container (width > 1px) { :root { --a: red } }'],
    ['a utility of Tailwind CSS', '@utility a { --a: red }'],
    ['a declaration that is no variable', ':root { color: red }'],
    ['the removal of a namespace', '@theme { --color-*: initial }'],
    ['a comment', ':root { /* --a: red; */ }'],
  ])('do not include %s', (_, css) => {
    expect(modesOf(css)).toEqual({});
  });

  it.each([
    ['without !important', '--a: red !important', 'red'],
    ['without comments', '--a: /* was tan */ red /* fine */', 'red'],
    ['with braces', '--a: { b: c }', '{ b: c }'],
    ['with the case of the text', '--a: Inter, "Open Sans"', 'Inter, "Open Sans"'],
    ['that is empty', '--a:;', ''],
    ['over several lines', '--a: a,\n    b', 'a,\n    b'],
  ])('have values %s', (_, declaration, expected) => {
    expect(modesOf(`:root { ${declaration} }`)).toEqual({ ':root': { '--a': expected } });
  });
});

describe('the places of a stylesheet', () => {
  it.each([
    ['\n', 1],
    ['\r\n', 2],
  ])('count the line break %j once', (line) => {
    const css = [':root {', '  --a: /* 1 */ red;', '}', '.dark { --a: tan }'].join(line);
    const { modes } = readStylesheet(css, 'a.css');
    const own = modes.get(':root')?.get('--a');
    expect(own?.position).toEqual({ line: 2, column: 3 });
    expect(css.slice(own?.offset).startsWith('red')).toBe(true);
    expect(modes.get('.dark')?.get('--a')?.position).toEqual({ line: 4, column: 9 });
  });

  it('are those of references without a fallback, also outside modes', () => {
    const css = '.card { color: var(--a); border: 1px solid var(--b, red); margin: var(\n--c) }';
    expect(readStylesheet(css, 'a.css').references).toEqual([
      { name: '--a', property: 'color', position: { line: 1, column: 16 } },
      { name: '--c', property: 'margin', position: { line: 1, column: 67 } },
    ]);
  });

  it.each([
    ['a string', '.a { content: "var(--a)" }'],
    ['a comment', '.a { color: /* var(--a) */ red }'],
  ])('leave out references in %s', (_, css) => {
    expect(readStylesheet(css, 'a.css').references).toEqual([]);
  });
});

describe('the names of a stylesheet', () => {
  it('are all that are declared or registered anywhere', () => {
    const css =
      '@property --p { syntax: "*" } .card { --c: 1 } :root { --r: 1 } @theme { --color-*: initial }';
    expect([...readStylesheet(css, 'a.css').names]).toEqual(['--p', '--c', '--r']);
  });

  it.each([
    ['@import "tailwindcss";', true],
    ["@import 'tailwindcss/theme' layer(theme);", true],
    ['@reference "tailwindcss";', true],
    ['@tailwind base;', true],
    ['@import "./tokens.css";', false],
    ['.tailwindcss {}', false],
  ])('with %s include those of Tailwind CSS: %s', (css, expected) => {
    expect(readStylesheet(css, 'a.css').usesTailwind).toBe(expected);
  });

  it.each([
    ['--color-red-500', true],
    ['--color-slate-950', true],
    ['--color-white', true],
    ['--spacing', true],
    ['--font-sans', true],
    ['--text-sm--line-height', true],
    ['--tw-ring-color', true],
    ['--breakpoint-md', true],
    ['--color-red-550', false],
    ['--color-brand-500', false],
    ['--primary', false],
    ['--radius', false],
  ])('%s is declared by Tailwind CSS: %s', (name, expected) => {
    expect(isTailwindVariable(name)).toBe(expected);
  });
});

describe('a text that is no stylesheet', () => {
  it.each([
    [':root {\n  --a: red;', 'a.css is not valid CSS: "{" is never closed at line 1, column 7.'],
    [':root {\n  --a red;\n}', 'a.css is not valid CSS: a declaration has no colon at line 2, column 3.'],
    ['{ "a": 1 }\nb', 'a.css is not valid CSS: a rule has no block at line 2, column 1.'],
  ])('%j is reported with its place', (css, message) => {
    expect(() => readStylesheet(css, 'a.css')).toThrow(message);
  });

  it('from standard input is named so, and ends with 3', () => {
    try {
      readStylesheet('a', '-');
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      expect(error.message).toBe('Standard input is not valid CSS: a rule has no block at line 1, column 1.');
      expect([error.exitCode, error.position]).toEqual([3, { line: 1, column: 1 }]);
    }
  });

  it('is read in bounded time', () => {
    for (const text of ['/*'.repeat(50_000), 'a{'.repeat(50_000), '"'.repeat(50_001), 'var('.repeat(50_000)])
      expect(parseStylesheet(text)).toHaveProperty('what');
  });
});
