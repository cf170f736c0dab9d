import { describe, expect, it } from 'vitest';
import { PALETTE_ROLES, toVariable } from '../palette/palette-roles.ts';
import { type Guide, guideColors, guideSchema } from './guide.ts';
import { SAMPLE_GUIDE } from './sample-guide.ts';

type Parts = Record<string, unknown>;

/** A copy of the sample with another value at a path such as `colors.accent.0.hex`. */
function withValue(path: string, value: unknown): unknown {
  const guide: Parts = structuredClone(SAMPLE_GUIDE);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const part = names.reduce((at, name) => at[name] as Parts, guide);
  part[last] = value;
  return guide;
}

const issuesOf = (path: string, value: unknown) =>
  (guideSchema.safeParse(withValue(path, value)).error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    issue.message,
  ]);

const HEX = 'Must be a valid hex color code';
const COLOR = 'Must be a CSS color value';
const LENGTH = 'Must be a length in px or rem';
const DURATION = 'Must be a duration in s or ms';
const WEIGHT = 'Must be a font weight from 100 to 900';
const TRACKING = 'Must be a letter spacing in em';
const URL = 'Must be an https address of fonts.googleapis.com';

describe('the schema of a guide', () => {
  it('accepts the sample', () => {
    expect(guideSchema.parse(SAMPLE_GUIDE)).toEqual(SAMPLE_GUIDE);
  });

  it.each<[string, unknown, string]>([
    ['colors.primary.hex', '#F0615', HEX],
    ['colors.primary.hex', 'F0615F', HEX],
    ['colors.primary.hex', '#F0615FFF', HEX],
    ['colors.accent.3.hex', '#GGGGGG', HEX],
    ['surfaces.dark.border', '#fff', HEX],
    ['colors.primary.variable', '--secondary-1', 'Must be the CSS variable of its role'],
    ['colors.accent.1.variable', 'accent-2', 'Must be the CSS variable of its role'],
    ['elements.cards.shadowColor', 'red; } body { display: none', COLOR],
    ['elements.cards.dark.borderColor', 'url(https://example.com)', COLOR],
    ['elements.inputs.focusColor', '', COLOR],
    ['elements.buttons.primary.borderRadius', '4em', LENGTH],
    ['elements.buttons.primary.borderRadius', '4', LENGTH],
    ['elements.buttons.primary.borderRadius', '-4px', LENGTH],
    ['elements.buttons.label.paddingX', '1.23456rem', LENGTH],
    ['elements.cards.borderWidth', '1000px', LENGTH],
    ['fonts.header.sizes.h1', '2.5', LENGTH],
    ['elements.inputs.transitionSpeed', '0.2', DURATION],
    ['elements.inputs.transitionSpeed', '100ms', DURATION],
    ['typography.headings.weight', '650', WEIGHT],
    ['typography.headings.weight', '1000', WEIGHT],
    ['fonts.body.weights.0', '050', WEIGHT],
    ['typography.headings.letterSpacing', '1px', TRACKING],
    ['typography.body.letterSpacing', '10em', TRACKING],
    ['elements.buttons.label.letterSpacing', 'normal', TRACKING],
    ['fonts.body.url', 'http://fonts.googleapis.com/css2?family=Lora', URL],
    ['fonts.body.url', 'https://fonts.googleapis.com.example/css2', URL],
    ['fonts.body.url', 'https://fonts.googleapis.com/css2?family=Lora") url("x', URL],
  ])('rejects %s: %j', (path, value, message) => {
    expect(issuesOf(path, value)).toEqual([[path, message]]);
  });

  it.each<[string, unknown]>([
    ['elements.buttons.primary.borderRadius', '0'],
    ['elements.buttons.primary.borderRadius', '999.1234px'],
    ['elements.inputs.transitionSpeed', '0.25s'],
    ['elements.inputs.transitionSpeed', '99.125ms'],
    ['typography.headings.letterSpacing', '-0.025em'],
    ['typography.headings.letterSpacing', '0'],
    ['typography.headings.lineHeight', 0.8],
    ['typography.headings.lineHeight', 3],
    ['elements.cards.backgroundColor', 'var(--accent-2)'],
    ['elements.cards.backgroundColor', 'color-mix(in srgb, var(--primary) 10%, #FFFFFF)'],
    ['colors.primary.hex', '#f0615f'],
    ['colors.explanation.measured', undefined],
    ['colors.harmony', undefined],
    ['description', ''],
    ['exampleText', ''],
    ['fonts.header.styles', ['normal', 'italic']],
  ])('accepts %s: %j', (path, value) => {
    expect(issuesOf(path, value)).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['version', 1],
    ['version', '2'],
    ['generatedBy', 'ai'],
    ['name', ' '],
    ['name', 'x'.repeat(121)],
    ['description', 'x'.repeat(2001)],
    ['projectDescription', null],
    ['exampleTitle', 'x'.repeat(201)],
    ['exampleText', 'x'.repeat(1001)],
    ['colors.primary.name', 'x'.repeat(81)],
    ['colors.explanation.content', 'x'.repeat(4001)],
    [
      'colors.explanation.measured',
      Array.from({ length: 21 }, () => ({ label: 'x', values: [1], unit: '' })),
    ],
    ['colors.harmony', { type: 'golden', description: '' }],
    ['colors.secondary', []],
    ['fonts.body.weights', []],
    ['fonts.body.styles', ['oblique']],
    ['fonts.body.sizes', { h7: '1rem' }],
    ['typography.body.lineHeight', 0.79],
    ['typography.body.lineHeight', 3.01],
    ['elements.buttons.primary.hoverEffect', 'lighten'],
    ['elements.buttons.label.font', 'mono'],
    ['elements.buttons.label.textTransform', 'capitalize'],
    ['elements.cards.shadowSize', 'huge'],
    ['elements.cards.shadowStyle', 'inset'],
    ['elements.cards.backgroundColor', `#FFFFFF${' '.repeat(200)}`],
  ])('rejects %s outside its bounds', (path, value) => {
    const paths = issuesOf(path, value).map(([found = '']) => found);
    expect(paths.length).toBeGreaterThan(0);
    for (const found of paths) expect(found.startsWith(path)).toBe(true);
  });

  it.each<[string, object]>([
    ['', { extra: 1 }],
    ['colors', { fifth: 1 }],
    ['elements.cards', { padding: '1px' }],
    ['surfaces.light', { shadow: '#000000' }],
  ])('rejects unknown parts of “%s”', (path, extra) => {
    const names = path === '' ? [] : path.split('.');
    const guide = structuredClone(SAMPLE_GUIDE) as unknown as Parts;
    Object.assign(
      names.reduce((at, name) => at[name] as Parts, guide),
      extra,
    );
    const [issue, ...others] = guideSchema.safeParse(guide).error?.issues ?? [];
    expect(others).toEqual([]);
    expect(issue).toMatchObject({ code: 'unrecognized_keys', path: names, keys: Object.keys(extra) });
  });

  it('trims names', () => {
    const guide = guideSchema.parse(withValue('name', '  Halyard '));
    expect(guide.name).toBe('Halyard');
  });
});

it('guideColors lists the seven colors in role order', () => {
  const variables = guideColors(SAMPLE_GUIDE as Guide).map(({ variable }) => variable);
  expect(variables).toEqual(PALETTE_ROLES.map(toVariable));
});
