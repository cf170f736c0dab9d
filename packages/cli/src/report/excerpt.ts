import type { Position } from '../cli-error.ts';
import { printable } from './terminal-style.ts';

const MAX_WIDTH = 80;
/** Characters before the position, if the line has to be cut. */
const LEAD = 20;

/** The line of a position and a mark below it; a long line is cut around the position. Empty without such a line. */
export function toExcerpt(lines: readonly string[], position: Position): string[] {
  const line = lines[position.line - 1];
  if (line === undefined) return [];
  const indent = line.length - line.trimStart().length;
  const start = position.column - 1 - indent > MAX_WIDTH - LEAD ? position.column - 1 - LEAD : indent;
  const shown = printable(line.slice(start, start + MAX_WIDTH)).trimEnd();
  const before = printable(line.slice(start, position.column - 1));
  const number = String(position.line);
  return [`${number} | ${shown}`, `${' '.repeat(number.length)} | ${' '.repeat(before.length)}^`];
}
