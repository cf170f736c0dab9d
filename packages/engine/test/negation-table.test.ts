import { describe, expect, it } from 'vitest';
import { analyzeText } from '../src/brief/reading/analyze-text.ts';
import { senseOf } from '../src/brief/reading/analyzed-text.ts';
import { MISREAD, NEGATION_TABLE } from './negation-table.ts';

/** The color words of a brief that are excluded, in its spelling. */
async function excludedColors(brief: string): Promise<string[]> {
  const { text, tokens, matchAt, polarity } = await analyzeText(brief);
  return tokens.flatMap(({ start, end }, index) => {
    const isColor = senseOf(matchAt[index]?.senses, 'color') !== undefined;
    return isColor && (polarity[index] ?? 1) < 0 ? [text.slice(start, end)] : [];
  });
}

describe('the table of negations', () => {
  it.each(NEGATION_TABLE.filter(([brief]) => !MISREAD.includes(brief)))('%s', async (brief, excluded) => {
    expect(await excludedColors(brief)).toEqual(excluded);
  });

  it('lists as misread only what is misread, at most 5 % of the rows', async () => {
    const misread: string[] = [];
    for (const [brief, excluded] of NEGATION_TABLE)
      if ((await excludedColors(brief)).join() !== excluded.join()) misread.push(brief);
    expect(misread).toEqual(MISREAD);
    expect(MISREAD.length).toBeLessThanOrEqual(NEGATION_TABLE.length * 0.05);
  });
});
