import { describe, expect, it } from 'vitest';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { addEdits, mergeEdits, normalizeEdits } from './change-edits.ts';
import { describeChanges } from './describe-changes.ts';

describe('addEdits', () => {
  it('keeps both, and the later value of a part', () => {
    const earlier = { colors: { primary: { hex: '#111111', name: 'Ink' } }, headerFont: 'Lora' } as const;
    const later = { colors: { primary: { hex: '#222222' }, 'accent-1': { name: 'Sun' } } };
    expect(addEdits(earlier, later)).toEqual({
      colors: { primary: { hex: '#222222', name: 'Ink' }, 'accent-1': { name: 'Sun' } },
      headerFont: 'Lora',
    });
  });
});

describe('mergeEdits', () => {
  const base = { colors: { primary: { hex: '#111111' } }, exampleTitle: 'One' };

  it('keeps the changes of both sides', () => {
    const mine = { ...base, exampleTitle: 'Mine' };
    const theirs = { ...base, colors: { primary: { hex: '#222222' } }, bodyFont: 'Inter' as const };
    expect(mergeEdits(base, mine, theirs)).toEqual({
      colors: { primary: { hex: '#222222' } },
      bodyFont: 'Inter',
      exampleTitle: 'Mine',
    });
  });

  it('prefers mine when both changed a part', () => {
    const mine = { ...base, colors: { primary: { hex: '#333333' } } };
    const theirs = { ...base, colors: { primary: { hex: '#222222' } } };
    expect(mergeEdits(base, mine, theirs).colors?.primary?.hex).toBe('#333333');
  });

  it('removes an edit that one side removed', () => {
    expect(mergeEdits(base, { exampleTitle: 'One' }, base)).toEqual({ exampleTitle: 'One' });
  });
});

describe('normalizeEdits', () => {
  const { primary } = SAMPLE_GUIDE.colors;

  it('removes edits that equal the original, and keeps the old name of a new color', () => {
    const edits = {
      description: SAMPLE_GUIDE.description,
      colors: { primary: { hex: '#123456', name: primary.name }, 'accent-1': { name: 'Other' } },
    };
    expect(normalizeEdits(SAMPLE_GUIDE, edits)).toEqual({ colors: edits.colors });
    expect(normalizeEdits(SAMPLE_GUIDE, { colors: { primary: { hex: primary.hex } } })).toEqual({});
  });

  it('orders the parts, so that equal edits have equal bytes', () => {
    const one = { bodyFont: 'Inter', colors: { 'accent-1': { name: 'A' }, primary: { name: 'P' } } } as const;
    const two = { colors: { primary: { name: 'P' }, 'accent-1': { name: 'A' } }, bodyFont: 'Inter' } as const;
    const bytes = (edits: object) => JSON.stringify(normalizeEdits(SAMPLE_GUIDE, edits));
    expect(bytes(one)).toBe(bytes(two));
  });
});

describe('describeChanges', () => {
  it('lists changed colors, fonts and texts as data', () => {
    const { colors, fonts } = SAMPLE_GUIDE;
    const changed = {
      ...SAMPLE_GUIDE,
      exampleText: 'New',
      colors: { ...colors, primary: { ...colors.primary, hex: '#123456', name: 'New' } },
      fonts: { ...fonts, header: { ...fonts.header, name: 'Lora' } },
    };
    expect(describeChanges(SAMPLE_GUIDE, changed)).toEqual([
      { kind: 'color', role: 'primary', from: colors.primary.hex, to: '#123456' },
      { kind: 'header-font', from: fonts.header.name, to: 'Lora' },
      { kind: 'example-text' },
    ]);
    expect(describeChanges(SAMPLE_GUIDE, SAMPLE_GUIDE)).toEqual([]);
  });
});
