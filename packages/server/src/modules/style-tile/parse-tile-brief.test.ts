import { buildCustomGuide, DEFAULT_SETTINGS, parseBrief, parseSettings } from '@stylekit/engine';
import { CUSTOM_DEFAULTS } from '@stylekit/engine/brief';
import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../http/api-error.ts';
import { parseTileBrief } from './parse-tile-brief.ts';
import { parseTileSettings } from './parse-tile-settings.ts';
import {
  changeBody,
  changeHeaders,
  namedQuery,
  type StyleTileBody,
  styleTileBody,
} from './style-tile.schema.ts';

const GUIDE = buildCustomGuide(
  parseBrief('custom', { ...CUSTOM_DEFAULTS, name: 'Our Kit', description: 'Warm' }),
);
const parse = (body: object) => parseTileBrief(body as StyleTileBody);
/** The paths and messages of a refused call. */
function issuesOf(work: () => unknown): readonly (readonly [string, string])[] {
  try {
    work();
  } catch (error) {
    const { status, issues = [] } = error as ApiError;
    expect(status).toBe(400);
    return issues.map(({ path, message }) => [path, message] as const);
  }
  return [];
}

describe('the brief of an AI request', () => {
  const AI = { generationMode: 'ai', description: 'A bakery in Lisbon that bakes over oak' };

  it('is its description only: a forged guide is ignored', () => {
    const forged = {
      ...AI,
      generated: true,
      generatedData: GUIDE,
      industry: 'finance',
      primaryColorHex: '#000000',
    };
    expect(parse(forged)).toEqual(parse(AI));
    expect(parse(AI).brief).toEqual({ mode: 'ai', description: AI.description });
  });

  it('has the given name, or a default', () => {
    expect(parse({ ...AI, name: 'Mine' }).name).toBe('Mine');
    expect(parse({ ...AI, name: '' }).name).toBe(parse(AI).name);
    expect(parse({ ...AI, name: null }).name).not.toBe('');
  });

  it.each([undefined, null, '', 'short'])('is refused for the description %j', (description) => {
    expect(issuesOf(() => parse({ ...AI, description })).map(([path]) => path)).toEqual(['description']);
  });
});

describe('the brief of a Co-Pilot request', () => {
  const COPILOT = {
    generationMode: 'copilot',
    description: 'A workshop for boats',
    industry: 'tech',
    designStyle: 'minimalist-luxury',
    targetAudience: 'sailors',
  };

  it('has the fields of the form, and no others', () => {
    const { brief } = parse({
      ...COPILOT,
      generatedData: GUIDE,
      secondaryFont: 'Lora',
      primaryFont: 'Inter',
    });
    expect(brief).toMatchObject({
      mode: 'copilot',
      industry: 'tech',
      targetAudience: 'sailors',
      primaryFont: 'Inter',
    });
    expect(Object.keys(brief)).not.toContain('secondaryFont');
    expect(Object.keys(brief)).not.toContain('generatedData');
  });

  it.each<[string, object]>([
    ['industry', { industry: 'unknown' }],
    ['designStyle', { designStyle: 'unknown' }],
    ['primaryColorHex', { primaryColorHex: 'red; }' }],
    ['secondaryColorHex', { secondaryColorHex: '#12' }],
    ['primaryFont', { primaryFont: 'Comic Sans MS' }],
    ['colorHarmony', { colorHarmony: 'rainbow' }],
    ['customIndustry', { industry: 'other', customIndustry: '' }],
  ])('names the field %s of an error', (path, changes) => {
    expect(issuesOf(() => parse({ ...COPILOT, ...changes })).map(([one]) => one)).toContain(path);
  });
});

describe('the brief of a custom request', () => {
  const CUSTOM = { generationMode: 'custom', name: 'Our Kit', description: 'Warm', generatedData: GUIDE };

  it('has the decisions of the user, from the guide that the browser composed', () => {
    const { name, brief } = parse(CUSTOM);
    expect(name).toBe('Our Kit');
    expect(brief).toMatchObject({
      mode: 'custom',
      name: 'Our Kit',
      description: 'Warm',
      primary: { hex: GUIDE.colors.primary.hex },
      headerFont: GUIDE.fonts.header.name,
      bodyFont: GUIDE.fonts.body.name,
    });
  });

  it.each<[string, object]>([
    [
      'made-up numbers',
      { colors: { ...GUIDE.colors, primary: { ...GUIDE.colors.primary, rgb: 'expression(alert(1))' } } },
    ],
    [
      'an address of a font',
      { fonts: { ...GUIDE.fonts, header: { ...GUIDE.fonts.header, url: 'https://evil.example' } } },
    ],
    ['unknown fields', { __proto__: null, evil: '<script>', version: 99 }],
  ])('takes nothing else from it: %s', (_what, changes) => {
    expect(parse({ ...CUSTOM, generatedData: { ...GUIDE, ...changes } })).toEqual(parse(CUSTOM));
  });

  it('prefers the name and the description of the request', () => {
    const { brief } = parse({ ...CUSTOM, name: 'Other', description: 'Cold' });
    expect(brief).toMatchObject({ name: 'Other', description: 'Cold' });
    expect(parse({ ...CUSTOM, name: null }).name).toBe('Our Kit');
    expect(parse({ ...CUSTOM, name: null, generatedData: { ...GUIDE, name: 1 } }).name).not.toBe('');
  });

  it.each<[string, object]>([
    ['generatedData.fonts.header.name', { fonts: { ...GUIDE.fonts, header: { name: 'Comic Sans MS' } } }],
    ['generatedData.fonts.body.name', { fonts: { ...GUIDE.fonts, body: { name: 'Comic Sans MS' } } }],
    [
      'generatedData.colors.primary.hex',
      { colors: { ...GUIDE.colors, primary: { hex: 'red', name: 'Red' } } },
    ],
    [
      'generatedData.colors.accent.3',
      { colors: { ...GUIDE.colors, accent: GUIDE.colors.accent.slice(0, 3) } },
    ],
  ])('names the field %s of the guide in an error', (path, changes) => {
    const paths = issuesOf(() => parse({ ...CUSTOM, generatedData: { ...GUIDE, ...changes } })).map(
      ([one]) => one,
    );
    expect(
      paths.some((one) => one.startsWith(path)),
      paths.join(),
    ).toBe(true);
  });

  it.each([undefined, {}, { colors: 1, fonts: [] }, { colors: { secondary: 'x', accent: {} } }])(
    'names each missing part of %j',
    (generatedData) => {
      const paths = issuesOf(() => parse({ ...CUSTOM, generatedData })).map(([path]) => path);
      expect(paths.filter((path) => path.startsWith('generatedData.colors.')).length).toBeGreaterThanOrEqual(
        7,
      );
    },
  );
});

describe('the settings of a guide', () => {
  const OTHER = parseSettings({ buttons: { borderRadius: 100 } });

  it('are accepted when they are complete', () => {
    for (const settings of [DEFAULT_SETTINGS, OTHER])
      expect(parseTileSettings(structuredClone(settings))).toEqual(settings);
  });

  it.each<[string, object, readonly (readonly [string, string])[]]>([
    [
      'a missing value',
      { buttons: { ...OTHER.buttons, borderRadius: undefined } },
      [['buttons.borderRadius', 'Is missing']],
    ],
    [
      'a value beyond its slider',
      { buttons: { ...OTHER.buttons, borderRadius: 1_000_000 } },
      [['buttons.borderRadius', 'Must be 100, the nearest value']],
    ],
  ])('are refused with %s', (_what, changes, issues) => {
    expect(issuesOf(() => parseTileSettings({ ...OTHER, ...changes }))).toEqual(issues);
  });

  it('name every missing part', () => {
    const issues = issuesOf(() => parseTileSettings({ buttons: {}, typography: {} }));
    expect(issues.length).toBeGreaterThan(10);
    for (const [path, message] of issues) {
      expect(path).toMatch(/^(?:buttons|typography)\./);
      expect(message).toBe('Is missing');
    }
  });

  it.each([null, 1, 'x', []])('are refused as %j', (input) => {
    expect(() => parseTileSettings(input)).toThrow(expect.objectContaining({ status: 400 }));
  });
});

describe('a change of a guide', () => {
  it.each<[object, boolean]>([
    [{ name: 'New' }, true],
    [{ edits: {} }, true],
    [{ name: 'New', edits: { colors: {} } }, true],
    [{}, false],
    [{ name: '' }, false],
    [{ name: '   ' }, false],
    [{ name: 'x'.repeat(121) }, false],
    [{ name: null }, false],
    [{ edits: null }, false],
    [{ edits: [] }, false],
    [{ edits: 'red' }, false],
  ])('%.40j is accepted: %s', (body, isAccepted) => {
    expect(changeBody.safeParse(body).success).toBe(isAccepted);
  });

  it.each([
    ['"0"', true],
    ['"123456789"', true],
    ['3', false],
    ['""', false],
    ['"-1"', false],
    ['"1.5"', false],
    ['"1234567890"', false],
    ['W/"3"', false],
    ['"3", "4"', false],
    ['*', false],
    [' "3"', false],
  ])('is based on the revision %s: %s', (header, isAccepted) => {
    const { success, error } = changeHeaders.safeParse({ 'if-match': header });
    expect(success).toBe(isAccepted);
    if (!isAccepted)
      expect(error?.issues[0]?.message).toBe('Must be the revision of the style guide in quotes: "3"');
  });

  it.each([
    [{}, true],
    [{ name: 'a', project: 'b' }, true],
    [{ name: '' }, false],
    [{ project: 'a\0' }, false],
    [{ name: 'x'.repeat(121) }, false],
  ])('is looked up by %.30j: %s', (query, isAccepted) => {
    expect(namedQuery.safeParse(query).success).toBe(isAccepted);
  });

  it.each<[object, boolean]>([
    [{ generationMode: 'ai' }, true],
    [{ generationMode: 'magic' }, false],
    [{}, false],
    [{ generationMode: 'ai', description: 'x'.repeat(4_000) }, true],
    [{ generationMode: 'ai', description: 'x'.repeat(4_001) }, false],
    [{ generationMode: 'ai', name: 'x'.repeat(121) }, false],
    [{ generationMode: 'ai', projectId: '1' }, false],
    [{ generationMode: 'ai', originId: null }, true],
    [{ generationMode: 'custom', generatedData: [] }, false],
  ])('is requested with %.50j: %s', (body, isAccepted) => {
    expect(styleTileBody.safeParse(body).success).toBe(isAccepted);
  });
});
