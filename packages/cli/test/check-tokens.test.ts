import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LocatedFinding } from '../src/report/checked-file.ts';
import { makeFolder, runCli } from './run-cli.ts';

let cwd: string;

beforeEach(() => {
  cwd = makeFolder();
});

const gray = (level: number) => ({
  $type: 'color',
  $value: { colorSpace: 'srgb', components: [level, level, level] },
});
const alias = (name: string) => ({ $type: 'color', $value: `{${name}}` });

/** Checks the files and returns all findings, each with its file. */
async function check(files: Readonly<Record<string, unknown>>, ...names: string[]) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    writeFileSync(path.join(cwd, name), JSON.stringify(content, null, 1));
  }
  const { code, stdout, stderr } = await runCli(['check', ...names, '--json'], { cwd });
  expect(stderr).toBe('');
  const report: { files: { file: string; kind: string | null; findings: LocatedFinding[] }[] } =
    JSON.parse(stdout);
  const findings = report.files.flatMap(({ file, findings: found }) =>
    found.map((finding) => ({ ...finding, file })),
  );
  return { code, findings, kinds: report.files.map(({ file, kind }) => `${file} ${kind}`) };
}

describe('stylekit check, with the colors of tokens', () => {
  it('measures pairs found by their names and says which', async () => {
    const { code, findings } = await check(
      {
        'a.tokens.json': {
          color: {
            card: gray(1),
            'card-foreground': gray(0.6),
            primary: gray(0),
            onPrimary: gray(1),
            lone: { text: gray(0) },
          },
        },
      },
      'a.tokens.json',
    );
    expect(code).toBe(1);
    expect(findings.map(({ rule, path: at, message }) => [rule, at, message])).toEqual([
      [
        'contrast',
        'color.card-foreground.$value',
        'color.card-foreground on color.card has a contrast of 2.84 : 1 (#999999 on #FFFFFF); text needs 4.5 : 1.',
      ],
      [
        'color-pairs',
        '',
        '1 text color has no background of that name, so no contrast can be measured: color.lone.text.',
      ],
      [
        'color-pairs',
        '',
        'The contrast of 2 pairs was measured: color.card-foreground on color.card; color.onPrimary on color.primary.',
      ],
    ]);
    expect(findings[0]).toMatchObject({ measured: { required: 4.5, unit: ':1' }, position: { line: 16 } });
  });

  it('follows aliases over files and measures a pair of aliases where it is defined', async () => {
    const { findings } = await check(
      {
        'base.tokens.json': { gray: { 1: gray(1), 2: gray(0.7) } },
        'semantic.tokens.json': { card: { background: alias('gray.1'), text: alias('gray.2') } },
        'button.tokens.json': { button: { background: alias('card.background'), text: alias('card.text') } },
      },
      '.',
    );
    expect(findings.filter(({ rule }) => rule === 'contrast')).toMatchObject([
      { file: 'semantic.tokens.json', path: 'card.text' },
    ]);
  });

  it('measures each theme that overrides a color of the pair', async () => {
    const { findings } = await check(
      {
        'light.tokens.json': { background: gray(1), foreground: gray(0) },
        'dark.tokens.json': { background: gray(0.1) },
      },
      'light.tokens.json',
      'dark.tokens.json',
    );
    expect(findings.filter(({ rule }) => rule === 'contrast')).toMatchObject([
      {
        file: 'dark.tokens.json',
        path: 'background',
        message: expect.stringContaining('foreground on background'),
      },
    ]);
  });

  it('reads every color space and the text of older files', async () => {
    const color = (colorSpace: string, components: unknown[]) => ({
      $type: 'color',
      $value: { colorSpace, components },
    });
    const { findings } = await check(
      {
        'a.tokens.json': {
          a: { bg: color('oklch', [1, 0, 0]), fg: color('hsl', [0, 0, 60]) },
          b: { bg: color('display-p3', [1, 1, 1]), fg: color('hwb', [0, 60, 40]) },
          c: { bg: color('xyz-d65', [0.95, 1, 1.08]), fg: color('lab', [63, 0, 0]) },
          d: { bg: { $type: 'color', $value: '#ffffff' }, fg: { $type: 'color', $value: '#999' } },
          e: { bg: color('srgb', [1, 1, 'none']), fg: color('srgb', [1, 1, 1]) },
        },
      },
      'a.tokens.json',
    );
    expect(findings.filter(({ rule }) => rule === 'contrast').map(({ path: at }) => at)).toEqual([
      'a.fg.$value',
      'b.fg.$value',
      'c.fg.$value',
      'd.fg.$value',
      'e.fg.$value',
    ]);
  });

  it('compares status colors, and checks weights of known fonts', async () => {
    const { findings } = await check(
      {
        'a.tokens.json': {
          status: {
            warning: { $type: 'color', $value: { colorSpace: 'srgb', components: [0.8, 0.4, 0] } },
            danger: { $type: 'color', $value: { colorSpace: 'srgb', components: [0.81, 0.4, 0] } },
          },
          font: { $type: 'fontFamily', $value: 'Playfair Display' },
          heading: {
            $type: 'typography',
            $value: {
              fontFamily: '{font}',
              fontSize: { value: 16, unit: 'px' },
              fontWeight: 'thin',
              letterSpacing: { value: 0, unit: 'px' },
              lineHeight: 1.5,
            },
          },
        },
      },
      'a.tokens.json',
    );
    expect(findings).toMatchObject([
      { rule: 'similar-names', path: 'status.danger' },
      { rule: 'missing-weight', path: 'heading.$value.fontWeight', measured: { value: 100 } },
    ]);
  });

  it('fixes the contrast of a color that the token itself states', async () => {
    await check({ 'a.tokens.json': { card: gray(1), 'card-text': gray(0.6) } }, 'a.tokens.json');
    const run = await runCli(['check', 'a.tokens.json', '--fix'], { cwd });
    expect(run).toMatchObject({ code: 0, stderr: 'Applied 1 fix.\n' });
  });

  it('reports an unknown type once', async () => {
    const { findings } = await check(
      { 'a.tokens.json': { a: { $type: 'colour', x: { $value: 1 }, y: { $value: '{a.x}' } } } },
      'a.tokens.json',
    );
    expect(findings.map(({ path: at, message }) => `${at}: ${message}`)).toEqual([
      'a.$type: "colour" is not a type of token.',
    ]);
  });

  it('shows a part of a long list', async () => {
    const tokens = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`c${index}`, { bg: gray(1), fg: gray(0) }]),
    );
    writeFileSync(path.join(cwd, 'a.tokens.json'), JSON.stringify(tokens));
    const { stdout } = await runCli(['check', 'a.tokens.json'], { cwd });
    expect(stdout).toContain('info  The contrast of 12 pairs was measured:\n  - c0.fg on c0.bg\n');
    expect(stdout).toContain('  - c7.fg on c7.bg\n  - and 4 more; --json lists all of them\n');
  });
});

describe('pairs of the configuration', () => {
  const configure = (...pairs: object[]) =>
    writeFileSync(path.join(cwd, 'stylekit.config.json'), JSON.stringify({ checks: { pairs } }));

  it('are measured in tokens and CSS, with their own minimum', async () => {
    configure(
      { foreground: 'line', background: 'page', minimum: 3 },
      { foreground: '--icon', background: '--page', minimum: 3 },
      { foreground: '--ink', background: '--page' },
    );
    writeFileSync(path.join(cwd, 'a.css'), ':root { --page: #fff; --icon: #949494; --ink: #949494 }');
    const { findings } = await check(
      { 'a.tokens.json': { page: gray(1), line: gray(0.7) } },
      'a.tokens.json',
      'a.css',
    );
    expect(findings.filter(({ rule }) => rule === 'contrast').map(({ message }) => message)).toEqual([
      'line on page has a contrast of 2.09 : 1 (#B3B3B3 on #FFFFFF); the configuration needs 3 : 1.',
      '--ink on --page has a contrast of 3.03 : 1 in :root (#949494 on #FFFFFF); text needs 4.5 : 1.',
    ]);
  });

  it('must be declared', async () => {
    configure({ foreground: 'lime', background: 'page' });
    const { code, findings } = await check(
      { 'a.tokens.json': { page: gray(1), line: gray(0) } },
      'a.tokens.json',
    );
    expect(code).toBe(1);
    expect(findings).toMatchObject([
      {
        file: 'stylekit.config.json',
        rule: 'named-pair',
        path: 'checks.pairs.0.foreground',
        fix: 'Did you mean "line"?',
        position: { line: 1 },
      },
    ]);
  });
});

const RESOLVER = {
  version: '2025.10',
  sets: { base: { sources: [{ $ref: 'base.json' }] } },
  modifiers: {
    theme: {
      contexts: {
        light: [{ $ref: 'light.json' }],
        dark: [{ $ref: 'dark.json' }],
        dim: [{ page: gray(0.5) }],
      },
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
};

describe('stylekit check, with a resolver document', () => {
  const FILES = {
    'base.json': { page: gray(1), card: { background: alias('page'), text: alias('ink') } },
    'light.json': { ink: gray(0) },
    'dark.json': { page: gray(0), ink: gray(0.3) },
  };

  it('checks all of its files in every mode, with the aliases of the mode', async () => {
    const { code, findings, kinds } = await check(
      { 'brand/tokens.resolver.json': RESOLVER, ...prefixed('brand/', FILES) },
      'brand/tokens.resolver.json',
    );
    expect(code).toBe(1);
    expect(kinds).toEqual([
      'brand/tokens.resolver.json resolver',
      'brand/base.json tokens',
      'brand/light.json tokens',
      'brand/dark.json tokens',
    ]);
    expect(findings.map(({ file, rule, path: at, message }) => [file, rule, at, message])).toEqual([
      [
        'brand/base.json',
        'token-format',
        'card.text',
        '{ink} refers to a token that does not exist with theme = dim.',
      ],
      [
        'brand/base.json',
        'contrast',
        'card.text',
        'card.text on card.background has a contrast of 2.48 : 1 with theme = dark (#4D4D4D on #000000); text needs 4.5 : 1.',
      ],
      [
        'brand/base.json',
        'color-pairs',
        '',
        'The contrast of 1 pair was measured: card.text on card.background (theme = light or theme = dark).',
      ],
    ]);
  });

  it('checks its files once when they are named, too', async () => {
    const { kinds, findings } = await check({ 'all.resolver.json': RESOLVER, ...FILES }, '.');
    expect(kinds.toSorted()).toEqual([
      'all.resolver.json resolver',
      'base.json tokens',
      'dark.json tokens',
      'light.json tokens',
    ]);
    expect(findings.filter(({ rule }) => rule === 'token-format')).toHaveLength(1);
  });

  it('reads inline tokens and parts of files, and reports them at their place', async () => {
    const { findings } = await check(
      {
        'a.resolver.json': {
          version: '2025.10',
          resolutionOrder: [
            { type: 'set', name: 'inline', sources: [{ size: { $type: 'dimension', $value: '4px' } }] },
            { type: 'set', name: 'part', sources: [{ $ref: 'all.json#/brand/tokens' }] },
          ],
        },
        'all.json': { brand: { tokens: { gap: { $type: 'dimension', $value: '8px' } } } },
      },
      'a.resolver.json',
    );
    expect(findings.map(({ file, path: at, position }) => [file, at, position?.line])).toEqual([
      ['a.resolver.json', 'resolutionOrder.0.sources.0.size.$value', 11],
      ['all.json', 'brand.tokens.gap.$value', 6],
    ]);
  });

  it.each([
    [{ version: '2024' }, 'version: The version is "2024".'],
    [{ resolutionOrder: [] }, 'resolutionOrder: The resolution order is no list of sets and modifiers.'],
    [
      { resolutionOrder: [{ $ref: '#/sets/bse' }] },
      'resolutionOrder.0: "#/sets/bse" does not exist in this document.',
    ],
    [{ order: [] }, 'order: "order" is not a part of a resolver document.'],
    [
      { sets: { base: { sources: [{ $ref: 'gone.json' }] } } },
      'sets.base.sources.0: gone.json cannot be used.',
    ],
    [{ sets: { base: { sources: [{ $ref: '#/sets/base' }] } } }, 'The sets refer to each other in a circle.'],
    [{ sets: { base: { sources: [{ $ref: '#/modifiers/theme' }] } } }, 'A source cannot be a modifier.'],
    [
      { sets: { base: { sources: [{ $ref: 'https://x.example/a.json' }] } } },
      'is a URL; this command reads files.',
    ],
    [{ sets: { base: {} } }, 'sets.base.sources: The sources are no list.'],
    [{ modifiers: { theme: { contexts: {} } } }, 'modifiers.theme: The modifier "theme" has no contexts.'],
    [
      { modifiers: { theme: { ...RESOLVER.modifiers.theme, default: 'drak' } } },
      'modifiers.theme.default: "drak" is not a context of "theme".',
    ],
  ])('rejects %j', async (change, expected) => {
    const { code, findings } = await check(
      { 'a.resolver.json': { ...RESOLVER, ...change }, ...FILES },
      'a.resolver.json',
    );
    expect(code).toBe(1);
    const texts = findings
      .filter(({ rule }) => rule === 'resolver-format')
      .map((it) => `${it.path}: ${it.message}`);
    expect(texts.join('\n')).toContain(expected);
  });

  it('names only the modifiers that make a difference', async () => {
    const contexts = { small: [], large: [] };
    const modifiers = { size: { contexts }, theme: RESOLVER.modifiers.theme, density: { contexts } };
    const resolutionOrder = ['size', 'theme', 'density'].map((name) => ({ $ref: `#/modifiers/${name}` }));
    const sized = {
      ...RESOLVER,
      modifiers,
      resolutionOrder: [...RESOLVER.resolutionOrder, ...resolutionOrder],
    };
    const { findings } = await check({ 'a.resolver.json': sized, ...FILES }, 'a.resolver.json');
    expect(findings.map(({ message }) => message).join('\n')).toContain('2.48 : 1 with theme = dark (#');
  });

  it('is bounded for many modifiers', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `m${index}`);
    const contexts = { a: [{ x: gray(0) }], b: [{ x: gray(1) }], c: [] };
    const { code } = await check(
      {
        'a.resolver.json': {
          version: '2025.10',
          modifiers: Object.fromEntries(names.map((name) => [name, { contexts }])),
          resolutionOrder: names.map((name) => ({ $ref: `#/modifiers/${name}` })),
        },
      },
      'a.resolver.json',
    );
    expect(code).toBe(0);
  });
});

function prefixed(prefix: string, files: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [prefix + name, content]));
}
