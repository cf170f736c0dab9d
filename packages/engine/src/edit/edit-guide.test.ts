import { beforeAll, describe, expect, it } from 'vitest';
import { checkGuide } from '../check/check-guide.ts';
import { type ColorNamer, loadColorNamer } from '../color/name-color.ts';
import { generateGuide } from '../guide/generate-guide.ts';
import { type Guide, guideColors } from '../guide/guide.ts';
import { parseGuide } from '../guide/parse-guide.ts';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { editGuide } from './edit-guide.ts';
import { type GuideEdits, NO_EDITS, parseEdits } from './guide-edits.ts';

let nameColor: ColorNamer;
let bakery: Guide;

beforeAll(async () => {
  nameColor = await loadColorNamer();
  bakery = await generateGuide('ai', { description: 'A neighborhood bakery that mills its own flour' });
});

const edit = (edits: GuideEdits, guide = bakery) => editGuide(guide, edits, nameColor);

describe('editGuide', () => {
  it('returns an equal guide without edits', () => {
    expect(JSON.stringify(edit(NO_EDITS))).toBe(JSON.stringify(bakery));
  });

  it('keeps a hex code byte for byte and computes everything that follows from it', () => {
    const guide = edit({ colors: { primary: { hex: '#1f5A3d' } } });
    const { primary, explanation } = guide.colors;
    expect(primary).toMatchObject({ hex: '#1f5A3d', rgb: 'rgb(31, 90, 61)', variable: '--primary' });
    expect(explanation.content).toContain(primary.name);
    expect(explanation.content).not.toContain(bakery.colors.primary.name);
    expect(guide.elements.buttons.primary.backgroundColor).toBe('#1f5A3d');
    expect(checkGuide(guide).filter(({ rule }) => rule === 'code-mismatch')).toEqual([]);
    expect(parseGuide(JSON.parse(JSON.stringify(guide)))).toEqual(guide);
  });

  it('derives surfaces and cards again, and keeps the shape', () => {
    const guide = edit({ colors: { 'secondary-1': { hex: '#14213d' }, 'accent-2': { hex: '#f4f6fb' } } });
    expect(guide.surfaces.light.background).toBe('#f4f6fb');
    expect(guide.surfaces.dark.background).not.toBe(bakery.surfaces.dark.background);
    const shapeOf = ({ elements: { cards, buttons, inputs } }: Guide) => [
      cards.borderRadius,
      cards.borderWidth,
      cards.shadowStyle,
      buttons.label,
      inputs.borderRadius,
    ];
    expect(shapeOf(guide)).toEqual(shapeOf(bakery));
    expect(checkGuide(guide).filter(({ severity }) => severity === 'error')).toEqual([]);
    const custom = edit({ colors: { 'accent-2': { hex: '#f4f6fb' } } }, SAMPLE_GUIDE);
    expect(custom.surfaces).toEqual(SAMPLE_GUIDE.surfaces);
  });

  it('names a changed color of a generated guide after itself, unlike any other', () => {
    const hex = bakery.colors.accent[0].hex;
    const names = guideColors(edit({ colors: { 'accent-3': { hex } } })).map(({ name }) => name);
    expect(new Set(names).size).toBe(7);
    expect(names[5]).not.toBe(bakery.colors.accent[2].name);
  });

  it('keeps the name that a user gave to a color', () => {
    const edited = edit({ colors: { 'accent-1': { hex: '#123456' } } }, SAMPLE_GUIDE);
    expect(edited.colors.accent[0].name).toBe(SAMPLE_GUIDE.colors.accent[0].name);
    expect(edit({ colors: { primary: { name: 'Crust' } } }).colors.primary.name).toBe('Crust');
  });

  it('states a harmony only if the new colors form one', () => {
    const gray = { hex: '#808080' };
    const colors = Object.fromEntries(
      ['secondary-1', 'secondary-2', 'accent-1', 'accent-2', 'accent-3', 'accent-4'].map((role) => [
        role,
        gray,
      ]),
    );
    expect(edit({ colors }).colors.harmony?.type).toBe('monochromatic');
    const mixed = { 'secondary-1': { hex: '#2e8b57' }, 'accent-1': { hex: '#d02090' } };
    expect(edit({ colors: mixed }, SAMPLE_GUIDE).colors.harmony).toBeUndefined();
  });

  it('changes a font with its weights, URL, type styles and explanation', () => {
    const guide = edit({ headerFont: 'Lora', bodyFont: 'Inter' });
    expect(guide.fonts.header.url).toContain('Lora');
    expect(guide.typography.headings).toMatchObject({ fontFamily: 'Lora' });
    expect(guide.fonts.header.weights).toContain(guide.typography.headings.weight);
    expect(guide.fonts.explanation.content).toMatch(/^Set headings in Lora, a .* Set text in Inter, a /);
    expect(checkGuide(guide).filter(({ path }) => path.startsWith('fonts'))).toEqual([]);
  });

  it('changes texts and nothing else', () => {
    const texts = { exampleTitle: 'Bread, slowly', exampleText: 'Rye.', description: 'A bakery.' };
    expect(edit(texts)).toEqual({ ...bakery, ...texts });
  });
});

describe('parseEdits', () => {
  it('lists all issues with their paths', () => {
    const input = {
      colors: { primary: { hex: 'red' }, accent5: { hex: '#123456' } },
      headerFont: 'Comic Sans',
      exampleTitle: ' ',
      extra: 1,
    };
    expect(() => parseEdits(input)).toThrow(
      expect.objectContaining({
        code: 'SK_EDITS_INVALID',
        issues: expect.arrayContaining([
          { path: 'colors.primary.hex', message: 'Must be a valid hex color code' },
          { path: 'headerFont', message: 'Please choose one of the fonts on offer' },
          { path: 'exampleTitle', message: 'Please write an example title' },
        ]),
      }),
    );
  });

  it('accepts every part', () => {
    const edits = {
      colors: { 'accent-4': { hex: '#A1b2C3', name: 'Mist' } },
      headerFont: 'Lora',
      bodyFont: 'Inter',
      exampleTitle: 'A',
      exampleText: 'B',
      description: '',
    };
    expect(parseEdits(edits)).toEqual(edits);
  });
});
