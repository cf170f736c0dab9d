import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateGuide, guideColors, parseGuide } from '@stylekit/engine';
import { CUSTOM_DEFAULTS } from '@stylekit/engine/brief';
import { exportGuide } from '@stylekit/engine/export';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder, runCli } from './run-cli.ts';

const BRIEF = 'A neighbourhood bakery in Lisbon that mills its own flour';

let cwd: string;

beforeEach(() => {
  cwd = makeFolder();
});

describe('stylekit generate', () => {
  it('prints the guide of the engine as JSON', async () => {
    const { code, stdout, stderr } = await runCli(['generate', BRIEF], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(parseGuide(JSON.parse(stdout))).toEqual(await generateGuide('ai', { description: BRIEF }));
  });

  it('writes all three files and lists them', async () => {
    const { stdout, stderr } = await runCli(['generate', BRIEF, '--out', 'brand'], { cwd });
    const guide = await generateGuide('ai', { description: BRIEF });
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toHaveLength(3);
    for (const format of ['css', 'json', 'dtcg'] as const) {
      const { fileName, text } = await exportGuide(guide, undefined, format);
      expect(readFileSync(path.join(cwd, 'brand', fileName), 'utf8')).toBe(text);
    }
  });

  it('reads the brief from standard input', async () => {
    const piped = await runCli(['generate', '-'], { cwd, stdin: `${BRIEF}\n` });
    expect(piped.stdout).toBe((await runCli(['generate', BRIEF], { cwd })).stdout);
  });

  it('prints one format to standard output', async () => {
    const { stdout } = await runCli(['generate', BRIEF, '--format', 'css'], { cwd });
    expect(stdout).toBe(
      (await exportGuide(await generateGuide('ai', { description: BRIEF }), undefined, 'css')).text,
    );
  });

  it('uses the seed and the name', async () => {
    const guide = async (...args: string[]) =>
      JSON.parse((await runCli(['generate', BRIEF, ...args], { cwd })).stdout);
    expect(await guide('--seed', '1')).not.toEqual(await guide('--seed', '2'));
    expect((await guide('--name', 'Padaria')).name).toBe('Padaria');
  });

  it('applies the Co-Pilot options and keeps given colors byte for byte', async () => {
    const args = ['--industry', 'Food', '--style', 'luxury', '--primary', 'b3001b', '--secondary', '#1f4E6b'];
    const { code, stdout } = await runCli(
      ['generate', BRIEF, ...args, '--font', 'lora', '--audience', 'families'],
      { cwd },
    );
    const guide = parseGuide(JSON.parse(stdout));
    expect(code).toBe(0);
    expect(
      guideColors(guide)
        .slice(0, 2)
        .map(({ hex }) => hex),
    ).toEqual(['#b3001b', '#1f4E6b']);
    expect(guide.fonts.header.name).toBe('Lora');
    expect(guide.name).toBe('Luxury Style');
  });

  it('uses the requested harmony', async () => {
    const args = ['--primary', 'b3001b', '--harmony', 'triadic'];
    const guide = parseGuide(JSON.parse((await runCli(['generate', BRIEF, ...args], { cwd })).stdout));
    expect(guide.colors.primary.hex).toBe('#b3001b');
    expect(guide.colors.harmony?.type).toBe('triadic');
  });

  it.each([
    ['1F4E6B', '2A6F97'],
    ['#3b82F6', '#3b82F6'],
    ['808080', '808080'],
    ['#777777', '#999999'],
  ])('keeps %s and %s as the first two colors', async (primary, secondary) => {
    const { code, stdout } = await runCli(
      ['generate', BRIEF, '--primary', primary, '--secondary', secondary],
      { cwd },
    );
    const colors = guideColors(parseGuide(JSON.parse(stdout)));
    expect(code).toBe(0);
    expect(colors.slice(0, 2).map(({ hex }) => hex)).toEqual(
      [primary, secondary].map((hex) => hex.replace(/^#?/, '#')),
    );
  });

  it('generates a custom guide from a file', async () => {
    writeFileSync(path.join(cwd, 'custom.json'), JSON.stringify({ ...CUSTOM_DEFAULTS, name: 'By hand' }));
    const { code, stdout } = await runCli(['generate', '--from', 'custom.json'], { cwd });
    const guide = parseGuide(JSON.parse(stdout));
    expect(code).toBe(0);
    expect(guide).toMatchObject({ name: 'By hand', generatedBy: 'custom' });
    expect(guide.colors.primary).toMatchObject({ hex: '#3B82F6', name: 'Primary Blue' });
  });

  it('shows chips, names, ratios and fonts on a terminal', async () => {
    const { stdout } = await runCli(['generate', BRIEF], { cwd, isTty: true });
    const guide = await generateGuide('ai', { description: BRIEF });
    for (const { hex, name, variable } of guideColors(guide)) {
      const line = stdout.split('\n').find((text) => text.includes(hex.toUpperCase())) ?? '';
      expect(line).toContain('\u001b[48;2;');
      expect(line).toContain(name);
      expect(line).toContain(variable);
      expect(line).toMatch(/\d+\.\d\d : 1 (AAA|AA ) (black|white) text/);
    }
    expect(stdout).toContain(guide.fonts.header.name);
    expect(stdout).toContain(guide.fonts.body.name);
    expect((await runCli(['generate', BRIEF, '--json'], { cwd, isTty: true })).stdout).toBe(
      (await exportGuide(guide, undefined, 'json')).text,
    );
  });

  it('reports guide and files as JSON', async () => {
    const { stdout } = await runCli(['generate', BRIEF, '--out', '.', '--format', 'css', '--json'], { cwd });
    const report = JSON.parse(stdout);
    expect(report.files).toEqual([{ path: 'style-variables.css', state: 'created' }]);
    expect(report.guide.generatedBy).toBe('built-in');
  });
});

describe('stylekit generate, with invalid input', () => {
  it.each([
    [[], 'The brief is missing.'],
    [['abc'], 'Please provide at least 10 characters for the brand purpose'],
    [['x'.repeat(100_000)], 'Please keep the brand purpose to 2000 characters'],
    [[BRIEF, '--harmony', 'triad'], 'Did you mean triadic?'],
    [[BRIEF, '--font', 'Plairfair Display'], 'Did you mean Playfair Display?'],
    [[BRIEF, '--primary', 'redd'], '“redd” is not a color.'],
    [[BRIEF, '--primary', '#12345'], '#12345'],
    [[BRIEF, '--primary', '#12345678'], '"#12345678" is translucent.'],
    [[BRIEF, '--custom-industry', 'kites'], '--custom-industry is for --industry other.'],
    [[BRIEF, '--mode', 'manual'], 'is not one of ai, copilot, custom'],
    [[BRIEF, '--mode', 'ai', '--custom-industry', 'kites'], '--custom-industry is for copilot mode'],
    [[BRIEF, '--industry', 'other'], 'Please specify your custom industry'],
    [['--mode', 'custom'], 'Add --from <custom.json>.'],
    [[BRIEF, '--from', 'custom.json'], 'Custom mode does not use a brief.'],
    [['--from', 'custom.json', '--seed', '3'], 'Custom mode does not use --seed.'],
    [['--from', 'custom.json', '--style', 'modern'], 'Custom mode does not use --style.'],
    [
      ['--mode', 'custom', '--from', 'custom.json', '--custom-industry', 'x'],
      'Custom mode does not use --custom-industry.',
    ],
    [[BRIEF, '--out', ''], 'The folder is empty.'],
    [[BRIEF, '--name', ''], 'Please provide a name for your style guide'],
    [[BRIEF, '--name', '  '], 'Please provide a name for your style guide'],
    [[BRIEF, '--name', 'x'.repeat(121)], '120 characters'],
    [[BRIEF, '--mode', 'ai', '--from', 'custom.json'], '--from is for custom mode, not for ai.'],
    [[BRIEF, '--format', 'css,json'], 'Add --out <folder>.'],
    [[BRIEF, '--ot', 'x'], 'Did you mean --out?'],
  ])('%j', async (args, message) => {
    const run = await runCli(['generate', ...args], { cwd });
    expect(run.stderr).toContain(message);
    expect(run.code).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr.length).toBeLessThan(1500);
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('rejects two documents for one standard output', async () => {
    const refused = await runCli(['generate', BRIEF, '--format', 'css', '--json'], { cwd });
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('--json and --format css cannot both go to standard output.');
    expect(JSON.parse(refused.stdout).error.code).toBe('SK_CLI_WRONG_USE');
    expect((await runCli(['generate', BRIEF, '--format', 'json', '--json'], { cwd })).code).toBe(0);
  });

  it('rejects a brief of 1 MB on standard input and states the limit', async () => {
    const run = await runCli(['generate', '-'], { cwd, stdin: 'a bakery '.repeat(120_000) });
    expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining('2000 characters') });
  });

  it('lists every error of a custom file', async () => {
    const accent = CUSTOM_DEFAULTS.accent.map((color, index) =>
      index === 1 ? { hex: '#12', name: '' } : color,
    );
    writeFileSync(path.join(cwd, 'custom.json'), JSON.stringify({ ...CUSTOM_DEFAULTS, accent }));
    const { code, stderr } = await runCli(['generate', '--from', 'custom.json', '--out', 'brand'], { cwd });
    expect(code).toBe(3);
    expect(stderr).toContain('name: Please provide a name for your style guide');
    expect(stderr).toContain('accent.1.hex: Must be a valid hex color code');
    expect(stderr).toContain('accent.1.name: Please name your accent color 2');
    expect(existsSync(path.join(cwd, 'brand'))).toBe(false);
  });
});

describe('stylekit', () => {
  it.each([['--help'], ['-h'], ['help']])('%s prints help and exits 0', async (arg) => {
    const { code, stdout, stderr } = await runCli([arg], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const word of ['generate', 'export', 'check', 'Exit codes:']) expect(stdout).toContain(word);
  });

  it.each([
    ['#1ab', '#11AABB'],
    ['teal', '#008080'],
    ['oklch(0.6 0.1 200)', '#0D9298'],
    ['rgb(1 2 3)', '#010203'],
  ])('accepts %s as a color', async (text, hex) => {
    const { stdout } = await runCli(['generate', BRIEF, '--primary', text], { cwd });
    expect(JSON.parse(stdout).colors.primary.hex).toBe(hex);
  });

  it('accepts any form of a color in the file of custom mode', async () => {
    const custom = { ...CUSTOM_DEFAULTS, name: 'Own', primary: { hex: 'teal', name: 'Teal' } };
    writeFileSync(path.join(cwd, 'teal.json'), JSON.stringify(custom));
    const { stdout } = await runCli(['generate', '--from', 'teal.json'], { cwd });
    expect(JSON.parse(stdout).colors.primary.hex).toBe('#008080');
    custom.primary.hex = '#00808080';
    writeFileSync(path.join(cwd, 'teal.json'), JSON.stringify(custom));
    expect(await runCli(['generate', '--from', 'teal.json'], { cwd })).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('Must be a valid hex color code'),
    });
  });

  it('names a document of another kind for custom mode, with the exit code of an invalid one', async () => {
    writeFileSync(path.join(cwd, 'a.tokens.json'), '{}');
    expect(await runCli(['generate', '--from', 'a.tokens.json'], { cwd })).toMatchObject({
      code: 3,
      stderr: expect.stringContaining(
        'a.tokens.json is a design token file; --from takes a brief for custom mode.',
      ),
    });
  });

  it('prints its version', async () => {
    for (const flag of ['--version', '-v'])
      expect(await runCli([flag], { cwd })).toEqual({ code: 0, stdout: '1.2.3\n', stderr: '' });
  });

  it('prints the help when called without arguments, and suggests the right spelling', async () => {
    expect(await runCli([], { cwd })).toEqual(await runCli(['--help'], { cwd }));
    for (const args of [
      ['help', 'exprot'],
      ['help', 'exprot', '--json'],
    ]) {
      expect(await runCli(args, { cwd })).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('There is no command "exprot". Did you mean export?'),
      });
    }
    expect(await runCli(['exprot', 'x'], { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Did you mean export?'),
    });
  });
});
