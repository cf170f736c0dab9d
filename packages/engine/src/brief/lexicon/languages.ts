import english from './data/english.json' with { type: 'json' };
import french from './data/french.json' with { type: 'json' };
import german from './data/german.json' with { type: 'json' };
import portuguese from './data/portuguese.json' with { type: 'json' };
import spanish from './data/spanish.json' with { type: 'json' };
import type { LanguageData, LanguageEntry } from './language-data.ts';

const entry = <const Code extends string>(code: Code, data: LanguageData): LanguageEntry<Code> => ({
  code,
  data,
});

/** The languages the built-in reader knows. The first is the one briefs in other languages borrow words from. */
export const LANGUAGES = [
  entry('en', english),
  entry('de', german),
  entry('fr', french),
  entry('es', spanish),
  entry('pt', portuguese),
] as const;

/** The ISO 639-1 code of a language the reader knows. */
export type Language = (typeof LANGUAGES)[number]['code'];

/** The language a text is in when nothing reveals it; its words are read in texts of every language. */
export const COMMON_LANGUAGE: Language = LANGUAGES[0].code;
