import type { LanguageEntry } from '../lexicon/language-data.ts';
import type { Language } from '../lexicon/languages.ts';

/** A text with at least this many Latin letters per character of another script is a Latin text that quotes it. */
const LATIN_PER_CHARACTER = 2;
/** Kana with a smaller share of the characters are a quote in a text of Han characters. */
const MIN_KANA_SHARE = 0.15;
/** The score of a text in a script: enough for one character to be sure, and more the longer the text is. */
const SCORE = { base: 2, perCharacter: 0.3, max: 10, quoted: 0.1 };

const KANA = /[\u3041-\u3096\u30a1-\u30fa\u30fc\u31f0-\u31ff]/gu;
const HAN = /[\u3005\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/gu;
const LATIN = /[a-z]/giu;

/**
 * Which of the languages the scripts of a text indicate, with its score, or null for a Latin text. Of the languages that are
 * written with all of its scripts, the one with the fewest: kana indicate Japanese, Han without kana Chinese.
 */
export function scoreScripts(
  text: string,
  languages: readonly LanguageEntry<Language>[],
): readonly [language: Language, score: number] | null {
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  const kana = count(KANA);
  const total = kana + count(HAN);
  if (total === 0) return null;
  const present = kana > total * MIN_KANA_SHARE ? ['kana', 'han'] : ['han'];
  const [language] = languages
    .filter(({ marks }) => present.every((script) => marks.scripts?.includes(script)))
    .sort((a, b) => (a.marks.scripts?.length ?? 0) - (b.marks.scripts?.length ?? 0));
  if (language === undefined) return null;
  const isQuoted = count(LATIN) > total * LATIN_PER_CHARACTER;
  const score = isQuoted ? total * SCORE.quoted : SCORE.base + total * SCORE.perCharacter;
  return [language.code, Math.min(SCORE.max, score)];
}
