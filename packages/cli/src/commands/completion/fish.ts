import type { CommandEntry, OptionEntry } from './describe-commands.ts';

/** A completion script for fish 3 and newer. Where it offers nothing, fish completes file names. */
export function toFishScript(commands: readonly CommandEntry[]): string {
  return `# Completion of stylekit for fish. Save as ~/.config/fish/completions/stylekit.fish
function __stylekit_is_at
    set -l at
    for word in (commandline -opc)[2..-1]
        switch "$at $word"
            case ${commands
              .slice(1)
              .map(({ path }) => quote(path.includes(' ') ? path : ` ${path}`))
              .join(' ')}
                set at (string trim -- "$at $word")
        end
    end
    test "$at" = "$argv"
end
complete -c stylekit -e
${commands.flatMap(toLines).join('\n')}
`;
}

function toLines({ path, words, options }: CommandEntry): string[] {
  const start = `complete -c stylekit -n ${quote(`__stylekit_is_at ${path}`.trim())}`;
  return [
    ...words.map(({ word, summary }) => `${start} -f -a ${quote(word)}${toSummary(summary)}`),
    ...options.map((option) => `${start}${toFlags(option)}${toSummary(option.summary)}`),
  ];
}

function toFlags({ flags, value }: OptionEntry): string {
  const names = flags.map((flag) =>
    flag.startsWith('--') ? ` -l ${quote(flag.slice(2))}` : ` -s ${quote(flag.slice(1))}`,
  );
  return `${names.join('')}${toValue(value)}`;
}

function toValue(value: OptionEntry['value']): string {
  if (value === null) return '';
  if (value === 'file') return ' -r -F';
  if (value === 'folder') return " -x -a '(__fish_complete_directories)'";
  return value === 'text'
    ? ' -x'
    : ` -x -a ${quote(value.map((word) => word.replaceAll(' ', '\\ ')).join(' '))}`;
}

function toSummary(summary: string): string {
  return summary === '' ? '' : ` -d ${quote(summary)}`;
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
