import { InvalidArgumentError } from 'commander';
import { describe, expect, it } from 'vitest';
import { choicesOf, exportFormats, hexColor, oneOf, outputFolder, wholeNumber } from './option-values.ts';

function errorOf(parse: () => unknown): string {
  try {
    return `no error: ${JSON.stringify(parse())}`;
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    return error.message;
  }
}

describe('oneOf', () => {
  const parse = oneOf(['human', 'json', 'gitHub']);

  it.each([
    ['json', 'json'],
    ['  JSON\t', 'json'],
    ['github', 'gitHub'],
  ])('reads %j as %j', (value, expected) => {
    expect(parse(value)).toBe(expected);
  });

  it.each([
    ['jsno', '"jsno" is not one of human, json, gitHub. Did you mean json?'],
    ['toString', '"toString" is not one of human, json, gitHub.'],
    ['', '"" is not one of human, json, gitHub.'],
    ['x'.repeat(90), `"${'x'.repeat(60)}" is not one of human, json, gitHub.`],
  ])('rejects %j', (value, message) => {
    expect(errorOf(() => parse(value))).toBe(message);
  });

  it('returns its values for completion', () => {
    expect(choicesOf(parse)).toEqual(['human', 'json', 'gitHub']);
    expect(choicesOf(hexColor)).toEqual([]);
    expect(choicesOf(undefined)).toEqual([]);
  });
});

describe('exportFormats', () => {
  it.each([
    ['css', ['css']],
    ['dtcg,css', ['css', 'dtcg']],
    [' JSON , css ,json', ['css', 'json']],
  ])('reads %j as %j', (value, expected) => {
    expect(exportFormats(value)).toEqual(expected);
  });

  it.each([
    ['css,', '"" is not one of css, json, dtcg.'],
    ['css,jsn', '"jsn" is not one of css, json, dtcg. Did you mean json?'],
    ['css json', '"css json" is not one of css, json, dtcg.'],
  ])('rejects %j', (value, message) => {
    expect(errorOf(() => exportFormats(value))).toBe(message);
  });
});

describe('hexColor', () => {
  it.each([
    ['#C4532F', '#C4532F'],
    ['c4532f', '#c4532f'],
    ['#c53', '#CC5533'],
    ['c53', '#CC5533'],
    ['#c53f', '#CC5533'],
    ['#c4532fff', '#C4532F'],
    ['RebeccaPurple', '#663399'],
    ['rgb(196 83 47)', '#C4532F'],
    ['hsl(0, 100%, 50%)', '#FF0000'],
    ['  tan ', '#D2B48C'],
  ])('reads %j as %s', (value, expected) => {
    expect(hexColor(value)).toBe(expected);
  });

  it.each(['#c538', 'rgb(0 0 0 / 50%)', '#00000080', 'transparent'])(
    'rejects the translucent %j',
    (value) => {
      expect(errorOf(() => hexColor(value))).toBe(`"${value}" is translucent. Use an opaque color.`);
    },
  );

  it.each(['', '#', '#12', 'rouge', 'currentColor', 'var(--x)'])('rejects %j, which is no color', (value) => {
    const message = errorOf(() => hexColor(value));
    expect(message).not.toMatch(/^no error/);
    expect(message).not.toContain('undefined');
  });
});

describe('outputFolder', () => {
  it.each(['.', 'brand', ' a b ', './-'])('keeps %j', (folder) => {
    expect(outputFolder(folder)).toBe(folder);
  });

  it.each([
    [
      '-',
      'It takes a folder. Without --out, one format goes to standard output. For a folder of that name use --out ./-.',
    ],
    ['', 'The folder is empty. For the current folder use --out . (a dot).'],
    [' \t', 'The folder is empty. For the current folder use --out . (a dot).'],
  ])('rejects %j', (folder, message) => {
    expect(errorOf(() => outputFolder(folder))).toBe(message);
  });
});

describe('wholeNumber', () => {
  it.each([
    ['0', 0],
    ['007', 7],
    [' 12 ', 12],
    ['999999999', 999_999_999],
  ])('reads %j as %i', (value, expected) => {
    expect(wholeNumber(value)).toBe(expected);
  });

  it.each(['', '-1', '1.5', '1e3', '0x10', '1,000', '1000000000', '١'])('rejects %j', (value) => {
    expect(errorOf(() => wholeNumber(value))).toBe(`"${value}" is not a whole number such as 10.`);
  });
});
