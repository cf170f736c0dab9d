import { readFileSync, writeFileSync } from 'node:fs';
import { describeCommand } from './reference-command.ts';
import { describeConfig, describeConfigSchema } from './reference-config.ts';
import { describeEngine } from './reference-engine.ts';
import { describeErrors } from './reference-errors.ts';
import { describeSecurity } from './security/describe-security.ts';

/** Generators of the files in docs/reference, of the security page, and of the schema in the package. */
const PAGES = [
  { file: 'docs/reference/cli.md', make: describeCommand },
  { file: 'docs/reference/config.md', make: describeConfig },
  { file: 'docs/reference/stylekit.config.schema.json', make: describeConfigSchema },
  { file: 'packages/cli/stylekit.config.schema.json', make: describeConfigSchema },
  { file: 'docs/reference/engine.md', make: describeEngine },
  { file: 'docs/reference/errors.md', make: describeErrors },
  { file: 'docs/security.md', make: describeSecurity },
];

/** The pages that differ from the code. */
export async function findDrift(): Promise<string[]> {
  return PAGES.filter(({ file, make }) => read(file) !== make()).map(
    ({ file }) => `${file} is not what the code says; run "npm run check -- --write".`,
  );
}

/** Writes all pages. */
export function writePages(): void {
  for (const { file, make } of PAGES) writeFileSync(file, make());
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A missing page differs from any generated text.
    return '';
  }
}
