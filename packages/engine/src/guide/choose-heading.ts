import type { RecipeId } from '../palette/recipes.ts';
import { createSeededRandom, pickWeighted } from '../seeded-random.ts';
import type { Font } from '../typography/font-catalog.ts';
import { resolveWeight } from '../typography/font-weight.ts';
import {
  HEADING_VOICES,
  type HeadingStyle,
  type HeadingVoice,
  headingStyles,
} from '../typography/heading-styles.ts';
import type { ShapeCriteria } from './choose-shape.ts';

type VoiceWeights = Readonly<Record<HeadingVoice, number>>;

/** The weight of each voice for a recipe. */
const VOICES: Readonly<Record<RecipeId, VoiceWeights>> = {
  quiet: { quiet: 3, even: 1, loud: 0 },
  clean: { quiet: 1, even: 3, loud: 0.6 },
  craft: { quiet: 0.8, even: 3, loud: 0.6 },
  luxury: { quiet: 4, even: 0.6, loud: 0 },
  play: { quiet: 0, even: 1.4, loud: 2.4 },
  editorial: { quiet: 2, even: 1.4, loud: 1 },
  night: { quiet: 1, even: 2, loud: 1 },
  bold: { quiet: 0, even: 0.4, loud: 4 },
  soft: { quiet: 1.4, even: 2, loud: 0.2 },
  signal: { quiet: 0.2, even: 2, loud: 1.4 },
};

/** Chooses a curated weight, leading and tracking of a header font. Deterministic for the same font and criteria. */
export function chooseHeading(font: Font, criteria: ShapeCriteria): HeadingStyle {
  const random = createSeededRandom(`${criteria.seed}|heading`);
  const weights = voiceWeights(criteria);
  const voice = pickWeighted(
    HEADING_VOICES.map((each) => [each, weights[each]] as const),
    random(),
  );
  const styles = headingStyles(font, voice);
  const style = pickWeighted(
    styles.map((each) => [each, 1] as const),
    random(),
  );
  return { ...style, weight: resolveWeight(font.weights, style.weight) };
}

/** The traits of the direction shift the voices of the recipe. */
function voiceWeights({ recipe, traits }: ShapeCriteria): VoiceWeights {
  const { quiet, even, loud } = VOICES[recipe];
  const { bold = 0, playful = 0, calm = 0, elegant = 0, luxurious = 0 } = traits;
  const still = calm + elegant + luxurious;
  return { quiet: quiet + still, even, loud: loud * (1 + bold + playful / 2) * Math.max(0, 1 - still) };
}
