import { createSeededRandom } from '../../seeded-random.ts';
import type { AiBrief, CopilotBrief } from '../brief.ts';
import type { Preferences } from '../preferences.ts';
import type { Token } from './tokenize.ts';

/**
 * The seed of a direction: 14 characters that depend on the brief, the choices, the preferences and the seed option.
 *
 * The text counts by its tokens, so spaces, line breaks and capitals have no effect.
 */
export function toSeed(
  brief: AiBrief | CopilotBrief,
  tokens: readonly Token[],
  preferences: Preferences,
  seed: string,
): string {
  const { description: _, ...choices } = brief;
  const text = [
    ...tokens.map(({ fold }) => fold),
    JSON.stringify(inOrder(choices)),
    JSON.stringify(inOrder(preferences)),
    seed,
  ].join(' ');
  return `${digest(`first ${text}`)}${digest(`second ${text}`)}`;
}

function digest(text: string): string {
  return Math.floor(createSeededRandom(text)() * 0x1_0000_0000)
    .toString(36)
    .padStart(7, '0');
}

/** Sorts entries by key, so that their order has no effect. */
function inOrder(record: object): [string, unknown][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
