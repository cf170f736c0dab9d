import type { Command } from 'commander';
import type { Deps } from '../../deps.ts';
import { EXIT, type ExitCode } from '../../exit-code.ts';
import { loadGuide } from '../load-guide.ts';

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
  const { tile, serverUrl } = await loadGuide(reference, deps);
  const url = `${serverUrl}/style-tile/${tile.id}`;
  deps.stdout.write(isJson ? `${JSON.stringify({ url })}\n` : `${url}\n`);
  if (deps.stdout.isTty && !isJson && (deps.env['CI'] ?? '') === '' && !(await deps.system.openPage(url)))
    deps.stderr.write('The browser could not be opened. Open the URL yourself.\n');
  return EXIT.ok;
}
