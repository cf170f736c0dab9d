import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_GUIDE } from '@stylekit/engine';
import { exportGuide } from '@stylekit/engine/export';
import { beforeEach, describe, expect, it } from 'vitest';
import { configSchema } from '../src/config/config-schema.ts';
import { makeFolder, runCli } from './run-cli.ts';

let cwd: string;

beforeEach(() => {
  cwd = makeFolder();
  mkdirSync(path.join(cwd, '.git'));
  mkdirSync(path.join(cwd, 'brand'));
  writeFileSync(path.join(cwd, 'brand/guide.json'), JSON.stringify(SAMPLE_GUIDE));
});

function configure(config: unknown, folder = '.'): void {
  const text = typeof config === 'string' ? config : JSON.stringify(config, null, 2);
  writeFileSync(path.join(cwd, folder, 'stylekit.config.json'), text);
}

const OUTPUTS = [
  { path: 'web', formats: ['css'] },
  { path: 'tokens', formats: ['dtcg'], fileName: 'brand.tokens.json' },
];

describe('stylekit export with a configuration', () => {
  it('writes all outputs of the configuration, and compares them with --check', async () => {
    configure({ guide: 'brand/guide.json', outputs: OUTPUTS });
    const { code, stderr } = await runCli(['export'], { cwd });
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: 'created    web/style-variables.css\ncreated    tokens/brand.tokens.json\n',
    });
    expect(readFileSync(path.join(cwd, 'web/style-variables.css'), 'utf8')).toBe(
      (await exportGuide(SAMPLE_GUIDE, undefined, 'css')).text,
    );
    expect((await runCli(['export', '--check'], { cwd })).code).toBe(0);
    writeFileSync(path.join(cwd, 'web/style-variables.css'), '');
    const drift = await runCli(['export', '--check', '--report', 'github'], { cwd });
    expect(drift.code).toBe(1);
    expect(drift.stdout).toMatch(/^::error file=web\/style-variables\.css,title=export-drift::/);
    expect(drift.stdout.match(/^::/gm)).toHaveLength(1);
  });

  it('adds ramps to the outputs that ask for them, and to all with --ramps', async () => {
    const outputs = [
      { path: 'plain', formats: ['css'] },
      { path: 'full', formats: ['css'], ramps: true },
    ];
    configure({ guide: 'brand/guide.json', outputs });
    const { text: plain } = await exportGuide(SAMPLE_GUIDE, undefined, 'css');
    const { text: full } = await exportGuide(SAMPLE_GUIDE, undefined, 'css', { ramps: true });
    const written = (folder: string) => readFileSync(path.join(cwd, folder, 'style-variables.css'), 'utf8');
    expect((await runCli(['export'], { cwd })).code).toBe(0);
    expect([written('plain'), written('full')]).toEqual([plain, full]);
    expect((await runCli(['export', '--ramps'], { cwd })).code).toBe(0);
    expect([written('plain'), written('full')]).toEqual([full, full]);
  });

  it('finds it from a subfolder up to the root of the repository, and takes its paths from its folder', async () => {
    configure({ guide: 'brand/guide.json', outputs: OUTPUTS });
    const inside = path.join(cwd, 'src/deep');
    mkdirSync(inside, { recursive: true });
    expect((await runCli(['export'], { cwd: inside })).code).toBe(0);
    expect(readdirSync(path.join(cwd, 'tokens'))).toEqual(['brand.tokens.json']);
    mkdirSync(path.join(inside, '.git'));
    expect(await runCli(['export'], { cwd: inside })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('there is no stylekit.config.json'),
    });
  });

  it('prefers options to the environment and the environment to the configuration', async () => {
    const other = { ...SAMPLE_GUIDE, exampleTitle: 'From the environment' };
    writeFileSync(path.join(cwd, 'other.json'), JSON.stringify(other));
    writeFileSync(
      path.join(cwd, 'third.json'),
      JSON.stringify({ ...other, exampleTitle: 'From the option' }),
    );
    configure({ guide: 'brand/guide.json' });
    const title = async (args: string[], env = {}) =>
      JSON.parse((await runCli(['export', ...args, '--format', 'json'], { cwd, env })).stdout).exampleTitle;
    const env = { STYLEKIT_GUIDE: 'other.json' };
    expect(await title([])).toBe(SAMPLE_GUIDE.exampleTitle);
    expect(await title([], env)).toBe('From the environment');
    expect(await title(['third.json'], env)).toBe('From the option');
  });

  it('takes the file of --config, else of STYLEKIT_CONFIG', async () => {
    configure({ guide: 'guide.json', outputs: [{ path: 'here', formats: ['css'] }] }, 'brand');
    expect((await runCli(['export', '--config', 'brand/stylekit.config.json'], { cwd })).stderr).toBe(
      'created    brand/here/style-variables.css\n',
    );
    const env = { STYLEKIT_CONFIG: 'brand/stylekit.config.json' };
    expect((await runCli(['export'], { cwd, env })).stderr).toBe(
      'unchanged  brand/here/style-variables.css\n',
    );
    expect((await runCli(['export', '--config', 'gone.json'], { cwd })).code).toBe(3);
  });

  it('writes to --out instead of the outputs', async () => {
    configure({ guide: 'brand/guide.json', outputs: OUTPUTS });
    await runCli(['export', '--out', 'elsewhere', '--format', 'json'], { cwd });
    expect(readdirSync(cwd)).toEqual(['.git', 'brand', 'elsewhere', 'stylekit.config.json']);
  });

  it('adds nothing to the object prototype', async () => {
    const hostile = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
    for (const config of [hostile, `{"guide":"brand/guide.json","outputs":[${hostile}]}`]) {
      configure(config);
      const { code, stdout, stderr } = await runCli(['export'], { cwd });
      expect([code, stdout], stderr).toEqual([3, '']);
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('writes nothing outside of the repository and no file twice', async () => {
    configure({ guide: 'brand/guide.json', outputs: [{ path: '../elsewhere' }] });
    const outside = await runCli(['export'], { cwd });
    expect(outside.code).toBe(2);
    expect(outside.stderr).toContain('stylekit.config.json:5:7: outputs.0.path is outside of');
    configure({ guide: 'brand/guide.json', outputs: [{ path: 'a' }, { path: './a/', formats: ['css'] }] });
    expect(await runCli(['export'], { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Two outputs write a/style-variables.css.'),
    });
  });
});

describe('an invalid configuration', () => {
  it.each([
    ['{\n  "outpust": []\n}', ':2:3: "outpust" is not a known key. Did you mean "outputs"?'],
    [
      '{ "checks": { "maxWarning": 1 } }',
      ':1:15: "checks.maxWarning" is not a known key. Did you mean "maxWarnings"?',
    ],
    [
      '{ "outputs": [{ "path": "a", "format": "css" }] }',
      '"outputs.0.format" is not a known key. Did you mean "formats"?',
    ],
    [
      '{ "outputs": [{ "path": "a", "formats": ["scss"] }] }',
      '"outputs.0.formats.0" must be one of css, json, dtcg.',
    ],
    [
      '{ "outputs": [{ "path": "a", "fileName": "a.css" }] }',
      '"outputs.0.fileName" needs formats with exactly one format.',
    ],
    [
      '{ "outputs": [{ "path": "a", "ramps": "yes" }] }',
      '"outputs.0.ramps" must be true or false, not text.',
    ],
    ['{ "outputs": [{}] }', '"outputs.0.path" is missing.'],
    ['{ "guide": 5 }', '"guide" must be text, not a number.'],
    [
      '{ "checks": { "waivers": [{ "rule": "x", "reason": "y", "expires": "soon" }] } }',
      'must be a date such as 2026-12-31.',
    ],
    ['[]', 'The file must be an object, not a list.'],
    ['{ "guide": ', 'stylekit.config.json is not valid JSON: the text ends too early'],
  ])('%s', async (text, message) => {
    configure(text);
    const { code, stderr } = await runCli(['export'], { cwd });
    expect(code).toBe(3);
    expect(stderr).toContain(message);
    expect((await runCli(['check', 'brand/guide.json'], { cwd })).code).toBe(3);
  });

  it('names every error with its place', async () => {
    configure({ guides: 'x', outputs: [{ path: '' }] });
    const { stderr } = await runCli(['export'], { cwd });
    expect(stderr).toContain('stylekit.config.json has 2 errors.');
    expect(stderr).toContain('stylekit.config.json:5:7: "outputs.0.path" must not be empty.');
    expect(stderr).toContain('stylekit.config.json:2:3: "guides" is not a known key. Did you mean "guide"?');
  });
});

describe('stylekit init', () => {
  it('writes a configuration that export and check use', async () => {
    const args = [
      'init',
      '--guide',
      'brand/guide.json',
      '--out',
      'web',
      '--format',
      'css',
      '--files',
      'brand',
    ];
    expect((await runCli(args, { cwd })).code).toBe(0);
    const config = JSON.parse(readFileSync(path.join(cwd, 'stylekit.config.json'), 'utf8'));
    expect(configSchema.parse(config)).toEqual({
      $schema: './node_modules/stylekit/stylekit.config.schema.json',
      guide: 'brand/guide.json',
      outputs: [{ path: 'web', formats: ['css'] }],
      checks: { files: ['brand'], failOn: 'warning' },
    });
    expect((await runCli(['export'], { cwd })).stderr).toBe('created    web/style-variables.css\n');
    expect(await runCli(['check'], { cwd })).toMatchObject({
      code: 0,
      stdout: 'brand/guide.json: no findings.\n',
    });
  });

  it('asks for what no option gives', async () => {
    const asked: string[] = [];
    const questions = {
      text: async (message: string, initial: string) => {
        asked.push(message);
        return message.startsWith('JSON file') ? 'brand/guide.json' : initial;
      },
      select: async () => undefined,
      selectSeveral: async (_message: string, _choices: unknown, initial: readonly string[]) => [...initial],
    };
    expect((await runCli(['init', '--out', 'web'], { cwd, questions })).code).toBe(0);
    expect(asked).toEqual([
      'JSON file of the style guide',
      'Files, folders or globs to check, separated by spaces',
    ]);
    const config = JSON.parse(readFileSync(path.join(cwd, 'stylekit.config.json'), 'utf8'));
    expect(config).toMatchObject({
      guide: 'brand/guide.json',
      outputs: [{ path: 'web' }],
      checks: { files: ['web'] },
    });
  });

  it('keeps an existing file unless --force is given, and needs a guide without a terminal', async () => {
    configure('{}');
    const again = ['init', '--guide', 'brand/guide.json'];
    expect(await runCli(again, { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--force'),
    });
    expect(readFileSync(path.join(cwd, 'stylekit.config.json'), 'utf8')).toBe('{}');
    expect((await runCli([...again, '--force'], { cwd })).code).toBe(0);
    expect((await runCli(['init', '--force'], { cwd })).code).toBe(2);
  });

  it('writes nothing and ends with 130 when a question is canceled', async () => {
    const cancel = async () => undefined;
    const questions = { text: cancel, select: cancel, selectSeveral: cancel };
    expect((await runCli(['init'], { cwd, questions })).code).toBe(130);
    expect(readdirSync(cwd)).toEqual(['.git', 'brand']);
  });
});
