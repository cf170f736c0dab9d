import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CLI_ERRORS } from '../packages/cli/src/error-codes.ts';
import { ERROR_CODES } from '../packages/engine/src/error.ts';
import { API_ERRORS, LOGGED_ERRORS } from '../packages/server/src/http/error-codes.ts';

/*
 * docs/reference/errors.md: the error codes of the engine, the command and the server, from their catalogs.
 */

/** Catalogs whose codes must be used in their package, by file. */
const CATALOGS: Readonly<Record<string, readonly object[]>> = {
  'packages/engine/src/error.ts': [ERROR_CODES],
  'packages/server/src/http/error-codes.ts': [API_ERRORS, LOGGED_ERRORS],
};

export function describeErrors(): string {
  return `${[
    '# Error codes',
    'Codes are stable, messages are not: rely on the code.',
    '## The engine',
    'The `code` of a `StyleKitError`. The command prints the same codes.',
    list(Object.entries(ERROR_CODES)),
    '## The command',
    'The `code` of what `--json` prints when the command fails, with the exit code.',
    list(Object.entries(CLI_ERRORS).map(([exitCode, { code, meaning }]) => [code, meaning, exitCode])),
    '## The server',
    'The `code` of an error response, with its status.',
    list(Object.entries(API_ERRORS).map(([code, { status, meaning }]) => [code, meaning, String(status)])),
    'In the log only:',
    list(Object.entries(LOGGED_ERRORS)),
  ].join('\n\n')}\n`;
}

/** Codes of the catalogs that no other source file of their package uses. */
export function unusedErrorCodes(): string[] {
  return Object.entries(CATALOGS).flatMap(([catalog, entries]) => {
    const folder = `${catalog.split('/src/')[0] ?? ''}/src`;
    const sources = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })
      .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
      .filter((file) => file !== catalog)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    return entries
      .flatMap((entry) => Object.keys(entry))
      .filter((code) => !sources.includes(`'${code}'`))
      .map((code) => `${code} of ${catalog} is never used.`);
  });
}

function list(codes: readonly (readonly [code: string, meaning: string, number?: string])[]): string {
  return codes
    .map(([code, meaning, number]) => `- \`${code}\`${number === undefined ? '' : `, ${number}`}: ${meaning}`)
    .join('\n');
}
