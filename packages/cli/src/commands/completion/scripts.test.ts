import { Command, Option } from 'commander';
import { describe, expect, it } from 'vitest';
import { oneOf } from '../../option-values.ts';
import { toBashScript } from './bash.ts';
import { describeCommands } from './describe-commands.ts';
import { toFishScript } from './fish.ts';
import { toPowershellScript } from './powershell.ts';
import { toZshScript } from './zsh.ts';

/** A small program with every kind of option and value. */
function program(): Command {
  const root = new Command('stylekit').helpCommand('help [command]', "show a command's help");
  root
    .command('export')
    .description("write a guide's files")
    .option('-f, --format <formats>', 'formats: css, json', oneOf(['css', 'json']))
    .option('--out <folder>', 'folder to write to')
    .option('--settings <file>', 'settings file')
    .option('--name <name>', 'name of the guide')
    .option('--check', 'compare only')
    .addOption(new Option('--hidden').hideHelp());
  const projects = root.command('projects').description('projects');
  projects.command('list').description('list them');
  root
    .command('completion')
    .description('print a script')
    .argument('<shell>', 'shell', oneOf(['bash', 'zsh']));
  return root;
}

const commands = describeCommands(program());
const entryOf = (path: string) => commands.find((entry) => entry.path === path);

describe('describeCommands', () => {
  it('lists the program and all commands by their words', () => {
    expect(commands.map(({ path }) => path)).toEqual([
      '',
      'export',
      'projects',
      'projects list',
      'projects help',
      'completion',
      'help',
    ]);
  });

  it('has subcommands, and the fixed values of an argument, as words', () => {
    expect(entryOf('')?.words.map(({ word }) => word)).toEqual(['export', 'projects', 'completion', 'help']);
    expect(entryOf('completion')?.words).toEqual([
      { word: 'bash', summary: '' },
      { word: 'zsh', summary: '' },
    ]);
    expect(entryOf('help')?.words.map(({ word }) => word)).toEqual(['export', 'projects', 'completion']);
  });

  it('describes what each option takes, and leaves out hidden ones', () => {
    expect(entryOf('export')?.options.map(({ flags, value }) => [flags.join(' '), value])).toEqual([
      ['-f --format', ['css', 'json']],
      ['--out', 'folder'],
      ['--settings', 'file'],
      ['--name', 'text'],
      ['--check', null],
      ['-h --help', null],
    ]);
  });
});

describe('the script for bash', () => {
  const lines = toBashScript(commands).split('\n');

  it.each([
    ["    'export -f' | 'export --format') _stylekit_offer $'css\\njson'; return ;;"],
    ['    \'export --out\') COMPREPLY=($(compgen -d -- "$current")); return ;;'],
    ["    'export --settings')  return ;;"],
    ["    'export --name') compopt +o default 2>/dev/null; return ;;"],
    ["    'projects') words='list help' options='-h --help' ;;"],
    ["    'completion') words='bash zsh' options='-h --help' ;;"],
  ])('has %s', (line) => {
    expect(lines).toContain(line);
  });

  it('offers no value for an option that takes none', () => {
    expect(lines.filter((line) => line.includes("'export --check'"))).toEqual([]);
  });
});

describe('the script for fish', () => {
  const lines = toFishScript(commands).split('\n');

  it.each([
    ["complete -c stylekit -n '__stylekit_is_at' -f -a 'export' -d 'write a guide\\'s files'"],
    [
      "complete -c stylekit -n '__stylekit_is_at export' -s 'f' -l 'format' -x -a 'css json' -d 'formats: css, json'",
    ],
    [
      "complete -c stylekit -n '__stylekit_is_at export' -l 'out' -x -a '(__fish_complete_directories)' -d 'folder to write to'",
    ],
    ["complete -c stylekit -n '__stylekit_is_at export' -l 'settings' -r -F -d 'settings file'"],
    ["complete -c stylekit -n '__stylekit_is_at export' -l 'name' -x -d 'name of the guide'"],
    ["complete -c stylekit -n '__stylekit_is_at export' -l 'check' -d 'compare only'"],
    ["complete -c stylekit -n '__stylekit_is_at completion' -f -a 'bash'"],
  ])('has %s', (line) => {
    expect(lines).toContain(line);
  });
});

describe('the script for zsh', () => {
  const script = toZshScript(commands);

  it.each([
    ["'export -f' | 'export --format') compadd -- 'css' 'json'; return ;;"],
    ["'export --out') _files -/; return ;;"],
    ["'export --settings') _files; return ;;"],
    ["'export --name')  return ;;"],
    ["'export:write a guide'\\''s files'"],
    ["'--format:formats: css, json'"],
  ])('has %s', (part) => {
    expect(script).toContain(part);
  });
});

describe('the script for PowerShell', () => {
  const script = toPowershellScript(commands);

  it.each([
    [
      "    'export' = @{ Words = @(); Options = @('-f', '--format', '--out', '--settings', '--name', '--check', '-h', '--help'); " +
        "Values = @{'-f' = @('css', 'json'); '--format' = @('css', 'json')} }",
    ],
    ["    'completion' = @{ Words = @('bash', 'zsh'); Options = @('-h', '--help'); Values = @{} }"],
  ])('has %s', (line) => {
    expect(script.split('\n')).toContain(line);
  });
});
