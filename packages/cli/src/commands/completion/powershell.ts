import type { CommandEntry, OptionEntry } from './describe-commands.ts';

/** A completion script for Windows PowerShell 5.1 and PowerShell 7. Where it offers nothing, file names are completed. */
export function toPowershellScript(commands: readonly CommandEntry[]): string {
  return `# Completion of stylekit for PowerShell. Add to $PROFILE: stylekit completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName stylekit -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $commands = @{
${commands.map(toEntry).join('\n')}
  }
  $typed = @($commandAst.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursorPosition } |
    ForEach-Object { $_.ToString() } | Select-Object -Skip 1)
  $at = ''
  foreach ($word in $typed) {
    $next = "$at $word".Trim()
    if ($commands.ContainsKey($next)) { $at = $next }
  }
  $command = $commands[$at]
  $previous = if ($typed.Count -gt 0) { $typed[-1] } else { '' }
  $offered = if ($command.Values.ContainsKey($previous)) { $command.Values[$previous] }
    elseif ($wordToComplete.StartsWith('-')) { $command.Options }
    else { $command.Words }
  $offered | Where-Object { $_ -like "$wordToComplete*" } | ForEach-Object {
    $text = if ($_.Contains(' ')) { "'$_'" } else { $_ }
    [System.Management.Automation.CompletionResult]::new($text, $_, 'ParameterValue', $_)
  }
}
`;
}

function toEntry({ path, words, options }: CommandEntry): string {
  const names = toList(words.map(({ word }) => word));
  const flags = toList(options.flatMap((option) => option.flags));
  return `    ${quote(path)} = @{ Words = ${names}; Options = ${flags}; Values = @{${options.flatMap(toValues).join('; ')}} }`;
}

function toValues({ flags, value }: OptionEntry): string[] {
  if (value === null || typeof value === 'string') return [];
  return flags.map((flag) => `${quote(flag)} = ${toList(value)}`);
}

function toList(words: readonly string[]): string {
  return `@(${words.map(quote).join(', ')})`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
