import '../../quick-parsers.ts';
import type { Command } from 'commander';
import { connect } from '../../api/connection.ts';
import { findGuide } from '../../api/find-guide.ts';
import type { Deps } from '../../deps.ts';
import { EXIT, type ExitCode } from '../../exit-code.ts';

/** Adds the description, options and action to the command. */
export function defineOpen(command: Command, deps: Deps, end: (code: ExitCode) => void): void {
  command
    .description('Opens a style guide in the browser and prints its URL; in a pipeline only prints it.')
    .argument('<guide>', 'id, URL or exact name')
    .option('--json', 'print the URL as JSON')
    .action(async (guide: string, options: { readonly json?: boolean }) =>
      end(await runOpen(guide, options.json === true, deps)),
    );
}

async function runOpen(reference: string, isJson: boolean, deps: Deps): Promise<ExitCode> {
  const api = await connect(deps);
  const { id } = await findGuide(reference, api);
  const url = `${api.url}/style-tile/${id}`;
  deps.stdout.write(isJson ? `${JSON.stringify({ url })}\n` : `${url}\n`);
  if (deps.stdout.isTty && !isJson && (deps.env['CI'] ?? '') === '' && !(await deps.system.openPage(url)))
    deps.stderr.write('The browser could not be opened. Open the URL yourself.\n');
  return EXIT.ok;
}
