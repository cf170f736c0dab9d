import { readFileSync } from 'node:fs';
import { type Entry, engineEntries, readEntry } from '../packages/engine/build/entries.ts';

/*
 * docs/reference/engine.md: every export of the engine's public entries with the first sentence of its doc comment. Reads
 * the source text, because TypeScript 7 has no parser API.
 */

interface Exported {
  readonly name: string;
  readonly isType: boolean;
  readonly sentence: string;
}

export function describeEngine(): string {
  const parts = engineEntries().map((entry) => `## ${entry.name}\n\n${list(describeNames(entry))}`);
  const introduction =
    'All exports of the engine. Their doc comments state structures, units, ranges and errors.';
  return `# The engine\n\n${introduction}\n\n${parts.join('\n\n')}\n`;
}

/** The exports of an entry that have no doc comment. */
export function undocumentedExports(): string[] {
  return engineEntries().flatMap((entry) =>
    describeNames(entry)
      .filter(({ sentence }) => sentence === '')
      .map((exported) => `${entry.name}: ${exported.name}`),
  );
}

function list(exported: readonly Exported[]): string {
  const rows = (areTypes: boolean) =>
    exported
      .filter(({ isType }) => isType === areTypes)
      .map(({ name, sentence }) => `- \`${name}\`: ${sentence}`)
      .join('\n');
  return `${rows(false)}\n\nTypes:\n\n${rows(true)}`;
}

function describeNames(entry: Entry): Exported[] {
  return readEntry(entry).map(({ name, isType, file }) => ({
    name,
    isType,
    sentence: firstSentence(readFileSync(file, 'utf8'), name),
  }));
}

/** The first sentence of the doc comment directly before the declaration. */
function firstSentence(source: string, name: string): string {
  const declaration = new RegExp(`export (?:async )?(?:function|const|class|interface|type) ${name}\\b`).exec(
    source,
  );
  if (declaration === null) return '';
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(source.slice(0, declaration.index))?.[1] ?? '';
  const text = comment
    .replace(/^\s*\*? ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}
