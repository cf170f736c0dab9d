import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDeps, makeFolder } from '../../test/run-cli.ts';
import { CliError } from '../cli-error.ts';
import { describeKind, findKind, isCss, isStylesheet } from './document-kind.ts';
import { isFileName } from './is-file-name.ts';
import { locateDepth, locateSyntaxError } from './locate-syntax-error.ts';
import { guessKind, parseDocument, wrongKind } from './read-document.ts';
import { parseJson } from './read-json.ts';
import { readText } from './read-text.ts';
import { hasPart } from './search-document.ts';
import { describeSystemError } from './system-error.ts';

function errorOf(error: unknown): string {
  if (!(error instanceof CliError)) throw error;
  return `${error.exitCode}: ${error.message}`;
}

describe('findKind', () => {
  const token = { $type: 'color', $value: '#fff' };

  it.each([
    ['a.tokens', null, 'tokens'],
    ['a.TOKENS.json', [], 'tokens'],
    ['a.json', { color: { text: token } }, 'tokens'],
    ['a.json', { color: { text: { $ref: '#/a' } } }, 'tokens'],
    ['a.json', { $schema: 'https://www.designtokens.org/schemas/2025.10/format.json' }, 'tokens'],
    ['a.json', { colors: {}, fonts: {} }, 'guide'],
    ['a.json', { colors: {}, typography: {} }, 'guide'],
    ['a.json', { colors: { text: token }, fonts: {} }, 'tokens'],
    ['a.json', { colors: {} }, 'other'],
    ['a.json', { resolutionOrder: [], sets: { a: { sources: [{ a: token }] } } }, 'resolver'],
    ['a.json', { buttons: {} }, 'settings'],
    ['a.json', { buttons: {}, typography: {} }, 'settings'],
    ['a.json', {}, 'other'],
    ['a.json', { headerFont: 'Inter', bodyFont: 'Inter' }, 'brief'],
    ['package.json', { name: 'a', version: '1.0.0' }, 'package'],
    ['a.json', { name: 'a' }, 'other'],
    ['a.json', { color: { text: { value: '#fff', type: 'color' } } }, 'oldTokens'],
    ['a.json', { size: { value: 12 } }, 'oldTokens'],
    ['a.json', { field: { value: 12, label: 'Age' } }, 'other'],
    ['a.json', [], 'other'],
    ['a.json', 'text', 'other'],
    ['a.json', null, 'other'],
  ])('%s with %j is %s', (source, document, kind) => {
    expect(findKind(source, document)).toBe(kind);
  });

  it('searches the first objects level by level, within bounds', () => {
    const wide = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`a${index}`, {}]));
    expect(hasPart({ ...wide, last: { $value: 1 } }, (part) => '$value' in part)).toBe(false);
    expect(hasPart({ first: { $value: 1 }, ...wide }, (part) => '$value' in part)).toBe(true);
    const deep = Array.from({ length: 40 }).reduce<object>((inner) => ({ inner }), { $value: 1 });
    expect(hasPart(deep, (part) => '$value' in part)).toBe(false);
    expect(hasPart({ $value: 1 }, (part) => '$value' in part)).toBe(false);
  });

  it('guesses the kind of a text that is not valid JSON', () => {
    expect(guessKind('// a\n{"color": {"text": {"$value": 1,}}}', 'a.json')).toBe('tokens');
    expect(guessKind('['.repeat(100_000), 'a.json')).toBe('other');
  });
});

describe('stylesheets', () => {
  it.each([
    ['a.css', '', true, true],
    ['A.CSS', '', true, true],
    ['a.scss', ':root {}', false, true],
    ['a.json', ':root {}', false, false],
    ['-', ' @theme {}', true, false],
    ['-', '/* a */', true, false],
    ['-', ':root {}', true, false],
    ['-', '.dark {}', true, false],
    ['-', '{"a": 1}', false, false],
  ])('%s with %j: read %s, named so %s', (source, text, read, named) => {
    expect([isCss(source, text), isStylesheet(source)]).toEqual([read, named]);
  });

  it('are not read as documents', () => {
    expect(parseDocument('not JSON', 'a.scss')).toEqual({ kind: 'stylesheet', document: null });
    expect(describeKind('a.scss', 'stylesheet')).toBe('a.scss is a stylesheet');
  });
});

describe('wrongKind', () => {
  it.each([
    [
      'tokens',
      'a.json is a design token file; export takes a style guide.',
      'For a token file use stylekit check.',
    ],
    [
      'settings',
      'a.json is a settings file of a style guide; export takes a style guide.',
      'Use --settings for this file',
    ],
    [
      'package',
      'a.json is the manifest of an npm package; export takes a style guide.',
      'Use the JSON export',
    ],
    [
      'brief',
      'a.json is a brief for custom mode; export takes a style guide.',
      'stylekit generate --from <file>',
    ],
  ] as const)('says what a document of the kind %s is, and what to do', (kind, message, hint) => {
    const error = wrongKind('a.json', kind, 'export takes a style guide');
    expect([error.exitCode, error.message]).toEqual([3, message]);
    expect(error.hint).toContain(hint);
  });

  it('calls standard input so', () => {
    expect(wrongKind('-', 'other', 'x').message).toBe('Standard input is a JSON file of another kind; x.');
  });
});

describe('parseJson', () => {
  it.each([
    ['', '3: a.json is empty.'],
    [' \n', '3: a.json is empty.'],
    ['{"a": }', '3: a.json is not valid JSON: unexpected "}" at line 1, column 7.'],
    ['{\n  "a": 1,\n}', '3: a.json is not valid JSON: unexpected "}" at line 3, column 1.'],
    ['{"a": 1', '3: a.json is not valid JSON: the text ends too early at line 1, column 8.'],
    ["{'a': 1}", '3: a.json is not valid JSON: unexpected "\'" at line 1, column 2.'],
    ['{"a": "b\nc"}', '3: a.json is not valid JSON: unexpected line break at line 1, column 9.'],
    ['{"a": "b\\x"}', '3: a.json is not valid JSON: unexpected "\\\\" at line 1, column 9.'],
    ['[1] 2', '3: a.json is not valid JSON: unexpected "2" at line 1, column 5.'],
    ['[01]', '3: a.json is not valid JSON: unexpected "1" at line 1, column 3.'],
    ['// a\n1', '3: a.json is not valid JSON: unexpected "/" at line 1, column 1.'],
    ['[🎨]', '3: a.json is not valid JSON: unexpected "🎨" at line 1, column 2.'],
    [`${'['.repeat(257)}`, '3: a.json nests too deeply: more than 256 levels at line 1, column 257.'],
  ])('rejects %j with its place', (text, message) => {
    try {
      parseJson(text, 'a.json');
      expect.unreachable();
    } catch (error) {
      expect(errorOf(error)).toBe(message);
    }
  });

  it('does not count brackets in strings, nor those that are closed', () => {
    expect(locateDepth(`"${'['.repeat(500)}\\"["`)).toBeNull();
    expect(locateDepth('[]'.repeat(500))).toBeNull();
    expect(locateDepth(`${'['.repeat(256)}${']'.repeat(256)}`)).toBeNull();
  });

  it('finds the errors of a long text in bounded time', () => {
    expect(locateSyntaxError(`[${'"a",'.repeat(100_000)}`).column).toBe(400_002);
  });
});

describe('readText', () => {
  it.each([
    ['a byte order mark', Buffer.from('\uFEFFa'), 'a'],
    ['letters of several bytes', Buffer.from('é🎨'), 'é🎨'],
    ['nothing', Buffer.of(), ''],
  ])('reads %s from a file and standard input', async (_, bytes, expected) => {
    const cwd = makeFolder();
    writeFileSync(path.join(cwd, 'a'), bytes);
    const { deps } = createDeps({ cwd, stdin: bytes });
    expect([await readText('a', deps), await readText('-', deps)]).toEqual([expected, expected]);
  });

  it.each([
    ['missing', '3: missing cannot be read: no such file or folder.'],
    ['folder', '3: folder cannot be read: it is a folder.'],
    ['latin1', '3: latin1 is not text in UTF-8.'],
    ['latin1/a', '3: latin1/a cannot be read: a part of the path is a file, not a folder.'],
    ['large', '3: large is larger than 1 MB.'],
    ['https://a.example/b.json', '2: https://a.example/b.json is a URL; this command reads files.'],
    ['a'.repeat(5_000), `3: ${'a'.repeat(5_000)} cannot be read: the name is too long.`],
  ])('rejects %s', async (source, message) => {
    const cwd = makeFolder();
    mkdirSync(path.join(cwd, 'folder'));
    writeFileSync(path.join(cwd, 'latin1'), Buffer.of(0xe9));
    writeFileSync(path.join(cwd, 'large'), Buffer.alloc(1024 * 1024 + 1));
    const error = await readText(source, createDeps({ cwd }).deps, 1024 * 1024).catch((thrown) => thrown);
    expect(errorOf(error)).toBe(message);
  });

  it('limits standard input as well', async () => {
    const { deps } = createDeps({ stdin: Buffer.alloc(1024 * 1024 + 1) });
    const error = await readText('-', deps, 1024 * 1024).catch((thrown) => thrown);
    expect(errorOf(error)).toBe('3: Standard input is larger than 1 MB.');
  });
});

describe('names and system errors', () => {
  it.each([
    ['a.json', true],
    ['tokens/a', true],
    ['tokens\\a', true],
    ['', true],
    ['Elm', false],
    ['Dr. Elm & Co', false],
    ['existing', true],
  ])('%j means a file: %s', (source, expected) => {
    const folder = makeFolder();
    writeFileSync(path.join(folder, 'existing'), '');
    expect(isFileName(source, folder)).toBe(expected);
  });

  it('describes known and unknown system errors, and throws everything else again', () => {
    expect(describeSystemError(Object.assign(new Error('x'), { code: 'ENOSPC' }))).toBe('the disk is full');
    expect(describeSystemError(Object.assign(new Error('x'), { code: 'EIO' }))).toBe('system error EIO');
    for (const error of [new TypeError('x'), 'x', null]) expect(() => describeSystemError(error)).toThrow();
  });
});
