import type { Command } from 'commander';
import type { Deps } from '../../deps.ts';
import { EXIT, type ExitCode } from '../../exit-code.ts';
import { oneOf } from '../../option-values.ts';
import { toBashScript } from './bash.ts';
import { type CommandEntry, describeCommands } from './describe-commands.ts';
import { toFishScript } from './fish.ts';
import { toPowershellScript } from './powershell.ts';
import { toZshScript } from './zsh.ts';

const SCRIPTS = {
  bash: toBashScript,
  zsh: toZshScript,
  fish: toFishScript,
  powershell: toPowershellScript,
} satisfies Record<string, (commands: readonly CommandEntry[]) => string>;

type Shell = keyof typeof SCRIPTS;

const SHELLS = Object.keys(SCRIPTS) as Shell[];

/** Adds the description, argument and action to the command. */
export function defineCompletion(command: Command, deps: Deps, end: (code: ExitCode) => void): void {
  command
    .description(
      'Prints a script that completes commands, options and their values in your shell. Its first lines say where to ' +
        'put it; for bash: source <(stylekit completion bash).',
    )
    .argument('<shell>', `one of ${SHELLS.join(', ')}`, oneOf(SHELLS))
    .action((shell: Shell) => {
      deps.stdout.write(SCRIPTS[shell](describeCommands(command.parent ?? command)));
      end(EXIT.ok);
    });
}
