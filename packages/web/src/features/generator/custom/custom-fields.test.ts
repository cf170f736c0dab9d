import { guideSchema } from '@stylekit/engine';
import { CUSTOM_DEFAULTS } from '@stylekit/engine/brief';
import { describe, expect, it } from 'vitest';
import { toFieldErrors } from '../../../lib/form/form-errors.ts';
import { readCustomDraft } from './custom-draft.ts';
import {
  type CustomFields,
  customFormSchema,
  defaultFields,
  hasSameContent,
  toCustomBody,
  toPreviewGuide,
  withColor,
} from './custom-fields.ts';

const DEFAULTS = defaultFields('Padaria');
const EMPTY = {
  name: ' ',
  description: '',
  colors: DEFAULTS.colors.map(() => ({ hex: '', name: ' ' })),
  headerFont: '',
  bodyFont: '',
};

function errorsOf(fields: CustomFields) {
  return toFieldErrors(customFormSchema.safeParse(fields).error?.issues ?? []);
}

describe('Custom form', () => {
  it('starts with the defaults and the project name', () => {
    expect(DEFAULTS.name).toBe('Padaria Custom Style');
    expect(DEFAULTS.colors).toHaveLength(7);
    expect(DEFAULTS.colors[2]).toEqual({ hex: '#6366F1', name: 'Secondary Indigo' });
    expect(errorsOf(DEFAULTS)).toEqual({});
  });

  it('reports missing fields with the engine messages and server paths', () => {
    expect(customFormSchema.safeParse(EMPTY).data).toBeUndefined();
    expect(errorsOf(EMPTY)).toEqual({
      name: 'Please provide a name for your style guide',
      'generatedData.colors.primary.hex': 'Primary color is required',
      'generatedData.colors.primary.name': 'Please name your primary color',
      'generatedData.colors.secondary.0.hex': 'Secondary color 1 is required',
      'generatedData.colors.secondary.0.name': 'Please name your secondary color 1',
      'generatedData.colors.secondary.1.hex': 'Secondary color 2 is required',
      'generatedData.colors.secondary.1.name': 'Please name your secondary color 2',
      'generatedData.colors.accent.0.hex': 'Accent color 1 is required',
      'generatedData.colors.accent.0.name': 'Please name your accent color 1',
      'generatedData.colors.accent.1.hex': 'Accent color 2 is required',
      'generatedData.colors.accent.1.name': 'Please name your accent color 2',
      'generatedData.colors.accent.2.hex': 'Accent color 3 is required',
      'generatedData.colors.accent.2.name': 'Please name your accent color 3',
      'generatedData.colors.accent.3.hex': 'Accent color 4 is required',
      'generatedData.colors.accent.3.name': 'Please name your accent color 4',
      'generatedData.fonts.header.name': 'Header font is required',
      'generatedData.fonts.body.name': 'Body font is required',
    });
  });

  it('accepts every color notation and nothing else', () => {
    const typed = withColor(DEFAULTS, 3, { hex: 'rgb(255 0 0)' });
    expect(customFormSchema.safeParse(typed).data?.accent[0]).toEqual({
      hex: '#FF0000',
      name: 'Accent Pink',
    });
    const wrong = withColor(DEFAULTS, 3, { hex: '#12' });
    expect(errorsOf(wrong)).toEqual({
      'generatedData.colors.accent.0.hex': 'Must be a valid hex color code',
    });
    expect(DEFAULTS.colors[3]?.hex).toBe('#EC4899');
  });

  it('detects changes regardless of notation', () => {
    expect(hasSameContent(DEFAULTS, withColor(DEFAULTS, 0, { hex: '3B82F6' }))).toBe(true);
    expect(hasSameContent(DEFAULTS, { ...DEFAULTS, description: 'Bread' })).toBe(false);
  });
});

describe('request body', () => {
  it('contains the whole guide and repeats the mode fields', () => {
    const { data: brief } = customFormSchema.safeParse({ ...DEFAULTS, description: ' Bread ' });
    if (brief === undefined) throw new Error('The defaults must produce a brief.');
    const body = toCustomBody('0191b4a8-0000-7000-8000-000000000000', brief);
    expect(body).toMatchObject({
      projectId: '0191b4a8-0000-7000-8000-000000000000',
      generationMode: 'custom',
      name: 'Padaria Custom Style',
      description: 'Bread',
      primaryColorHex: CUSTOM_DEFAULTS.primary.hex,
      primaryFont: 'Playfair Display',
      secondaryFont: 'Roboto',
      generated: true,
    });
    expect(guideSchema.parse(body.generatedData).fonts.header.name).toBe('Playfair Display');
  });
});

describe('preview guide', () => {
  it('uses placeholders for missing names', () => {
    const guide = toPreviewGuide({ ...withColor(DEFAULTS, 1, { name: ' ' }), name: '' });
    expect(guide?.colors.secondary[0].name).toBe('Secondary color 1');
    expect(guide?.name).toBe('Custom Style');
  });

  it('accepts texts that are too long to submit', () => {
    const long = 'x'.repeat(3000);
    const fields = { ...withColor(DEFAULTS, 0, { name: long }), name: long, description: long };
    expect(toPreviewGuide(fields)?.colors.primary.name).toHaveLength(80);
  });

  it('requires every color and both fonts', () => {
    expect(toPreviewGuide(withColor(DEFAULTS, 6, { hex: '#8B5C' }))).toBeNull();
    expect(toPreviewGuide({ ...DEFAULTS, bodyFont: '' })).toBeNull();
  });
});

describe('stored draft', () => {
  it('is restored completely', () => {
    expect(readCustomDraft(JSON.parse(JSON.stringify(EMPTY)))).toEqual(EMPTY);
  });

  it('is ignored when a part is missing or invalid', () => {
    const { name: _, ...nameless } = EMPTY;
    for (const stored of [
      null,
      'text',
      nameless,
      { ...EMPTY, colors: EMPTY.colors.slice(1) },
      { ...EMPTY, colors: EMPTY.colors.map(() => ({ hex: 1, name: '' })) },
      { ...EMPTY, colors: 'text' },
    ]) {
      expect(readCustomDraft(stored)).toBeNull();
    }
  });
});
