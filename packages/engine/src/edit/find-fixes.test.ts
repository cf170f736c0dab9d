import { describe, expect, it } from 'vitest';
import { changeGuide } from '../../test/change-guide.ts';
import { nameByHex } from '../../test/make-direction.ts';
import { checkGuide } from '../check/check-guide.ts';
import { parseSettings } from '../settings/guide-settings.ts';
import { editGuide } from './edit-guide.ts';
import { findFixes, fixAll } from './find-fixes.ts';

/** The rules and edited roles of the fixes of a guide. */
const listed = (...input: Parameters<typeof findFixes>) =>
  findFixes(...input).map(({ finding, edits }) => [
    finding.rule,
    finding.path,
    Object.keys(edits?.colors ?? {}).join(),
  ]);

const similar = changeGuide(({ colors }) => {
  colors.accent[3].hex = '#0F6B5D';
});

describe('findFixes', () => {
  it.each([
    [
      'secondary-2',
      'colors.secondary.1.name',
      (name: string) =>
        changeGuide(({ colors }) => {
          colors.secondary[1].name = name;
        }),
    ],
    [
      'accent-1',
      'colors.accent.0.name',
      (name: string) =>
        changeGuide(({ colors }) => {
          colors.accent[0].name = name;
        }),
    ],
  ])('renames %s by its path %s', (role, path, rename) => {
    expect(listed(rename('Signal Coral'), nameByHex)).toEqual([['duplicate-name', path, role]]);
  });

  it('moves the later of two similar colors, keeps its name, and leaves nothing to fix', () => {
    const fix = findFixes(similar, nameByHex).find(({ finding }) => finding.rule === 'similar-colors');
    expect(fix?.finding.path).toBe('colors.accent.3.hex');
    const { hex, name } = fix?.edits?.colors?.['accent-4'] ?? {};
    expect(name).toBe('Deep Quay');
    expect(hex).not.toBe('#0F6B5D');
    const fixed = editGuide(similar, fix?.edits ?? {}, nameByHex);
    expect(checkGuide(fixed).filter(({ rule }) => rule.startsWith('similar'))).toEqual([]);
  });

  it.each([
    [
      'a stale code',
      'code-mismatch',
      changeGuide(({ colors }) => {
        colors.primary.rgb = 'rgb(1, 2, 3)';
      }),
    ],
    [
      'an unknown font',
      'unknown-font',
      changeGuide(({ fonts, typography }) => {
        fonts.header.name = 'Comic Sans MS';
        typography.headings.fontFamily = 'Comic Sans MS';
      }),
    ],
  ])('has no edit for %s', (_, rule, guide) => {
    const fixes = findFixes(guide, nameByHex).filter(({ finding }) => finding.rule === rule);
    expect(fixes.map(({ edits }) => edits)).toEqual([null]);
    expect(fixAll(guide, nameByHex)).toBeNull();
  });

  it('checks with the settings of the export', () => {
    const settings = parseSettings({ buttons: { primaryHover: { background: '#FFFFFF', text: '#EEEEEE' } } });
    const guide = changeGuide(() => {});
    expect(listed(guide, nameByHex)).toEqual([]);
    expect(listed(guide, nameByHex, settings)).toEqual([['text-contrast', 'buttons.primary.hover', '']]);
    expect(fixAll(guide, nameByHex, settings)).toBeNull();
  });
});

describe('fixAll', () => {
  it('fixes colors and names at once, and is stable', () => {
    const guide = changeGuide(({ colors }) => {
      colors.accent[3].hex = '#0F6B5D';
      colors.accent[2].name = ' SIGNAL coral';
    });
    const edits = fixAll(guide, nameByHex);
    expect(Object.keys(edits?.colors ?? {})).toEqual(['accent-3', 'accent-4']);
    expect(edits?.colors?.['accent-3']).toEqual({ hex: '#8F2A30', name: 'Color 8F2A30' });
    const fixed = editGuide(guide, edits ?? {}, nameByHex);
    expect(
      checkGuide(fixed).filter(({ rule }) => rule === 'duplicate-name' || rule.startsWith('similar')),
    ).toEqual([]);
    expect(fixAll(fixed, nameByHex)).toBeNull();
  });

  it('gives colors of one repeated name different names', () => {
    const guide = changeGuide(({ colors }) => {
      for (const color of colors.accent) color.name = 'Signal Coral';
    });
    const numbered = (_: string, taken: ReadonlySet<string> = new Set()) =>
      ['Lake', 'Lake 2', 'Lake 3', 'Lake 4'].find((name) => !taken.has(name)) ?? 'Pond';
    const names = Object.values(fixAll(guide, numbered)?.colors ?? {}).map(({ name }) => name);
    expect(names).toEqual(['Lake', 'Lake 2', 'Lake 3', 'Lake 4']);
  });
});
