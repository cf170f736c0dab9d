import type { Command } from 'commander';
import { createApi } from '../../api/api.ts';
import { CliError } from '../../cli-error.ts';
import type { Deps } from '../../deps.ts';
import { EXIT, type ExitCode } from '../../exit-code.ts';
import { readCredentials, removeCredentials } from '../../io/credentials.ts';
import { clearCache } from '../../io/response-cache.ts';

interface LogoutOptions {
  readonly json?: boolean;
}

/** Adds the description, options and action to the command. */
export function defineLogout(command: Command, deps: Deps, end: (code: ExitCode) => void): void {
  command
    .description('Revokes the stored access token and removes it from this device.')
    .option('--json', 'print the result as JSON')
    .action(async (options: LogoutOptions) => end(await runLogout(options, deps)));
}

async function runLogout({ json }: LogoutOptions, deps: Deps): Promise<ExitCode> {
  const stored = await readCredentials(deps);
  if (stored !== null) {
    // Removed first, so that this device has no token whatever the server answers.
    await removeCredentials(deps);
    await clearCache(deps);
    await revoke(stored.url, stored.token, deps);
  }
  if (json === true) deps.stdout.write(`${JSON.stringify({ loggedOut: stored !== null })}\n`);
  deps.stderr.write(stored === null ? 'You were not logged in.\n' : `Logged out of ${stored.url}.\n`);
  return EXIT.ok;
}

async function revoke(url: string, token: string, deps: Deps): Promise<void> {
  try {
    await createApi({ url, token }, deps).send('DELETE', '/api/tokens/current');
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    // The token is already revoked or expired.
    if (error.exitCode === EXIT.notSignedIn) return;
    throw new CliError(
      error.exitCode,
      `The token was removed from this device but not revoked. ${error.message}`,
      `Revoke it in your account: ${url}/account?tab=tokens`,
    );
  }
}
