import { spawnSync } from 'node:child_process';
import process from 'node:process';

const COMMANDS = [
  'generate',
  'export',
  'check',
  'init',
  'login',
  'logout',
  'whoami',
  'projects',
  'projects list',
  'projects create',
  'guides',
  'guides list',
  'guides show',
  'open',
  'completion',
];

/** docs/reference/cli.md: the help texts of the built command. */
export function describeCommand(): string {
  const sections = COMMANDS.map((command) => `## stylekit ${command}\n\n${block(help(command.split(' ')))}`);
  return `# The command\n\nThe help texts of \`stylekit\`, as it prints them.\n\n${block(help([]))}\n\n${sections.join('\n\n')}\n`;
}

function help(command: readonly string[]): string {
  const { stdout } = spawnSync(process.execPath, ['packages/cli/bin/stylekit.js', ...command, '--help'], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return stdout.trimEnd();
}

function block(text: string): string {
  return `\`\`\`text\n${text}\n\`\`\``;
}
