import { readFileSync, writeFileSync } from 'node:fs';
import { describeCommand } from './reference-command.ts';
import { describeEngine } from './reference-engine.ts';
import { describeErrors } from './reference-errors.ts';

/** Pages of docs/reference that are made from the code, so that they cannot tell anything else. */
const PAGES = [
  { file: 'docs/reference/cli.md', make: describeCommand },
  { file: 'docs/reference/engine.md', make: describeEngine },
  { file: 'docs/reference/errors.md', make: describeErrors },
];

/** What differs between the pages and the code. */
export async function findDrift(): Promise<string[]> {
  return PAGES.filter(({ file, make }) => read(file) !== make()).map(
    ({ file }) => `${file} is not what the code says; run "npm run check -- --write".`,
  );
}

/** Writes the pages anew. */
export function writePages(): void {
  for (const { file, make } of PAGES) writeFileSync(file, make());
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A page that is missing differs from every text the code could give.
    return '';
  }
}
