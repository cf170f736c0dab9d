import type { HarmonyChoice } from '../color/harmony-types.ts';
import { createSeededRandom, type SeededRandom } from '../seeded-random.ts';
import { type FontName, findFont } from '../typography/font-catalog.ts';
import type { AiBrief, CopilotBrief } from './brief.ts';
import type { Direction } from './direction.ts';
import { writeExample } from './example/write-example.ts';
import { defaultGuideName } from './guide-name.ts';
import { MOOD_CONCEPTS } from './lexicon/mood-concepts.ts';
import { type Preferences, type PreferencesInput, parsePreferences } from './preferences.ts';
import { explainReading } from './reading/explain-reading.ts';
import type { HarmonyFinding } from './reading/find-character.ts';
import { findFonts, type NamedFonts } from './reading/find-fonts.ts';
import { findOccasions } from './reading/find-occasions.ts';
import { findTemper } from './reading/find-temper.ts';
import { type GatheredBrief, gatherBrief } from './reading/gather-brief.ts';
import { listTraits } from './reading/list-traits.ts';
import { type ColorPlan, type PlannedWish, planColors } from './reading/plan-colors.ts';
import { isNeutral } from './reading/rank-findings.ts';
import { shapeLeaning, shapeWish } from './reading/shape-wish.ts';
import { toSeed } from './reading/to-seed.ts';
import { weighFonts } from './reading/weigh-fonts.ts';
import { weighMood } from './reading/weigh-mood.ts';

export interface ReadOptions {
  /** Varies what the brief leaves open. */
  readonly seed?: string | undefined;
  /** Name of the guide; without it the mode's own. */
  readonly name?: string | undefined;
  /** What the project remembers of its owner's taste; what is left out is taken as not known. */
  readonly preferences?: PreferencesInput | undefined;
}

const LONGEST = { name: 80, description: 2000 };

/**
 * The built-in reader: turns a brief into a direction by what its words mean.
 *
 * Reads English, German, French, Spanish and Portuguese. Colors and fonts that are named are obeyed, things with a
 * color pull toward it, moods shift chroma, lightness and letters, and what is ruled out is avoided; memory speaks
 * where the brief is silent. The same brief and options give the same direction.
 *
 * @throws StyleKitError `SK_BRIEF_INVALID` for preferences that break their schema, with every fault at
 *   `preferences.…`.
 */
export function readBrief(brief: AiBrief | CopilotBrief, options: ReadOptions = {}): Direction {
  const preferences = parsePreferences(options.preferences ?? {});
  const gathered = gatherBrief(brief, preferences);
  const seed = toSeed(brief, gathered.description.tokens, preferences, options.seed ?? '');
  const stream = (part: string) => createSeededRandom(`${seed}|${part}`);
  const plan = planColors(gathered, preferences, stream('hue'));
  const mood = chooseMood(gathered, plan);
  const { fonts, recalledFonts } = chooseFonts(brief, gathered, preferences);
  const harmony = chooseHarmony(brief, gathered);
  const tone = stream('tone');
  const example = writeExample(gathered, stream('example'));
  return {
    source: 'built-in',
    name: guideName(brief, options.name),
    projectDescription: clip(brief.description, LONGEST.description),
    traits: listTraits(gathered, mood),
    wishes: plan.wishes.map((wish) => toWish(wish, mood, tone)),
    avoid: [...plan.avoid],
    harmony: harmony.choice,
    mood,
    type: {
      header: fonts.header?.name ?? null,
      body: fonts.body?.name ?? null,
      traits: weighFonts(fontShifts(gathered), stream('type')),
      occasions: findOccasions(gathered),
    },
    exampleTitle: example.title,
    exampleText: example.text,
    reasons: explainReading({
      gathered,
      plan,
      mood,
      fonts,
      recalledFonts,
      harmony: harmony.finding,
      wording: longestWords(gathered),
    }),
    seed,
  };
}

/** The mood all words make together; a brief that asks for no color at all gets none, whatever its field wears. */
function chooseMood(gathered: GatheredBrief, { wishes }: ColorPlan): Direction['mood'] {
  const mood = weighMood(moodShifts(gathered));
  if (!wishes.every((wish) => wish.kind === 'found' && isNeutral(wish.finding))) return mood;
  const isColorless = gathered.character.moods.some(
    ({ concept, weight }) => concept === MOOD_CONCEPTS.colorless && weight > 0,
  );
  return isColorless ? { ...mood, chroma: -1 } : mood;
}

function toWish(wish: PlannedWish, mood: Direction['mood'], random: SeededRandom) {
  if (wish.kind === 'found') return shapeWish(wish.finding, mood, random);
  return shapeLeaning(wish.leaning.color, mood, wish.leaning.words);
}

function guideName(brief: AiBrief | CopilotBrief, name: string | undefined): string {
  const given = clip(name ?? '', LONGEST.name);
  return given === '' ? defaultGuideName(brief) : given;
}

/** Text cut to a length, never within a surrogate pair. */
function clip(text: string, length: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= length) return trimmed;
  return trimmed
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

const SHARE = {
  style: 0.8,
  recalledStyle: 0.4,
  industry: 0.35,
  ownTemper: 0.6,
  trade: 0.25,
  mood: 0.65,
  memory: 0.3,
  neutral: 0.3,
};

function moodShifts(gathered: GatheredBrief) {
  const { character, style, industry, recalled, memory } = gathered;
  const found = findTemper(character);
  return [
    ...(style === null
      ? []
      : [{ shift: style.shift, weight: recalled.style ? SHARE.recalledStyle : SHARE.style }]),
    ...(industry === null ? [] : [{ shift: industry.shift, weight: SHARE.industry }]),
    ...(found === null
      ? []
      : [{ shift: found.temper.shift, weight: found.isOwn ? SHARE.ownTemper : SHARE.trade }]),
    ...character.moods.map(({ concept, weight }) => ({ shift: concept.shift, weight: SHARE.mood * weight })),
    ...memory.moods.map(({ concept, weight }) => ({ shift: concept.shift, weight: SHARE.memory * weight })),
    ...forbiddenNeutrals(gathered),
  ];
}

/** "no black" asks for lighter colors, "no white" for darker ones, "no gray" for livelier ones. */
function forbiddenNeutrals({ findings }: GatheredBrief) {
  const forbidden = findings.filter(({ polarity, color }) => polarity < 0 && color.c < 0.034);
  return forbidden.map(({ color }) => ({
    shift:
      color.l < 0.4 ? ([0, 1, 0] as const) : color.l > 0.85 ? ([0, -1, 0] as const) : ([1, 0, 0] as const),
    weight: SHARE.neutral,
  }));
}

function fontShifts({ character, style, industry, recalled, memory }: GatheredBrief) {
  const found = findTemper(character);
  return [
    ...(style === null ? [] : [{ fonts: style.fonts, weight: recalled.style ? 0.5 : 1.2 }]),
    ...(industry === null ? [] : [{ fonts: industry.fonts, weight: 0.6 }]),
    ...(found === null ? [] : [{ fonts: found.temper.fonts, weight: found.isOwn ? 0.9 : 0.5 }]),
    ...character.moods.map(({ concept, weight }) => ({ fonts: concept.fonts, weight })),
    ...memory.moods.map(({ concept, weight }) => ({ fonts: concept.fonts, weight: weight * 0.4 })),
  ];
}

/** Fonts in the order of what binds: the form, the brief's words, the memory. */
function chooseFonts(
  brief: AiBrief | CopilotBrief,
  { description }: GatheredBrief,
  preferences: Preferences,
): { readonly fonts: NamedFonts; readonly recalledFonts: readonly FontName[] } {
  const named = findFonts(description);
  const chosen = brief.mode === 'copilot' ? findFont(brief.primaryFont ?? '') : null;
  const header = chosen === null ? named.header : { name: chosen.name, words: chosen.name };
  const [first, second] = preferences.fonts.map((name) => ({ name, words: name }));
  const fonts = { header: header ?? first ?? null, body: named.body ?? second ?? null };
  const recalled = [header === null ? first : undefined, named.body === null ? second : undefined];
  return { fonts, recalledFonts: recalled.flatMap((font) => (font === undefined ? [] : [font.name])) };
}

function chooseHarmony(
  brief: AiBrief | CopilotBrief,
  { character }: GatheredBrief,
): { readonly choice: HarmonyChoice; readonly finding: HarmonyFinding | null } {
  if (brief.mode === 'copilot' && brief.colorHarmony !== 'auto')
    return { choice: brief.colorHarmony, finding: { type: brief.colorHarmony, word: brief.colorHarmony } };
  const finding = character.harmonies[0] ?? null;
  return { choice: finding?.type ?? 'auto', finding };
}

/** What may not stand in "names no color": words that do name one, and the small words around them. */
const TELLING_SENSES: ReadonlySet<string> = new Set(['color', 'thing', 'modifier', 'grammar', 'idiom']);

/** The longest three words of the brief that neither name a color nor steer how one is read, in reading order. */
function longestWords({ description }: GatheredBrief): string[] {
  const isSilent = (index: number) =>
    !description.matchAt[index]?.senses.some((sense) => TELLING_SENSES.has(sense.kind));
  const words = description.tokens
    .filter(({ kind }, index) => kind === 'word' && isSilent(index))
    .map(({ start, end }) => description.text.slice(start, end));
  const longest = [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, 3);
  return words.filter((word, index) => longest.includes(word) && words.indexOf(word) === index);
}
