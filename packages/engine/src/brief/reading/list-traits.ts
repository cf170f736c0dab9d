import type { Direction } from '../direction.ts';
import { findIndustry } from '../industries.ts';
import type { GatheredBrief } from './gather-brief.ts';

const MOST = 8;

/** Up to eight plain adjectives of a brand, the strongest first; never none. */
export function listTraits(
  { character, style, industry }: GatheredBrief,
  mood: Direction['mood'],
): Direction['traits'] {
  const trade = findIndustry(character.trades[0]?.concept.industry ?? '');
  const field = industry ?? trade;
  const adjectives = [
    ...character.moods
      .filter(({ kind, weight }) => kind === 'mood' && weight >= 0.5)
      .map(({ concept }) => concept.adjective),
    ...(style?.adjectives ?? []),
    ...character.moods
      .filter(({ kind, weight }) => kind === 'audience' && weight > 0)
      .map(({ concept }) => concept.adjective),
    ...(field === null || field.value === 'other' ? [] : [field.adjective]),
    ...character.moods
      .filter(({ kind, weight }) => kind === 'mood' && weight > 0 && weight < 0.5)
      .map(({ concept }) => concept.adjective),
    ...fromMood(mood),
  ];
  return [...new Set(adjectives)].slice(0, MOST);
}

/** Adjectives the mood itself bears out. */
function fromMood({ chroma, lightness, contrast }: Direction['mood']): string[] {
  const adjectives: string[] = [];
  if (chroma >= 0.4) adjectives.push('vivid');
  if (chroma <= -0.4) adjectives.push('muted');
  if (lightness >= 0.4) adjectives.push('light');
  if (lightness <= -0.4) adjectives.push('dark');
  if (contrast >= 0.5) adjectives.push('clear-cut');
  return adjectives.length > 0 ? adjectives : ['balanced'];
}
