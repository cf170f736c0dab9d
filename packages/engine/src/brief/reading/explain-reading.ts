import type { Direction, Reason } from '../direction.ts';
import type { HarmonyFinding, MoodFinding } from './find-character.ts';
import type { NamedFonts } from './find-fonts.ts';
import type { GatheredBrief } from './gather-brief.ts';
import type { ColorPlan, PlannedWish } from './plan-colors.ts';

/** What a direction was decided from. */
export interface ReadingRecord {
  readonly gathered: GatheredBrief;
  readonly plan: ColorPlan;
  readonly mood: Direction['mood'];
  readonly fonts: NamedFonts;
  /** Families that come from the memory. */
  readonly recalledFonts: readonly string[];
  readonly harmony: HarmonyFinding | null;
  /** Longest words of the brief, for a hue that was drawn from its wording as a whole. */
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
    ...explainNeutralAvoids(record.gathered),
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

function explainWish(wish: PlannedWish, index: number, { wording }: ReadingRecord): Reason {
  if (wish.kind === 'leaning') return explainLeaning(wish.leaning, wording);
  const { finding, recalled } = wish;
  if (recalled)
    return reason(
      'memory',
      finding.words,
      index === 0 ? 'was kept before and leads again' : 'was kept before and joins in',
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
  wording: readonly string[],
): Reason {
  if (words.length > 0) return reason('hue', words, `leans towards ${name}`);
  return reason('hue', wording, `name no colour, so ${name} was drawn from the wording as a whole`);
}

function explainAvoids({ avoid, recalledAvoids }: ColorPlan): Reason[] {
  return avoid.map(({ words }, index) =>
    index < avoid.length - recalledAvoids
      ? reason('avoid', words, 'is ruled out')
      : reason('memory', words, 'was turned down before and is kept out'),
  );
}

/** A forbidden black or white has no hue to avoid; it only is not wished for. */
function explainNeutralAvoids({ findings }: GatheredBrief): Reason[] {
  return findings
    .filter(({ polarity, color }) => polarity < 0 && color.c < 0.034)
    .slice(0, 2)
    .map(({ words }) => reason('avoid', words, 'is left out'));
}

function explainMoods({ gathered, mood }: ReadingRecord): Reason[] {
  const { moods } = gathered.character;
  const style = gathered.style;
  const words = (part: 0 | 1, sign: number) => [
    ...moods
      .filter(({ concept, weight }) => concept.shift[part] * weight * sign >= TELLING_SHIFT)
      .map(({ word }) => word),
    ...(style !== null && !gathered.recalled.style && style.shift[part] * sign >= TELLING_SHIFT
      ? [style.label]
      : []),
  ];
  const reasons: Reason[] = [];
  if (Math.abs(mood.chroma) >= TELLING_SHIFT)
    reasons.push(
      reason(
        'chroma',
        words(0, Math.sign(mood.chroma)).slice(0, 3),
        mood.chroma > 0 ? 'asks for livelier colours' : 'asks for quieter colours',
      ),
    );
  if (Math.abs(mood.lightness) >= TELLING_SHIFT)
    reasons.push(
      reason(
        'lightness',
        words(1, Math.sign(mood.lightness)).slice(0, 3),
        mood.lightness > 0 ? 'asks for lighter tones' : 'asks for darker tones',
      ),
    );
  return reasons;
}

function explainHarmony({ harmony }: ReadingRecord): Reason[] {
  return harmony === null ? [] : [reason('harmony', [harmony.word], `asks for a ${harmony.type} palette`)];
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
  return [reason('type', [word], weight > 0 ? `asks for ${letters}` : `counts against ${letters}`)];
}

function explainMemory({ gathered, recalledFonts }: ReadingRecord): Reason[] {
  const { industry, style, recalled, memory } = gathered;
  const reasons: Reason[] = [];
  if (recalledFonts.length > 0)
    reasons.push(reason('memory', recalledFonts, 'was kept before and is set again'));
  if (recalled.industry && industry !== null)
    reasons.push(reason('memory', [industry.label], 'is the field this project is known for'));
  if (recalled.style && style !== null)
    reasons.push(reason('memory', [style.label], 'is the style this project prefers'));
  const words = memory.moods.filter(({ weight }) => weight > 0).map(({ word }) => word);
  if (words.length > 0) reasons.push(reason('memory', words, 'is remembered from earlier briefs and notes'));
  return reasons;
}
