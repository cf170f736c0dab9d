import { buildLexicon, type Lexicon } from './build-lexicon.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

let built: Lexicon | null = null;

/** The lexicon of all languages, indexed on the first call. */
export function getLexicon(): Lexicon {
  built ??= buildLexicon([ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE]);
  return built;
}
