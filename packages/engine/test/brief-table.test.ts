import { beforeAll, describe, expect, it } from 'vitest';
import { parseBrief } from '../src/brief/brief.ts';
import { readBrief } from '../src/brief/read-brief.ts';
import { hueDistance } from '../src/color/harmony.ts';
import { hexToOklch } from '../src/color/index.ts';
import { describeReason } from '../src/guide/describe-reason.ts';
import { type Guide, generateGuide } from '../src/index.ts';
import { BRIEF_TABLE, type BriefRow, type HueRegion } from './brief-table.ts';

/*
 * What a designer would make of each brief, through the whole generator: the primary's hue is taken from its hex.
 */

/** Below this OKLCH chroma a color counts as having no hue. */
const NEUTRAL_CHROMA = 0.035;

let judged: { readonly row: BriefRow; readonly faults: readonly string[] }[] = [];

beforeAll(async () => {
  judged = await Promise.all(
    BRIEF_TABLE.map(async (row) => {
      const input = { description: row.description, ...row.form };
      return { row, faults: findFaults(row, await generateGuide(row.mode, input)) };
    }),
  );
});

function findFaults(row: BriefRow, guide: Guide): string[] {
  const primary = hexToOklch(guide.colors.primary.hex);
  const text = guide.colors.explanation.content;
  const faults: string[] = [];
  if (!fits(primary, row.primary)) faults.push(`primary at ${describeColor(primary)}`);
  if (row.without !== undefined && primary.c >= NEUTRAL_CHROMA && isInside(primary.h, row.without))
    faults.push(`primary in the forbidden hues, ${describeColor(primary)}`);
  if (row.without !== undefined && wishesInside(row, row.without))
    faults.push('a wish in the forbidden hues');
  if (row.lightness !== undefined && isOutside(primary.l, row.lightness))
    faults.push(`lightness ${primary.l.toFixed(2)}`);
  if (row.chroma !== undefined && isOutside(primary.c, row.chroma))
    faults.push(`chroma ${primary.c.toFixed(3)}`);
  if (!row.words.some((word) => text.includes(word))) faults.push(`explained by none of its words: ${text}`);
  return faults;
}

function fits(color: { readonly c: number; readonly h: number }, wanted: BriefRow['primary']): boolean {
  if (wanted === 'any') return true;
  if (wanted === 'neutral') return color.c < NEUTRAL_CHROMA;
  return color.c >= NEUTRAL_CHROMA && wanted.some((region) => isInside(color.h, region));
}

function isInside(hue: number, [from, to]: HueRegion): boolean {
  return (hue - from + 360) % 360 <= (to - from + 360) % 360;
}

function isOutside(value: number, [min, max]: readonly [number, number]): boolean {
  return value < min || value > max;
}

function wishesInside(row: BriefRow, region: HueRegion): boolean {
  const direction = readBrief(parseBrief(row.mode, { description: row.description, ...row.form }));
  return direction.wishes.some(({ chroma, hue }) => chroma >= NEUTRAL_CHROMA && isInside(hue, region));
}

function describeColor({ l, c, h }: { readonly l: number; readonly c: number; readonly h: number }): string {
  return `hue ${h.toFixed(0)}°, chroma ${c.toFixed(3)}, lightness ${l.toFixed(2)}`;
}

describe(`a table of ${BRIEF_TABLE.length} briefs`, () => {
  it('holds enough briefs of every language', () => {
    const count = (language: BriefRow['language']) =>
      BRIEF_TABLE.filter((row) => row.language === language).length;
    expect(BRIEF_TABLE.length).toBeGreaterThanOrEqual(150);
    expect(count('en')).toBeGreaterThanOrEqual(78);
    for (const language of ['de', 'fr', 'es', 'pt'] as const)
      expect(count(language)).toBeGreaterThanOrEqual(19);
    expect(new Set(BRIEF_TABLE.map(({ description }) => description)).size).toBe(BRIEF_TABLE.length);
  });

  it('is read as a designer would, in at least 95 of 100 briefs', async ({ annotate }) => {
    const wrong = judged
      .filter(({ faults }) => faults.length > 0)
      .map(({ row, faults }) => `${row.language} “${row.description}”: ${faults.join('; ')}`);
    const share = 1 - wrong.length / judged.length;
    const report = `${(share * 100).toFixed(1)} % right of ${judged.length}\n${wrong.join('\n')}`;
    await annotate(report);
    expect(share, report).toBeGreaterThanOrEqual(0.95);
  });

  it('is read in every language alike well', () => {
    for (const language of ['en', 'de', 'fr', 'es', 'pt']) {
      const rows = judged.filter(({ row }) => row.language === language);
      const right = rows.filter(({ faults }) => faults.length === 0);
      expect(right.length / rows.length, language).toBeGreaterThanOrEqual(0.9);
    }
  });

  it('never rules out a hue it wishes for', () => {
    for (const { mode, description, form } of BRIEF_TABLE) {
      const { wishes, avoid } = readBrief(parseBrief(mode, { description, ...form }));
      const hues = wishes.filter(({ chroma }) => chroma >= NEUTRAL_CHROMA).map(({ hue }) => hue);
      const inside = hues.filter((hue) => avoid.some((range) => hueDistance(hue, range.hue) <= range.spread));
      expect(inside, description).toEqual([]);
    }
  });

  it('is explained in clauses with one verb, which agrees with the words', () => {
    const rests = BRIEF_TABLE.flatMap(({ mode, description, form }) =>
      readBrief(parseBrief(mode, { description, ...form })).reasons.map(
        (reason) => describeReason(reason).rest,
      ),
    );
    expect(rests.length).toBeGreaterThan(BRIEF_TABLE.length);
    expect(
      rests.filter((rest) => /(?: and|, which) (?:is|was|has|leads|adds|joins|asks)\b/.test(rest)),
    ).toEqual([]);
  });
});
