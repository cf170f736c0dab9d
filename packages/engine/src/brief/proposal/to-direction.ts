import { DESIGN_STYLES } from '../design-styles.ts';
import { type Direction, directionSchema } from '../direction.ts';
import { createQuoteFinder } from './brief-quotes.ts';
import { chooseColors } from './choose-colors.ts';
import { chooseManner } from './choose-manner.ts';
import type { DirectionRequest } from './direction-request.ts';
import type { ModelProposal } from './model-proposal.ts';
import { cleanSentence, cleanTraits } from './proposed-text.ts';
import { readRequest } from './reading.ts';
import { tellProposalReasons } from './tell-reasons.ts';

const LONGEST = { title: 80, text: 300 };
const MOST_TRAITS = 8;

/**
 * A direction from a model's proposal.
 *
 * What the person gave (colors byte for byte, fonts, harmony, what is ruled out) stays whatever the model says; where
 * the model is silent or out of range, the engine's reader speaks. Always a direction `directionSchema` accepts.
 */
export function toDirection(proposal: ModelProposal, request: DirectionRequest): Direction {
  const reading = readRequest(request);
  const { recalled } = reading;
  const findQuotes = createQuoteFinder(request.brief, request.preferences, reading.refused);
  const colors = chooseColors(proposal, reading, findQuotes);
  const manner = chooseManner(proposal, reading, request);
  return directionSchema.parse({
    source: 'model',
    name: recalled.name,
    projectDescription: recalled.projectDescription,
    traits: chooseTraits(proposal, recalled.traits, request),
    wishes: colors.colors.map(({ wish }) => wish),
    avoid: colors.avoid.map(({ hue, spread, words }) => ({ hue, spread, words })),
    harmony: manner.harmony,
    mood: manner.mood,
    type: manner.type,
    exampleTitle: cleanSentence(proposal.example.title, LONGEST.title) ?? recalled.exampleTitle,
    exampleText: cleanSentence(proposal.example.text, LONGEST.text) ?? recalled.exampleText,
    reasons: tellProposalReasons({ proposal, request, reading, colors, manner, findQuotes }),
    seed: recalled.seed,
  });
}

/**
 * The model's adjectives, one of the chosen design style second at the latest; our reader's fill up to three, the number
 * a guide's description prints.
 */
function chooseTraits({ traits }: ModelProposal, read: readonly string[], { brief }: DirectionRequest) {
  const proposed = cleanTraits(traits);
  const missing = Math.max(0, 3 - proposed.length);
  const filled = [...proposed, ...read.filter((trait) => !proposed.includes(trait)).slice(0, missing)];
  const chosen = brief.mode === 'copilot' ? brief.designStyle : null;
  const style: readonly string[] = DESIGN_STYLES.find(({ value }) => value === chosen)?.adjectives ?? [];
  const [adjective] = style;
  const isTold = filled.slice(0, 3).some((trait) => style.includes(trait));
  if (adjective === undefined || isTold) return filled.slice(0, MOST_TRAITS);
  const others = filled.filter((trait) => trait !== adjective);
  return [...others.slice(0, 1), adjective, ...others.slice(1)].slice(0, MOST_TRAITS);
}
