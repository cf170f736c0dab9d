import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import type { Plugin } from 'vite';

/** A Vite plugin that prints the help texts with the program itself and puts them into the bundle. */
export function prebuiltHelp(): Plugin {
  return {
    name: 'stylekit:prebuilt-help',
    transform(_, id) {
      if (!id.replaceAll('\\', '/').endsWith('/cli/src/help-texts.ts')) return null;
      const program = path.join(import.meta.dirname, 'print-help.ts');
      const texts = execFileSync(process.execPath, [program], { encoding: 'utf8' });
      return { code: `export const HELP_TEXTS = ${texts};`, map: null };
    },
  };
}
