import { createSeededRandom } from '../../seeded-random.ts';
import type { AiBrief, CopilotBrief } from '../brief.ts';
import type { Preferences } from '../preferences.ts';
import type { Token } from './tokenize.ts';

/**
 * The seed of a direction: 13 to 26 characters that differ for every brief, choice, memory and seed given.
 *
 * The brief's text counts by its words and marks, so spaces, line breaks and capitals change nothing.
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

/** Entries by key, so that the order they were written in changes nothing. */
function inOrder(record: object): [string, unknown][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
