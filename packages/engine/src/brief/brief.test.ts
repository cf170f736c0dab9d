import { describe, expect, it } from 'vitest';
import { StyleKitError } from '../error.ts';
import { CUSTOM_DEFAULTS, customGuideName, parseBrief } from './brief.ts';
import type { BriefMode } from './brief-mode.ts';

/** Every issue of an input as `path: message`. */
function issuesOf(mode: BriefMode, input: unknown): string[] {
  try {
    parseBrief(mode, input);
  } catch (error) {
    if (!(error instanceof StyleKitError)) throw error;
    expect(error.code).toBe('SK_BRIEF_INVALID');
    return (error.issues ?? []).map(({ path, message }) => `${path}: ${message}`);
  }
  return [];
}

const DESCRIPTION = 'A neighbourhood bakery';
const CUSTOM = { ...CUSTOM_DEFAULTS, name: 'Bakery Custom Style' };

describe('an AI brief', () => {
  it('needs at least ten characters after trimming', () => {
    const message = 'description: Please provide at least 10 characters for the brand purpose';
    for (const description of [undefined, null, '', 'a bakery', '  a bakery   ', 42])
      expect(issuesOf('ai', { description })).toEqual([message]);
    expect(parseBrief('ai', { description: '  0123456789 ' })).toEqual({
      mode: 'ai',
      description: '0123456789',
    });
  });

  it('accepts up to 2,000 characters', () => {
    expect(issuesOf('ai', { description: 'a'.repeat(2000) })).toEqual([]);
    expect(issuesOf('ai', { description: 'a'.repeat(2001) })).toEqual([
      'description: Please keep the brand purpose to 2000 characters',
    ]);
  });

  it('rejects fields of another mode', () => {
    expect(issuesOf('ai', { description: DESCRIPTION, industry: 'food' })).toHaveLength(1);
    expect(issuesOf('ai', { description: DESCRIPTION, mode: 'custom' })).toHaveLength(1);
  });
});

describe('a Co-Pilot brief', () => {
  it('is complete with only a description: other fields are null and the harmony is auto', () => {
    expect(parseBrief('copilot', { description: DESCRIPTION })).toEqual({
      mode: 'copilot',
      description: DESCRIPTION,
      industry: null,
      customIndustry: null,
      designStyle: null,
      targetAudience: null,
      primaryColorHex: null,
      secondaryColorHex: null,
      primaryFont: null,
      colorHarmony: 'auto',
    });
  });

  it('treats blank fields as missing', () => {
    const blank = {
      industry: '',
      designStyle: ' ',
      primaryColorHex: '',
      primaryFont: null,
      colorHarmony: '',
    };
    expect(parseBrief('copilot', { description: DESCRIPTION, ...blank })).toEqual(
      parseBrief('copilot', { description: DESCRIPTION }),
    );
  });

  it('requires colors as # and six digits, and keeps their case', () => {
    for (const hex of ['#fff', '3b82f6', '#3b82f', '#3b82f6aa', '#gggggg', 'red']) {
      expect(issuesOf('copilot', { description: DESCRIPTION, primaryColorHex: hex })).toEqual([
        'primaryColorHex: Must be a valid hex color code',
      ]);
      expect(issuesOf('copilot', { description: DESCRIPTION, secondaryColorHex: hex })).toEqual([
        'secondaryColorHex: Must be a valid hex color code',
      ]);
    }
    const brief = parseBrief('copilot', { description: DESCRIPTION, primaryColorHex: '#aB12eF' });
    expect(brief.primaryColorHex).toBe('#aB12eF');
  });

  it('requires the industry in words when it is other', () => {
    const message = 'customIndustry: Please specify your custom industry';
    expect(issuesOf('copilot', { description: DESCRIPTION, industry: 'other' })).toEqual([message]);
    expect(
      issuesOf('copilot', { description: DESCRIPTION, industry: 'other', customIndustry: '   ' }),
    ).toEqual([message]);
    expect(
      issuesOf('copilot', { description: DESCRIPTION, industry: 'other', customIndustry: 'Beekeeping' }),
    ).toEqual([]);
  });

  it('reports a missing custom industry together with all other issues', () => {
    expect(issuesOf('copilot', { description: 'short', industry: 'other' })).toEqual(
      expect.arrayContaining([
        'description: Please provide at least 10 characters for the brand purpose',
        'customIndustry: Please specify your custom industry',
      ]),
    );
  });

  it('rejects an unknown industry, style, font or harmony', () => {
    const strange = {
      industry: 'magic',
      designStyle: 'cubist',
      primaryFont: 'Comic Sans',
      colorHarmony: 'odd',
    };
    expect(issuesOf('copilot', { description: DESCRIPTION, ...strange })).toEqual([
      'industry: Please choose an industry from the list',
      'designStyle: Please choose a design style from the list',
      'primaryFont: Please choose one of the fonts on offer',
      'colorHarmony: Please choose a color harmony from the list',
    ]);
  });
});

describe('a Custom brief', () => {
  it('has valid form defaults', () => {
    expect(CUSTOM_DEFAULTS.primary).toEqual({ hex: '#3B82F6', name: 'Primary Blue' });
    expect(CUSTOM_DEFAULTS.secondary).toEqual([
      { hex: '#10B981', name: 'Secondary Green' },
      { hex: '#6366F1', name: 'Secondary Indigo' },
    ]);
    expect(CUSTOM_DEFAULTS.accent).toEqual([
      { hex: '#EC4899', name: 'Accent Pink' },
      { hex: '#F59E0B', name: 'Accent Amber' },
      { hex: '#EF4444', name: 'Accent Red' },
      { hex: '#8B5CF6', name: 'Accent Purple' },
    ]);
    expect([CUSTOM_DEFAULTS.headerFont, CUSTOM_DEFAULTS.bodyFont]).toEqual(['Playfair Display', 'Roboto']);
    expect(issuesOf('custom', CUSTOM)).toEqual([]);
  });

  it('proposes a name from the project', () => {
    expect(customGuideName(' Nordlys ')).toBe('Nordlys Custom Style');
    expect(customGuideName('')).toBe('Custom Style');
  });

  it('needs a name but no description', () => {
    for (const name of ['', '  ', undefined])
      expect(issuesOf('custom', { ...CUSTOM, name })).toEqual([
        'name: Please provide a name for your style guide',
      ]);
    expect(parseBrief('custom', { ...CUSTOM, description: undefined }).description).toBe('');
  });

  it('needs every color and its name', () => {
    const empty = { hex: '', name: '' };
    const input = {
      ...CUSTOM,
      primary: empty,
      secondary: [empty, empty],
      accent: [empty, empty, empty, empty],
    };
    expect(issuesOf('custom', input)).toEqual([
      'primary.hex: Primary color is required',
      'primary.name: Please name your primary color',
      'secondary.0.hex: Secondary color 1 is required',
      'secondary.0.name: Please name your secondary color 1',
      'secondary.1.hex: Secondary color 2 is required',
      'secondary.1.name: Please name your secondary color 2',
      'accent.0.hex: Accent color 1 is required',
      'accent.0.name: Please name your accent color 1',
      'accent.1.hex: Accent color 2 is required',
      'accent.1.name: Please name your accent color 2',
      'accent.2.hex: Accent color 3 is required',
      'accent.2.name: Please name your accent color 3',
      'accent.3.hex: Accent color 4 is required',
      'accent.3.name: Please name your accent color 4',
    ]);
  });

  it('needs every color, with six digits', () => {
    expect(issuesOf('custom', { ...CUSTOM, primary: undefined })).toEqual([
      'primary: Primary color is required',
    ]);
    expect(issuesOf('custom', { ...CUSTOM, primary: { hex: '#12', name: 'Blue' } })).toEqual([
      'primary.hex: Must be a valid hex color code',
    ]);
  });

  it('needs both fonts, from the catalog', () => {
    expect(issuesOf('custom', { ...CUSTOM, headerFont: '', bodyFont: undefined })).toEqual([
      'headerFont: Header font is required',
      'bodyFont: Body font is required',
    ]);
    expect(issuesOf('custom', { ...CUSTOM, bodyFont: 'Papyrus' })).toEqual([
      'bodyFont: Please choose one of the fonts on offer',
    ]);
  });
});

describe('parseBrief', () => {
  it('throws an error with a hint for any invalid input', () => {
    for (const input of [null, undefined, 'a text', 7, [], { __proto__: null }]) {
      for (const mode of ['ai', 'copilot', 'custom'] as const) {
        expect(() => parseBrief(mode, input)).toThrow(
          expect.objectContaining({ code: 'SK_BRIEF_INVALID', hint: expect.stringContaining('Fix') }),
        );
      }
    }
  });
});
