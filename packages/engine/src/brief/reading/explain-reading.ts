import type { FontTrait } from '../../typography/font-catalog.ts';
import type { Direction } from '../direction.ts';
import type { Reason } from '../reason-schema.ts';
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
  /** Longest words of the brief that name no color, for a hue that was drawn from its wording as a whole. */
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

/** At most six of the words, each once and at most 80 characters long. */
function shorten(words: readonly string[]): string[] {
  const shown = words.map((word) => word.trim().slice(0, 80).trim()).filter((word) => word !== '');
  return [...new Set(shown)].slice(0, 6);
}

function explainWish(wish: PlannedWish, index: number, record: ReadingRecord): Reason {
  if (wish.kind === 'leaning') return explainLeaning(wish.leaning, record);
  const { finding, recalled } = wish;
  const isLead = index === 0;
  const words = shorten(finding.words);
  if (recalled) return { kind: 'color-remembered', words, isLead };
  if (finding.hex !== null) return { kind: 'color-given', words, isLead };
  const kind = finding.source === 'thing' ? 'color-implied' : 'color-named';
  return { kind, words, color: finding.name, isLead };
}

function explainLeaning(
  { name, words }: { readonly name: string; readonly words: readonly string[] },
  { wording, plan, gathered }: ReadingRecord,
): Reason {
  if (words.length > 0) return { kind: 'hue-suggested', words: shorten(words), color: name };
  if (wording.length > 0) return { kind: 'hue-drawn', words: shorten(wording), color: name, isOpen: false };
  const ruledOut = plan.avoid.flatMap((range) => range.words);
  const told = ruledOut.length > 0 ? ruledOut : [gathered.description.text];
  return { kind: 'hue-drawn', words: shorten(told), color: name, isOpen: true };
}

function explainAvoids({ avoid, recalledAvoids }: ColorPlan): Reason[] {
  return avoid.map(({ words }, index) => ({
    kind: index < avoid.length - recalledAvoids ? 'hue-excluded' : 'hue-excluded-before',
    words: shorten(words),
  }));
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
    .map(({ words }) => ({ kind: 'neutral-excluded', words: shorten(words) }));
}

/** Black, gray or white: what a reader takes two neutrals for. */
function neutralKind({ color }: ColorFinding): 'black' | 'gray' | 'white' {
  if (color.l < 0.4) return 'black';
  return color.l > 0.85 ? 'white' : 'gray';
}

function explainMoods({ gathered, mood }: ReadingRecord): Reason[] {
  return [
    ...explainShift(gathered, 'chroma', mood.chroma),
    ...explainShift(gathered, 'lightness', mood.lightness),
  ];
}

/** Where a part of the mood stands in the shift of a concept. */
const SHIFT_INDEX = { chroma: 0, lightness: 1 } as const;

/** What moved one part of the mood: the words that ask for it, and those whose refusal does. */
function explainShift(
  { character: { moods }, style, recalled }: GatheredBrief,
  part: keyof typeof SHIFT_INDEX,
  value: number,
): Reason[] {
  if (Math.abs(value) < TELLING_SHIFT) return [];
  const at = SHIFT_INDEX[part];
  const sign = Math.sign(value);
  const telling = moods.filter(({ concept, weight }) => concept.shift[at] * weight * sign >= TELLING_SHIFT);
  const asking = telling.filter(({ weight }) => weight > 0).map(({ word }) => word);
  const refused = telling.filter(({ weight }) => weight < 0).map(({ word }) => word);
  const isStyle = style !== null && !recalled.style && style.shift[at] * sign >= TELLING_SHIFT;
  const asked = [...asking, ...(isStyle ? [style.label] : [])];
  const shared = { kind: 'mood', part, isRaised: value > 0 } as const;
  return [
    { ...shared, words: shorten(asked.slice(0, 3)), isRefused: false },
    { ...shared, words: shorten(refused.slice(0, 3)), isRefused: true },
  ];
}

function explainHarmony({ harmony }: ReadingRecord): Reason[] {
  if (harmony === null) return [];
  return [{ kind: 'harmony', words: shorten([harmony.word]), harmony: harmony.type, isProposed: false }];
}

function explainType({ gathered, fonts, recalledFonts }: ReadingRecord): Reason[] {
  const named = (['header', 'body'] as const).flatMap((role): Reason[] => {
    const font = fonts[role];
    if (font === null || recalledFonts.includes(font.name)) return [];
    return [{ kind: 'font', words: shorten([font.words]), role }];
  });
  return [...named, ...gathered.character.moods.flatMap(explainLetters).slice(0, 3)];
}

function explainLetters({ concept, weight, word }: MoodFinding): Reason[] {
  const traits = (Object.entries(concept.fonts) as [FontTrait, number][])
    .filter(([, share]) => share >= 0.6)
    .map(([trait]) => trait)
    .slice(0, 2);
  if (traits.length === 0) return [];
  return [{ kind: 'letters', words: shorten([word]), traits, isRefused: weight <= 0 }];
}

function explainMemory({ gathered, recalledFonts }: ReadingRecord): Reason[] {
  const { industry, style, recalled, memory } = gathered;
  const words = memory.moods.filter(({ weight }) => weight > 0).map(({ word }) => word);
  return [
    { kind: 'fonts-remembered', words: shorten(recalledFonts) },
    { kind: 'industry-remembered', words: recalled.industry && industry !== null ? [industry.label] : [] },
    { kind: 'style-remembered', words: recalled.style && style !== null ? [style.label] : [] },
    { kind: 'words-remembered', words: shorten(words) },
  ];
}
