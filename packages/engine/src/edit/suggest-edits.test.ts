import { beforeAll, describe, expect, it } from 'vitest';
import { checkGuide } from '../check/check-guide.ts';
import { hexToOklch } from '../color/convert-color.ts';
import { type ColorNamer, loadColorNamer } from '../color/name-color.ts';
import { generateGuide } from '../guide/generate-guide.ts';
import { type Guide, guideColors } from '../guide/guide.ts';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { PALETTE_ROLES } from '../palette/palette-roles.ts';
import { colorAlternatives } from './color-alternatives.ts';
import { editGuide } from './edit-guide.ts';
import { findFixes, fixAll } from './find-fixes.ts';
import { NO_LOCKS, rerollGuide } from './reroll-guide.ts';

let nameColor: ColorNamer;
let bakery: Guide;

beforeAll(async () => {
  nameColor = await loadColorNamer();
  bakery = await generateGuide('ai', { description: 'A neighborhood bakery that mills its own flour' });
});

const hexesOf = (guide: Guide) => guideColors(guide).map(({ hex }) => hex);
const similarIn = (guide: Guide) => checkGuide(guide).filter(({ rule }) => rule.startsWith('similar'));

describe('rerollGuide', () => {
  it('keeps locked colors and fonts byte for byte and changes the others', async () => {
    const locks = { colors: ['primary', 'accent-2'] as const, headerFont: true, bodyFont: false };
    for (const seed of ['1', '2', '3', '4', '5']) {
      const edits = await rerollGuide(bakery, locks, seed, nameColor);
      const rolled = editGuide(bakery, edits, nameColor);
      expect(edits).not.toHaveProperty('headerFont');
      expect(rolled.colors.primary).toEqual(bakery.colors.primary);
      expect(rolled.colors.accent[1]).toEqual(bakery.colors.accent[1]);
      expect(rolled.colors.accent[0].hex).not.toBe(bakery.colors.accent[0].hex);
      expect(checkGuide(rolled)).toEqual([]);
    }
  });

  it('gives the same edits for the same seed, and others for another', async () => {
    const roll = (seed: string) => rerollGuide(bakery, NO_LOCKS, seed, nameColor);
    expect(await roll('1')).toEqual(await roll('1'));
    expect(await roll('1')).not.toEqual(await roll('2'));
  });

  it('returns no edits when everything is locked', async () => {
    const locks = { colors: PALETTE_ROLES, headerFont: true, bodyFont: true };
    expect(await rerollGuide(bakery, locks, '1', nameColor)).toEqual({});
  });

  it('rolls a custom guide without a brief', async () => {
    const guide = { ...SAMPLE_GUIDE, projectDescription: '' };
    const edits = await rerollGuide(guide, { ...NO_LOCKS, colors: ['primary'] }, '1', nameColor);
    expect(hexesOf(editGuide(guide, edits, nameColor))[0]).toBe(guide.colors.primary.hex);
  });
});

describe('colorAlternatives', () => {
  it('moves a color in the direction of each kind and keeps it apart from the others', () => {
    const before = hexToOklch(bakery.colors.primary.hex);
    const alternatives = colorAlternatives(bakery, 'primary', nameColor);
    expect(alternatives.length).toBeGreaterThanOrEqual(5);
    const lightnessOf = (kind: string) => {
      const found = alternatives.find((alternative) => alternative.kind === kind);
      return found === undefined ? Number.NaN : hexToOklch(found.hex).l;
    };
    expect(lightnessOf('lighter')).toBeGreaterThan(before.l);
    expect(lightnessOf('deeper')).toBeLessThan(before.l);
    for (const { hex, name } of alternatives) {
      const edited = editGuide(bakery, { colors: { primary: { hex, name } } }, nameColor);
      expect(similarIn(edited)).toEqual([]);
    }
  });

  it('lists no color twice for any role', () => {
    for (const role of PALETTE_ROLES) {
      const hexes = colorAlternatives(bakery, role, nameColor).map(({ hex }) => hex.toLowerCase());
      expect(new Set(hexes).size).toBe(hexes.length);
    }
  });
});

describe('findFixes', () => {
  const clash = () => {
    const { primary, secondary } = bakery.colors;
    return editGuide(
      bakery,
      { colors: { 'secondary-2': { hex: primary.hex, name: secondary[0].name } } },
      nameColor,
    );
  };

  it('fixes colors that are too similar and repeated names', () => {
    const guide = clash();
    const fixes = findFixes(guide, nameColor);
    expect(new Set(fixes.map(({ finding }) => finding.rule))).toEqual(
      new Set(['similar-colors', 'similar-for-deficiency', 'duplicate-name']),
    );
    for (const { finding, edits } of fixes) {
      const fixed = editGuide(guide, edits ?? {}, nameColor);
      const isLeft = ({ rule, path }: typeof finding) => rule === finding.rule && path === finding.path;
      expect(checkGuide(fixed).some(isLeft), finding.message).toBe(false);
    }
  });

  it('fixes everything at once', () => {
    const guide = clash();
    const fixed = editGuide(guide, fixAll(guide, nameColor) ?? {}, nameColor);
    expect(checkGuide(fixed)).toEqual([]);
    expect(fixAll(fixed, nameColor)).toBeNull();
  });
});
