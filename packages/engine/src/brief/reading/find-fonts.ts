import { FONTS, type FontName } from '../../typography/font-catalog.ts';
import { foldText } from '../lexicon/fold-text.ts';
import { hasRole, type TakenText, wordsOf } from './sentence.ts';

/** Families a text asks for by name. */
export interface NamedFonts {
  readonly header: { readonly name: FontName; readonly words: string } | null;
  readonly body: { readonly name: FontName; readonly words: string } | null;
}

/** Family names that are also words, places or people: they count only beside a word about letters. */
const EVERYDAY: ReadonlySet<string> = new Set([
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
/** How far from the name a word about letters may stand, in tokens. */
const NEAR = 6;
/** … and a word that gives it to the running text. */
const NEAR_BODY = 3;

interface Naming {
  readonly name: FontName;
  readonly words: string;
  readonly start: number;
  readonly isBody: boolean;
}

const NAMES: ReadonlyMap<string, FontName> = new Map(FONTS.map(({ name }) => [foldText(name), name]));
const LONGEST_NAME = 3;

/** Finds the families a text names: the first for headings, one beside "body" or the second for running text. */
export function findFonts(taken: TakenText): NamedFonts {
  const namings: Naming[] = [];
  for (let index = 0; index < taken.tokens.length; index++) {
    const naming = namingAt(taken, index);
    if (naming !== null && (taken.polarity[index] ?? 1) > 0 && !isForbidden(taken, index))
      namings.push(naming);
  }
  const body = namings.find(({ isBody }) => isBody) ?? null;
  const header = namings.find((naming) => naming !== body) ?? null;
  return { header, body: body ?? namings.find((naming) => naming !== header) ?? null };
}

function namingAt(taken: TakenText, index: number): Naming | null {
  for (let length = LONGEST_NAME; length >= 1; length--) {
    const tokens = taken.tokens.slice(index, index + length);
    if (tokens.length < length || tokens.some(({ kind }) => kind !== 'word')) continue;
    const fold = tokens.map((token) => token.fold).join(' ');
    const name = NAMES.get(fold);
    if (name === undefined || !tokens[0]?.capital) continue;
    const end = index + length;
    if (EVERYDAY.has(fold) && !isNear(taken, index, end, 'typeWord', NEAR)) continue;
    const words = wordsOf(taken, index, end);
    return { name, words, start: index, isBody: isBodyFont(taken, index, end) };
  }
  return null;
}

/** The nearest word about letters tells: "headlines in Oswald, body in Lora". */
function isBodyFont(taken: TakenText, start: number, end: number): boolean {
  for (let gap = 1; gap <= NEAR_BODY; gap++) {
    for (const match of [taken.matchAt[start - gap], taken.matchAt[end + gap - 1]]) {
      if (hasRole(match, 'bodyWord')) return true;
      if (hasRole(match, 'typeWord')) return false;
    }
  }
  return false;
}

function isNear(taken: TakenText, start: number, end: number, role: 'typeWord', reach: number): boolean {
  for (let index = start - reach; index < end + reach; index++) {
    if (hasRole(taken.matchAt[index], role)) return true;
  }
  return false;
}

/** "not Roboto": a name is no phrase of the lexicon, so the negator beside it is looked for here. */
function isForbidden({ matchAt }: TakenText, index: number): boolean {
  return hasRole(matchAt[index - 1], 'negator') || hasRole(matchAt[index - 2], 'negator');
}
