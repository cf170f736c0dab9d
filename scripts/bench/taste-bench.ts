import { generateGuide } from '@stylekit/engine';
import { measureGuideTaste } from '../../packages/engine/test/taste/measure-taste.ts';
import { summarizeTaste } from '../../packages/engine/test/taste/summarize-taste.ts';
import { asksForEarth, TASTE_BRIEFS } from '../../packages/engine/test/taste/taste-briefs.ts';
import type { Figure } from './figure.ts';

/** The taste measures of guides for many briefs, with the bounds that the tests check. */
export async function benchTaste(): Promise<Figure[]> {
  const guides = await Promise.all(
    TASTE_BRIEFS.map(async (brief) => ({
      taste: measureGuideTaste(await generateGuide(brief.mode, brief.input)),
      asksForEarth: asksForEarth(brief),
    })),
  );
  return summarizeTaste(guides).map(({ name, value, unit, min, max }) => ({
    name: `taste: ${name}`,
    value,
    unit,
    target: max,
    least: min,
  }));
}
