import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_GUIDE } from '@stylekit/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder, runCli } from './run-cli.ts';

const GOOD_TOKENS = { gap: { $type: 'dimension', $value: { value: 1, unit: 'px' } } };
const BAD_TOKENS = { gap: { $type: 'dimension', $value: { value: 1, unit: 'em' } } };
const WHITE = { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' };

let cwd: string;

beforeEach(() => {
  cwd = makeFolder();
});

function write(name: string, content: unknown): void {
  const file = path.join(cwd, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

async function check(...args: string[]) {
  const { code, stdout, stderr } = await runCli(['check', ...args, '--json'], { cwd });
  const { files } = JSON.parse(stdout) as {
    files: { file: string; kind: string | null; findings: { rule: string; message: string }[] }[];
  };
  return { code, stderr, files, rules: files.map(({ findings }) => findings.map(({ rule }) => rule).join()) };
}

describe('stylekit check, with several files', () => {
  it('keeps the order of the names and reports each file once', async () => {
    write('b.tokens.json', BAD_TOKENS);
    write('a.json', SAMPLE_GUIDE);
    const { code, files, rules } = await check('b.tokens.json', 'a.json', './b.tokens.json');
    expect(code).toBe(1);
    expect(files.map(({ file, kind }) => [file, kind])).toEqual([
      ['b.tokens.json', 'tokens'],
      ['a.json', 'guide'],
    ]);
    expect(rules).toEqual(['token-format', '']);
  });

  it('reads a folder with its subfolders, without hidden folders, node_modules and other endings', async () => {
    write('tokens/z.json', GOOD_TOKENS);
    write('tokens/deep/er/a.tokens', GOOD_TOKENS);
    write('tokens/deep/er/notes.md', '# Notes');
    write('tokens/node_modules/x/bad.tokens.json', BAD_TOKENS);
    write('tokens/.cache/bad.tokens.json', BAD_TOKENS);
    symlinkSync('..', path.join(cwd, 'tokens/deep/loop'));
    const { code, files } = await check('tokens');
    expect(code).toBe(0);
    expect(files.map(({ file }) => file)).toEqual(['tokens/deep/er/a.tokens', 'tokens/z.json']);
    expect((await check('tokens/node_modules')).code).toBe(1);
    expect((await check('./')).files).toHaveLength(2);
  });

  it('reads the stylesheets of a folder, without minified ones', async () => {
    write('src/theme.css', ':root { --card: #ffffff; --card-foreground: #999999 }');
    write('src/pages/about.css', '.about { color: var(--gone) }');
    write('src/theme.min.css', ':root{--card:#fff;--card-foreground:#999}');
    write('src/index.html', '<!doctype html>');
    const { code, files } = await check('src');
    expect(code).toBe(1);
    expect(files.map(({ file, kind, findings }) => [file, kind, findings.map(({ rule }) => rule)])).toEqual([
      ['src/pages/about.css', 'stylesheet', ['css-reference']],
      ['src/theme.css', 'stylesheet', ['contrast', 'color-pairs']],
    ]);
  });

  it('leaves out files, folders and globs with an exclamation mark, wherever they are in the list', async () => {
    for (const name of ['a', 'old/b', 'old/deep/c', 'made.gen'])
      write(`tokens/${name}.tokens.json`, GOOD_TOKENS);
    const sources = async (...args: string[]) => (await check(...args)).files.map(({ file }) => file);
    const [a, made] = ['tokens/a.tokens.json', 'tokens/made.gen.tokens.json'];
    expect(await sources('!tokens/old', 'tokens')).toEqual([a, made]);
    expect(await sources('tokens', '!**/*.gen.*', '!./tokens/old/')).toEqual([a]);
    expect(await sources('tokens/**/*.json', '!tokens/old/**', `!${made}`)).toEqual([a]);
    write('stylekit.config.json', { checks: { files: ['tokens', '!tokens/old'] } });
    expect(await sources()).toEqual([a, made]);
    const inside = { cwd: path.join(cwd, 'tokens') };
    expect((await runCli(['check', '--config', '../stylekit.config.json'], inside)).stdout).toBe(
      '2 files: no findings.\n',
    );
    for (const args of [['tokens', '!tokens'], ['!tokens'], ['tokens', '!']])
      expect(await runCli(['check', ...args], { cwd }), args.join(' ')).toMatchObject({
        code: 2,
        stdout: '',
      });
  });

  it('expands quoted globs, and prefers a file whose name looks like one', async () => {
    write('a/one.tokens.json', GOOD_TOKENS);
    write('b/two.tokens.json', GOOD_TOKENS);
    write('node_modules/three.tokens.json', BAD_TOKENS);
    write('[id].json', BAD_TOKENS);
    const names = async (glob: string) => (await check(glob)).files.map(({ file }) => file);
    expect(await names('**/*.tokens.json')).toEqual(['a/one.tokens.json', 'b/two.tokens.json']);
    expect(await names('{b,a}')).toEqual(['a/one.tokens.json', 'b/two.tokens.json']);
    expect(await names('node_modules/*.json')).toEqual(['node_modules/three.tokens.json']);
    expect(await names('[id].json')).toEqual(['[id].json']);
  });

  it('reports every file that cannot be read or is of another kind, and exits with 3', async () => {
    write('broken.json', '{"a": }');
    write('package.json', { name: 'x', dependencies: {} });
    write('empty/readme.md', '');
    const { code, stderr, files, rules } = await check(
      'gone.json',
      'broken.json',
      'package.json',
      'empty',
      'no-*.json',
    );
    expect({ code, stderr }).toEqual({ code: 3, stderr: '' });
    expect(rules).toEqual([
      'unreadable-file',
      'unreadable-file',
      'unknown-document',
      'unreadable-file',
      'unreadable-file',
    ]);
    expect(files.map(({ findings }) => findings[0]?.message)).toEqual([
      'gone.json cannot be read: no such file or folder.',
      'broken.json is not valid JSON: unexpected "}" at line 1, column 7.',
      'package.json is the manifest of an npm package; check takes a style guide, a design token file or CSS.',
      'empty contains no *.json, *.tokens or *.css file.',
      'no-*.json matches no file.',
    ]);
  });

  it('exits with 1 when another file has findings', async () => {
    write('bad.tokens.json', BAD_TOKENS);
    write('good.tokens.json', GOOD_TOKENS);
    expect((await check('gone.json', 'bad.tokens.json')).code).toBe(1);
    expect((await check('gone.json', 'good.tokens.json')).code).toBe(3);
  });

  it('skips files of other kinds in a folder, but not a folder of nothing else', async () => {
    write('package.json', { name: 'x' });
    write('a.tokens.json', GOOD_TOKENS);
    expect(await check('.')).toMatchObject({ code: 0, rules: ['', 'skipped-file'] });
    write('other/package.json', { name: 'x' });
    expect(await check('other')).toMatchObject({ code: 3, rules: ['skipped-file'] });
    expect(await check('.', 'package.json')).toMatchObject({ code: 3 });
  });

  it('skips a configuration file with comments in a folder, but not a token file that is not valid JSON', async () => {
    write('a.tokens.json', GOOD_TOKENS);
    write('tsconfig.json', '{ // our options\n "compilerOptions": {}, }');
    write('deep.json', '['.repeat(100_000));
    expect(await check('.')).toMatchObject({ code: 0, rules: ['', 'skipped-file', 'skipped-file'] });
    expect((await check('tsconfig.json')).rules).toEqual(['unreadable-file']);
    write('colors.json', '{ "red": { "$value": "#f00", } }');
    expect(await check('.')).toMatchObject({
      code: 3,
      rules: ['', 'unreadable-file', 'skipped-file', 'skipped-file'],
    });
  });

  it('reports each violation of the schema of a guide at its path', async () => {
    write('guide.json', { ...SAMPLE_GUIDE, extra: 1, name: 2 });
    const { code, files } = await check('guide.json');
    expect(code).toBe(3);
    expect(files[0]?.findings).toEqual([
      expect.objectContaining({ rule: 'guide-format', path: 'name' }),
      expect.objectContaining({ rule: 'guide-format', path: 'extra' }),
    ]);
    write('guide.json', { ...SAMPLE_GUIDE, version: 4 });
    expect((await check('guide.json')).files[0]?.findings[0]?.message).toContain('has version 4');
  });

  it('lists only files with findings in the human report, and counts all', async () => {
    write('a.tokens.json', BAD_TOKENS);
    write('b.tokens.json', GOOD_TOKENS);
    const { stdout } = await runCli(['check', '.'], { cwd });
    expect(stdout).toContain('a.tokens.json: 1 error.\n');
    expect(stdout).not.toContain('b.tokens.json');
    expect(stdout.endsWith('2 files: 1 error in 1 file.\n')).toBe(true);
    expect(
      (await runCli(['check', 'b.tokens.json', '-'], { cwd, stdin: JSON.stringify(GOOD_TOKENS) })).stdout,
    ).toBe('2 files: no findings.\n');
  });

  it('resolves aliases of token files across the files given together', async () => {
    write('base.tokens.json', { color: { paper: { $type: 'color', $value: WHITE } } });
    write('theme.tokens.json', { page: { $value: '{color.paper}' } });
    expect(await check('theme.tokens.json', 'base.tokens.json')).toMatchObject({ code: 0, rules: ['', ''] });
    expect(await check('.')).toMatchObject({ code: 0 });
    const alone = await check('theme.tokens.json');
    expect(alone.code).toBe(1);
    expect(alone.files[0]?.findings[0]?.message).toBe('{color.paper} refers to a token that does not exist.');
  });
});
