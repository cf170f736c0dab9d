import { buildLexicon, type Lexicon } from './build-lexicon.ts';
import { LANGUAGES } from './languages.ts';

let built: Lexicon | null = null;

/** The lexicon of all languages, indexed on the first call. */
export function getLexicon(): Lexicon {
  built ??= buildLexicon(LANGUAGES);
  return built;
}
