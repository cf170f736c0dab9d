import { parseBrief } from '@stylekit/engine';
import {
  type Direction,
  type ModelProposal,
  modelProposalSchema,
  readBrief,
  reasonEffect,
} from '@stylekit/engine/brief';
import { oklchToHex } from '@stylekit/engine/color';
import { z } from 'zod';

const requestSchema = z.object({
  model: z.string(),
  instructions: z.string().optional(),
  input: z.array(z.object({ role: z.string(), content: z.string() })).min(1),
  max_output_tokens: z.number().int().positive(),
});

const dataSchema = z.object({ brief: z.object({ description: z.string() }) });

/**
 * The response of a good model to a request for a direction: the engine's own reading of its brief.
 *
 * @throws when the request has another format
 */
export async function buildProposal(body: unknown): Promise<ModelProposal> {
  const { input } = requestSchema.parse(body);
  const message = input.findLast(({ role }) => role === 'user');
  const { brief } = dataSchema.parse(JSON.parse(message?.content ?? ''));
  return toProposal(await readBrief(parseBrief('ai', { description: brief.description }), { seed: 'mock' }));
}

function toProposal(direction: Direction): ModelProposal {
  const wordsOf = (effect: 'harmony' | 'chroma' | 'lightness' | 'type') =>
    direction.reasons.filter((reason) => reasonEffect(reason) === effect).flatMap(({ words }) => words);
  const { harmony, mood, type } = direction;
  return {
    traits: direction.traits,
    colors: direction.colorTargets.map(({ lightness, chroma, hue, hex, words }) => ({
      hex: hex ?? oklchToHex({ l: lightness, c: chroma, h: hue }),
      words,
    })),
    avoid: direction.avoid.map(({ hue, words }) => ({ hex: oklchToHex({ l: 0.6, c: 0.15, h: hue }), words })),
    harmony: { type: harmony === 'auto' ? null : harmony, words: wordsOf('harmony') },
    mood: {
      chroma: { value: mood.chroma, words: wordsOf('chroma') },
      lightness: { value: mood.lightness, words: wordsOf('lightness') },
      contrast: { value: mood.contrast, words: [] },
    },
    type: {
      header: type.header,
      body: type.body,
      traits: toWeights(type.traits),
      words: wordsOf('type'),
    },
    example: { title: direction.exampleTitle, text: direction.exampleText },
  };
}

function toWeights(traits: Direction['type']['traits']): ModelProposal['type']['traits'] {
  const weights = Object.entries(traits).map(([trait, weight]) => ({ trait, weight }));
  return modelProposalSchema.shape.type.shape.traits.parse(weights);
}
