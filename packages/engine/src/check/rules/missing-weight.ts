import type { Guide, GuideFont } from '../../guide/guide.ts';
import { type Font, findFont } from '../../typography/font-catalog.ts';
import { resolveWeight } from '../../typography/font-weight.ts';
import type { Finding, Rule } from '../finding.ts';

const ID = 'missing-weight';

export const missingWeight: Rule = {
  id: ID,
  summary: 'Every font weight of the guide exists in its family, and every used weight is loaded.',
  run: ({ guide }) => [
    ...nonexistent('fonts.header.weights', guide.fonts.header),
    ...nonexistent('fonts.body.weights', guide.fonts.body),
    ...unloaded(guide, 'headings', guide.fonts.header),
    ...unloaded(guide, 'body', guide.fonts.body),
  ],
};

function nonexistent(path: string, font: GuideFont): Finding[] {
  const family = findFont(font.name);
  if (family === null) return [];
  return font.weights.flatMap((weight, index) =>
    family.weights.includes(Number(weight))
      ? []
      : [toFinding(`${path}.${index}`, family, Number(weight), font.weights)],
  );
}

function unloaded(guide: Guide, style: 'headings' | 'body', font: GuideFont): Finding[] {
  const { fontFamily, weight } = guide.typography[style];
  if (fontFamily !== font.name || font.weights.includes(weight)) return [];
  return [
    {
      rule: ID,
      severity: 'error',
      path: `typography.${style}.weight`,
      message: `${fontFamily} is used in weight ${weight}, which the guide does not load.`,
      measured: null,
      fix: `Add ${weight} to the weights of ${fontFamily}, or use one of ${font.weights.join(', ')}.`,
    },
  ];
}

function toFinding(path: string, family: Font, weight: number, all: readonly string[]): Finding {
  const nearest = resolveWeight(family.weights, weight);
  return {
    rule: ID,
    severity: 'error',
    path,
    message: `${family.name} has no weight ${weight}; its weights are ${family.weights.join(', ')}.`,
    measured: { value: weight, required: nearest, unit: 'weight' },
    fix: `Use ${nearest}, which browsers show instead.`,
    // The list must not name a weight twice.
    ...(all.includes(String(nearest)) ? {} : { exactFix: { value: String(nearest) } }),
  };
}
