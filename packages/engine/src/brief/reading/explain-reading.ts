import type { FontTrait } from '../../typography/font-catalog.ts';
import type { Direction } from '../direction.ts';
import type { Reason } from '../reason-schema.ts';
import type { BriefAnalysis } from './analyze-brief.ts';
import type { ColorFinding } from './find-colors.ts';
import type { NamedFonts } from './find-fonts.ts';
import type { HarmonyFinding, MoodFinding } from './find-signals.ts';
import type { ColorPlan, PlannedTarget } from './plan-colors.ts';
import { isNeutral } from './rank-findings.ts';

/** The input of a direction, for its reasons. */
export interface ReadingRecord {
  readonly analysis: BriefAnalysis;
  readonly plan: ColorPlan;
  readonly mood: Direction['mood'];
  readonly fonts: NamedFonts;
  /** Families from the preferences. */
  readonly rememberedFonts: readonly string[];
  readonly harmony: HarmonyFinding | null;
  /** The longest words of the brief without a color, for a hue that was derived from the whole text. */
  readonly wording: readonly string[];
}

const MAX_REASONS = 16;
/** The minimum shift of a mood word to be a reason. */
const MIN_SIGNIFICANT_SHIFT = 0.15;

/** The reasons of a direction, from the brief and the preferences, in the order of the explanation. */
export function explainReading(record: ReadingRecord): Reason[] {
  const { plan } = record;
  const hues = plan.colorTargets.slice(0, 4).map((target, index) => explainTarget(target, index, record));
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
    .slice(0, MAX_REASONS);
}

/** At most six of the words, each once and at most 80 characters long. */
function shorten(words: readonly string[]): string[] {
  const shown = words.map((word) => word.trim().slice(0, 80).trim()).filter((word) => word !== '');
  return [...new Set(shown)].slice(0, 6);
}

function explainTarget(target: PlannedTarget, index: number, record: ReadingRecord): Reason {
  if (target.kind === 'suggested') return explainSuggestion(target.candidate, record);
  const { finding, remembered } = target;
  const isLead = index === 0;
  const words = shorten(finding.words);
  if (remembered) return { kind: 'color-remembered', words, isLead };
  if (finding.hex !== null) return { kind: 'color-given', words, isLead };
  const kind = finding.source === 'object' ? 'color-implied' : 'color-named';
  return { kind, words, color: finding.name, isLead };
}

/** Whether a word is in a script of no supported language, so that nothing is known about what it names. */
function isForeignScript(word: string): boolean {
  return /\p{L}/u.test(word) && !/\p{Script=Latin}|[\u3005-\u30ff\u3400-\u9fff]/u.test(word);
}

function explainSuggestion(
  { name, words }: { readonly name: string; readonly words: readonly string[] },
  { wording, plan, analysis }: ReadingRecord,
): Reason {
  if (words.length > 0) return { kind: 'hue-suggested', words: shorten(words), color: name };
  if (wording.length > 0 && (!analysis.description.isRead || wording.every(isForeignScript)))
    return { kind: 'hue-drawn-unread', words: shorten(wording), color: name };
  if (wording.length > 0) return { kind: 'hue-drawn', words: shorten(wording), color: name, isOpen: false };
  const ruledOut = plan.avoid.flatMap((range) => range.words);
  const excludedWords = ruledOut.length > 0 ? ruledOut : [analysis.description.text];
  return { kind: 'hue-drawn', words: shorten(excludedWords), color: name, isOpen: true };
}

function explainAvoids({ avoid, rememberedAvoids }: ColorPlan): Reason[] {
  return avoid.map(({ words }, index) => ({
    kind: index < avoid.length - rememberedAvoids ? 'hue-excluded' : 'hue-excluded-before',
    words: shorten(words),
  }));
}

/** An excluded black or white has no hue to avoid; it is only not used. */
function explainNeutralAvoids({ analysis, plan }: ReadingRecord): Reason[] {
  const targets = plan.colorTargets.flatMap((target) => (target.kind === 'found' ? [target.finding] : []));
  return analysis.findings
    .filter((finding) => finding.polarity < 0 && isNeutral(finding))
    .filter(
      (finding) =>
        !targets.some((target) => isNeutral(target) && neutralKind(target) === neutralKind(finding)),
    )
    .slice(0, 2)
    .map(({ words }) => ({ kind: 'neutral-excluded', words: shorten(words) }));
}

/** The basic name of a neutral. */
function neutralKind({ color }: ColorFinding): 'black' | 'gray' | 'white' {
  if (color.l < 0.4) return 'black';
  return color.l > 0.85 ? 'white' : 'gray';
}

function explainMoods({ analysis, mood }: ReadingRecord): Reason[] {
  return [
    ...explainShift(analysis, 'chroma', mood.chroma),
    ...explainShift(analysis, 'lightness', mood.lightness),
  ];
}

/** The index of a part of the mood in a shift. */
const SHIFT_INDEX = { chroma: 0, lightness: 1 } as const;

/** The reasons for one part of the mood: the words that request it, and the refused words that imply it. */
function explainShift(
  { signals: { moods }, style, remembered }: BriefAnalysis,
  part: keyof typeof SHIFT_INDEX,
  value: number,
): Reason[] {
  if (Math.abs(value) < MIN_SIGNIFICANT_SHIFT) return [];
  const at = SHIFT_INDEX[part];
  const sign = Math.sign(value);
  const significant = moods.filter(
    ({ concept, weight }) => concept.shift[at] * weight * sign >= MIN_SIGNIFICANT_SHIFT,
  );
  const asking = significant.filter(({ weight }) => weight > 0).map(({ word }) => word);
  const refused = significant.filter(({ weight }) => weight < 0).map(({ word }) => word);
  const isStyle = style !== null && !remembered.style && style.shift[at] * sign >= MIN_SIGNIFICANT_SHIFT;
  const requested = [...asking, ...(isStyle ? [style.label] : [])];
  const shared = { kind: 'mood', part, isRaised: value > 0 } as const;
  return [
    { ...shared, words: shorten(requested.slice(0, 3)), isRefused: false },
    { ...shared, words: shorten(refused.slice(0, 3)), isRefused: true },
  ];
}

function explainHarmony({ harmony }: ReadingRecord): Reason[] {
  if (harmony === null) return [];
  return [{ kind: 'harmony', words: shorten([harmony.word]), harmony: harmony.type, isProposed: false }];
}

function explainType({ analysis, fonts, rememberedFonts }: ReadingRecord): Reason[] {
  const named = (['header', 'body'] as const).flatMap((role): Reason[] => {
    const font = fonts[role];
    if (font === null || rememberedFonts.includes(font.name)) return [];
    return [{ kind: 'font', words: shorten([font.words]), role }];
  });
  return [...named, ...analysis.signals.moods.flatMap(explainFontTraits).slice(0, 3)];
}

function explainFontTraits({ concept, weight, word }: MoodFinding): Reason[] {
  const traits = (Object.entries(concept.fonts) as [FontTrait, number][])
    .filter(([, share]) => share >= 0.6)
    .map(([trait]) => trait)
    .slice(0, 2);
  if (traits.length === 0) return [];
  return [{ kind: 'letters', words: shorten([word]), traits, isRefused: weight <= 0 }];
}

function explainMemory({ analysis, rememberedFonts }: ReadingRecord): Reason[] {
  const { industry, style, remembered, memory } = analysis;
  const words = memory.moods.filter(({ weight }) => weight > 0).map(({ word }) => word);
  return [
    { kind: 'fonts-remembered', words: shorten(rememberedFonts) },
    { kind: 'industry-remembered', words: remembered.industry && industry !== null ? [industry.label] : [] },
    { kind: 'style-remembered', words: remembered.style && style !== null ? [style.label] : [] },
    { kind: 'words-remembered', words: shorten(words) },
  ];
}
