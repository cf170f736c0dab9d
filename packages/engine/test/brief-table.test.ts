import { beforeAll, describe, expect, it } from 'vitest';
import { parseBrief } from '../src/brief/brief.ts';
import { LANGUAGES } from '../src/brief/lexicon/languages.ts';
import { readBrief } from '../src/brief/read-brief.ts';
import { hueDistance } from '../src/color/harmony.ts';
import { hexToOklch } from '../src/color/index.ts';
import { describeReason } from '../src/guide/describe-reason.ts';
import { type Guide, generateGuide } from '../src/index.ts';
import { BRIEF_TABLE, type BriefRow, type HueRegion } from './brief-table.ts';

/* Compares the primary of each generated guide with the expectation of a designer, by its hex code. */

/** Below this OKLCH chroma, a color counts as neutral. */
const NEUTRAL_CHROMA = 0.035;

let judged: { readonly row: BriefRow; readonly issues: readonly string[] }[] = [];

beforeAll(async () => {
  judged = await Promise.all(
    BRIEF_TABLE.map(async (row) => {
      const input = { description: row.description, ...row.form };
      return { row, issues: await findIssues(row, await generateGuide(row.mode, input)) };
    }),
  );
});

async function findIssues(row: BriefRow, guide: Guide): Promise<string[]> {
  const primary = hexToOklch(guide.colors.primary.hex);
  const text = guide.colors.explanation.content;
  const issues: string[] = [];
  if (!fits(primary, row.primary)) issues.push(`primary at ${describeColor(primary)}`);
  if (row.without !== undefined && primary.c >= NEUTRAL_CHROMA && isInside(primary.h, row.without))
    issues.push(`primary in the excluded hues, ${describeColor(primary)}`);
  if (row.without !== undefined && (await targetsInside(row, row.without)))
    issues.push('a color target in the excluded hues');
  if (row.lightness !== undefined && isOutside(primary.l, row.lightness))
    issues.push(`lightness ${primary.l.toFixed(2)}`);
  if (row.chroma !== undefined && isOutside(primary.c, row.chroma))
    issues.push(`chroma ${primary.c.toFixed(3)}`);
  if (!row.words.some((word) => text.includes(word)))
    issues.push(`no expected word in the explanation: ${text}`);
  return issues;
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

async function targetsInside(row: BriefRow, region: HueRegion): Promise<boolean> {
  const direction = await readBrief(parseBrief(row.mode, { description: row.description, ...row.form }));
  return direction.colorTargets.some(({ chroma, hue }) => chroma >= NEUTRAL_CHROMA && isInside(hue, region));
}

function describeColor({ l, c, h }: { readonly l: number; readonly c: number; readonly h: number }): string {
  return `hue ${h.toFixed(0)}°, chroma ${c.toFixed(3)}, lightness ${l.toFixed(2)}`;
}

describe(`a table of ${BRIEF_TABLE.length} briefs`, () => {
  it('contains enough briefs of every language', () => {
    const count = (language: BriefRow['language']) =>
      BRIEF_TABLE.filter((row) => row.language === language).length;
    expect(BRIEF_TABLE.length).toBeGreaterThanOrEqual(300);
    for (const { code } of LANGUAGES) expect(count(code), code).toBeGreaterThanOrEqual(20);
    expect(new Set(BRIEF_TABLE.map(({ description }) => description)).size).toBe(BRIEF_TABLE.length);
  });

  it('matches the designer in at least 95 % of the briefs', async ({ annotate }) => {
    const wrong = judged
      .filter(({ issues }) => issues.length > 0)
      .map(({ row, issues }) => `${row.language} “${row.description}”: ${issues.join('; ')}`);
    const share = 1 - wrong.length / judged.length;
    const report = `${(share * 100).toFixed(1)} % right of ${judged.length}\n${wrong.join('\n')}`;
    await annotate(report);
    expect(share, report).toBeGreaterThanOrEqual(0.95);
  });

  it('matches equally well in every language', () => {
    for (const { code: language } of LANGUAGES) {
      const rows = judged.filter(({ row }) => row.language === language);
      const right = rows.filter(({ issues }) => issues.length === 0);
      expect(right.length / rows.length, language).toBeGreaterThanOrEqual(0.9);
    }
  });

  it('never excludes a requested hue', async () => {
    for (const { mode, description, form } of BRIEF_TABLE) {
      const { colorTargets, avoid } = await readBrief(parseBrief(mode, { description, ...form }));
      const hues = colorTargets.filter(({ chroma }) => chroma >= NEUTRAL_CHROMA).map(({ hue }) => hue);
      const inside = hues.filter((hue) => avoid.some((range) => hueDistance(hue, range.hue) <= range.spread));
      expect(inside, description).toEqual([]);
    }
  });

  it('is explained in clauses with one verb that agrees with the words', async () => {
    const directions = await Promise.all(
      BRIEF_TABLE.map(({ mode, description, form }) => readBrief(parseBrief(mode, { description, ...form }))),
    );
    const rests = directions.flatMap(({ reasons }) => reasons.map((reason) => describeReason(reason).rest));
    expect(rests.length).toBeGreaterThan(BRIEF_TABLE.length);
    expect(
      rests.filter((rest) => /(?: and|, which) (?:is|was|has|leads|adds|joins|asks)\b/.test(rest)),
    ).toEqual([]);
  });
});
