import { isColorValue, safeParseColor, toColorValue } from '../src/color/index.ts';
import { toFileStem } from '../src/export/file-names.ts';
import { parseGuide, SAMPLE_GUIDE } from '../src/index.ts';
import { toCommentText, toCssString } from '../src/stylesheet/css-text.ts';
import { findTokenIssues } from '../src/token/parse-dtcg.ts';
import { toFontStack } from '../src/typography/font-stack.ts';
import { toFontUrl } from '../src/typography/font-url.ts';

/** Worst-case texts for regular expressions and parsers: long runs that almost match, and unclosed nesting. */
export const WORST_TEXTS: Readonly<Record<string, (length: number) => string>> = {
  spaces: (length) => `${' '.repeat(length)}x`,
  'spaces between': (length) => 'a '.repeat(length / 2),
  dashes: (length) => `${'-'.repeat(length)}x`,
  'dots and dashes': (length) => '._-'.repeat(length / 3),
  escapes: (length) => '\\"'.repeat(length / 2),
  'comment ends': (length) => '*/'.repeat(length / 2),
  braces: (length) => '{'.repeat(length),
  parentheses: (length) => `color-mix(in srgb, ${'('.repeat(length)}`,
  'nested var()': (length) => 'var(--a,'.repeat(length / 8),
  'rgb of digits': (length) => `rgb(${'1'.repeat(length)}`,
  'hex digits': (length) => `#${'a'.repeat(length)}`,
  'lone surrogates': (length) => '\ud800'.repeat(length),
  'combining marks': (length) => `a${'\u0301'.repeat(length)}`,
  'expanding ligatures': (length) => '\ufdfa'.repeat(length),
};

/** All functions that parse external text. */
export const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  toFileStem,
  toCssString,
  toCommentText,
  toFontStack,
  toFontUrl: (name) => toFontUrl([{ name, weights: [400, 700] }]),
  isColorValue,
  toColorValue,
  safeParseColor,
  'parseGuide, a name': (name) => tryParse({ ...SAMPLE_GUIDE, name }),
  'parseGuide, every pattern': (text) => tryParse(replaceTexts(SAMPLE_GUIDE, text)),
  'findTokenIssues, a value': (text) => findTokenIssues({ a: { $type: 'color', $value: text } }),
  'findTokenIssues, a reference': (text) => findTokenIssues({ a: { $type: 'color', $value: `{${text}}` } }),
  'findTokenIssues, a pointer': (text) => findTokenIssues({ a: { $type: 'color', $ref: `#/${text}` } }),
  'findTokenIssues, a name': (text) => findTokenIssues({ [text]: { $type: 'number', $value: 1 } }),
};

function tryParse(input: unknown): string {
  try {
    return parseGuide(input).name;
  } catch (error) {
    return error instanceof Error ? error.name : '';
  }
}

/** A document with every string replaced by the given text. */
function replaceTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((part) => replaceTexts(part, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaceTexts(part, text)]));
}

/** Token documents of `count` tokens whose references are expensive for a naive resolver. */
export const WORST_DOCUMENTS: Readonly<Record<string, (count: number) => object>> = {
  'a chain of references': (count) => tokens(count, (index) => (index === count - 1 ? 1 : `{t${index + 1}}`)),
  'a cycle of references': (count) => tokens(count, (index) => `{t${(index + 1) % count}}`),
  'references to one token': (count) => tokens(count, (index) => (index === 0 ? 1 : '{t0}')),
  'an error in every token': (count) => tokens(count, () => 'not a number'),
};

function tokens(count: number, toValue: (index: number) => unknown): object {
  const entries = Array.from({ length: count }, (_, index): [string, object] => [
    `t${index}`,
    { $type: 'number', $value: toValue(index) },
  ]);
  return Object.fromEntries(entries);
}
