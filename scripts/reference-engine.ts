import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * docs/reference/engine.md: every export of the engine's public entries with the first sentence of its doc comment. Read
 * from the text of the sources: TypeScript 7 has no parser for scripts to call.
 */

const DOORS = [
  { name: '@stylekit/engine', file: 'packages/engine/src/index.ts' },
  { name: '@stylekit/engine/brief', file: 'packages/engine/src/brief/index.ts' },
  { name: '@stylekit/engine/export', file: 'packages/engine/src/export/index.ts' },
];

interface Exported {
  readonly name: string;
  readonly isType: boolean;
  readonly sentence: string;
}

export function describeEngine(): string {
  const parts = DOORS.map(({ name, file }) => `## ${name}\n\n${list(readDoor(file))}`);
  return `# The engine\n\nEverything the engine exports. Each has its shapes, units, ranges and errors in its doc comment.\n\n${parts.join('\n\n')}\n`;
}

/** The exports of a door that have no doc comment. */
export function undocumentedExports(): string[] {
  return DOORS.flatMap(({ name, file }) =>
    readDoor(file)
      .filter(({ isType, sentence }) => !isType && sentence === '')
      .map((exported) => `${name}: ${exported.name}`),
  );
}

function list(exported: readonly Exported[]): string {
  const values = exported.filter(({ isType }) => !isType);
  const types = exported.filter(({ isType }) => isType).map(({ name }) => `\`${name}\``);
  const rows = values.map(({ name, sentence }) => `- \`${name}\`: ${sentence}`);
  return `${rows.join('\n')}\n\nTypes: ${types.join(', ')}.`;
}

function readDoor(file: string): Exported[] {
  const door = readFileSync(file, 'utf8');
  return [...door.matchAll(/export (type )?\{([^}]*)\} from '([^']+)'/g)].flatMap(
    ([, allTypes, names = '', from = '']) => {
      const source = readFileSync(path.join(path.dirname(file), from), 'utf8');
      return names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((entry) => {
          const name = entry.replace(/^type /, '');
          return {
            name,
            isType: allTypes !== undefined || entry !== name,
            sentence: firstSentence(source, name),
          };
        });
    },
  );
}

/** The first sentence of the doc comment that stands right before the declaration. */
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
