import type { StyleTileView } from '@stylekit/server/contract';
import type { Command } from 'commander';
import { connect } from '../../api/connection.ts';
import { listGuides } from '../../api/find-guide.ts';
import { toDocument } from '../../api/guide-document.ts';
import { projectOf } from '../../config/config-guide.ts';
import { readConfig } from '../../config/read-config.ts';
import type { Deps } from '../../deps.ts';
import { EXIT, type ExitCode } from '../../exit-code.ts';
import { toGuideSheet } from '../../report/guide-sheet.ts';
import { toTable } from '../../report/table.ts';
import { loadGuide } from '../load-guide.ts';

interface ListOptions {
  readonly project?: string;
  readonly json?: boolean;
}

/** Adds the description and the subcommands to the command. */
export function defineGuides(command: Command, deps: Deps, end: (code: ExitCode) => void): void {
  command.description('Lists and shows style guides on the server.');
  command
    .command('list', { isDefault: true })
    .description('Lists the active style guides of all your projects, or of one.')
    .option(
      '-p, --project <project>',
      'only those of the project with this id or exact name (default: STYLEKIT_PROJECT, else ' +
        'that of stylekit.config.json)',
    )
    .option('--json', 'print them as JSON')
    .action(async (options: ListOptions) => end(await runList(options, deps)));
  command
    .command('show')
    .description('Shows a style guide: colors, contrast, fonts and explanations.')
    .argument('<guide>', 'id, URL or exact name')
    .option('--json', 'print everything that the server has about it as JSON')
    .action(async (guide: string, options: { readonly json?: boolean }) =>
      end(await runShow(guide, options.json === true, deps)),
    );
}

async function runList({ project, json }: ListOptions, deps: Deps): Promise<ExitCode> {
  const named = project ?? projectOf(await readConfig(undefined, deps), deps);
  const guides = await listGuides(await connect(deps), named);
  if (json === true) deps.stdout.write(`${JSON.stringify(guides, null, 2)}\n`);
  else if (guides.length === 0)
    deps.stderr.write('There are no style guides. Create one: stylekit generate "…" --project <id>\n');
  else deps.stdout.write(toTable([['ID', 'NAME', 'MODE', 'STATUS', 'CREATED'], ...guides.map(toRow)]));
  return EXIT.ok;
}

function toRow({ id, name, generationMode, generationStatus, createdAt }: StyleTileView): string[] {
  return [id, name, generationMode, generationStatus, createdAt.slice(0, 10)];
}

async function runShow(reference: string, isJson: boolean, deps: Deps): Promise<ExitCode> {
  const { tile } = await loadGuide(reference, deps);
  if (isJson) deps.stdout.write(`${JSON.stringify(tile, null, 2)}\n`);
  else deps.stdout.write(toGuideSheet(toDocument(tile).guide, deps.stdout));
  return EXIT.ok;
}
