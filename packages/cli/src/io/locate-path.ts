import { type JSONPath, visit } from 'jsonc-parser';
import type { Position } from '../cli-error.ts';

/** The position of a dotted path in a document, or of its nearest parent that exists; null for the whole document. */
export type Locate = (path: string) => Position | null;

/** Indexes a text of valid JSON: `color.primary.$value` has the position of the name `$value`, `list.0` of the entry. */
export function indexPositions(text: string): Locate {
  const positions = new Map<string, Position>();
  const add = (path: JSONPath, line: number, character: number) =>
    positions.set(path.join('.'), { line: line + 1, column: character + 1 });
  const addEntry = (line: number, character: number, toPath: () => JSONPath) => {
    const path = toPath();
    if (typeof path.at(-1) === 'number') add(path, line, character);
  };
  visit(text, {
    onObjectProperty: (name, _offset, _length, line, character, toPath) =>
      add([...toPath(), name], line, character),
    onObjectBegin: (_offset, _length, line, character, toPath) => addEntry(line, character, toPath),
    onArrayBegin: (_offset, _length, line, character, toPath) => addEntry(line, character, toPath),
    onLiteralValue: (_value, _offset, _length, line, character, toPath) => addEntry(line, character, toPath),
  });
  return (path) => findNearest(path, positions);
}

function findNearest(path: string, positions: ReadonlyMap<string, Position>): Position | null {
  for (let at = path; ; at = at.slice(0, at.lastIndexOf('.'))) {
    const position = positions.get(at);
    if (position !== undefined) return position;
    if (!at.includes('.')) return null;
  }
}
