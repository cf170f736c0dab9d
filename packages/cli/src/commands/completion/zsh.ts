import type { CommandEntry, ValueKind } from './describe-commands.ts';

/** A completion script for zsh, to be sourced or put into a folder of `fpath` as `_stylekit`. */
export function toZshScript(commands: readonly CommandEntry[]): string {
  return `#compdef stylekit
# Completion of stylekit for zsh. Add to ~/.zshrc, after compinit: source <(stylekit completion zsh)
_stylekit() {
  local command='' i
  local -a entries options
  for ((i = 2; i < CURRENT; i++)); do
    case "$command $words[i]" in
      ${commands
        .slice(1)
        .map(({ path }) => `'${path.includes(' ') ? path : ` ${path}`}'`)
        .join(' | ')})
        command="\${command:+$command }$words[i]" ;;
    esac
  done
  local option="$words[CURRENT - 1]"
  if [[ "$words[CURRENT]" == --*=* ]]; then
    option="\${words[CURRENT]%%=*}"
    compset -P '*='
  fi
  case "$command $option" in
${commands.flatMap(toValueCases).join('\n')}
  esac
  case "$command" in
${commands.map(toEntryCase).join('\n')}
  esac
  if [[ "$words[CURRENT]" == -* ]]; then
    _describe -o option options
  elif ((\${#entries})); then
    _describe command entries
  else
    _files
  fi
}
if [[ "$funcstack[1]" == _stylekit ]]; then
  _stylekit "$@"
else
  compdef _stylekit stylekit
fi
`;
}

function toValueCases({ path, options }: CommandEntry): string[] {
  return options.flatMap(({ flags, value }) =>
    value === null
      ? []
      : [`    ${flags.map((flag) => quote(`${path} ${flag}`)).join(' | ')}) ${toReply(value)} return ;;`],
  );
}

function toReply(value: ValueKind): string {
  if (value === 'file') return '_files;';
  if (value === 'folder') return '_files -/;';
  return value === 'text' ? '' : `compadd -- ${value.map(quote).join(' ')};`;
}

function toEntryCase({ path, words, options }: CommandEntry): string {
  const entries = words.map(({ word, summary }) => toEntry(word, summary));
  const flags = options.flatMap((option) => option.flags.map((flag) => toEntry(flag, option.summary)));
  return `    ${quote(path)})\n      entries=(${entries.join(' ')})\n      options=(${flags.join(' ')}) ;;`;
}

function toEntry(word: string, summary: string): string {
  return quote(`${word.replaceAll(':', '\\:')}${summary === '' ? '' : `:${summary}`}`);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
