import marks from './data/language-marks.json' with { type: 'json' };
import type { LanguageData, LanguageEntry } from './language-data.ts';
import { type PackedLanguage, unpackLanguage } from './packed-language.ts';

type ImportedData = Promise<{ readonly default: LanguageData | PackedLanguage }>;

const entry = <const Code extends keyof typeof marks>(
  code: Code,
  importData: () => ImportedData,
): LanguageEntry<Code> => ({
  code,
  marks: marks[code],
  load: async () => unpackLanguage((await importData()).default),
});

/** The languages of the built-in reader. The first is the common language, whose words also count in other texts. */
export const LANGUAGES = [
  entry('en', () => import('./data/english.json', { with: { type: 'json' } })),
  entry('de', () => import('./data/german.json', { with: { type: 'json' } })),
  entry('fr', () => import('./data/french.json', { with: { type: 'json' } })),
  entry('es', () => import('./data/spanish.json', { with: { type: 'json' } })),
  entry('pt', () => import('./data/portuguese.json', { with: { type: 'json' } })),
  entry('it', () => import('./data/italian.json', { with: { type: 'json' } })),
  entry('nl', () => import('./data/dutch.json', { with: { type: 'json' } })),
  entry('pl', () => import('./data/polish.json', { with: { type: 'json' } })),
  entry('ja', () => import('./data/japanese.json', { with: { type: 'json' } })),
  entry('zh', () => import('./data/chinese.json', { with: { type: 'json' } })),
] as const;

/** The ISO 639-1 code of a supported language. */
export type Language = (typeof LANGUAGES)[number]['code'];

/** The default language of a text; its words also count in texts of other languages. */
export const COMMON_LANGUAGE: Language = LANGUAGES[0].code;
