import { describe, expect, it } from 'vitest';
import { parseResolver } from './parse-resolver.ts';
import { type Contexts, describeModes, listModes } from './resolver-modes.ts';
import { readTokenColor } from './token-color.ts';

const BASE = { sources: [{ $ref: 'base.json' }] };
const THEME = { contexts: { light: [{ $ref: 'light.json' }], dark: [{ $ref: 'dark.json' }] } };
const DOCUMENT = {
  version: '2025.10',
  sets: { base: BASE },
  modifiers: { theme: THEME },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
};

const issuesOf = (changes: object) =>
  parseResolver({ ...DOCUMENT, ...changes }).issues.map(
    ({ path, message, fix }) => `${path}: ${message} ${fix}`,
  );

describe('parseResolver', () => {
  it('reads sets and modifiers in their order', () => {
    const { steps, issues } = parseResolver(DOCUMENT);
    expect(issues).toEqual([]);
    expect(steps).toEqual([
      { kind: 'set', refs: [{ kind: 'file', file: 'base.json', pointer: [], path: 'sets.base.sources.0' }] },
      {
        kind: 'modifier',
        name: 'theme',
        initial: 'light',
        contexts: new Map([
          [
            'light',
            [{ kind: 'file', file: 'light.json', pointer: [], path: 'modifiers.theme.contexts.light.0' }],
          ],
          [
            'dark',
            [{ kind: 'file', file: 'dark.json', pointer: [], path: 'modifiers.theme.contexts.dark.0' }],
          ],
        ]),
      },
    ]);
  });

  it.each([
    ['tokens/a%20b.json#/color/brand~1new', 'tokens/a b.json', ['color', 'brand/new']],
    ['100%.json', '100%.json', []],
    ['a.json#/~01', 'a.json', ['~1']],
  ])('reads the reference %s', ($ref, file, pointer) => {
    const { steps } = parseResolver({ ...DOCUMENT, sets: { base: { sources: [{ $ref }] } } });
    expect(steps[0]).toMatchObject({ refs: [{ file, pointer }] });
  });

  it('reads inline tokens, sets of sets, and steps without a reference', () => {
    const { steps, issues } = parseResolver({
      version: '2025.10',
      sets: { 'a/b': BASE, all: { sources: [{ $ref: '#/sets/a~1b' }, { color: {} }] } },
      resolutionOrder: [
        { $ref: '#/sets/all' },
        { type: 'set', name: 'own', sources: [] },
        { type: 'modifier', name: 'size', default: 'm', contexts: { s: [], m: [] } },
      ],
    });
    expect(issues).toEqual([]);
    expect(steps[0]).toMatchObject({
      refs: [
        { kind: 'file', path: 'sets.a/b.sources.0' },
        { kind: 'inline', document: { color: {} }, path: 'sets.all.sources.1' },
      ],
    });
    expect(steps[2]).toMatchObject({ name: 'size', initial: 'm' });
  });

  it.each([
    [
      'a missing version',
      { version: undefined },
      'version: The version is missing. Write "version": "2025.10".',
    ],
    ['another version', { version: 1 }, 'version: The version is 1. Write "version": "2025.10".'],
    [
      'no order',
      { resolutionOrder: [] },
      'resolutionOrder: The resolution order is no list of sets and modifiers. List them: [{ "$ref": "#/sets/base" }].',
    ],
    [
      'an unknown part',
      { modifers: {} },
      'modifers: "modifers" is not a part of a resolver document. Did you mean "modifiers"?',
    ],
    [
      'an unknown part that is like no other',
      { owner: 'Ada' },
      'owner: "owner" is not a part of a resolver document. Remove it, or move it into $extensions.',
    ],
    [
      'a missing set',
      { resolutionOrder: [{ $ref: '#/sets/bse' }] },
      'resolutionOrder.0: "#/sets/bse" does not exist in this document. Did you mean "#/sets/base"?',
    ],
    [
      'a step of another kind',
      { resolutionOrder: ['base'] },
      'resolutionOrder.0: The entry is neither a reference nor a set nor a modifier. Write { "$ref": "#/sets/base" }.',
    ],
    [
      'sources that are no list',
      { sets: { base: { sources: {} } } },
      'sets.base.sources: The sources are no list. Write a list such as [{ "$ref": "tokens.json" }].',
    ],
    [
      'a source of another kind',
      { sets: { base: { sources: ['a.json'] } } },
      'sets.base.sources.0: The source is neither a reference nor a group of tokens. Write { "$ref": "tokens.json" }.',
    ],
    [
      'a URL',
      { sets: { base: { sources: [{ $ref: 'https://a.example/b.json' }] } } },
      'sets.base.sources.0: https://a.example/b.json is a URL; this command reads files. Download it and refer to the file.',
    ],
    [
      'a modifier as a source',
      { sets: { base: { sources: [{ $ref: '#/modifiers/theme' }] } } },
      'sets.base.sources.0: A source cannot be a modifier. Refer to a set or a file.',
    ],
    [
      'a modifier without contexts',
      { modifiers: { theme: {} } },
      'modifiers.theme: The modifier "theme" has no contexts. Write { "contexts": { "light": […], "dark": […] } }.',
    ],
    [
      'an unknown default',
      { modifiers: { theme: { ...THEME, default: 'dim' } } },
      'modifiers.theme.default: "dim" is not a context of "theme". Use one of light, dark.',
    ],
  ])('reports %s', (_, changes, issue) => {
    expect(issuesOf(changes)).toEqual([issue]);
  });

  it('reports a circle of sets once, and a set of two steps once', () => {
    const circle = { a: { sources: [{ $ref: '#/sets/b' }] }, b: { sources: [{ $ref: '#/sets/a' }] } };
    expect(issuesOf({ sets: circle, resolutionOrder: [{ $ref: '#/sets/a' }] })).toHaveLength(1);
    const twice = [{ $ref: '#/sets/base' }, { $ref: '#/sets/base' }];
    expect(issuesOf({ sets: { base: {} }, resolutionOrder: twice })).toHaveLength(1);
  });
});

/** Modes as `theme=dark`, each modifier with its contexts. */
function modesOf(modifiers: Readonly<Record<string, readonly string[]>>) {
  const steps = Object.entries(modifiers).map(([name, contexts]) => ({
    kind: 'modifier' as const,
    name,
    contexts: new Map(contexts.map((context) => [context, []])),
    initial: contexts[0] ?? '',
  }));
  return listModes(steps).map(({ contexts }) => contexts);
}

const named = (modes: readonly Contexts[]) =>
  modes.map((contexts) => [...contexts].map(([name, value]) => `${name}=${value}`).join(' '));

describe('listModes', () => {
  it('combines all contexts, the defaults first', () => {
    expect(named(modesOf({ theme: ['light', 'dark'], size: ['s', 'm'] }))).toEqual([
      'theme=light size=s',
      'theme=light size=m',
      'theme=dark size=s',
      'theme=dark size=m',
    ]);
  });

  it('has one mode without modifiers', () => {
    expect(modesOf({})).toEqual([new Map()]);
  });

  it('changes one modifier at a time when there are more than 64 combinations', () => {
    const ten = Array.from({ length: 10 }, (_, index) => String(index));
    const modes = modesOf({ a: ten, b: ten });
    expect(modes).toHaveLength(1 + 9 + 9);
    expect(named(modes).slice(9, 11)).toEqual(['a=9 b=0', 'a=0 b=1']);
    expect(modesOf({ a: ten.slice(0, 8), b: ten.slice(0, 8) })).toHaveLength(64);
  });

  it('takes the sources of a mode in the order of the steps', () => {
    const refs = (name: string) => [{ kind: 'inline' as const, document: {}, path: name }];
    const contexts = new Map([
      ['light', refs('light')],
      ['dark', refs('dark')],
    ]);
    const modes = listModes([
      { kind: 'set', refs: refs('base') },
      { kind: 'modifier', name: 'theme', contexts, initial: 'dark' },
      { kind: 'set', refs: refs('last') },
    ]);
    expect(modes.map((mode) => mode.refs.map(({ path }) => path))).toEqual([
      ['base', 'dark', 'last'],
      ['base', 'light', 'last'],
    ]);
  });
});

describe('describeModes', () => {
  const all = modesOf({ theme: ['light', 'dark'], size: ['s', 'm', 'l'] });
  const some = (...names: readonly string[]) =>
    all.filter((contexts) => names.includes(named([contexts])[0] ?? ''));

  it.each([
    ['nothing for all modes', all, ''],
    ['one mode', some('theme=dark size=s'), 'theme = dark, size = s'],
    [
      'only the modifier that makes a difference',
      some('theme=dark size=s', 'theme=dark size=m', 'theme=dark size=l'),
      'theme = dark',
    ],
    [
      'both values of one modifier',
      some('theme=light size=s', 'theme=dark size=s', 'theme=light size=m', 'theme=dark size=m'),
      'size = s or size = m',
    ],
    [
      'three modes and the number of others',
      all.slice(0, 5),
      'theme = light, size = s or theme = light, size = m or theme = light, size = l and 2 more',
    ],
  ])('names %s', (_, modes, expected) => {
    expect(describeModes(modes, all)).toBe(expected);
  });
});

describe('readTokenColor', () => {
  it.each([
    ['text', '#C4532F', 'color'],
    ['an object', { colorSpace: 'srgb', components: [1, 0, 0] }, 'color'],
    ['a color with a missing component', { colorSpace: 'oklch', components: [0.5, 0.1, 'none'] }, 'color'],
    ['hsl without percent signs', { colorSpace: 'hsl', components: [0, 100, 50] }, 'color'],
    ['hwb with a missing component', { colorSpace: 'hwb', components: [0, 'none', 0] }, 'color'],
    ['another color space', { colorSpace: 'display-p3', components: [1, 0, 0], alpha: 0.5 }, 'color'],
    ['a reference as a component', { colorSpace: 'srgb', components: ['{a.b}', 0, 0] }, 'unknown'],
    ['a reference as the opacity', { colorSpace: 'srgb', components: [0, 0, 0], alpha: '{a}' }, 'unknown'],
    ['an unknown space', { colorSpace: 'cmyk', components: [0, 0, 0] }, 'invalid'],
    ['too few components', { colorSpace: 'srgb', components: [0, 0] }, 'invalid'],
    ['an object of another kind', { hex: '#fff' }, 'invalid'],
    ['null', null, 'invalid'],
    ['a number', 12, 'invalid'],
  ])('reads %s', (_, value, kind) => {
    expect(readTokenColor(value).kind).toBe(kind);
  });

  it('keeps the opacity and converts to sRGB', () => {
    expect(readTokenColor({ colorSpace: 'hsl', components: [0, 100, 50], alpha: 0.25 })).toMatchObject({
      color: { rgb: { r: 1, g: 0, b: 0 }, alpha: 0.25 },
    });
  });
});
