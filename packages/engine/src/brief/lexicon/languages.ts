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

/** The languages of the built-in reader. The first is the common language, whose words also count in other texts. */
export const LANGUAGES = [
  entry('en', english),
  entry('de', german),
  entry('fr', french),
  entry('es', spanish),
  entry('pt', portuguese),
] as const;

/** The ISO 639-1 code of a supported language. */
export type Language = (typeof LANGUAGES)[number]['code'];

/** The default language of a text; its words also count in texts of other languages. */
export const COMMON_LANGUAGE: Language = LANGUAGES[0].code;
