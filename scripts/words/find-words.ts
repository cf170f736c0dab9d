import banned from './banned-words.json' with { type: 'json' };

/** A banned word in a file. */
export interface WordIssue {
  /** Line number, starting at 1. */
  readonly line: number;
  readonly word: string;
  /** What to write instead. */
  readonly use: string;
}

const WORDS: ReadonlyMap<string, string> = new Map(Object.entries(banned.words));
/** Words that are banned only as a part of a name. */
const PARTS: ReadonlyMap<string, string> = new Map(Object.entries(banned.parts));
/** Words that no constant in upper case may start with. */
const PREFIXES: ReadonlyMap<string, string> = new Map(Object.entries(banned.prefixes));
const SPELLINGS = Object.entries(banned.spellings);

/** `camelCase`, `PascalCase`, `UPPER_CASE` and `kebab-case` names as their lower-case parts. */
export function nameParts(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((part) => part.toLowerCase());
}

/**
 * Banned words of a text, in names, comments and texts alike.
 *
 * In tests, strings that are not titles are skipped: they hold briefs and other input of users.
 */
export function findWords(text: string, { isTest }: { readonly isTest: boolean }): WordIssue[] {
  return text.split('\n').flatMap((raw, index) => {
    const line = (isTest ? withoutInput(raw) : raw).replaceAll(ALLOWED_PHRASES, '');
    const found = (line.match(/[A-Za-z][A-Za-z0-9_]*/g) ?? []).flatMap(checkName);
    return found.map((issue) => ({ line: index + 1, ...issue }));
  });
}

/** Colors are told apart; exported variables and attributes of HTML have their own names. */
const ALLOWED_PHRASES =
  /\b(?:tell|tells|told|telling)\b[\w\s,]* apart\b|--[\w$}{-]+|-ink\b|aria-labelledby|aria-labelledBy/g;

const TITLE = /^\s*(?:it|describe|test)(?:\.\w+)*\(/;

function withoutInput(line: string): string {
  if (TITLE.test(line)) return line;
  return line.replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`/g, "''");
}

function checkName(name: string): Omit<WordIssue, 'line'>[] {
  const parts = nameParts(name);
  const isName = parts.length > 1;
  const isConstant = isName && name === name.toUpperCase();
  return parts.flatMap((part, index) => {
    const use =
      WORDS.get(part) ??
      (isName ? PARTS.get(part) : undefined) ??
      (isConstant && index === 0 ? PREFIXES.get(part) : undefined);
    if (use !== undefined) return [{ word: part, use }];
    const spelling = SPELLINGS.find(([british]) => part.includes(british));
    return spelling === undefined ? [] : [{ word: part, use: part.replace(...spelling) }];
  });
}
