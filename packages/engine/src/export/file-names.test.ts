import { describe, expect, it } from 'vitest';
import { EXPORT_FORMATS, FILE_NAMES, MEDIA_TYPES, pageFileName, toFileStem } from './file-names.ts';

describe('FILE_NAMES', () => {
  it('are the default file names', () => {
    expect(FILE_NAMES).toEqual({
      css: 'style-variables.css',
      json: 'style-variables.json',
      dtcg: 'style.tokens.json',
    });
  });
});

describe('MEDIA_TYPES', () => {
  it('has the media type of every format', () => {
    expect(Object.keys(MEDIA_TYPES)).toEqual([...EXPORT_FORMATS]);
  });
});

describe('pageFileName', () => {
  it('is the project name in lower case with dashes for spaces, and the kind of file', () => {
    expect(pageFileName('Halyard Rebrand 2025', 'css')).toBe('halyard-rebrand-2025-variables.css');
    expect(pageFileName('Halyard Rebrand 2025', 'json')).toBe('halyard-rebrand-2025-data.json');
    expect(pageFileName('Halyard Rebrand 2025', 'dtcg')).toBe('halyard-rebrand-2025.tokens.json');
  });

  it('falls back to style-tile', () => {
    expect(pageFileName('', 'css')).toBe('style-tile-variables.css');
    expect(pageFileName('日本', 'json')).toBe('style-tile-data.json');
  });
});

describe('toFileStem', () => {
  it.each([
    ['Crème Brûlée', 'creme-brulee'],
    ['Ångström & Søn', 'angstrom-son'],
    ['Straße Æon Łódź', 'strasse-aeon-lodz'],
    ['ﬁne ① ½', 'fine-1-12'],
    ['  many   spaces\tand\nlines ', 'many-spaces-and-lines'],
    ['snake_case.and.dots', 'snake-case-and-dots'],
    ['--a--b--', 'a-b'],
    ['a/b\\c:d*e?f"g<h>i|j', 'abcdefghij'],
    ['../../etc/passwd', 'etcpasswd'],
    ['COM1', 'com1-guide'],
    ['nul', 'nul-guide'],
    ['nul.txt', 'nul-txt'],
    ['😀', 'style-tile'],
    ['\u0000', 'style-tile'],
    ['\uD800x', 'x'],
    ['-', 'style-tile'],
    [`${' '.repeat(300)}late`, 'late'],
  ])('converts %j to %s', (name, stem) => {
    expect(toFileStem(name)).toBe(stem);
  });

  it('has at most 64 characters and no trailing dash', () => {
    expect(toFileStem('a'.repeat(200))).toBe('a'.repeat(64));
    expect(toFileStem(`${'a'.repeat(63)} b`)).toBe('a'.repeat(63));
  });
});
