import { DESIGN_STYLES } from '../design-styles.ts';
import { type Direction, directionSchema } from '../direction.ts';
import { createQuoteFinder } from './brief-quotes.ts';
import { chooseColors } from './choose-colors.ts';
import { chooseMoodAndType } from './choose-mood-and-type.ts';
import { describeProposalReasons } from './describe-reasons.ts';
import type { DirectionRequest } from './direction-request.ts';
import type { ModelProposal } from './model-proposal.ts';
import { cleanSentence, cleanTraits } from './proposed-text.ts';
import { readRequest } from './reading.ts';

const MAX_LENGTH = { title: 80, text: 300 };
const MAX_TRAITS = 8;

/**
 * Creates a direction from the proposal of a model.
 *
 * The choices of the user (colors byte for byte, fonts, harmony, exclusions) always take precedence. Missing or
 * invalid parts of the proposal come from the built-in reader. The result always conforms to `directionSchema`.
 */
export async function toDirection(proposal: ModelProposal, request: DirectionRequest): Promise<Direction> {
  const reading = await readRequest(request);
  const { withMemory } = reading;
  const findQuotes = createQuoteFinder(request.brief, request.preferences, reading.refused);
  const colors = chooseColors(proposal, reading, findQuotes);
  const moodAndType = chooseMoodAndType(proposal, reading, request);
  return directionSchema.parse({
    source: 'model',
    name: withMemory.name,
    projectDescription: withMemory.projectDescription,
    traits: chooseTraits(proposal, withMemory.traits, request),
    colorTargets: colors.colors.map(({ target }) => target),
    avoid: colors.avoid.map(({ hue, spread, words }) => ({ hue, spread, words })),
    harmony: moodAndType.harmony,
    mood: moodAndType.mood,
    type: moodAndType.type,
    exampleTitle: cleanSentence(proposal.example.title, MAX_LENGTH.title) ?? withMemory.exampleTitle,
    exampleText: cleanSentence(proposal.example.text, MAX_LENGTH.text) ?? withMemory.exampleText,
    reasons: describeProposalReasons({ proposal, request, reading, colors, moodAndType, findQuotes }),
    seed: withMemory.seed,
  });
}

/**
 * The adjectives of the model, with one of the chosen design style among the first two; the reader's adjectives fill
 * up to three, the number in the description of a guide.
 */
function chooseTraits({ traits }: ModelProposal, read: readonly string[], { brief }: DirectionRequest) {
  const proposed = cleanTraits(traits);
  const missing = Math.max(0, 3 - proposed.length);
  const filled = [...proposed, ...read.filter((trait) => !proposed.includes(trait)).slice(0, missing)];
  const chosen = brief.mode === 'copilot' ? brief.designStyle : null;
  const style: readonly string[] = DESIGN_STYLES.find(({ value }) => value === chosen)?.adjectives ?? [];
  const [adjective] = style;
  const isIncluded = filled.slice(0, 3).some((trait) => style.includes(trait));
  if (adjective === undefined || isIncluded) return filled.slice(0, MAX_TRAITS);
  const others = filled.filter((trait) => trait !== adjective);
  return [...others.slice(0, 1), adjective, ...others.slice(1)].slice(0, MAX_TRAITS);
}
