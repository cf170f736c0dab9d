import { beforeAll, describe, expect, it } from 'vitest';
import { generateGuide } from '../../src/index.ts';
import { measureGuideTaste } from './measure-taste.ts';
import { isWithinBounds, summarizeTaste, type TasteMeasure } from './summarize-taste.ts';
import { asksForEarth, TASTE_BRIEFS } from './taste-briefs.ts';

let measures: readonly TasteMeasure[] = [];

beforeAll(async () => {
  const guides = await Promise.all(
    TASTE_BRIEFS.map(async (brief) => ({
      taste: measureGuideTaste(await generateGuide(brief.mode, brief.input)),
      asksForEarth: asksForEarth(brief),
    })),
  );
  measures = summarizeTaste(guides);
});

describe(`the guides of ${TASTE_BRIEFS.length} briefs`, () => {
  it('are within all bounds', ({ annotate }) => {
    const missed = measures.filter((measure) => !isWithinBounds(measure));
    expect(missed).toEqual([]);
    return annotate(
      measures.map(({ name, value, unit }) => `${name}: ${value.toFixed(3)} ${unit}`).join('\n'),
    );
  });
});
