import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import allowed from './allowed-words.json' with { type: 'json' };
import { findWords } from './find-words.ts';

/** Source code and documentation; data files hold words of users. */
const CHECKED = /\.(?:ts|tsx|mjs|css|md|yml)$|^\.ci\/run$/;

const TEST = /\.test\.tsx?$|\/(?:test|e2e|screens)\//;

/** Files that list the words themselves, texts of others, released migrations, or outputs of examples. */
const SKIPPED =
  /^scripts\/words\/|\/test\/(?:golden|reference)\/|\/database\/migrations\/\d|^examples\/[^/]+\/expected\//;

/** The longest allowed line of source code; prose is wrapped earlier by the formatter or by hand. */
const MAX_LINE_LENGTH = 140;

const SOURCE = /\.(?:ts|tsx|mjs|css)$/;

/** Banned words and overlong lines in all tracked files, one sentence each. */
export function checkWords(): string[] {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  return files
    .filter((file) => CHECKED.test(file) && !SKIPPED.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...wordIssues(file, text), ...(SOURCE.test(file) ? longLines(file, text) : [])];
    });
}

function wordIssues(file: string, text: string): string[] {
  const exceptions: Readonly<Record<string, readonly string[]>> = allowed.files;
  return findWords(text, { isTest: TEST.test(file) })
    .filter(({ word }) => !(exceptions[file] ?? []).includes(word))
    .map(({ line, word, use }) => `${file}:${line} uses "${word}". Use ${use}.`);
}

function longLines(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.length > MAX_LINE_LENGTH
        ? [`${file}:${index + 1} has ${line.length} characters. Wrap it at ${MAX_LINE_LENGTH}.`]
        : [],
    );
}
