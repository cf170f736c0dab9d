import type { Direction, Reason } from '../direction.ts';
import type { HarmonyFinding, MoodFinding } from './find-character.ts';
import type { ColorFinding } from './find-colors.ts';
import type { NamedFonts } from './find-fonts.ts';
import type { GatheredBrief } from './gather-brief.ts';
import type { ColorPlan, PlannedWish } from './plan-colors.ts';
import { isNeutral } from './rank-findings.ts';

/** What a direction was decided from. */
export interface ReadingRecord {
  readonly gathered: GatheredBrief;
  readonly plan: ColorPlan;
  readonly mood: Direction['mood'];
  readonly fonts: NamedFonts;
  /** Families that come from the memory. */
  readonly recalledFonts: readonly string[];
  readonly harmony: HarmonyFinding | null;
  /** Longest words of the brief that name no colour, for a hue that was drawn from its wording as a whole. */
  readonly wording: readonly string[];
}

const MOST_REASONS = 16;
/** A mood word moves a part by at least this much before it is named as a reason. */
const TELLING_SHIFT = 0.15;

/** The reasons of a direction: what in the brief or the memory moved it, in the order they are best told. */
export function explainReading(record: ReadingRecord): Reason[] {
  const { plan } = record;
  const hues = plan.wishes.slice(0, 4).map((wish, index) => explainWish(wish, index, record));
  return [
    ...hues,
    ...explainAvoids(plan),
    ...explainNeutralAvoids(record),
    ...explainMoods(record),
    ...explainHarmony(record),
    ...explainType(record),
    ...explainMemory(record),
  ]
    .filter(({ words }) => words.length > 0)
    .slice(0, MOST_REASONS);
}

function reason(effect: Reason['effect'], words: readonly string[], clause: string): Reason {
  const shown = [...new Set(words.map((word) => word.trim().slice(0, 80).trim()))].filter(
    (word) => word !== '',
  );
  return { effect, words: shown.slice(0, 6), clause: clause.slice(0, 160).trim() };
}

function explainWish(wish: PlannedWish, index: number, record: ReadingRecord): Reason {
  if (wish.kind === 'leaning') return explainLeaning(wish.leaning, record);
  const { finding, recalled } = wish;
  if (recalled)
    return reason(
      'memory',
      finding.words,
      index === 0 ? 'was kept before, back in the lead now' : 'was kept before, beside the others now',
    );
  if (finding.hex !== null)
    return reason('hue', finding.words, index === 0 ? 'is kept as the primary colour' : 'is kept beside it');
  if (finding.source === 'thing')
    return reason('hue', finding.words, `${index === 0 ? 'pulls towards' : 'brings in'} ${finding.name}`);
  return reason(
    'hue',
    finding.words,
    index === 0 ? `leads with ${finding.name}` : `adds ${finding.name} beside it`,
  );
}

function explainLeaning(
  { name, words }: { readonly name: string; readonly words: readonly string[] },
  { wording, plan, gathered }: ReadingRecord,
): Reason {
  if (words.length > 0) return reason('hue', words, `leans towards ${name}`);
  const drawn = `so ${name} was drawn from the wording as a whole`;
  if (wording.length > 0) return reason('hue', wording, `names no colour, ${drawn}`);
  const ruledOut = plan.avoid.flatMap((range) => range.words);
  const told = ruledOut.length > 0 ? ruledOut : [gathered.description.text];
  return reason('hue', told, `leaves the hue open, ${drawn}`);
}

function explainAvoids({ avoid, recalledAvoids }: ColorPlan): Reason[] {
  return avoid.map(({ words }, index) =>
    index < avoid.length - recalledAvoids
      ? reason('avoid', words, 'is ruled out')
      : reason('memory', words, 'was turned down before, so kept out again'),
  );
}

/** A forbidden black or white has no hue to avoid; it only is not wished for. */
function explainNeutralAvoids({ gathered, plan }: ReadingRecord): Reason[] {
  const wished = plan.wishes.flatMap((wish) => (wish.kind === 'found' ? [wish.finding] : []));
  return gathered.findings
    .filter((finding) => finding.polarity < 0 && isNeutral(finding))
    .filter(
      (finding) => !wished.some((wish) => isNeutral(wish) && neutralKind(wish) === neutralKind(finding)),
    )
    .slice(0, 2)
    .map(({ words }) => reason('avoid', words, 'is left out'));
}

/** Black, grey or white: what a reader takes two neutrals for. */
function neutralKind({ color }: ColorFinding): 'black' | 'grey' | 'white' {
  if (color.l < 0.4) return 'black';
  return color.l > 0.85 ? 'white' : 'grey';
}

function explainMoods({ gathered, mood }: ReadingRecord): Reason[] {
  return [
    ...explainShift(gathered, 0, mood.chroma, mood.chroma > 0 ? 'livelier colours' : 'quieter colours'),
    ...explainShift(gathered, 1, mood.lightness, mood.lightness > 0 ? 'lighter tones' : 'darker tones'),
  ];
}

const SHIFT_EFFECT = ['chroma', 'lightness'] as const;

/** What moved one part of the mood: the words that ask for it, and those whose refusal does. */
function explainShift(
  { character: { moods }, style, recalled }: GatheredBrief,
  part: 0 | 1,
  value: number,
  outcome: string,
): Reason[] {
  if (Math.abs(value) < TELLING_SHIFT) return [];
  const sign = Math.sign(value);
  const telling = moods.filter(({ concept, weight }) => concept.shift[part] * weight * sign >= TELLING_SHIFT);
  const asking = telling.filter(({ weight }) => weight > 0).map(({ word }) => word);
  const refused = telling.filter(({ weight }) => weight < 0).map(({ word }) => word);
  const isStyle = style !== null && !recalled.style && style.shift[part] * sign >= TELLING_SHIFT;
  const effect = SHIFT_EFFECT[part];
  return [
    reason(effect, [...asking, ...(isStyle ? [style.label] : [])].slice(0, 3), `asks for ${outcome}`),
    reason(effect, refused.slice(0, 3), `is turned down in favour of ${outcome}`),
  ];
}

function explainHarmony({ harmony }: ReadingRecord): Reason[] {
  return harmony === null ? [] : [reason('harmony', [harmony.word], `asks for ${harmony.type} harmony`)];
}

function explainType({ gathered, fonts, recalledFonts }: ReadingRecord): Reason[] {
  const named: Reason[] = [];
  if (fonts.header !== null && !recalledFonts.includes(fonts.header.name))
    named.push(reason('type', [fonts.header.words], 'is set as the heading font'));
  if (fonts.body !== null && !recalledFonts.includes(fonts.body.name))
    named.push(reason('type', [fonts.body.words], 'is set as the text font'));
  return [...named, ...gathered.character.moods.flatMap(explainLetters).slice(0, 3)];
}

function explainLetters({ concept, weight, word }: MoodFinding): Reason[] {
  const traits = Object.entries(concept.fonts)
    .filter(([, share]) => share >= 0.6)
    .map(([trait]) => trait)
    .slice(0, 2);
  if (traits.length === 0) return [];
  const letters = `${traits.join(' and ')} letters`;
  return [
    reason('type', [word], weight > 0 ? `asks for ${letters}` : `is turned down, along with ${letters}`),
  ];
}

function explainMemory({ gathered, recalledFonts }: ReadingRecord): Reason[] {
  const { industry, style, recalled, memory } = gathered;
  const reasons: Reason[] = [];
  if (recalledFonts.length > 0)
    reasons.push(reason('memory', recalledFonts, 'was kept before, set again now'));
  if (recalled.industry && industry !== null)
    reasons.push(reason('memory', [industry.label], 'is the field this project is known for'));
  if (recalled.style && style !== null)
    reasons.push(reason('memory', [style.label], 'is the style this project prefers'));
  const words = memory.moods.filter(({ weight }) => weight > 0).map(({ word }) => word);
  if (words.length > 0) reasons.push(reason('memory', words, 'is remembered from earlier briefs and notes'));
  return reasons;
}
