import type { Oklch } from '../../color/color-space.ts';
import { hueDistance } from '../../color/harmony.ts';
import { type ColorFinding, lendColor } from './find-colors.ts';
import { adjectivesFollow, isListed, type TakenText } from './sentence.ts';

/** Hues further apart than this do not blend into one color ("red-green"). */
const BLEND_DEG = 110;
/** A thing and a color word side by side are one color when their hues are this close ("brick red"). */
const AGREE_DEG = 60;
/** Below this lightness a food counts as one that comes in black. */
const DARK = 0.62;

/**
 * Joins findings that stand side by side into one color: "blue green", "forest green", "rouge brique", and drops a
 * neutral that only describes a food as dark as itself ("black coffee"); "white" beside ice cream stays white.
 */
export function mergeColors(findings: readonly ColorFinding[], taken: TakenText): ColorFinding[] {
  const merged: ColorFinding[] = [];
  const listed = findListed(findings, taken);
  for (const finding of findings) {
    const previous = merged.at(-1);
    const joint =
      previous !== undefined && !listed.has(finding) && isBeside(previous, finding, taken)
        ? join(previous, finding, taken)
        : null;
    if (joint === null) merged.push(finding);
    else merged.splice(-1, 1, joint);
  }
  return merged;
}

/** This many plain color words in a row are a list without commas, not one color. */
const LEAST_LISTED = 3;

/** The color words of lists that go without commas: "red blue yellow". */
function findListed(findings: readonly ColorFinding[], taken: TakenText): ReadonlySet<ColorFinding> {
  const listed = new Set<ColorFinding>();
  let row: ColorFinding[] = [];
  for (const finding of findings) {
    const last = row.at(-1);
    const goesOn = last !== undefined && isPlainWord(finding) && isBeside(last, finding, taken);
    row = goesOn ? [...row, finding] : isPlainWord(finding) ? [finding] : [];
    if (row.length >= LEAST_LISTED) for (const member of row) listed.add(member);
  }
  return listed;
}

function isPlainWord({ source, breadth, bent }: ColorFinding): boolean {
  return source === 'word' && breadth === 'basic' && !bent;
}

function isBeside(first: ColorFinding, second: ColorFinding, { tokens, lexicon }: TakenText): boolean {
  if (first.hex !== null || second.hex !== null || first.polarity !== second.polarity) return false;
  for (let index = first.end; index < second.start; index++) {
    const token = tokens[index];
    if (token?.kind !== 'word' || !isListed(lexicon, 'tie', token)) return false;
  }
  return second.start - first.end <= 2;
}

function join(first: ColorFinding, second: ColorFinding, taken: TakenText): ColorFinding | null {
  if (first.source === 'word' && second.source === 'word') return joinWords(first, second, taken);
  if (first.source === 'thing' && second.source === 'word') return lend(first, second, taken);
  if (first.source === 'word' && second.source === 'thing') return joinThing(first, second, taken);
  return null;
}

/** Two color words: the narrower one wins, two basic ones blend. */
function joinWords(first: ColorFinding, second: ColorFinding, taken: TakenText): ColorFinding | null {
  const gap = hueDistance(first.color.h, second.color.h);
  const neutral = [first, second].find(({ breadth }) => breadth === 'neutral');
  if (neutral !== undefined)
    return joinNeutral(neutral, neutral === first ? second : first, [first, second], taken);
  if (first.breadth === 'basic' && second.breadth === 'basic')
    return gap > BLEND_DEG ? null : span(first, second, blend(first.color, second.color), taken);
  if (gap > AGREE_DEG) return null;
  return span(first, second, first.breadth === 'shade' ? first.color : second.color, taken);
}

/** "blue gray" is a dull blue; "black" and "white" beside a color stay apart. */
function joinNeutral(
  neutral: ColorFinding,
  other: ColorFinding,
  [first, second]: readonly [ColorFinding, ColorFinding],
  taken: TakenText,
): ColorFinding | null {
  if (neutral.name !== 'gray' || other.breadth === 'neutral') return null;
  const color = { l: (neutral.color.l + other.color.l) / 2, c: 0.05, h: other.color.h };
  return { ...span(first, second, color, taken), breadth: 'shade' };
}

/** A thing before a broad color word lends it its own shade; in Romance languages the word only describes it. */
function lend(thing: ColorFinding, word: ColorFinding, taken: TakenText): ColorFinding | null {
  if (word.breadth === 'shade' || adjectivesFollow(taken.lexicon, taken.matchAt[word.start])) return null;
  const agrees = hueDistance(thing.color.h, word.color.h) <= AGREE_DEG || thing.color.c < 0.03;
  if (word.breadth === 'neutral' && thing.thing === 'food') return null;
  if (!agrees && word.breadth !== 'neutral') return null;
  const joint = span(thing, word, lendColor(thing, word).color, taken);
  return {
    ...joint,
    source: 'word',
    thing: null,
    breadth: word.breadth === 'basic' ? 'shade' : word.breadth,
  };
}

/** A color word before a thing: Romance "rouge brique" is one color, "black coffee" is coffee. */
function joinThing(word: ColorFinding, thing: ColorFinding, taken: TakenText): ColorFinding | null {
  const tied = adjectivesFollow(taken.lexicon, taken.matchAt[word.start]);
  if (word.breadth === 'neutral') {
    const isShadeOf = word.role === 'plain' && word.color.l < DARK && thing.color.l < DARK;
    if (thing.thing === 'food' && isShadeOf && !tied)
      return { ...thing, words: [...word.words, ...thing.words] };
    return null;
  }
  if (hueDistance(word.color.h, thing.color.h) > AGREE_DEG || thing.color.c < 0.03) return null;
  if (!tied || word.breadth === 'shade' || word.bent) return null;
  return { ...span(word, thing, thing.color, taken), source: 'word', thing: null, breadth: 'shade' };
}

function blend(a: Oklch, b: Oklch): Oklch {
  const turn = ((b.h - a.h + 540) % 360) - 180;
  return { l: (a.l + b.l) / 2, c: Math.min(a.c, b.c) * 0.9, h: (a.h + turn / 2 + 360) % 360 };
}

/** One finding over the tokens of two. */
function span(
  first: ColorFinding,
  second: ColorFinding,
  color: Oklch,
  { text, tokens }: TakenText,
): ColorFinding {
  const bothBasic = first.breadth === 'basic' && second.breadth === 'basic';
  const narrow = first.breadth === 'shade' || first.source === 'thing' ? first : second;
  const between = text.slice(tokens[first.start]?.start ?? 0, tokens[second.end - 1]?.end ?? 0);
  return {
    ...second,
    name: bothBasic ? `${first.name} ${second.name}` : narrow.name,
    color: first.bent && first.source === 'word' ? { ...color, l: (color.l + first.color.l) / 2 } : color,
    role: first.role === 'plain' ? second.role : first.role,
    bent: true,
    breadth: 'shade',
    start: first.start,
    words: [between],
  };
}
