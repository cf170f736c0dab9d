import type { Oklch } from '../../color/color-space.ts';
import { hueDistance } from '../../color/harmony.ts';
import { type AnalyzedText, adjectivesFollow, isListed } from './analyzed-text.ts';
import { borrowColor, type ColorFinding } from './find-colors.ts';

/** The maximum hue distance of two words that blend into one color; "red-green" does not. */
const BLEND_DEG = 110;
/** The maximum hue distance of an object and a color word that form one color ("brick red"). */
const AGREE_DEG = 60;
/** The maximum lightness of a food that "black" may describe. */
const DARK = 0.62;

/**
 * Merges adjacent findings into one color: "blue green", "forest green", "rouge brique". Drops a neutral that only
 * describes a dark food ("black coffee"), but keeps "white" in "white ice cream".
 */
export function mergeColors(findings: readonly ColorFinding[], analyzed: AnalyzedText): ColorFinding[] {
  const result: ColorFinding[] = [];
  const listed = findListed(findings, analyzed);
  for (const finding of findings) {
    const previous = result.at(-1);
    const merged =
      previous !== undefined && !listed.has(finding) && isAdjacent(previous, finding, analyzed)
        ? join(previous, finding, analyzed)
        : null;
    if (merged === null) result.push(finding);
    else result.splice(-1, 1, merged);
  }
  return result;
}

/** The minimum number of basic color words in a row that form a list without commas. */
const MIN_LIST_LENGTH = 3;

/** The color words of lists without commas: "red blue yellow". */
function findListed(findings: readonly ColorFinding[], analyzed: AnalyzedText): ReadonlySet<ColorFinding> {
  const listed = new Set<ColorFinding>();
  let row: ColorFinding[] = [];
  for (const finding of findings) {
    const last = row.at(-1);
    const continues = last !== undefined && isPlainWord(finding) && isAdjacent(last, finding, analyzed);
    row = continues ? [...row, finding] : isPlainWord(finding) ? [finding] : [];
    if (row.length >= MIN_LIST_LENGTH) for (const member of row) listed.add(member);
  }
  return listed;
}

function isPlainWord({ source, specificity, isModified }: ColorFinding): boolean {
  return source === 'word' && specificity === 'basic' && !isModified;
}

function isAdjacent(first: ColorFinding, second: ColorFinding, { tokens, lexicon }: AnalyzedText): boolean {
  if (first.hex !== null || second.hex !== null || first.polarity !== second.polarity) return false;
  for (let index = first.end; index < second.start; index++) {
    const token = tokens[index];
    if (token?.kind !== 'word' || !isListed(lexicon, 'colorLink', token)) return false;
  }
  return second.start - first.end <= 2;
}

function join(first: ColorFinding, second: ColorFinding, analyzed: AnalyzedText): ColorFinding | null {
  if (first.source === 'word' && second.source === 'word') return joinWords(first, second, analyzed);
  if (first.source === 'object' && second.source === 'word') return borrowShade(first, second, analyzed);
  if (first.source === 'word' && second.source === 'object') return joinObject(first, second, analyzed);
  return null;
}

/** Two color words: the more specific one wins, two basic ones blend. */
function joinWords(first: ColorFinding, second: ColorFinding, analyzed: AnalyzedText): ColorFinding | null {
  const gap = hueDistance(first.color.h, second.color.h);
  const neutral = [first, second].find(({ specificity }) => specificity === 'neutral');
  if (neutral !== undefined)
    return joinNeutral(neutral, neutral === first ? second : first, [first, second], analyzed);
  if (first.specificity === 'basic' && second.specificity === 'basic')
    return gap > BLEND_DEG ? null : span(first, second, blend(first.color, second.color), analyzed);
  if (gap > AGREE_DEG) return null;
  return span(first, second, first.specificity === 'shade' ? first.color : second.color, analyzed);
}

/** "blue gray" is a muted blue; "black" and "white" remain separate colors. */
function joinNeutral(
  neutral: ColorFinding,
  other: ColorFinding,
  [first, second]: readonly [ColorFinding, ColorFinding],
  analyzed: AnalyzedText,
): ColorFinding | null {
  if (neutral.name !== 'gray' || other.specificity === 'neutral') return null;
  const color = { l: (neutral.color.l + other.color.l) / 2, c: 0.05, h: other.color.h };
  return { ...span(first, second, color, analyzed), specificity: 'shade' };
}

/**
 * A basic color word borrows the shade of an object before it; in Romance languages the word only describes the
 * object.
 */
function borrowShade(object: ColorFinding, word: ColorFinding, analyzed: AnalyzedText): ColorFinding | null {
  if (word.specificity === 'shade' || adjectivesFollow(analyzed.lexicon, analyzed.matchAt[word.start]))
    return null;
  const agrees = hueDistance(object.color.h, word.color.h) <= AGREE_DEG || object.color.c < 0.03;
  if (word.specificity === 'neutral' && object.object === 'food') return null;
  if (!agrees && word.specificity !== 'neutral') return null;
  const merged = span(object, word, borrowColor(object, word).color, analyzed);
  return {
    ...merged,
    source: 'word',
    object: null,
    specificity: word.specificity === 'basic' ? 'shade' : word.specificity,
  };
}

/**
 * A color word before an object: "rouge brique" in Romance languages is one color, "black coffee" is coffee, and "gray
 * skies" are the sky.
 */
function joinObject(word: ColorFinding, object: ColorFinding, analyzed: AnalyzedText): ColorFinding | null {
  const followsNoun = adjectivesFollow(analyzed.lexicon, analyzed.matchAt[word.start]);
  if (word.specificity === 'neutral') {
    const isShadeOf = word.role === 'plain' && word.color.l < DARK && object.color.l < DARK;
    const isAround = object.object === 'scenery' || object.object === 'weather';
    if (((object.object === 'food' && isShadeOf) || isAround) && !followsNoun)
      return { ...object, words: [...word.words, ...object.words] };
    return null;
  }
  if (hueDistance(word.color.h, object.color.h) > AGREE_DEG || object.color.c < 0.03) return null;
  if (!followsNoun || word.specificity === 'shade' || word.isModified) return null;
  return {
    ...span(word, object, object.color, analyzed),
    source: 'word',
    object: null,
    specificity: 'shade',
  };
}

function blend(a: Oklch, b: Oklch): Oklch {
  const angle = ((b.h - a.h + 540) % 360) - 180;
  return { l: (a.l + b.l) / 2, c: Math.min(a.c, b.c) * 0.9, h: (a.h + angle / 2 + 360) % 360 };
}

/** One finding with the token range of two. */
function span(
  first: ColorFinding,
  second: ColorFinding,
  color: Oklch,
  { text, tokens }: AnalyzedText,
): ColorFinding {
  const bothBasic = first.specificity === 'basic' && second.specificity === 'basic';
  const specific = first.specificity === 'shade' || first.source === 'object' ? first : second;
  const between = text.slice(tokens[first.start]?.start ?? 0, tokens[second.end - 1]?.end ?? 0);
  return {
    ...second,
    name: bothBasic ? `${first.name} ${second.name}` : specific.name,
    color:
      first.isModified && first.source === 'word' ? { ...color, l: (color.l + first.color.l) / 2 } : color,
    role: first.role === 'plain' ? second.role : first.role,
    isModified: true,
    specificity: 'shade',
    start: first.start,
    words: [between],
  };
}
