import { describe, expect, it } from 'vitest';
import { changeGuide } from '../../test/change-guide.ts';
import { hexToOklch } from '../color/convert-color.ts';
import { readableText } from '../color/readable-text.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { addEdits, mergeEdits, normalizeEdits } from './change-edits.ts';
import { type AlternativeKind, colorAlternatives } from './color-alternatives.ts';
import { describeChanges } from './describe-changes.ts';
import { editGuide } from './edit-guide.ts';
import { findFixes, fixAll } from './find-fixes.ts';
import { parseEdits } from './guide-edits.ts';

const nameByHex = (hex: string) => `Color ${hex.slice(1).toUpperCase()}`;

describe('parseEdits', () => {
  const long = (length: number) => 'x'.repeat(length);

  it.each<[unknown, string, string]>([
    [{ colors: { primary: { hex: '#12345' } } }, 'colors.primary.hex', 'Must be a valid hex color code'],
    [{ colors: { primary: { name: ' ' } } }, 'colors.primary.name', 'Please name the color'],
    [
      { colors: { 'accent-4': { name: long(81) } } },
      'colors.accent-4.name',
      'Please keep the name of the color to 80 characters',
    ],
    [{ bodyFont: 'inter' }, 'bodyFont', 'Please choose one of the fonts on offer'],
    [{ exampleTitle: '' }, 'exampleTitle', 'Please write an example title'],
    [{ exampleTitle: long(201) }, 'exampleTitle', 'Please keep the example title to 200 characters'],
    [{ exampleText: '  ' }, 'exampleText', 'Please write an example text'],
    [{ exampleText: long(1001) }, 'exampleText', 'Please keep the example text to 1000 characters'],
    [{ description: long(2001) }, 'description', 'Please keep the description to 2000 characters'],
  ])('rejects %j', (input, path, message) => {
    expect(() => parseEdits(input)).toThrow(
      expect.objectContaining({
        code: 'SK_EDITS_INVALID',
        message: 'The changes to the style guide are invalid.',
        hint: 'Fix the fields listed.',
        issues: [{ path, message }],
      }),
    );
  });

  it.each([
    null,
    [],
    'x',
    { name: 'x' },
    { colors: { primary: { rgb: 'x' } } },
    { colors: { 'accent-5': {} } },
  ])('rejects %j', (input) => {
    expect(() => parseEdits(input)).toThrow(expect.objectContaining({ code: 'SK_EDITS_INVALID' }));
  });

  it('trims texts, and accepts the longest', () => {
    const longest = { exampleTitle: long(200), exampleText: long(1000), description: long(2000) };
    expect(parseEdits(longest)).toEqual(longest);
    expect(parseEdits({ exampleTitle: ' A ', colors: { primary: { name: ' Ink ' } } })).toEqual({
      exampleTitle: 'A',
      colors: { primary: { name: 'Ink' } },
    });
  });
});

describe('describeChanges', () => {
  it('lists every kind of change in the order of the document', () => {
    const changed = changeGuide((guide) => {
      guide.colors.primary.hex = '#123456';
      guide.colors.primary.name = 'Ink';
      guide.colors.accent[3].name = 'Quay';
      guide.fonts.header.name = 'Lora';
      guide.fonts.body.name = 'Inter';
      guide.name = 'Finch';
      guide.exampleTitle = 'A';
      guide.exampleText = 'B';
      guide.description = 'C';
    });
    expect(describeChanges(SAMPLE_GUIDE, changed)).toEqual([
      // The name of a color that has another hex code is not news.
      { kind: 'color', role: 'primary', from: '#F0615F', to: '#123456' },
      { kind: 'color-name', role: 'accent-4', from: 'Deep Quay', to: 'Quay' },
      { kind: 'header-font', from: 'Playfair Display', to: 'Lora' },
      { kind: 'body-font', from: 'Work Sans', to: 'Inter' },
      { kind: 'name', from: 'Halyard & Finch', to: 'Finch' },
      { kind: 'example-title' },
      { kind: 'example-text' },
      { kind: 'description' },
    ]);
    expect(describeChanges(SAMPLE_GUIDE, SAMPLE_GUIDE)).toEqual([]);
  });
});

describe('undoing an edit', () => {
  const first = { colors: { primary: { hex: '#1F5A3D' } } };
  const second = { headerFont: 'Lora', colors: { 'accent-1': { name: 'Lake' } } } as const;

  it('gives the bytes from before it', () => {
    const before = editGuide(SAMPLE_GUIDE, first, nameByHex);
    const after = editGuide(SAMPLE_GUIDE, addEdits(first, second), nameByHex);
    expect(after).not.toEqual(before);
    const undone = editGuide(SAMPLE_GUIDE, first, nameByHex);
    expect(JSON.stringify(undone)).toBe(JSON.stringify(before));
  });

  it('is an edit back to the original, which is no edit at all', () => {
    const { colors, fonts } = SAMPLE_GUIDE;
    const back = {
      colors: { primary: { hex: colors.primary.hex }, 'accent-1': { name: colors.accent[0].name } },
      headerFont: 'Playfair Display',
    } as const;
    expect(fonts.header.name).toBe(back.headerFont);
    expect(normalizeEdits(SAMPLE_GUIDE, addEdits(addEdits(first, second), back))).toEqual({});
  });

  it('in one window keeps the edits of another', () => {
    const base = addEdits(first, second);
    const theirs = addEdits(base, { exampleTitle: 'Theirs' });
    expect(mergeEdits(base, first, theirs)).toEqual({ ...first, exampleTitle: 'Theirs' });
  });

  it('does not depend on the order in which parts were edited', () => {
    const forward = normalizeEdits(SAMPLE_GUIDE, addEdits(first, second));
    const backward = normalizeEdits(SAMPLE_GUIDE, addEdits(second, first));
    expect(JSON.stringify(forward)).toBe(JSON.stringify(backward));
  });
});

describe('colorAlternatives', () => {
  const guide = changeGuide(({ colors }) => {
    colors.primary.hex = '#2D7DD2';
  });
  const before = hexToOklch('#2D7DD2');
  const found = new Map<AlternativeKind, string>(
    colorAlternatives(guide, 'primary', nameByHex).map(({ kind, hex }) => [kind, hex]),
  );
  const colorOf = (kind: AlternativeKind) => hexToOklch(found.get(kind) ?? '#000000');

  it('change what their kind says', () => {
    expect(colorOf('lighter').l).toBeGreaterThan(before.l + 0.04);
    expect(colorOf('deeper').l).toBeLessThan(before.l - 0.04);
    expect(colorOf('quieter').c).toBeLessThan(before.c * 0.8);
    // Blue is 252°: 18° toward orange (55°) is the way over green, as 197° is the longer way.
    expect(before.h).toBeCloseTo(252, -1);
  });

  it('raise the contrast of text on the color to 7 : 1', () => {
    const hex = found.get('more-contrast') ?? '';
    expect(wcagContrast('#2D7DD2', readableText('#2D7DD2'))).toBeLessThan(7);
    expect(wcagContrast(hex, readableText(hex))).toBeGreaterThanOrEqual(6.9);
  });

  it('do not offer more contrast to a color that has it', () => {
    const kinds = colorAlternatives(SAMPLE_GUIDE, 'accent-4', nameByHex).map(({ kind }) => kind);
    expect(wcagContrast('#12303D', '#FFFFFF')).toBeGreaterThan(7);
    expect(kinds).not.toContain('more-contrast');
  });

  it('have the name of their color, unlike the names of the others', () => {
    const taken: ReadonlySet<string>[] = [];
    colorAlternatives(SAMPLE_GUIDE, 'primary', (hex, names) => {
      taken.push(names ?? new Set());
      return nameByHex(hex);
    });
    expect(taken[0]).toEqual(
      new Set(['Harbor Teal', 'Tide Teal', 'Open Water', 'Shell', 'Brick Lane', 'Deep Quay']),
    );
  });
});

describe('findFixes', () => {
  it('has no edit for a finding that only a person can decide', () => {
    const guide = changeGuide(({ elements }) => {
      elements.buttons.secondary.textColor = '#777777';
    });
    expect(findFixes(guide, nameByHex).map(({ finding, edits }) => [finding.rule, edits])).toEqual([
      ['text-contrast', null],
    ]);
    expect(fixAll(guide, nameByHex)).toBeNull();
  });

  it('renames the later color of a repeated name', () => {
    const guide = changeGuide(({ colors }) => {
      colors.accent[3].name = 'signal coral ';
    });
    const renamed = { colors: { 'accent-4': { name: 'Color 12303D' } } };
    expect(findFixes(guide, nameByHex)).toMatchObject([
      { finding: { rule: 'duplicate-name' }, edits: renamed },
    ]);
    expect(fixAll(guide, nameByHex)).toEqual({
      colors: { 'accent-4': { hex: '#12303D', name: 'Color 12303D' } },
    });
  });

  it('moves only the later of two similar colors, and keeps its name', () => {
    const guide = changeGuide(({ colors }) => {
      colors.accent[3].hex = colors.accent[2].hex;
    });
    const edits = fixAll(guide, nameByHex);
    expect(Object.keys(edits?.colors ?? {})).toEqual(['accent-4']);
    expect(edits?.colors?.['accent-4']?.name).toBe('Deep Quay');
  });

  it('has nothing to fix in a valid guide', () => {
    expect(findFixes(SAMPLE_GUIDE, nameByHex)).toEqual([]);
    expect(fixAll(SAMPLE_GUIDE, nameByHex)).toBeNull();
  });
});
