import type { Direction } from '../direction.ts';
import { findIndustry } from '../industries.ts';
import type { BriefAnalysis } from './analyze-brief.ts';

const MAX_TRAITS = 8;

/** One to eight adjectives of a brand, strongest first. */
export function listTraits(
  { signals, style, industry }: BriefAnalysis,
  mood: Direction['mood'],
): Direction['traits'] {
  const businessType = findIndustry(signals.businessTypes[0]?.concept.industry ?? '');
  const field = industry ?? businessType;
  const adjectives = [
    ...signals.moods
      .filter(({ kind, weight }) => kind === 'mood' && weight >= 0.5)
      .map(({ concept }) => concept.adjective),
    ...(style?.adjectives ?? []),
    ...signals.moods
      .filter(({ kind, weight }) => kind === 'audience' && weight > 0)
      .map(({ concept }) => concept.adjective),
    ...(field === null || field.value === 'other' ? [] : [field.adjective]),
    ...signals.moods
      .filter(({ kind, weight }) => kind === 'mood' && weight > 0 && weight < 0.5)
      .map(({ concept }) => concept.adjective),
    ...fromMood(mood),
  ];
  return [...new Set(adjectives)].slice(0, MAX_TRAITS);
}

/** Adjectives for the mood. */
function fromMood({ chroma, lightness, contrast }: Direction['mood']): string[] {
  const adjectives: string[] = [];
  if (chroma >= 0.4) adjectives.push('vivid');
  if (chroma <= -0.4) adjectives.push('muted');
  if (lightness >= 0.4) adjectives.push('light');
  if (lightness <= -0.4) adjectives.push('dark');
  if (contrast >= 0.5) adjectives.push('clear-cut');
  return adjectives.length > 0 ? adjectives : ['balanced'];
}
