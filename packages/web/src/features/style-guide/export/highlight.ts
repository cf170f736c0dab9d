export type CodeKind = 'plain' | 'comment' | 'name' | 'string' | 'number' | 'color' | 'keyword';

/** A part of code with one kind. All parts together equal the text. */
export interface CodeRun {
  readonly kind: CodeKind;
  readonly text: string;
}

type Pattern = readonly [CodeKind, string];

const COLOR = '#[0-9a-fA-F]{8}\\b|#[0-9a-fA-F]{6}\\b|#[0-9a-fA-F]{3}\\b';
const NUMBER = '-?\\b\\d+(?:\\.\\d+)?(?:rem|px|em|ms|s|%|deg)?';

const CSS_PATTERNS: readonly Pattern[] = [
  ['comment', '/\\*[\\s\\S]*?\\*/'],
  ['string', '"[^"\\n]*"'],
  ['color', COLOR],
  ['keyword', '@[a-z-]+'],
  ['name', '--[\\w-]+'],
  ['number', NUMBER],
];

const JSON_PATTERNS: readonly Pattern[] = [
  ['name', '"(?:[^"\\\\\\n]|\\\\.)*"(?=\\s*:)'],
  ['color', '"#[0-9a-fA-F]{6}"'],
  ['string', '"(?:[^"\\\\\\n]|\\\\.)*"'],
  ['keyword', '\\b(?:true|false|null)\\b'],
  ['number', NUMBER],
];

/** Splits CSS or JSON into highlighted parts. Unknown text stays plain. */
export function highlight(text: string, language: 'css' | 'json'): CodeRun[] {
  const patterns = language === 'css' ? CSS_PATTERNS : JSON_PATTERNS;
  const expression = new RegExp(patterns.map(([, source]) => `(${source})`).join('|'), 'g');
  const runs: CodeRun[] = [];
  let end = 0;
  for (const match of text.matchAll(expression)) {
    if (match.index > end) runs.push({ kind: 'plain', text: text.slice(end, match.index) });
    runs.push({ kind: kindOf(match, patterns), text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ kind: 'plain', text: text.slice(end) });
  return runs;
}

function kindOf(match: RegExpMatchArray, patterns: readonly Pattern[]): CodeKind {
  const index = patterns.findIndex((_, group) => match[group + 1] !== undefined);
  return patterns[index]?.[0] ?? 'plain';
}
