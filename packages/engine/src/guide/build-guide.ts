import type { Direction } from '../brief/direction.ts';
import { type ReasonEffect, reasonEffect } from '../brief/reason.ts';
import type { ColorNamer } from '../color/name-color.ts';
import { composePalette, type Palette } from '../palette/compose-palette.ts';
import { PALETTE_ROLES } from '../palette/palette-roles.ts';
import { type FontPair, pairFonts } from '../typography/pair-fonts.ts';
import { chooseLook, type Look } from './choose-look.ts';
import { chooseRecipe } from './choose-recipe.ts';
import { explainFonts } from './explain-fonts.ts';
import { explainHarmony } from './explain-harmony.ts';
import { explainUse } from './explain-use.ts';
import { GUIDE_VERSION, type Guide, type GuideColor } from './guide.ts';
import { toColorGroups, toGuideColor } from './guide-color.ts';
import { toTypography } from './guide-fonts.ts';
import { measureColors, measureFonts } from './measure-guide.ts';
import { capitalize, joinSentences, joinWords, withArticle } from './prose.ts';
import { writeReasons } from './write-reasons.ts';

const CLOSING: Readonly<Record<Direction['source'], string>> = {
  'built-in': 'Created by StyleKit’s built-in generator.',
  model: 'Proposed by a language model, composed and measured by StyleKit.',
};

/** The effects of reasons in the explanation of the colors; the others belong to the fonts. */
const COLOR_EFFECTS: ReadonlySet<ReasonEffect> = new Set([
  'hue',
  'chroma',
  'lightness',
  'harmony',
  'avoid',
  'memory',
]);

/** The maximum number of reasons in an explanation, so that it stays readable. */
const MAX_REASONS = { color: 5, type: 2 };

/**
 * Composes a style guide from a direction.
 *
 * The direction only states targets. This function computes colors that meet the rules of the palette, uses weights
 * that exist, and computes every number in the texts. The same direction and namer give the same guide.
 */
export function buildGuide(direction: Direction, nameColor: ColorNamer): Guide {
  const recipe = chooseRecipe(direction);
  const palette = composePalette({ ...direction, recipe });
  const colors = nameColors(palette, nameColor, relatedWords(direction.projectDescription));
  const pair = pairFonts({ ...direction.type, text: fontText(direction), seed: direction.seed });
  const groups = toColorGroups(colors);
  const look = chooseLook({ recipe, traits: direction.type.traits, seed: direction.seed }, groups, pair);
  const { header, body } = look;
  return {
    version: GUIDE_VERSION,
    generatedBy: direction.source,
    name: direction.name,
    description: describe(direction),
    projectDescription: direction.projectDescription,
    colors: { ...groups, explanation: colorExplanation(direction, palette, colors), ...harmonyOf(palette) },
    fonts: { header, body, explanation: fontExplanation(direction, look, pair.reason) },
    exampleTitle: direction.exampleTitle,
    exampleText: direction.exampleText,
    typography: toTypography(header, body, look.heading),
    surfaces: look.surfaces,
    elements: look.elements,
  };
}

function nameColors({ hexes }: Palette, nameColor: ColorNamer, related: ReadonlySet<string>): GuideColor[] {
  const analyzed = new Set<string>();
  return PALETTE_ROLES.map((role, index) => {
    const hex = hexes[index] ?? '';
    const name = nameColor(hex, analyzed, related);
    analyzed.add(name);
    return toGuideColor(role, hex, name);
  });
}

/** The words of the brief to prefer in color names, in lower case, plurals also without their s. */
function relatedWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return new Set(words.flatMap((word) => (word.endsWith('s') ? [word, word.slice(0, -1)] : [word])));
}

function harmonyOf({ harmony }: Palette): Pick<Guide['colors'], 'harmony'> {
  return harmony === null ? {} : { harmony: { type: harmony, description: explainHarmony(harmony) } };
}

function colorExplanation(direction: Direction, palette: Palette, colors: readonly GuideColor[]) {
  const reasons = direction.reasons
    .filter((reason) => COLOR_EFFECTS.has(reasonEffect(reason)))
    .slice(0, MAX_REASONS.color);
  const kept = colors.filter((_, index) => direction.colorTargets[index]?.hex != null);
  const closing = [missedHarmony(direction, palette), keptSentence(kept), CLOSING[direction.source]];
  return {
    title: 'Why these colors',
    content: joinSentences([...explainUse(colors), ...writeReasons(reasons), ...closing]),
    measured: measureColors(colors),
  };
}

/** Explains that a requested harmony is impossible; the guide then states no such harmony. */
function missedHarmony({ harmony }: Direction, palette: Palette): string {
  if (harmony === 'auto' || harmony === palette.harmony) return '';
  const requested = capitalize(withArticle(`${harmony} palette`));
  return `${requested} was requested, but the given and excluded colors make it impossible.`;
}

function keptSentence(kept: readonly GuideColor[]): string {
  if (kept.length === 0) return '';
  const verb = kept.length === 1 ? 'was given and is' : 'were given and are';
  return `${joinWords(kept.map(({ hex }) => hex))} ${verb} kept exactly.`;
}

function fontExplanation(direction: Direction, { header, body, heading }: Look, reason: FontPair['reason']) {
  const fontReasons = direction.reasons
    .filter((reason) => reasonEffect(reason) === 'type')
    .slice(0, MAX_REASONS.type);
  return {
    title: 'Why these fonts',
    content: joinSentences([explainFonts(header, body, reason), ...writeReasons(fontReasons)]),
    measured: measureFonts(header, body, toTypography(header, body, heading)),
  };
}

function describe({ traits }: Direction): string {
  return `${capitalize(withArticle(`${joinWords(traits.slice(0, 3))} brand`))}.`;
}

function fontText(direction: Direction): string {
  return [direction.name, direction.projectDescription, direction.exampleTitle, direction.exampleText].join(
    ' ',
  );
}
