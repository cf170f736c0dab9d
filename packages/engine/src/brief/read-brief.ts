import type { HarmonyChoice } from '../color/harmony-types.ts';
import { createSeededRandom, type SeededRandom } from '../seeded-random.ts';
import { type FontName, findFont } from '../typography/font-catalog.ts';
import type { AiBrief, CopilotBrief } from './brief.ts';
import type { Direction } from './direction.ts';
import { writeExample } from './example/write-example.ts';
import { defaultGuideName } from './guide-name.ts';
import { MOOD_CONCEPTS } from './lexicon/mood-concepts.ts';
import { type Preferences, type PreferencesInput, parsePreferences } from './preferences.ts';
import { analyzeBrief, type BriefAnalysis } from './reading/analyze-brief.ts';
import { explainReading } from './reading/explain-reading.ts';
import {
  contradictsBusinessType,
  findBusinessTypeStyle,
  maxMoodChroma,
} from './reading/find-business-type-style.ts';
import { findFontUses } from './reading/find-font-uses.ts';
import { findFonts, type NamedFonts } from './reading/find-fonts.ts';
import type { HarmonyFinding } from './reading/find-signals.ts';
import { listTraits } from './reading/list-traits.ts';
import { type ColorPlan, type PlannedTarget, planColors } from './reading/plan-colors.ts';
import { isNeutral } from './reading/rank-findings.ts';
import { isFunctionWord } from './reading/score-marks.ts';
import { toFoundTarget, toSuggestedTarget } from './reading/to-color-target.ts';
import { toSeed } from './reading/to-seed.ts';
import { weighFonts } from './reading/weigh-fonts.ts';
import { weighMood } from './reading/weigh-mood.ts';

export interface ReadOptions {
  /** Varies everything the brief does not determine. */
  readonly seed?: string | undefined;
  /** The name of the guide; by default the name of the mode. */
  readonly name?: string | undefined;
  /** The remembered preferences of the project; missing fields are unknown. */
  readonly preferences?: PreferencesInput | undefined;
}

const MAX_LENGTH = { name: 80, description: 2000 };

/**
 * The built-in reader: interprets the words of a brief and returns a direction.
 *
 * Reads English, German, French, Spanish, Portuguese, Italian, Dutch, Polish, Japanese and Chinese; a text in another
 * language is said to be not read. Named colors and fonts are used, objects with a typical color suggest it, moods
 * shift chroma, lightness and font traits, and excluded colors are avoided. Preferences apply to what the brief does not
 * state. The same brief and options give the same direction. The data of a language is loaded when a brief needs it;
 * the promise rejects when that fails, and the next call tries again.
 *
 * @throws StyleKitError `SK_BRIEF_INVALID` for invalid preferences, with all issues at `preferences.…`.
 */
export async function readBrief(
  brief: AiBrief | CopilotBrief,
  options: ReadOptions = {},
): Promise<Direction> {
  const preferences = parsePreferences(options.preferences ?? {});
  const analysis = await analyzeBrief(brief, preferences);
  const seed = toSeed(brief, analysis.description.tokens, preferences, options.seed ?? '');
  const stream = (part: string) => createSeededRandom(`${seed}|${part}`);
  const plan = planColors(analysis, preferences, stream('hue'));
  const mood = chooseMood(analysis, plan);
  const { fonts, rememberedFonts } = chooseFonts(brief, analysis, preferences);
  const harmony = chooseHarmony(brief, analysis);
  const tone = stream('tone');
  const example = writeExample(analysis, stream('example'));
  return {
    source: 'built-in',
    name: guideName(brief, options.name),
    projectDescription: clip(brief.description, MAX_LENGTH.description),
    traits: listTraits(analysis, mood),
    colorTargets: plan.colorTargets.map((target) => toTarget(target, mood, tone)),
    avoid: [...plan.avoid],
    harmony: harmony.choice,
    mood,
    type: {
      header: fonts.header?.name ?? null,
      body: fonts.body?.name ?? null,
      traits: weighFonts(fontShifts(analysis), stream('type')),
      uses: findFontUses(analysis),
    },
    exampleTitle: example.title,
    exampleText: example.text,
    reasons: explainReading({
      analysis,
      plan,
      mood,
      fonts,
      rememberedFonts,
      harmony: harmony.finding,
      wording: findLongestWords(analysis),
    }),
    seed,
  };
}

/** The combined mood of all words; a brief that asks for no color gets the minimum chroma in any industry. */
function chooseMood(analysis: BriefAnalysis, { colorTargets }: ColorPlan): Direction['mood'] {
  const weighed = weighMood(moodShifts(analysis));
  const mood = { ...weighed, chroma: Math.min(weighed.chroma, maxMoodChroma(analysis.signals)) };
  if (!colorTargets.every((target) => target.kind === 'found' && isNeutral(target.finding))) return mood;
  const isColorless = analysis.signals.moods.some(
    ({ concept, weight }) => concept === MOOD_CONCEPTS.colorless && weight > 0,
  );
  return isColorless ? { ...mood, chroma: -1 } : mood;
}

function toTarget(target: PlannedTarget, mood: Direction['mood'], random: SeededRandom) {
  if (target.kind === 'found') return toFoundTarget(target.finding, mood, random);
  return toSuggestedTarget(target.candidate.color, mood, target.candidate.words);
}

function guideName(brief: AiBrief | CopilotBrief, name: string | undefined): string {
  const given = clip(name ?? '', MAX_LENGTH.name);
  return given === '' ? defaultGuideName(brief) : given;
}

/** Truncates text, never within a surrogate pair. */
function clip(text: string, length: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= length) return trimmed;
  return trimmed
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

const WEIGHTS = {
  style: 0.8,
  rememberedStyle: 0.4,
  industry: 0.35,
  specificStyle: 0.6,
  businessType: 0.25,
  mood: 0.65,
  memory: 0.3,
  neutral: 0.3,
  contradicting: 0.2,
};

function moodShifts(analysis: BriefAnalysis) {
  const { signals, style, industry, remembered, memory } = analysis;
  const found = findBusinessTypeStyle(signals);
  return [
    ...(style === null
      ? []
      : [{ shift: style.shift, weight: remembered.style ? WEIGHTS.rememberedStyle : WEIGHTS.style }]),
    ...(industry === null ? [] : [{ shift: industry.shift, weight: WEIGHTS.industry }]),
    ...(found === null
      ? []
      : [
          {
            shift: found.businessStyle.shift,
            weight: found.isSpecific ? WEIGHTS.specificStyle : WEIGHTS.businessType,
          },
        ]),
    ...signals.moods.map(({ concept, weight }) => ({ shift: concept.shift, weight: WEIGHTS.mood * weight })),
    ...memory.moods.map(({ concept, weight }) => ({ shift: concept.shift, weight: WEIGHTS.memory * weight })),
    ...excludedNeutrals(analysis),
  ];
}

/** "no black" requests lighter colors, "no white" darker ones, "no gray" more vivid ones. */
function excludedNeutrals({ findings }: BriefAnalysis) {
  const excluded = findings.filter(({ polarity, color }) => polarity < 0 && color.c < 0.034);
  return excluded.map(({ color }) => ({
    shift:
      color.l < 0.4 ? ([0, 1, 0] as const) : color.l > 0.85 ? ([0, -1, 0] as const) : ([1, 0, 0] as const),
    weight: WEIGHTS.neutral,
  }));
}

function fontShifts({ signals, style, industry, remembered, memory }: BriefAnalysis) {
  const found = findBusinessTypeStyle(signals);
  return [
    ...(style === null ? [] : [{ fonts: style.fonts, weight: remembered.style ? 0.5 : 1.2 }]),
    ...(industry === null ? [] : [{ fonts: industry.fonts, weight: 0.6 }]),
    ...(found === null ? [] : [{ fonts: found.businessStyle.fonts, weight: found.isSpecific ? 0.9 : 0.5 }]),
    ...signals.moods.map(({ concept, weight }) => ({
      fonts: concept.fonts,
      weight: contradictsBusinessType(concept, signals) ? weight * WEIGHTS.contradicting : weight,
    })),
    ...memory.moods.map(({ concept, weight }) => ({ fonts: concept.fonts, weight: weight * 0.4 })),
  ];
}

/** Chooses fonts by priority: the form, the words of the brief, the preferences. */
function chooseFonts(
  brief: AiBrief | CopilotBrief,
  { description }: BriefAnalysis,
  preferences: Preferences,
): { readonly fonts: NamedFonts; readonly rememberedFonts: readonly FontName[] } {
  const named = findFonts(description);
  const chosen = brief.mode === 'copilot' ? findFont(brief.primaryFont ?? '') : null;
  const header = chosen === null ? named.header : { name: chosen.name, words: chosen.name };
  const [first, second] = preferences.fonts.map((name) => ({ name, words: name }));
  const fonts = { header: header ?? first ?? null, body: named.body ?? second ?? null };
  const remembered = [header === null ? first : undefined, named.body === null ? second : undefined];
  return { fonts, rememberedFonts: remembered.flatMap((font) => (font === undefined ? [] : [font.name])) };
}

function chooseHarmony(
  brief: AiBrief | CopilotBrief,
  { signals }: BriefAnalysis,
): { readonly choice: HarmonyChoice; readonly finding: HarmonyFinding | null } {
  if (brief.mode === 'copilot' && brief.colorHarmony !== 'auto')
    return { choice: brief.colorHarmony, finding: { type: brief.colorHarmony, word: brief.colorHarmony } };
  const finding = signals.harmonies[0] ?? null;
  return { choice: finding?.type ?? 'auto', finding };
}

/** Senses of words that the explanation "names no color" must not quote: colors and the words that modify them. */
const COLOR_SENSES: ReadonlySet<string> = new Set(['color', 'object', 'modifier', 'grammar', 'idiom']);

/** The three longest words of the brief without such a sense, in reading order. */
function findLongestWords({ description }: BriefAnalysis): string[] {
  const hasNoColorSense = (index: number) =>
    !description.matchAt[index]?.senses.some((sense) => COLOR_SENSES.has(sense.kind));
  const words = description.tokens
    .filter(({ kind, fold }, index) => kind === 'word' && !isFunctionWord(fold) && hasNoColorSense(index))
    .map(({ start, end }) => description.text.slice(start, end));
  const longest = [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, 3);
  return words.filter((word, index) => longest.includes(word) && words.indexOf(word) === index);
}
