import type { CurrentTokenView } from '@stylekit/server/contract';
import type { Command } from 'commander';
import { type Api, createApi } from '../../api/api.ts';
import { findConnection } from '../../api/connection.ts';
import { CliError } from '../../cli-error.ts';
import type { Deps } from '../../deps.ts';
import { EXIT, type ExitCode } from '../../exit-code.ts';
import { credentialsFile, isToken, writeCredentials } from '../../io/credentials.ts';
import { readText } from '../../io/read-text.ts';
import { printable } from '../../report/terminal-style.ts';
import { signInWithBrowser } from './device-flow.ts';

const TOKEN_LIMIT_BYTES = 1_024;

interface LoginOptions {
  readonly withToken?: boolean;
  readonly json?: boolean;
}

/** Adds the description, options and action to the command. */
export function defineLogin(command: Command, deps: Deps, end: (code: ExitCode) => void): void {
  command
    .description(
      'Logs in with your browser: shows a code, opens the page where you approve it, and waits. Stores an access ' +
        'token in a file that only you can read. STYLEKIT_URL names another server; STYLEKIT_TOKEN is used instead ' +
        'of the stored token, for build pipelines.',
    )
    .option('--with-token', 'read an access token from standard input instead')
    .option('--json', 'print the account and the token’s access as JSON')
    .action(async (options: LoginOptions) => end(await runLogin(options, deps)));
}

async function runLogin(options: LoginOptions, deps: Deps): Promise<ExitCode> {
  if ((deps.env['STYLEKIT_TOKEN'] ?? '') !== '') {
    throw new CliError(
      EXIT.usage,
      'STYLEKIT_TOKEN is set and would be used instead of this login.',
      'Unset it first, or use it without a login.',
    );
  }
  const { url, token: before } = await findConnection(deps);
  const visitor = createApi({ url, token: null }, deps);
  const token = options.withToken === true ? await readToken(deps) : await signInWithBrowser(visitor, deps);
  const api = createApi({ url, token }, deps);
  const current = await api.send<CurrentTokenView>('GET', '/api/tokens/current');
  await writeCredentials({ url, token }, deps);
  if (before !== null && before !== token) await revokeQuietly(createApi({ url, token: before }, deps));
  report(current, url, options, deps);
  return EXIT.ok;
}

async function readToken(deps: Deps): Promise<string> {
  const token = (await readText('-', deps, TOKEN_LIMIT_BYTES)).trim();
  if (isToken(token)) return token;
  throw new CliError(
    EXIT.usage,
    'Standard input contains no access token.',
    'Pipe one in: stylekit login --with-token < token.txt. It starts with stk_ and has 50 characters.',
  );
}

/** The token of an earlier login. It may have expired, or was revoked. */
async function revokeQuietly(api: Api): Promise<void> {
  try {
    await api.send('DELETE', '/api/tokens/current');
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
  }
}

function report(current: CurrentTokenView, url: string, { json }: LoginOptions, deps: Deps): void {
  const { owner, scopes, expiresAt } = current;
  if (json === true) deps.stdout.write(`${JSON.stringify({ url, ...owner, scopes, expiresAt }, null, 2)}\n`);
  deps.stderr.write(`Logged in to ${url} as ${printable(owner.name)} (${printable(owner.email)}).\n`);
  deps.stderr.write(`The access token is stored in ${credentialsFile(deps)}.\n`);
}
