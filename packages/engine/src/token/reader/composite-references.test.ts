import { describe, expect, it } from 'vitest';
import { findTokenIssues, parseTokens } from '../parse-dtcg.ts';

const px = (value: number) => ({ value, unit: 'px' });
const red = { colorSpace: 'srgb', components: [1, 0, 0] };

/** A token of each type that a composite value can refer to. */
const PARTS = {
  ink: { $type: 'color', $value: red },
  gap: { $type: 'dimension', $value: px(1) },
  time: { $type: 'duration', $value: { value: 1, unit: 's' } },
  curve: { $type: 'cubicBezier', $value: [0, 0, 1, 1] },
  line: { $type: 'strokeStyle', $value: 'solid' },
  face: { $type: 'fontFamily', $value: ['Inter'] },
  weight: { $type: 'fontWeight', $value: 400 },
  one: { $type: 'number', $value: 1 },
};

const COMPOSITES: Readonly<Record<string, Readonly<Record<string, keyof typeof PARTS>>>> = {
  border: { color: 'ink', width: 'gap', style: 'line' },
  transition: { duration: 'time', delay: 'time', timingFunction: 'curve' },
  shadow: { color: 'ink', offsetX: 'gap', offsetY: 'gap', blur: 'gap', spread: 'gap' },
  typography: {
    fontFamily: 'face',
    fontSize: 'gap',
    fontWeight: 'weight',
    letterSpacing: 'gap',
    lineHeight: 'one',
  },
};

/** The value of a composite type in which every part is a reference. */
const referencesOf = (type: string) =>
  Object.fromEntries(Object.entries(COMPOSITES[type] ?? {}).map(([part, name]) => [part, `{${name}}`]));

const issuesOf = ($type: string, $value: unknown, parts: object = PARTS) =>
  findTokenIssues({ ...parts, a: { $type, $value } }).map(({ path, message }) => `${path}: ${message}`);

describe.each(Object.keys(COMPOSITES))('the parts of a %s', (type) => {
  it('may all be references', () => {
    expect(issuesOf(type, referencesOf(type))).toEqual([]);
  });

  it.each(Object.entries(COMPOSITES[type] ?? {}))('%s must refer to the type of %s', (part, name) => {
    const other = name === 'ink' ? 'gap' : 'ink';
    expect(issuesOf(type, { ...referencesOf(type), [part]: `{${other}}` })).toEqual([
      `a.$value.${part}: Expected a ${PARTS[name].$type}, but the reference resolves to a ${PARTS[other].$type}.`,
    ]);
  });

  it('must refer to tokens that exist', () => {
    const [part = ''] = Object.keys(COMPOSITES[type] ?? {});
    expect(issuesOf(type, { ...referencesOf(type), [part]: '{gone}' })).toEqual([
      `a.$value.${part}: {gone} refers to a token that does not exist.`,
    ]);
  });
});

describe('references in a gradient', () => {
  const stop = { color: '{ink}', position: '{one}' };

  it('may be stops, colors and positions', () => {
    const other = { $type: 'gradient', $value: [stop] };
    expect(issuesOf('gradient', [stop, '{other}'], { ...PARTS, other })).toEqual([]);
  });

  it.each([
    [
      'a color',
      [{ ...stop, color: '{gap}' }],
      'a.$value.0.color: Expected a color, but the reference resolves to a dimension.',
    ],
    [
      'a position',
      [{ ...stop, position: '{gap}' }],
      'a.$value.0.position: Expected a number, but the reference resolves to a dimension.',
    ],
    ['a stop', ['{ink}'], 'a.$value.0: Expected a gradient, but the reference resolves to a color.'],
  ])('must have the type of %s', (_, value, issue) => {
    expect(issuesOf('gradient', value)).toEqual([issue]);
  });
});

describe('JSON pointers in values', () => {
  it.each<[string, string, unknown]>([
    ['a component', 'color', { ...red, components: [{ $ref: '#/ink/$value/components/0' }, 0, 0] }],
    ['all components', 'color', { ...red, components: { $ref: '#/ink/$value/components' } }],
    ['a color space', 'color', { ...red, colorSpace: { $ref: '#/ink/$value/colorSpace' } }],
    ['a unit', 'dimension', { value: 2, unit: { $ref: '#/gap/$value/unit' } }],
    ['a number', 'dimension', { value: { $ref: '#/gap/$value/value' }, unit: 'px' }],
    ['a name in a list', 'fontFamily', [{ $ref: '#/face/$value/0' }, 'serif']],
    ['a point of a curve', 'cubicBezier', [{ $ref: '#/curve/$value/0' }, 0, 1, 1]],
    ['an inset', 'shadow', { ...referencesOf('shadow'), inset: { $ref: '#/ink/$description' } }],
  ])('may stand for %s', (_, type, value) => {
    const ink = { ...PARTS.ink, $description: 'Ink' };
    expect(issuesOf(type, value, { ...PARTS, ink })).toEqual([]);
  });

  it.each<[string, string, unknown, string]>([
    [
      'a component',
      'color',
      { ...red, components: [{ $ref: '#/ink/$value/components/9' }, 0, 0] },
      'a.$value.components.0',
    ],
    ['a unit', 'dimension', { value: 2, unit: { $ref: '#/gone' } }, 'a.$value.unit'],
  ])('must exist for %s', (_, type, value, path) => {
    const [issue, ...others] = issuesOf(type, value);
    expect(others).toEqual([]);
    expect(issue).toMatch(
      new RegExp(
        `^${path.replaceAll('.', '\\.').replaceAll('$', '\\$')}: "#/.*" does not exist in this document\\.$`,
      ),
    );
  });

  it.each([
    ['dimension', { value: '{one}', unit: 'px' }, 'a.$value.value: "{one}" is not a number.'],
    [
      'color',
      { ...red, components: ['{one}', 0, 0] },
      'a.$value.components.0: "{one}" is not a color component.',
    ],
  ])('are the only references inside a %s', (type, value, issue) => {
    expect(issuesOf(type, value)).toEqual([issue]);
  });
});

it('composite values keep their references, and an alias of one has its whole value', () => {
  const tokens = parseTokens({
    ...PARTS,
    a: { $type: 'border', $value: referencesOf('border') },
    b: { $value: '{a}' },
  });
  const valueAt = (name: string) => tokens.find(({ path }) => path.join('.') === name)?.value;
  expect(valueAt('b')).toEqual({ color: '{ink}', width: '{gap}', style: '{line}' });
  expect(valueAt('b')).toEqual(valueAt('a'));
});
