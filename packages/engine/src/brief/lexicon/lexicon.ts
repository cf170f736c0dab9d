import { buildLanguageLexicon, type LanguageLexicon, type Lexicon } from './build-lexicon.ts';
import { LANGUAGES, type Language } from './languages.ts';

const loading = new Map<Language, Promise<LanguageLexicon>>();

/**
 * The lexicon of the given languages in registry order. The data of a language is loaded and indexed on its first use.
 *
 * Rejects when the data cannot be loaded; the next call tries again.
 */
export async function loadLexicon(codes: readonly Language[]): Promise<Lexicon> {
  const chosen = LANGUAGES.filter(({ code }) => codes.includes(code));
  const languages = await Promise.all(chosen.map(({ code }) => loadLanguage(code)));
  return { languages: new Map(languages.map((language) => [language.code, language])) };
}

/** The indexed data of one language. */
export function loadLanguage(code: Language): Promise<LanguageLexicon> {
  const known = loading.get(code);
  if (known !== undefined) return known;
  const loaded = importLanguage(code);
  loading.set(code, loaded);
  return loaded;
}

async function importLanguage(code: Language): Promise<LanguageLexicon> {
  const entry = LANGUAGES.find((language) => language.code === code);
  if (entry === undefined) throw new RangeError(`${code} is not a language of the registry.`);
  try {
    return buildLanguageLexicon(code, await entry.load());
  } catch (error) {
    loading.delete(code);
    throw error;
  }
}
