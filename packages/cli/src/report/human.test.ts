import { describe, expect, it } from 'vitest';
import { checkedFile, finding } from '../../test/findings.ts';
import type { Output } from '../deps.ts';
import { toExcerpt } from './excerpt.ts';
import { groupFindings } from './group-findings.ts';
import { toCounts, toHumanReport } from './human.ts';
import { toTable } from './table.ts';
import { bold, chip, dim, printable, withoutControls } from './terminal-style.ts';

const PLAIN: Output = { write: () => undefined, isTty: false, hasColor: false };
const COLORED: Output = { ...PLAIN, isTty: true, hasColor: true };

describe('the human report', () => {
  it('says what is wrong, how to fix it, and where, with the line of the file', () => {
    const file = checkedFile([finding()], { text: '{\n  "color": {\n    "text": 1\n  }\n}' });
    expect(toHumanReport([file], PLAIN)).toBe(`error  The contrast is 3.1 : 1.
  Use #222222.
  brand.tokens.json:3:5  color.text (contrast)
  3 | "text": 1
    | ^

brand.tokens.json: 1 error.
`);
  });

  it('has neither place nor line for a finding about the whole of standard input', () => {
    const file = checkedFile([finding({ path: '', position: null, severity: 'info' })], { source: '-' });
    expect(toHumanReport([file], PLAIN)).toBe(`info  The contrast is 3.1 : 1.
  Use #222222.
  (contrast)

Standard input: 1 info.
`);
  });

  it('counts the findings of several files, and shows only those with findings', () => {
    const warning = finding({ severity: 'warning', position: null });
    const report = toHumanReport(
      [checkedFile([warning]), checkedFile([], { source: 'clean.json' }), checkedFile([warning, warning])],
      PLAIN,
    );
    expect(report).not.toContain('clean.json');
    expect(report.split('\n').at(-2)).toBe('3 files: 3 warnings in 2 files.');
    expect(toHumanReport([checkedFile([]), checkedFile([])], PLAIN)).toBe('2 files: no findings.\n');
  });

  it('shows a list as lines, eight at most', () => {
    const items = Array.from({ length: 10 }, (_, index) => `pair ${index}`);
    const report = toHumanReport([checkedFile([finding({ list: { title: 'Pairs:', items } })])], PLAIN);
    expect(report).toContain('error  Pairs:\n  - pair 0\n');
    expect(report).toContain('  - pair 7\n  - and 2 more; --json lists all of them\n  Use #222222.');
    expect(report).not.toContain('The contrast is');
  });

  it.each([
    [[3, 4], 'and 1 more like this in line 4'],
    [[3, 4, 4, 9], 'and 3 more like this in lines 4, 9'],
    [[3, 4, 5, 6, 7, 8, 9], 'and 6 more like this in lines 4, 5, 6, 7, 8, …'],
    [[3, null], 'and 1 more like this\n'],
  ])('groups findings of the lines %j that are alike', (lines, expected) => {
    const findings = lines.map((line) =>
      finding({ position: line === null ? null : { line, column: 1 }, message: `"a${line}" is no color.` }),
    );
    expect(toHumanReport([checkedFile(findings)], PLAIN)).toContain(expected);
  });

  it('prints no control character of a name or text', () => {
    const hostile = 'a\u001b[2J\r\nb';
    const file = checkedFile([finding({ path: hostile, message: hostile, fix: hostile })], {
      source: hostile,
      text: `x\ny\n${hostile}`,
    });
    expect(toHumanReport([file], PLAIN)).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  it('has styles only for an output that shows them', () => {
    expect(toHumanReport([checkedFile([finding()])], COLORED)).toContain('\u001b[');
    expect(bold('a', COLORED)).toBe('\u001b[1ma\u001b[22m');
    expect(dim('a', COLORED)).toBe('\u001b[2ma\u001b[22m');
    expect([bold('a', PLAIN), dim('a', PLAIN), chip('a', '#FFFFFF', PLAIN)]).toEqual(['a', 'a', 'a']);
  });
});

describe('groupFindings', () => {
  const sizesOf = (...messages: readonly Parameters<typeof finding>[0][]) =>
    groupFindings(messages.map((changes) => finding(changes))).map(({ others }) => others.length + 1);

  it.each([
    ['values in quotes', [{ message: '"a" is no color' }, { message: '"b" is no color' }], [2]],
    ['references', [{ message: '{a.b} is missing' }, { message: '{c} is missing' }], [2]],
    ['numbers', [{ message: 'line 1' }, { message: 'line -2.5' }], [2]],
    ['long values without a closing quote', [{ message: 'is "aaa…' }, { message: 'is "bbb…' }], [2]],
    ['other words', [{ message: 'a' }, { message: 'b' }], [1, 1]],
    ['other rules', [{ rule: 'a' }, { rule: 'b' }], [1, 1]],
    ['other severities', [{ severity: 'error' as const }, { severity: 'warning' as const }], [1, 1]],
    [
      'measured values',
      [1, 2].map((value) => ({
        message: `${value} : 1`,
        measured: { value, required: 4.5, unit: ':1' as const },
      })),
      [1, 1],
    ],
  ])('compares findings with %s', (_, findings, expected) => {
    expect(sizesOf(...findings)).toEqual(expected);
  });
});

describe('toExcerpt', () => {
  it.each([
    ['without its indent', ['    "a": 1'], 1, 5, ['1 | "a": 1', '  | ^']],
    ['with the mark in the line', ['  "a": 1'], 1, 8, ['1 | "a": 1', '  |      ^']],
    [
      'with an aligned mark below a long number',
      [...Array(99).fill(''), 'abc'],
      100,
      3,
      ['100 | abc', '    |   ^'],
    ],
    ['with the mark behind the end', ['abc'], 1, 4, ['1 | abc', '  |    ^']],
    ['with tabs as spaces', ['\ta\t\tb'], 1, 5, ['1 | a b', '  |   ^']],
    ['that does not exist', ['a'], 2, 1, []],
  ])('shows a line %s', (_, lines, line, column, expected) => {
    expect(toExcerpt(lines, { line, column })).toEqual(expected);
  });

  it('cuts a long line around the position', () => {
    const [line = '', mark = ''] = toExcerpt([`${'a'.repeat(500)}X${'b'.repeat(500)}`], {
      line: 1,
      column: 501,
    });
    expect(line).toHaveLength(4 + 80);
    expect(line[mark.indexOf('^')]).toBe('X');
  });
});

describe('texts for a terminal', () => {
  it.each([
    [{ error: 0, warning: 0, info: 0 }, 'no findings'],
    [{ error: 1, warning: 1, info: 1 }, '1 error, 1 warning, 1 info'],
    [{ error: 2, warning: 0, info: 3 }, '2 errors, 3 info'],
  ])('count %j as %s', (counts, expected) => {
    expect(toCounts(counts)).toBe(expected);
  });

  it.each([
    ['a\n\tb  c', 'a b c', 'ab  c'],
    ['\u001b]0;title\u0007a', ']0;titlea', ']0;titlea'],
    ['a\u202eb\u200bc\uE000d\uD800e', 'abcde', 'abcde'],
    ['🎨 é', '🎨 é', '🎨 é'],
  ])('print %j on one line', (text, line, plain) => {
    expect(printable(text)).toBe(line);
    expect(withoutControls(text)).toBe(plain);
  });

  it('print text on a color in black or white', () => {
    expect(chip('a', '#FFFFFF', COLORED)).toBe('\u001b[48;2;255;255;255m\u001b[38;2;0;0;0ma\u001b[0m');
    expect(chip('a', '#000080', COLORED)).toBe('\u001b[48;2;0;0;128m\u001b[38;2;255;255;255ma\u001b[0m');
  });

  it('align the columns of a table and shorten its cells', () => {
    expect(
      toTable([
        ['NAME', 'STATUS'],
        ['Harbor\nbakery', 'generated'],
        ['x'.repeat(61), 'new'],
      ]),
    ).toBe(
      `NAME${' '.repeat(56)}  STATUS\nHarbor bakery${' '.repeat(47)}  generated\n${'x'.repeat(59)}…  new\n`,
    );
    expect(toTable([])).toBe('\n');
  });
});
