import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkedFile, finding } from '../../../test/findings.ts';
import { createDeps, makeFolder } from '../../../test/run-cli.ts';
import type { CheckedFile, LocatedFinding } from '../../report/checked-file.ts';
import { applyFixes } from './apply-fixes.ts';
import { fixJson } from './fix-json.ts';

const fix = (at: string, value: unknown): LocatedFinding => finding({ path: at, exactFix: { value } });

/** The text with the fixes applied, and their number. */
function fixed(text: string, ...findings: readonly LocatedFinding[]) {
  const result = fixJson(checkedFile(findings, { text }));
  return [result.text, result.applied];
}

describe('fixJson', () => {
  it.each([
    ['a value', '{"a": {"b": 1}}', fix('a.b', 2), '{"a": {"b": 2}}'],
    ['an entry of a list', '{"a": [1, 2, 3]}', fix('a.1', 9), '{"a": [1, 9, 3]}'],
    ['a text', '{"a":"b"}', fix('a', 'c "d"'), '{"a":"c \\"d\\""}'],
    ['a value between odd spaces', '{ "a" :  1 , "b":2 }', fix('a', 3), '{ "a" :  3 , "b":2 }'],
    [
      'a value with the indent of the file',
      '{\n    "a": 1\n}',
      fix('a', { b: 2 }),
      '{\n    "a": {\n        "b": 2\n    }\n}',
    ],
    ['a value with tabs', '{\n\t"a": 1\n}', fix('a', [2]), '{\n\t"a": [\n\t\t2\n\t]\n}'],
    [
      'a value with line breaks of Windows',
      '{\r\n  "a": 1\r\n}',
      fix('a', { b: 2 }),
      '{\r\n  "a": {\r\n    "b": 2\r\n  }\r\n}',
    ],
    [
      'a value with comments around it',
      '{\n  // one\n  "a": 1 /* two */\n}',
      fix('a', 2),
      '{\n  // one\n  "a": 2 /* two */\n}',
    ],
  ])('replaces %s and nothing else', (_, text, exact, expected) => {
    expect(fixed(text, exact)).toEqual([expected, 1]);
  });

  it('applies several fixes, also after the length of the text has changed', () => {
    expect(fixed('{"a": 1, "b": 2}', fix('a', 'long text'), fix('b', 3))).toEqual([
      '{"a": "long text", "b": 3}',
      2,
    ]);
  });

  it.each([
    ['a fix inside a value that was replaced', [fix('a', { b: 1 }), fix('a.b', 2)], '{"a": {"b": 1}}'],
    ['a fix around a value that was replaced', [fix('a.b', 2), fix('a', 9)], '{"a": {"b": 2}}'],
    ['a second fix of one value', [fix('a.b', 2), fix('a.b', 3)], '{"a": {"b": 2}}'],
  ])('leaves %s to the next round', (_, fixes, expected) => {
    const [text, applied] = fixed('{"a": {"b": 0}}', ...fixes);
    expect([JSON.stringify(JSON.parse(String(text))), applied]).toEqual([expected.replaceAll(' ', ''), 1]);
  });

  it('separates a value from one whose name begins alike', () => {
    expect(fixed('{"a": 1, "ab": 2}', fix('a', 3), fix('ab', 4))).toEqual(['{"a": 3, "ab": 4}', 2]);
  });

  it('changes nothing for a path that does not exist, and for findings without an exact fix', () => {
    expect(fixed('{"a": 1}', fix('b.c', 2), finding({ path: 'a' }))).toEqual(['{"a": 1}', 0]);
    expect(fixed('', fix('a', 1))).toEqual(['', 0]);
  });
});

describe('applyFixes', () => {
  const css = (text: string, ...edits: readonly (readonly [old: string, replacement: string])[]) =>
    checkedFile(
      edits.map(([old, replacement]) =>
        finding({ edit: { offset: text.indexOf(old), length: old.length, text: replacement } }),
      ),
      { source: 'a.css', kind: 'stylesheet', text },
    );

  async function apply(file: CheckedFile, bytes: string | Buffer = file.text) {
    const cwd = makeFolder();
    const target = path.join(cwd, file.source === '-' ? 'stdin' : file.source);
    writeFileSync(target, bytes);
    const count = await applyFixes([file], createDeps({ cwd }).deps);
    return { count, bytes: readFileSync(target) };
  }

  it('replaces parts of a stylesheet from the end, so that the places stay', async () => {
    const file = css('a { --a: red; --b: blue }', ['red', '#112233'], ['blue', 'tan']);
    const { count, bytes } = await apply(file);
    expect([count, bytes.toString()]).toEqual([2, 'a { --a: #112233; --b: tan }']);
  });

  it('replaces one place once', async () => {
    const { count, bytes } = await apply(css('a { --a: red }', ['red', 'tan'], ['red', 'tan']));
    expect([count, bytes.toString()]).toEqual([1, 'a { --a: tan }']);
  });

  it('keeps a byte order mark', async () => {
    const file = css('a { --a: red }', ['red', 'tan']);
    const { bytes } = await apply(file, `\uFEFF${file.text}`);
    expect(bytes.toString()).toBe('\uFEFFa { --a: tan }');
  });

  it('does not count a fix that changes nothing', async () => {
    expect((await apply(css('a { --a: red }', ['red', 'red']))).count).toBe(0);
  });

  it('leaves standard input alone', async () => {
    const file = { ...css('a { --a: red }', ['red', 'tan']), source: '-' };
    expect(await apply(file)).toEqual({ count: 0, bytes: Buffer.from(file.text) });
  });

  it('writes the file behind a link', async () => {
    const cwd = makeFolder();
    const file = css('a { --a: red }', ['red', 'tan']);
    writeFileSync(path.join(cwd, 'b.css'), file.text);
    symlinkSync('b.css', path.join(cwd, 'a.css'));
    expect(await applyFixes([file], createDeps({ cwd }).deps)).toBe(1);
    expect(readFileSync(path.join(cwd, 'b.css'), 'utf8')).toBe('a { --a: tan }');
  });
});
