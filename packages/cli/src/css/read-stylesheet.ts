import { CliError } from '../cli-error.ts';
import { EXIT } from '../exit-code.ts';
import { nameOf } from '../io/read-text.ts';
import { parseStylesheet } from './parse-stylesheet.ts';
import type { Stylesheet } from './stylesheet.ts';

/** The stylesheet in the text of a source. Throws the first place that is not valid CSS. */
export function readStylesheet(text: string, source: string): Stylesheet {
  const result = parseStylesheet(text);
  if (!('what' in result)) return result;
  const { what, position } = result;
  throw new CliError(
    EXIT.unreadable,
    `${nameOf(source)} is not valid CSS: ${what} at line ${position.line}, column ${position.column}.`,
    'Fix it: browsers ignore what follows, or read it in another way.',
    { position },
  );
}
