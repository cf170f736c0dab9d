import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../test/run-cli.ts';
import { CliError } from '../cli-error.ts';
import { findInputs, splitNames } from './find-inputs.ts';

/** A folder with empty files. */
function folderOf(...files: readonly string[]): string {
  const cwd = makeFolder();
  for (const file of files) {
    mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true });
    writeFileSync(path.join(cwd, file), '');
  }
  return cwd;
}

const find = (cwd: string, ...names: readonly string[]) =>
  findInputs(names, { cwd }).map(({ source, error }) => (error === null ? source : error.message));

const FILES = [
  'b.json',
  'a.tokens',
  'c.css',
  'c.min.css',
  'd.md',
  'x/e.JSON',
  '.git/f.json',
  'node_modules/g.json',
];

describe('findInputs', () => {
  it.each([
    ['a folder', ['.'], ['a.tokens', 'b.json', 'c.css', 'x/e.JSON']],
    ['a folder inside', ['x'], ['x/e.JSON']],
    ['a folder inside with a slash', ['./x/'], ['x/e.JSON']],
    ['a hidden folder that is named', ['.git'], ['.git/f.json']],
    ['a file of any kind', ['d.md'], ['d.md']],
    ['a missing file, which is reported when it is read', ['missing.json'], ['missing.json']],
    ['files in the order of the names', ['c.css', 'a.tokens'], ['c.css', 'a.tokens']],
    ['a file once', ['b.json', './b.json', '.'], ['b.json', 'a.tokens', 'c.css', 'x/e.JSON']],
    ['a glob', ['*.{json,css}'], ['b.json', 'c.css', 'c.min.css']],
    ['a glob of folders', ['**/*.JSON'], ['x/e.JSON']],
    ['a glob with a folder that is skipped otherwise', ['node_modules/*.json'], ['node_modules/g.json']],
    ['a glob without matches', ['*.scss'], ['*.scss matches no file.']],
    ['standard input once', ['-', '-'], ['-']],
    ['a URL', ['https://a.example/*.json'], ['https://a.example/*.json']],
  ])('finds %s', (_, names, expected) => {
    expect(find(folderOf(...FILES), ...names)).toEqual(expected);
  });

  it.each([
    ['a file', ['.', '!b.json'], ['a.tokens', 'c.css', 'x/e.JSON']],
    ['a folder', ['!x', '.'], ['a.tokens', 'b.json', 'c.css']],
    ['a glob', ['.', '!*.*'], ['x/e.JSON']],
    ['a file that is named, too', ['b.json', 'c.css', '!b.json'], ['c.css']],
    ['nothing for a missing file', ['b.json', '!missing'], ['b.json']],
    ['never standard input', ['-', '!.'], ['-']],
  ])('leaves out %s', (_, names, expected) => {
    expect(find(folderOf(...FILES), ...names)).toEqual(expected);
  });

  it('prefers a file to the glob that it looks like', () => {
    expect(find(folderOf('[a].json', 'a.json'), '[a].json')).toEqual(['[a].json']);
  });

  it('marks files that were named, also when a folder contains them', () => {
    const cwd = folderOf('a.json', 'b.json');
    expect(findInputs(['.', 'b.json'], { cwd }).map(({ source, isNamed }) => [source, isNamed])).toEqual([
      ['a.json', false],
      ['b.json', true],
    ]);
  });

  it('follows links to files, not to folders', () => {
    const cwd = folderOf('x/a.json');
    symlinkSync('x/a.json', path.join(cwd, 'link.json'));
    symlinkSync('.', path.join(cwd, 'x', 'loop'));
    symlinkSync('x', path.join(cwd, 'folder.json'));
    expect(find(cwd, '.')).toEqual(['link.json', 'x/a.json']);
  });

  it('reports a folder without files to check', () => {
    expect(find(folderOf('x/a.md'), 'x')).toEqual(['x contains no *.json, *.tokens or *.css file.']);
  });

  it.each([
    [['a.json', ''], 'The name of a file is empty.'],
    [['a.json', '!'], 'The name of a file is empty.'],
    [['a.json', '!a.json'], 'The names with ! leave no file of a.json to check.'],
    [['!a.json'], 'All names begin with !, which leaves files out, so there is none to check.'],
  ])('rejects %j', (names, message) => {
    const cwd = folderOf('a.json');
    try {
      findInputs(names, { cwd });
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      expect([error.exitCode, error.message]).toEqual([2, message]);
    }
  });

  it('splits the names from those with an exclamation mark', () => {
    expect(splitNames(['a', '!b', '!!c'])).toEqual({ included: ['a'], excluded: ['b', '!c'] });
  });
});
