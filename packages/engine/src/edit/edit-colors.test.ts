import { describe, expect, it } from 'vitest';
import { changeGuide } from '../../test/change-guide.ts';
import { nameByHex } from '../../test/make-direction.ts';
import { type Guide, guideColors } from '../guide/guide.ts';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { editColors } from './edit-colors.ts';
import type { GuideEdits } from './guide-edits.ts';

type Edits = NonNullable<GuideEdits['colors']>;

const BUILT_IN = changeGuide((guide) => {
  guide.generatedBy = 'built-in';
});
const edit = (edits: Edits, guide: Guide = BUILT_IN) => editColors(guide, edits, nameByHex);
const changedSentence = (edits: Edits, guide?: Guide) =>
  edit(edits, guide).colors.explanation.content.split('. ').at(-1);

describe('editColors', () => {
  it.each<[string, Edits]>([
    ['no edits', {}],
    ['the same code', { primary: { hex: '#F0615F' } }],
    ['the same name', { primary: { name: 'Signal Coral' } }],
  ])('returns the original itself for %s', (_, edits) => {
    expect(edit(edits)).toBe(BUILT_IN);
  });

  it.each<[string, Edits, Guide['generatedBy'], string, string]>([
    [
      'a new code of a generated guide gets its name',
      { primary: { hex: '#1f5a3d' } },
      'built-in',
      '#1f5a3d',
      'Color 1F5A3D',
    ],
    ['a code of a model too', { primary: { hex: '#1f5a3d' } }, 'model', '#1f5a3d', 'Color 1F5A3D'],
    [
      'a code in another case keeps its name',
      { primary: { hex: '#f0615f' } },
      'built-in',
      '#f0615f',
      'Signal Coral',
    ],
    ['a custom color keeps its name', { primary: { hex: '#1f5a3d' } }, 'custom', '#1f5a3d', 'Signal Coral'],
    ['a name comes first', { primary: { hex: '#1f5a3d', name: 'Moss' } }, 'built-in', '#1f5a3d', 'Moss'],
    ['a name changes alone', { primary: { name: 'Moss' } }, 'built-in', '#F0615F', 'Moss'],
  ])('%s', (_, edits, generatedBy, hex, name) => {
    const { primary } = edit(edits, { ...BUILT_IN, generatedBy }).colors;
    expect([primary.hex, primary.name]).toEqual([hex, name]);
  });

  it('writes all codes of a new color', () => {
    // cmyk of (31, 90, 61): k = 1 − 90/255 = 65 %; c = 1 − 31/90 = 66 %; m = 0 %; y = 1 − 61/90 = 32 %.
    expect(edit({ 'accent-2': { hex: '#1F5A3D' } }).colors.accent[1]).toEqual({
      name: 'Color 1F5A3D',
      variable: '--accent-2',
      hex: '#1F5A3D',
      rgb: 'rgb(31, 90, 61)',
      cmyk: 'cmyk(66%, 0%, 32%, 65%)',
    });
  });

  it('names new colors unlike all others, also unlike names that are edited later in the palette', () => {
    const taken: string[][] = [];
    const edits = {
      'secondary-1': { hex: '#111111' },
      'accent-4': { name: 'Ink' },
      'accent-3': { hex: '#222222' },
    };
    editColors(BUILT_IN, edits, (hex, names = new Set()) => {
      taken.push([...names]);
      return nameByHex(hex);
    });
    expect(taken[0]).toEqual(expect.arrayContaining(['Signal Coral', 'Harbor Teal', 'Ink']));
    expect(taken[0]).not.toContain('Deep Quay');
    expect(taken[1]).toContain('Color 111111');
  });

  it.each<[string, Edits, string]>([
    ['one color', { primary: { hex: '#1F5A3D' } }, 'One color was changed later and is kept exactly.'],
    [
      'two colors',
      { primary: { hex: '#1F5A3D' }, 'accent-1': { hex: '#123456' } },
      '2 colors were changed later and are kept exactly.',
    ],
    ['a name', { primary: { name: 'Moss' } }, 'Color names were changed later.'],
    [
      'a color and another name',
      { primary: { name: 'Moss' }, 'accent-1': { hex: '#123456' } },
      'One color was changed later and is kept exactly.',
    ],
  ])('states that %s changed', (_, edits, sentence) => {
    expect(changedSentence(edits)).toBe(sentence);
  });

  it.each(['built-in', 'model', 'custom', 'sample'] as const)(
    'still explains the use of the colors of a guide that is %s',
    (generatedBy) => {
      const { content } = edit({ primary: { name: 'Moss' } }, { ...BUILT_IN, generatedBy }).colors
        .explanation;
      expect(content).toMatch(
        /^Use Moss for the logo and the main buttons, and Open Water for the one element/,
      );
    },
  );

  it('measures the colors again', () => {
    const { measured = [] } = edit({ primary: { hex: '#000000', name: 'Ink' } }).colors.explanation;
    expect(measured[0]).toEqual({ label: 'Ink with white text', values: [21], unit: ': 1' });
  });

  it('states a harmony that the new colors have, and none that they lost', () => {
    const gray = { hex: '#808080' };
    const grays: Edits = {
      'secondary-1': gray,
      'secondary-2': gray,
      'accent-1': gray,
      'accent-2': gray,
      'accent-3': gray,
      'accent-4': gray,
    };
    const mono = edit(grays);
    expect(mono.colors.harmony).toEqual({
      type: 'monochromatic',
      description: 'One hue; the colors differ only in lightness and chroma.',
    });
    // Pure green is 143° and pure red 29°: 114° apart.
    expect(
      edit({ primary: { hex: '#FF0000' }, 'accent-1': { hex: '#00FF00' } }, mono).colors,
    ).not.toHaveProperty('harmony');
  });

  it('keeps everything but colors, surfaces and elements', () => {
    const { colors, surfaces, elements, ...rest } = edit({ primary: { hex: '#1F5A3D' } });
    const { colors: _, surfaces: __, elements: ___, ...original } = BUILT_IN;
    expect(rest).toEqual(original);
    expect(elements.buttons.primary.backgroundColor).toBe('#1F5A3D');
    expect(surfaces).toEqual(SAMPLE_GUIDE.surfaces);
    expect(guideColors({ ...BUILT_IN, colors })[1]).toBe(guideColors(BUILT_IN)[1]);
  });
});
