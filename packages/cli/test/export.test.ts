import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { generateGuide, initialSettings, parseSettings, SAMPLE_GUIDE } from '@stylekit/engine';
import { EXPORT_FORMATS, exportGuide } from '@stylekit/engine/export';
import { beforeEach, describe, expect, it } from 'vitest';
import { randomGuide, randomSettings } from '../../engine/test/random-guide.ts';
import { makeFolder, runCli } from './run-cli.ts';

const FILES = ['style-variables.css', 'style-variables.json', 'style.tokens.json'];

let cwd: string;

beforeEach(() => {
  cwd = makeFolder();
  writeFileSync(path.join(cwd, 'guide.json'), JSON.stringify(SAMPLE_GUIDE));
});

const read = (...parts: string[]) => readFileSync(path.join(cwd, ...parts), 'utf8');

describe('stylekit export', () => {
  it('writes all formats with the same bytes as the engine', async () => {
    const { code, stdout, stderr } = await runCli(['export', 'guide.json', '--out', 'brand'], { cwd });
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(readdirSync(path.join(cwd, 'brand')).sort()).toEqual(FILES);
    for (const format of ['css', 'json', 'dtcg'] as const) {
      const { fileName, text } = await exportGuide(SAMPLE_GUIDE, undefined, format);
      expect(read('brand', fileName)).toBe(text);
      expect(stderr).toContain(`created    ${path.join('brand', fileName)}`);
    }
  });

  it('writes only the requested formats', async () => {
    expect((await runCli(['export', 'guide.json', '--out', '.', '--format', 'json,css'], { cwd })).code).toBe(
      0,
    );
    expect(readdirSync(cwd).sort()).toEqual(['guide.json', 'style-variables.css', 'style-variables.json']);
  });

  it('prints one format without --out, and reads standard input', async () => {
    const { text } = await exportGuide(SAMPLE_GUIDE, undefined, 'dtcg');
    const run = await runCli(['export', '-', '--format', 'dtcg'], {
      cwd,
      stdin: JSON.stringify(SAMPLE_GUIDE),
    });
    expect(run).toEqual({ code: 0, stdout: text, stderr: '' });
  });

  it('adds ramps to files and to standard output with --ramps, and reads the JSON again', async () => {
    expect((await runCli(['export', 'guide.json', '--out', '.', '--ramps'], { cwd })).code).toBe(0);
    for (const format of EXPORT_FORMATS) {
      const { fileName, text } = await exportGuide(SAMPLE_GUIDE, undefined, format, { ramps: true });
      expect(read(fileName)).toBe(text);
      const run = await runCli(['export', 'guide.json', '--format', format, '--ramps'], { cwd });
      expect(run).toEqual({ code: 0, stdout: text, stderr: '' });
    }
    expect((await runCli(['export', 'guide.json', '--out', '.', '--check'], { cwd })).code).toBe(1);
    expect((await runCli(['export', 'guide.json', '--out', '.', '--check', '--ramps'], { cwd })).code).toBe(
      0,
    );
    const again = await runCli(['export', 'style-variables.json', '--format', 'json'], { cwd });
    expect(again.stdout).toBe((await exportGuide(SAMPLE_GUIDE, undefined, 'json')).text);
  });

  it.each([
    ['style-variables.css', '--danger-text on --danger (:root)'],
    ['style.tokens.json', 'semantic.danger-text on semantic.danger'],
  ])(
    'writes ramps to %s that pass the check, with the text of semantic colors measured',
    async (file, pair) => {
      await runCli(['export', 'guide.json', '--out', '.', '--ramps'], { cwd });
      const { code, stdout } = await runCli(['check', file, '--json'], { cwd });
      expect(code).toBe(0);
      expect(stdout).toContain(pair);
      expect(stdout).not.toMatch(/"severity":\s*"(?:warning|error)"/);
    },
  );

  it('starts at the shape of a generated guide, and changes only what a settings file states', async () => {
    const guide = await generateGuide('ai', { description: 'A luxury watchmaker, dark and precious' });
    expect(initialSettings(guide)).not.toEqual(parseSettings({}));
    writeFileSync(path.join(cwd, 'watch.json'), JSON.stringify(guide));
    writeFileSync(path.join(cwd, 'settings.json'), '{"buttons": {"fontSizePx": 20}}');
    expect((await runCli(['export', 'watch.json'], { cwd })).stdout).toBe((await exportGuide(guide)).text);
    const { stdout } = await runCli(['export', 'watch.json', '--settings', 'settings.json'], { cwd });
    const settings = parseSettings({ buttons: { fontSizePx: 20 } }, initialSettings(guide));
    expect(stdout).toBe((await exportGuide(guide, settings, 'css')).text);
  });

  it('applies the settings in the document, and writes the same files again', async () => {
    for (const seed of Array.from({ length: 20 }, (_, index) => `export ${index}`)) {
      const [guide, settings] = [randomGuide(seed), randomSettings(seed)];
      writeFileSync(path.join(cwd, 'page.json'), (await exportGuide(guide, settings, 'json')).text);
      expect((await runCli(['export', 'page.json', '--out', 'brand'], { cwd })).code).toBe(0);
      for (const format of ['css', 'json', 'dtcg'] as const) {
        const { fileName, text } = await exportGuide(guide, settings, format);
        expect(read('brand', fileName), `${seed} ${format}`).toBe(text);
      }
    }
  });

  it('locates invalid settings in the document', async () => {
    writeFileSync(path.join(cwd, 'page.json'), JSON.stringify({ ...SAMPLE_GUIDE, settings: { buttons: 7 } }));
    const { code, stderr } = await runCli(['export', 'page.json'], { cwd });
    expect(code).toBe(3);
    expect(stderr).toContain('settings.buttons');
  });

  it('prefers a settings file', async () => {
    const round = parseSettings({ buttons: { borderRadius: 10 } });
    writeFileSync(path.join(cwd, 'guide.json'), (await exportGuide(SAMPLE_GUIDE, round, 'json')).text);
    writeFileSync(path.join(cwd, 'settings.json'), '{"buttons": {"borderRadius": 100}}');
    const { stdout } = await runCli(['export', 'guide.json', '--settings', 'settings.json'], { cwd });
    const settings = parseSettings({ buttons: { borderRadius: 100 } });
    expect(stdout).toBe((await exportGuide(SAMPLE_GUIDE, settings, 'css')).text);
    expect(stdout).toContain('--button-radius: 2rem;');
  });

  it('does not touch files that are up to date', async () => {
    await runCli(['export', 'guide.json', '--out', '.'], { cwd });
    utimesSync(path.join(cwd, 'style-variables.css'), 1, 1);
    const { stderr } = await runCli(['export', 'guide.json', '--out', '.'], { cwd });
    expect(stderr).toContain('unchanged  style-variables.css');
    expect(statSync(path.join(cwd, 'style-variables.css')).mtimeMs).toBe(1000);
  });

  it('reports as JSON', async () => {
    const { stdout } = await runCli(['export', 'guide.json', '--out', 'a', '--format', 'css', '--json'], {
      cwd,
    });
    expect(JSON.parse(stdout)).toEqual({
      files: [{ path: path.join('a', 'style-variables.css'), state: 'created' }],
    });
    writeFileSync(path.join(cwd, 'a', 'style-variables.css'), 'edited by hand');
    const again = await runCli(['export', 'guide.json', '--out', 'a', '--format', 'css,json', '--json'], {
      cwd,
    });
    const states = ({ stdout: text }: { stdout: string }) =>
      JSON.parse(text).files.map(({ state }: { state: string }) => state);
    expect(states(again)).toEqual(['updated', 'created']);
    expect(states(await runCli(['export', 'guide.json', '--out', 'a', '--json'], { cwd }))).toEqual([
      'unchanged',
      'unchanged',
      'created',
    ]);
  });

  it('creates missing parent folders', async () => {
    expect((await runCli(['export', 'guide.json', '--out', 'a/b/c', '--format', 'css'], { cwd })).code).toBe(
      0,
    );
    expect(readdirSync(path.join(cwd, 'a', 'b', 'c'))).toEqual(['style-variables.css']);
  });

  it('replaces a symbolic link instead of following it', async () => {
    mkdirSync(path.join(cwd, 'out'));
    writeFileSync(path.join(cwd, 'precious.css'), 'mine');
    symlinkSync('../precious.css', path.join(cwd, 'out', 'style-variables.css'));
    expect((await runCli(['export', 'guide.json', '--out', 'out'], { cwd })).code).toBe(0);
    expect(read('precious.css')).toBe('mine');
    expect(lstatSync(path.join(cwd, 'out', 'style-variables.css')).isSymbolicLink()).toBe(false);
  });
});

describe('stylekit export --check', () => {
  it('passes when nothing differs and writes nothing', async () => {
    await runCli(['export', 'guide.json', '--out', '.'], { cwd });
    const run = await runCli(['export', 'guide.json', '--out', '.', '--check'], { cwd });
    expect(run).toEqual({ code: 0, stdout: '', stderr: 'All 3 files are up to date.\n' });
  });

  it('lists files that differ or are missing, and exits with 1', async () => {
    await runCli(['export', 'guide.json', '--out', '.', '--format', 'css,json'], { cwd });
    writeFileSync(path.join(cwd, 'style-variables.css'), 'edited by hand');
    const { code, stdout } = await runCli(['export', 'guide.json', '--out', '.', '--check'], { cwd });
    expect(code).toBe(1);
    expect(stdout).toBe('changed  style-variables.css\nmissing  style.tokens.json\n');
    expect(read('style-variables.css')).toBe('edited by hand');
    expect(existsSync(path.join(cwd, 'style.tokens.json'))).toBe(false);
  });

  it('reports the state of the files as JSON', async () => {
    await runCli(['export', 'guide.json', '--out', '.', '--format', 'css,json'], { cwd });
    writeFileSync(path.join(cwd, 'style-variables.css'), 'edited by hand');
    const run = await runCli(['export', 'guide.json', '--out', '.', '--check', '--json'], { cwd });
    expect(run).toMatchObject({ code: 1, stderr: '' });
    expect(JSON.parse(run.stdout).files).toEqual([
      { path: 'style-variables.css', state: 'changed' },
      { path: 'style-variables.json', state: 'unchanged' },
      { path: 'style.tokens.json', state: 'missing' },
    ]);
  });

  it('detects one changed byte', async () => {
    await runCli(['export', 'guide.json', '--out', '.'], { cwd });
    writeFileSync(path.join(cwd, 'style-variables.css'), `${read('style-variables.css')}\n`);
    expect((await runCli(['export', 'guide.json', '--out', '.', '--check'], { cwd })).code).toBe(1);
  });

  it('creates no folder', async () => {
    expect((await runCli(['export', 'guide.json', '--out', 'new', '--check'], { cwd })).code).toBe(1);
    expect(existsSync(path.join(cwd, 'new'))).toBe(false);
  });
});

describe('stylekit export, with invalid input', () => {
  it.each([
    [['export', 'gone.json'], 3, 'gone.json cannot be read: no such file or folder.'],
    [['export', '.'], 3, '. cannot be read: it is a folder.'],
    [['export', 'guide.json/x'], 3, 'a part of the path is a file'],
    [['export', 'https://example.com/guide'], 2, 'is a URL; this command reads files.'],
    [['export', 'guide.json', '--check'], 2, '--check compares files, but no folder is given.'],
    [
      ['export', 'guide.json', '--format', 'css,json'],
      2,
      'Several formats need several files, but no folder is given.',
    ],
    [['export', 'guide.json', '--format', 'scss'], 2, 'is not one of css, json, dtcg. Did you mean css?'],
    [['export', 'guide.json', '--formt', 'css'], 2, "unknown option '--formt' (Did you mean --format?)"],
    [['export'], 2, 'The style guide is missing'],
    [['export', 'a', 'b'], 2, 'too many arguments'],
    [['export', 'guide.json', '--out', ''], 2, 'The folder is empty.'],
    [['export', 'guide.json', '--out', '-'], 2, 'Without --out, one format goes to standard output.'],
    [['export', 'guide.json', '--out', ' ', '--check'], 2, 'The folder is empty.'],
    [['export', 'guide.json', '--out', 'guide.json'], 3, 'guide.json cannot be'],
    [
      ['export', 'guide.json', '--out', 'guide.json/deeper'],
      3,
      'cannot be written: a part of the path is a file',
    ],
    [
      ['export', 'guide.json', '--out', '/proc/stylekit/deeper'],
      3,
      '/proc/stylekit/deeper cannot be written',
    ],
    [['export', 'guide.json', '--settings', 'gone.json'], 3, 'gone.json cannot be read'],
  ])('%j exits %d', async (args, code, message) => {
    const run = await runCli(args, { cwd });
    expect(run.stderr).toContain(message);
    expect(run.code).toBe(code);
    expect(run.stdout).toBe('');
    expect(run.stderr.trimEnd().split('\n').length).toBeGreaterThan(1);
    expect(readdirSync(cwd)).toEqual(['guide.json']);
  });

  it.each([
    ['{"version": 1,\n  "name": }', 'unexpected "}" at line 2, column 11'],
    ['{"version": 1', 'the text ends too early at line 1, column 14'],
    ['{"a": "x\ny"}', 'unexpected line break at line 1, column 9'],
    ['{\n"a": "x\r\ny"}', 'unexpected line break at line 2, column 8'],
    ['{"a": "x\ty"}', 'unexpected "\\t" at line 1, column 9'],
    ['{"a": "x\\q"}', 'at line 1, column 9'],
    ['{"a": "x', 'the text ends too early at line 1, column 9'],
    ['{"a": 1.}', 'unexpected "}" at line 1, column 9'],
    ['{"a" "b"}', 'unexpected "\\"" at line 1, column 6'],
    [',x'.repeat(1_000_000), 'unexpected "," at line 1, column 1'],
    ['['.repeat(5_000_000), 'nests too deeply: more than 256 levels at line 1, column 257.'],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'nests too deeply'],
    [`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'nests too deeply'],
    [`${'['.repeat(256)}${']'.repeat(256)}`, 'A style guide is a JSON object, not a list.'],
    [JSON.stringify(`\\"${'['.repeat(300)}`), 'A style guide is a JSON object'],
    ['', 'Standard input is empty.'],
    ['[]', 'A style guide is a JSON object, not a list.'],
    [JSON.stringify({ ...SAMPLE_GUIDE, version: 4 }), 'has version 4; this StyleKit reads up to version 2'],
    [JSON.stringify({ ...SAMPLE_GUIDE, color: 1 }), 'color: Is not a part of a style guide'],
    [Uint8Array.of(0xff, 0xfe, 0x7b), 'is not text in UTF-8'],
    ['x'.repeat(9 * 1024 * 1024), 'is larger than 8 MB'],
  ])('bad input %#', async (stdin, message) => {
    const run = await runCli(['export', '-'], { cwd, stdin });
    expect(run.code).toBe(3);
    expect(run.stderr).toContain(message);
    expect(run.stderr.length).toBeLessThan(3000);
  });

  it('reports an error as JSON on stdout and as text on stderr', async () => {
    const unknown = JSON.stringify({ ...SAMPLE_GUIDE, color: 1 });
    for (const [args, stdin, error] of [
      [['export', '-', '--json', '--out', 'a'], '{', { code: 'SK_CLI_UNREADABLE', issues: [] }],
      [
        ['export', '-', '--json'],
        '',
        {
          code: 'SK_CLI_WRONG_USE',
          hint: 'Add --out <folder>, or outputs to stylekit.config.json.',
          issues: [],
        },
      ],
      [
        ['export', '-', '--json', '--formt'],
        '',
        { code: 'SK_CLI_WRONG_USE', message: expect.stringMatching(/^unknown option/) },
      ],
      [
        ['export', '-', '--json', '--out', 'a'],
        unknown,
        {
          code: 'SK_GUIDE_INVALID',
          issues: [{ path: 'color', message: expect.stringContaining('Is not a part of') }],
        },
      ],
    ] as const) {
      const run = await runCli(args, { cwd, stdin });
      const report = JSON.parse(run.stdout);
      expect(Object.keys(report)).toEqual(['error']);
      expect(Object.keys(report.error)).toEqual(['code', 'message', 'hint', 'issues']);
      expect(report.error).toMatchObject(error);
      expect(run.stderr).toMatch(/^stylekit: .+\n/);
    }
    expect((await runCli(['export', '--help', '--json'], { cwd })).stdout).toMatch(/^Usage:/);
    expect((await runCli(['export', '--out', 'a', '--', '--json'], { cwd })).stdout).toBe('');
  });

  it('writes nothing when a folder has the name of a file', async () => {
    mkdirSync(path.join(cwd, 'out', 'style-variables.json'), { recursive: true });
    const run = await runCli(['export', 'guide.json', '--out', 'out'], { cwd });
    expect(run.code).toBe(3);
    expect(readdirSync(path.join(cwd, 'out'))).toEqual(['style-variables.json']);
  });

  // Root can write everywhere, so nothing is rejected.
  it.skipIf(process.getuid?.() === 0)('rejects a folder without write permission', async () => {
    mkdirSync(path.join(cwd, 'locked'));
    chmodSync(path.join(cwd, 'locked'), 0o500);
    const run = await runCli(['export', 'guide.json', '--out', 'locked'], { cwd });
    expect(run).toMatchObject({ code: 3, stderr: expect.stringContaining('permission denied') });
  });

  it('removes control characters from names in a document', async () => {
    const stdin = JSON.stringify({ ...SAMPLE_GUIDE, '\u001b[2J\u0007evil': 1 });
    const { stderr } = await runCli(['export', '-'], { cwd, stdin });
    expect(stderr).toContain('evil');
    expect(stderr).not.toContain('\u001b');
  });
});
