import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_GUIDE } from '@stylekit/engine';
import { exportGuide } from '@stylekit/engine/export';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LocatedFinding } from '../src/report/checked-file.ts';
import { makeFolder, runCli } from './run-cli.ts';

/** A theme with the structure of those that shadcn/ui generates for Tailwind CSS 4. */
const THEME = `@import "tailwindcss";
@custom-variant dark (&:is(.dark *));

@theme inline {
  --color-background: var(--background);
  --color-foreground: var(--foreground);
  --color-card: var(--card);
  --color-card-foreground: var(--card-foreground);
  --font-sans: var(--font-inter);
  --radius-lg: calc(var(--radius) + 2px);
}

:root {
  --radius: 0.625rem;
  --background: oklch(1 0 0);
  --foreground: oklch(0.145 0 0);
  --card: oklch(1 0 0);
  --card-foreground: oklch(0.145 0 0);
  --muted: oklch(0.97 0 0);
  --muted-foreground: oklch(0.62 0 0);
  --sidebar: oklch(0.985 0 0);
  --sidebar-foreground: oklch(0.145 0 0);
}

.dark {
  --background: oklch(0.145 0 0);
  --foreground: oklch(0.985 0 0);
  --card: oklch(0.205 0 0);
  --card-foreground: oklch(0.35 0 0);
  --muted: oklch(0.269 0 0);
  --muted-foreground: oklch(0.708 0 0);
}

@layer base {
  body { @apply bg-background text-foreground; }
}
`;

let cwd: string;

beforeEach(() => {
  cwd = makeFolder();
});

async function check(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(cwd, name), text);
  const { code, stdout } = await runCli(['check', ...Object.keys(files), '--json'], { cwd });
  const report = JSON.parse(stdout) as { files: { kind: string | null; findings: LocatedFinding[] }[] };
  const findings = report.files.flatMap((file) => file.findings);
  const problems = findings
    .filter(({ severity }) => severity !== 'info')
    .map(({ rule, path: at, position }) => `${rule} ${at} ${position?.line}:${position?.column}`);
  const notes = findings.filter(({ severity }) => severity === 'info').map(({ message }) => message);
  return { code, findings, problems, notes, kinds: report.files.map(({ kind }) => kind) };
}

describe('stylekit check, with a stylesheet', () => {
  it('measures the pairs of a theme for shadcn/ui in light and dark, and says which', async () => {
    const { code, problems, findings, notes, kinds } = await check({ 'globals.css': THEME });
    expect(kinds).toEqual(['stylesheet']);
    expect(problems).toEqual(['contrast --muted-foreground 20:3', 'contrast .dark --card-foreground 29:3']);
    expect(code).toBe(1);
    const [light] = findings;
    expect(light?.measured).toMatchObject({ required: 4.5, unit: ':1' });
    expect(light?.measured?.value).toBeCloseTo(3.4, 0);
    expect(light?.message).toMatch(
      /^--muted-foreground on --muted has a contrast of 3\.\d\d : 1 in :root \(#\w{6} on #F5F5F5\); text needs 4\.5 : 1\.$/,
    );
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('The contrast of 4 pairs was measured');
    expect(notes[0]).toContain('--foreground on --background (:root, .dark)');
    expect(notes[0]).toContain('--sidebar-foreground on --sidebar (:root)');
  });

  it('passes when the color that it suggests is used', async () => {
    const { findings } = await check({ 'globals.css': THEME });
    const colors = findings.flatMap(({ fix }) => /^Use (#\w{6}) for --/.exec(fix)?.[1] ?? []);
    const cured = THEME.replace('oklch(0.62 0 0)', colors[0] ?? '').replace(
      'oklch(0.35 0 0)',
      colors[1] ?? '',
    );
    expect(await check({ 'globals.css': cured })).toMatchObject({ code: 0, problems: [] });
  });

  it('finds no error in our own export, and measures it on both surfaces', async () => {
    const { text } = await exportGuide(SAMPLE_GUIDE, undefined, 'css');
    const { code, problems, notes } = await check({ 'style-variables.css': text });
    expect({ code, problems }).toEqual({ code: 0, problems: [] });
    expect(notes.join()).toContain('--surface-text on --surface (:root, [data-theme=dark])');
    expect(notes.join()).toContain('--primary-hover-text on --primary-hover (:root)');
  });

  it('knows the modes of media queries, attributes, selectors on the root, layers and nested rules', async () => {
    const { problems } = await check({
      'modes.css': `@layer theme { :root { --text: #000; --bg: #fff } }
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { --bg: #111 } }
:root[data-theme="night"], html.sepia { --bg: #222 }
[data-bs-theme=dim] { --text: #ccc }
:root { &.high-contrast { --bg: #333 } }
@theme { --on-brand: #eee; @keyframes pulse { to { --x: 1 } } --color-*: initial; --brand: #ddd }
.card { --bg: #000; p:hover { --text: #000 } > a { color: red } }
`,
    });
    expect(problems).toEqual([
      'contrast @media (prefers-color-scheme: dark) --text 2:73',
      'contrast [data-theme=night] --text 3:41',
      'contrast .sepia --text 3:41',
      'contrast [data-bs-theme=dim] --text 4:23',
      'contrast .high-contrast --text 5:27',
      'contrast --on-brand 6:10',
    ]);
  });

  it('finds undeclared variables, cycles and invalid colors at their place', async () => {
    const { code, problems } = await check({
      'a.css': `:root {
  --a: var(--b);
  --b: calc(var(--c) * 2);
  --c: var(--a);
  --link-color: #12345g;
  --color-edge: rgb(1 2);
  --color-scheme: dark;
  --ok: var(--gone, 1px);
  --x: /* var(--no) */ "var(--no)" var(--gone);
}
.card { color: var(--missing); --local: 1; margin: var(--local)
  var(--other) }
`,
    });
    expect(code).toBe(1);
    expect(problems).toEqual([
      'css-cycle --a 2:3',
      'css-color --link-color 5:3',
      'css-color --color-edge 6:3',
      'css-reference --x 9:36',
      'css-reference color 11:16',
      'css-reference margin 12:3',
    ]);
  });

  it('resolves references across stylesheets and within the mode', async () => {
    const { problems } = await check({
      'colors.css': ':root { --ink: #000; --paper: #fff } .dark { --ink: #fff; --paper: #111 }',
      'theme.css': ':root { --text: var(--ink); --background: var(--paper) } .dark { --background: #eee }',
    });
    expect(problems).toEqual(['contrast .dark --text 1:66']);
    const primitives = await check({
      'primitives.css': ':root { --ink: #000; --paper: #fff } .dark { --ink: #111; --paper: #000 }',
      'pairs.css': ':root { --text: var(--ink); --background: var(--paper) }',
    });
    expect(primitives.problems).toEqual(['contrast .dark --text 1:9']);
  });

  it('reads channels without a function, and says what it cannot measure', async () => {
    const { code, problems, notes } = await check({
      'channels.css': `:root {
  --primary: 0 0% 100%; --primary-foreground: 0 0% 80%;
  --a-bg: 0.7 0.1 200; --a-text: #fff;
  --b-bg: color-mix(in oklch, currentcolor, blue); --b-text: #fff;
  --c-bg: #0008; --c-text: #fff;
  --d-text: #fff;
  --h1-text: 2rem; --h1: none;
}`,
    });
    expect(problems).toEqual(['contrast --primary-foreground 2:25']);
    expect(code).toBe(1);
    expect(notes.filter((note) => note.includes('cannot be measured'))).toEqual([
      'The contrast of --a-text on --a-bg in :root cannot be measured: 0.7 0.1 200 has no color space.',
      'The contrast of --b-text on --b-bg in :root cannot be measured: only a browser can compute currentcolor.',
      'The contrast of --c-text on --c-bg in :root cannot be measured: "--c-bg" is translucent.',
      'The contrast of "--d-text" cannot be measured: none of "--d-background", "--d-bg", "--d" is declared.',
    ]);
  });

  it.each([
    [':root { --a: 1;', '"{" is never closed at line 1, column 7'],
    [':root { --a: 1 }\n}', '"}" closes nothing at line 2, column 1'],
    [':root { --a: "x\n }', 'the string has no closing quote at line 1, column 14'],
    [':root { --a: 1 }\n/* open', 'the comment is never closed at line 2, column 1'],
    ['a { color red }', 'a declaration has no colon at line 1, column 5'],
  ])('says where malformed CSS is: %s', async (text, message) => {
    const { code, problems, findings } = await check({ 'bad.css': text });
    expect(code).toBe(3);
    expect(problems).toHaveLength(1);
    expect(findings[0]?.message).toContain('bad.css is not valid CSS: ');
    expect(findings[0]?.message).toContain(message);
  });

  it('reads a stylesheet from standard input, and reports it in every format', async () => {
    const stdin = ':root { --text: #777; --bg: #888 }';
    for (const [format, expected] of [
      ['human', 'stdin:1:9  --text (contrast)'],
      ['github', 'line=1,col=9'],
      ['sarif', '"startColumn": 9'],
      ['gitlab', '"check_name": "contrast"'],
      ['junit', 'name="contrast: --text"'],
    ] as const) {
      const { code, stdout } = await runCli(['check', '-', '--format', format], { cwd, stdin });
      expect(code).toBe(1);
      expect(stdout).toContain(expected);
    }
  });

  it('computes color-mix() and light-dark() of known colors', async () => {
    const { findings } = await check({
      'mix.css': `:root {
  --a: color-mix(in oklab, #fff 90%, black); --a-foreground: color-mix(in srgb, var(--a) 60%, black);
  --b: light-dark(#fff, #111); --b-foreground: light-dark(#222, #333);
  --c: color-mix(in lab, light-dark(white, black), #888 10%); --c-foreground: #777;
}`,
    });
    const messages = findings.filter(({ rule }) => rule === 'contrast').map(({ message }) => message);
    expect(messages).toEqual([
      expect.stringContaining(
        '--a-foreground on --a has a contrast of 2.74 : 1 in :root (#858585 on #DEDEDE)',
      ),
      expect.stringContaining(
        '--b-foreground on --b has a contrast of 1.49 : 1 in :root with a dark color scheme',
      ),
      expect.stringContaining('4.03 : 1 in :root with a light color scheme (#777777 on #F3F3F3)'),
      expect.stringContaining('4.18 : 1 in :root with a dark color scheme (#777777 on #121212)'),
    ]);
    expect(findings.at(-1)?.message).toContain(
      '--b-foreground on --b (:root with a light color scheme, :root with a dark color scheme)',
    );
  });

  it('compares colors that have to be told apart by their names, in each mode', async () => {
    const { findings } = await check({
      'a.css':
        ':root { --success: #107c10; --danger: #ff8a80; --accent: #eee; --primary: #eee }\n.dark { --danger: #107c14 }',
    });
    expect(findings.map(({ rule, path: at, position }) => [rule, at, position?.line])).toEqual([
      ['similar-names', '.dark --danger', 2],
    ]);
  });

  it('is bounded for hostile stylesheets', async () => {
    const chain = Array.from({ length: 50_000 }, (_, index) => `--v${index}:var(--v${index + 1});`).join('');
    const laughs = Array.from(
      { length: 60 },
      (_, index) => `--l${index}:var(--l${index + 1}) var(--l${index + 1});`,
    );
    const modes = Array.from({ length: 2_000 }, (_, index) => `.theme-${index}{--bg:#00${index % 9}}`).join(
      '',
    );
    const { code, findings } = await check({
      'large.css': `a{${'x:1;'.repeat(2_600_000)}}`,
      'deep.css': `${'a{'.repeat(100_000)}${'}'.repeat(100_000)}`,
      'parentheses.css': `:root{--a:${'('.repeat(100_000)}${')'.repeat(100_000)}}`,
      'chain.css': `:root{${chain}--v50000:var(--v0);${laughs.join('')}--l60:#fff;--text:var(--l0);--bg:#fff}`,
      'modes.css': `:root{--text:#000}${modes}`,
    });
    expect(code).toBe(1);
    const messages = findings.map(({ message }) => message);
    expect(messages).toContain('large.css is larger than 8 MB.');
    expect(messages.filter((message) => message.includes('more than 100 brackets are open'))).toHaveLength(2);
    expect(messages.filter((message) => message.includes('refer to each other in a cycle'))).toHaveLength(1);
    expect(messages.some((message) => message.includes('only the first 64 are checked'))).toBe(true);
  });
});
