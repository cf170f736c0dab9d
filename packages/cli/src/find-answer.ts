import { HELP_TEXTS } from './help-texts.ts';

const isHelp = (arg: string | undefined) => arg === '--help' || arg === '-h';

/** The answer to a command line that only requests the version or a help text; null for every other one. */
export function findAnswer(args: readonly string[], version: string): string | null {
  if (args.length === 1 && (args[0] === '--version' || args[0] === '-v')) return `${version}\n`;
  if (args.length > 0 && !isHelp(args.at(-1))) return null;
  const command = args.slice(0, -1).join(' ');
  return Object.hasOwn(HELP_TEXTS, command) ? (HELP_TEXTS[command] ?? null) : null;
}
