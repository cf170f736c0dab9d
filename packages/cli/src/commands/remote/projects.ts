import type { ProjectView } from '@stylekit/server/contract';
import type { Command } from 'commander';
import { connect } from '../../api/connection.ts';
import type { Deps } from '../../deps.ts';
import { EXIT, type ExitCode } from '../../exit-code.ts';
import { toTable } from '../../report/table.ts';
import { printable } from '../../report/terminal-style.ts';

interface ListOptions {
  readonly json?: boolean;
}

interface CreateOptions extends ListOptions {
  readonly description: string;
}

/** Adds the description and the subcommands to the command. */
export function defineProjects(command: Command, deps: Deps, end: (code: ExitCode) => void): void {
  command.description('Lists and creates projects on the server.');
  command
    .command('list', { isDefault: true })
    .description('Lists your projects.')
    .option('--json', 'print them as JSON')
    .action(async (options: ListOptions) => end(await listProjects(options, deps)));
  command
    .command('create')
    .description('Creates a project and prints its id.')
    .argument('<name>', 'name of the brand')
    .requiredOption('-d, --description <text>', 'what the brand is about')
    .option('--json', 'print the project as JSON')
    .action(async (name: string, options: CreateOptions) => end(await createProject(name, options, deps)));
}

async function listProjects({ json }: ListOptions, deps: Deps): Promise<ExitCode> {
  const api = await connect(deps);
  const projects = await api.list<ProjectView>('/api/projects?limit=200');
  if (json === true) deps.stdout.write(`${JSON.stringify(projects, null, 2)}\n`);
  else if (projects.length === 0)
    deps.stderr.write('There are no projects. Create one: stylekit projects create\n');
  else {
    const rows = projects.map(({ id, name, styleTileCount }) => [id, name, String(styleTileCount)]);
    deps.stdout.write(toTable([['ID', 'NAME', 'GUIDES'], ...rows]));
  }
  return EXIT.ok;
}

async function createProject(
  name: string,
  { description, json }: CreateOptions,
  deps: Deps,
): Promise<ExitCode> {
  const api = await connect(deps);
  const project = await api.send<ProjectView>('POST', '/api/projects', { body: { name, description } });
  deps.stdout.write(json === true ? `${JSON.stringify(project, null, 2)}\n` : `${project.id}\n`);
  deps.stderr.write(`Created the project ${printable(project.name)}.\n`);
  return EXIT.ok;
}
