import { printable } from './terminal-style.ts';

const MAX_CELL = 60;

/** Rows as aligned columns. The first row is the heading. */
export function toTable(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(toCell));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

function toCell(text: string): string {
  const line = printable(text).trim();
  return line.length > MAX_CELL ? `${line.slice(0, MAX_CELL - 1)}…` : line;
}
