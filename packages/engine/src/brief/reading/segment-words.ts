import type { LanguageLexicon } from '../lexicon/build-lexicon.ts';
import type { Token } from './tokenize.ts';

/** The longest phrase that is looked for, in characters. */
const MAX_WORD = 12;
/** A shorter katakana or hiragana word must have a boundary on both sides, or before it: "バラ" is not in "バランス". */
const MIN_FREE = { katakana: 4, hiragana: 3 };

type Script = 'han' | 'katakana' | 'hiragana' | 'other';

/**
 * Splits the words of languages that are written without spaces: from left to right, the longest phrase of the language
 * at each position; what is between phrases is a word when it has one script. Other tokens stay as they are.
 */
export function segmentWords(
  tokens: readonly Token[],
  text: string,
  language: LanguageLexicon,
): readonly Token[] {
  return tokens.flatMap((token) => {
    const run = text.slice(token.start, token.end);
    return token.kind === 'word' && hasOwnScript(run)
      ? splitRun(token, foldRun(run, token, language), language)
      : [token];
  });
}

function hasOwnScript(run: string): boolean {
  for (const character of run) if (scriptOf(character) !== 'other') return true;
  return false;
}

/** The folded word of a token when it has the same length, so that positions stay valid. */
function foldRun(run: string, { fold }: Token, { variants }: LanguageLexicon): string {
  const same = fold.length === run.length ? fold : run;
  return Array.from(same, (character) => variants.get(character) ?? character).join('');
}

function splitRun(token: Token, run: string, language: LanguageLexicon): Token[] {
  const tokens: Token[] = [];
  const add = (start: number, end: number) => {
    if (end > start)
      tokens.push({
        ...token,
        start: token.start + start,
        end: token.start + end,
        fold: run.slice(start, end),
      });
  };
  let rest = 0;
  for (let index = 0; index < run.length; ) {
    const length = findWord(run, index, rest === index, language);
    if (length > 0) {
      add(rest, index);
      add(index, index + length);
      rest = index + length;
    } else if (index > rest && isBreak(run, index)) {
      add(rest, index);
      rest = index;
    }
    index += Math.max(1, length);
  }
  add(rest, run.length);
  return tokens;
}

/** The length of the longest word at a position, or 0; `afterWord` when another word ends there. */
function findWord(run: string, start: number, afterWord: boolean, language: LanguageLexicon): number {
  for (let length = Math.min(MAX_WORD, run.length - start); length > 0; length--) {
    const word = run.slice(start, start + length);
    if (isWord(word, language) && isWhole(run, start, word, afterWord, language)) return length;
  }
  return 0;
}

function isWord(word: string, { phrases, wordLists }: LanguageLexicon): boolean {
  return phrases.has(word) || wordLists.bridge.has(word) || wordLists.designWord.has(word);
}

/** Whether a phrase is a word of its own and not a part of a longer one. */
function isWhole(
  run: string,
  start: number,
  word: string,
  afterWord: boolean,
  language: LanguageLexicon,
): boolean {
  const end = start + word.length;
  const script = scriptOf(word[0]);
  const starts = afterWord || scriptOf(run[start - 1]) !== script;
  const ends = () => scriptOf(run[end]) !== scriptOf(run[end - 1]) || startsWord(run, end, language);
  if (script === 'katakana' || script === 'other')
    return starts && (word.length >= MIN_FREE.katakana || ends());
  if (script === 'hiragana') return starts || word.length >= MIN_FREE.hiragana;
  return word.length > 1 || !hasContent(word, language) || (starts && ends());
}

function startsWord(run: string, start: number, language: LanguageLexicon): boolean {
  for (let end = Math.min(run.length, start + MAX_WORD); end > start; end--)
    if (isWord(run.slice(start, end), language)) return true;
  return false;
}

/** Whether a word means more than its grammar. One such character is a part of too many other words. */
function hasContent(word: string, { phrases }: LanguageLexicon): boolean {
  return phrases.get(word)?.senses.some(({ kind }) => kind !== 'grammar') ?? false;
}

/** Whether a word without a phrase ends: the script changes, except from Han to the hiragana that inflect it. */
function isBreak(run: string, index: number): boolean {
  const before = scriptOf(run[index - 1]);
  const after = scriptOf(run[index]);
  return before !== after && !(before === 'han' && after === 'hiragana');
}

function scriptOf(character: string | undefined): Script {
  if (character === undefined || character < '\u3005') return 'other';
  if (character <= '\u3007' || (character >= '\u3400' && character <= '\u9fff')) return 'han';
  if (character >= '\u3041' && character <= '\u309f') return 'hiragana';
  return character >= '\u30a1' && character <= '\u31ff' ? 'katakana' : 'other';
}
