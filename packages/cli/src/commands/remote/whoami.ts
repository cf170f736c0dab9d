import type { CurrentTokenView } from '@stylekit/server/contract';
import type { Command } from 'commander';
import { connect } from '../../api/connection.ts';
import type { Deps } from '../../deps.ts';
import { EXIT, type ExitCode } from '../../exit-code.ts';
import { printable } from '../../report/terminal-style.ts';

interface WhoamiOptions {
  readonly json?: boolean;
}

/** Adds the description, options and action to the command. */
export function defineWhoami(command: Command, deps: Deps, end: (code: ExitCode) => void): void {
  command
    .description('Shows the account, the server and the access of the token in use.')
    .option('--json', 'print them as JSON')
    .action(async (options: WhoamiOptions) => end(await runWhoami(options, deps)));
}

async function runWhoami({ json }: WhoamiOptions, deps: Deps): Promise<ExitCode> {
  const api = await connect(deps);
  const { owner, name, scopes, expiresAt } = await api.send<CurrentTokenView>('GET', '/api/tokens/current');
  if (json === true) {
    const account = { url: api.url, ...owner, token: { name, scopes, expiresAt } };
    deps.stdout.write(`${JSON.stringify(account, null, 2)}\n`);
    return EXIT.ok;
  }
  deps.stdout.write(
    [
      `${printable(owner.name)} (${printable(owner.email)})`,
      `Server   ${api.url}`,
      `Token    ${printable(name)}`,
      `Access   ${printable(scopes.join(', '))}`,
      `Expires  ${printable(expiresAt.slice(0, 10))}`,
      '',
    ].join('\n'),
  );
  return EXIT.ok;
}
