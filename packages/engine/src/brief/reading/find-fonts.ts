import { FONTS, type FontName } from '../../typography/font-catalog.ts';
import { foldText } from '../lexicon/fold-text.ts';
import { type AnalyzedText, hasRole, wordsOf } from './analyzed-text.ts';

/** The font families a text names. */
export interface NamedFonts {
  readonly header: { readonly name: FontName; readonly words: string } | null;
  readonly body: { readonly name: FontName; readonly words: string } | null;
}

/** Family names that are also words, places or people: they only count near a word about type. */
const ORDINARY_WORDS: ReadonlySet<string> = new Set([
  'inter',
  'caveat',
  'lora',
  'oswald',
  'lato',
  'pacifico',
  'montserrat',
  'poppins',
  'quicksand',
]);
/** The maximum distance of such a word from the name, in tokens. */
const MAX_DISTANCE = 6;
/** The maximum distance of a word that makes it the body font. */
const MAX_BODY_DISTANCE = 3;

interface FontMention {
  readonly name: FontName;
  readonly words: string;
  readonly start: number;
  readonly isBody: boolean;
}

const NAMES: ReadonlyMap<string, FontName> = new Map(FONTS.map(({ name }) => [foldText(name), name]));
const MAX_NAME_WORDS = 3;

/** Finds the families a text names: the first for headings; one near "body", or the second, for body text. */
export function findFonts(analyzed: AnalyzedText): NamedFonts {
  const mentions: FontMention[] = [];
  for (let index = 0; index < analyzed.tokens.length; index++) {
    const mention = mentionAt(analyzed, index);
    if (mention !== null && (analyzed.polarity[index] ?? 1) > 0 && !isExcluded(analyzed, index))
      mentions.push(mention);
  }
  const body = mentions.find(({ isBody }) => isBody) ?? null;
  const header = mentions.find((mention) => mention !== body) ?? null;
  return { header, body: body ?? mentions.find((mention) => mention !== header) ?? null };
}

function mentionAt(analyzed: AnalyzedText, index: number): FontMention | null {
  for (let length = MAX_NAME_WORDS; length >= 1; length--) {
    const tokens = analyzed.tokens.slice(index, index + length);
    if (tokens.length < length || tokens.some(({ kind }) => kind !== 'word')) continue;
    const fold = tokens.map((token) => token.fold).join(' ');
    const name = NAMES.get(fold);
    if (name === undefined || !tokens[0]?.capital) continue;
    const end = index + length;
    if (ORDINARY_WORDS.has(fold) && !isNear(analyzed, index, end, 'typeWord', MAX_DISTANCE)) continue;
    const words = wordsOf(analyzed, index, end);
    return { name, words, start: index, isBody: isBodyFont(analyzed, index, end) };
  }
  return null;
}

/** The nearest word about type decides: "headlines in Oswald, body in Lora". */
function isBodyFont(analyzed: AnalyzedText, start: number, end: number): boolean {
  for (let gap = 1; gap <= MAX_BODY_DISTANCE; gap++) {
    for (const match of [analyzed.matchAt[start - gap], analyzed.matchAt[end + gap - 1]]) {
      if (hasRole(match, 'bodyWord')) return true;
      if (hasRole(match, 'typeWord')) return false;
    }
  }
  return false;
}

function isNear(
  analyzed: AnalyzedText,
  start: number,
  end: number,
  role: 'typeWord',
  reach: number,
): boolean {
  for (let index = start - reach; index < end + reach; index++) {
    if (hasRole(analyzed.matchAt[index], role)) return true;
  }
  return false;
}

/** "not Roboto": family names are not in the lexicon, so the negator has to be checked here. */
function isExcluded({ matchAt }: AnalyzedText, index: number): boolean {
  return hasRole(matchAt[index - 1], 'negator') || hasRole(matchAt[index - 2], 'negator');
}
