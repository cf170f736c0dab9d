import type { CommandEntry, ValueKind } from './describe-commands.ts';

/** A completion script for bash 3.2 and newer. Where it offers nothing, bash completes file names. */
export function toBashScript(commands: readonly CommandEntry[]): string {
  return `# Completion of stylekit for bash. Add to ~/.bashrc: source <(stylekit completion bash)
_stylekit_offer() {
  # Names of fonts have spaces, which the command line needs escaped.
  local IFS=$'\\n'
  COMPREPLY=($(compgen -W "$1" -- "$current"))
  COMPREPLY=("\${COMPREPLY[@]// /\\\\ }")
  compopt +o default 2>/dev/null
}
_stylekit() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD - 1]}" command='' word i
  COMPREPLY=()
  # Bash splits --format=css at the equals sign.
  if [[ "$current" == '=' ]]; then
    current=''
  elif [[ "$previous" == '=' ]]; then
    previous="\${COMP_WORDS[COMP_CWORD - 2]}"
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    word="\${COMP_WORDS[i]}"
    case "$command $word" in
      ${commands
        .slice(1)
        .map(({ path }) => `'${path.includes(' ') ? path : ` ${path}`}'`)
        .join(' | ')})
        command="\${command:+$command }$word" ;;
    esac
  done
  case "$command $previous" in
${commands.flatMap(toValueCases).join('\n')}
  esac
  local words='' options=''
  case "$command" in
${commands.map(toWordCase).join('\n')}
  esac
  if [[ "$current" == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$current"))
  elif [[ -n "$words" ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    compopt +o default 2>/dev/null
  fi
}
complete -o default -F _stylekit stylekit
`;
}

function toValueCases({ path, options }: CommandEntry): string[] {
  return options.flatMap(({ flags, value }) =>
    value === null
      ? []
      : [`    ${flags.map((flag) => `'${path} ${flag}'`).join(' | ')}) ${toReply(value)} return ;;`],
  );
}

function toReply(value: ValueKind): string {
  if (value === 'file') return '';
  if (value === 'folder') return 'COMPREPLY=($(compgen -d -- "$current"));';
  if (value === 'text') return 'compopt +o default 2>/dev/null;';
  return `_stylekit_offer $'${value.join('\\n')}';`;
}

function toWordCase({ path, words, options }: CommandEntry): string {
  const names = words.map(({ word }) => word).join(' ');
  return `    '${path}') words='${names}' options='${options.flatMap(({ flags }) => flags).join(' ')}' ;;`;
}
