import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { toTokenDocument } from './guide-tokens.ts';
import { findTokenIssues, parseTokens } from './parse-dtcg.ts';

const SCHEMAS = path.join(import.meta.dirname, '../../test/reference/dtcg-2025.10');
const px = (value: number) => ({ value, unit: 'px' });
const ms = (value: number) => ({ value, unit: 'ms' });
const red = { colorSpace: 'srgb', components: [1, 0, 0], hex: '#ff0000' };
const token = ($type: string, $value: unknown) => ({ a: { $type, $value } });
const shadow = { color: red, offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) };
const type = {
  fontFamily: 'Inter',
  fontSize: px(16),
  fontWeight: 400,
  letterSpacing: px(0),
  lineHeight: 1.5,
};

/** Violations with their path. Every row is one requirement of the specification. */
const VIOLATIONS: readonly (readonly [what: string, path: string, document: unknown])[] = [
  ['not an object', '', []],
  ['null', '', null],
  ['a token without a type', 'a', { a: { $value: 3 } }],
  ['an unknown type', 'a.$type', token('colour', red)],
  ['a type in the wrong case', 'a.$type', token('fontfamily', 'Inter')],
  ['an unknown type of a group', 'g.$type', { g: { $type: 'size', a: { $type: 'number', $value: 1 } } }],
  ['a name with a dot', 'a.b', { 'a.b': { $type: 'number', $value: 1 } }],
  ['a name with a brace', '{a', { '{a': { $type: 'number', $value: 1 } }],
  ['an empty name', '', { '': { $type: 'number', $value: 1 } }],
  ['a reserved name', '$size', { $size: { $type: 'number', $value: 1 } }],
  ['a plain value in a group', 'a', { a: 16 }],
  ['a token inside a token', 'a', { a: { $type: 'number', $value: 1, b: { $type: 'number', $value: 2 } } }],
  ['an unknown part of a token', 'a', { a: { $type: 'number', $value: 1, $unit: 'px' } }],
  [
    'both $value and $ref',
    'a',
    { a: { $type: 'number', $value: 1, $ref: '#/b/$value' }, b: { $type: 'number', $value: 1 } },
  ],
  [
    'a description that is not text',
    'a.$description',
    { a: { $type: 'number', $value: 1, $description: 7 } },
  ],
  [
    'extensions that are not an object',
    'a.$extensions',
    { a: { $type: 'number', $value: 1, $extensions: [] } },
  ],
  ['an invalid deprecation', 'a.$deprecated', { a: { $type: 'number', $value: 1, $deprecated: 1 } }],
  ['$root that is a group', 'g.$root', { g: { $root: { b: { $type: 'number', $value: 1 } } } }],
  ['a reference to a missing token', 'a', token('color', '{b}')],
  [
    'a reference to a group',
    'a',
    { a: { $type: 'color', $value: '{g}' }, g: { b: { $type: 'color', $value: red } } },
  ],
  ['a reference cycle', 'a', { a: { $type: 'color', $value: '{b}' }, b: { $type: 'color', $value: '{a}' } }],
  ['a reference to itself', 'a', token('color', '{a}')],
  [
    'a reference to another type',
    'a',
    { a: { $type: 'color', $value: '{b}' }, b: { $type: 'number', $value: 1 } },
  ],
  ['a cycle through a list', 'a', token('shadow', ['{a}'])],
  [
    'a part of another type',
    'a.$value.color',
    { ...token('shadow', { ...shadow, color: '{b}' }), b: { $type: 'number', $value: 1 } },
  ],
  ['a pointer to a missing value', 'a', { a: { $type: 'color', $ref: '#/b/$value' } }],
  ['a pointer with a broken escape', 'a', { a: { $type: 'color', $ref: '#/b~2' } }],
  ['a pointer to another document', 'a', { a: { $type: 'color', $ref: 'other.json#/a' } }],
  ['a group that extends a missing group', 'g.$extends', { g: { $extends: '{h}' } }],
  ['a group that extends a token', 'g.$extends', { g: { $extends: '{a}' }, ...token('number', 1) }],
  ['a group that extends itself', 'g.$extends', { g: { $extends: '{g}' } }],
  ['a group that extends its parent', 'g.h.$extends', { g: { h: { $extends: '{g}' } } }],
  ['groups that extend each other', 'g', { g: { $extends: '{h}' }, h: { $extends: '{g}' } }],
  ['a color as text', 'a.$value', token('color', '#ff0000')],
  ['an unknown color space', 'a.$value.colorSpace', token('color', { ...red, colorSpace: 'sRGB' })],
  ['two components', 'a.$value.components', token('color', { ...red, components: [1, 0] })],
  ['a component out of range', 'a.$value.components.0', token('color', { ...red, components: [1.2, 0, 0] })],
  ['a component as text', 'a.$value.components.0', token('color', { ...red, components: ['1', 0, 0] })],
  ['a hue of 360', 'a.$value.components.0', token('color', { colorSpace: 'hsl', components: [360, 50, 50] })],
  [
    'a negative chroma',
    'a.$value.components.1',
    token('color', { colorSpace: 'oklch', components: [0.5, -0.1, 20] }),
  ],
  ['an alpha above 1', 'a.$value.alpha', token('color', { ...red, alpha: 50 })],
  ['a hex of three digits', 'a.$value.hex', token('color', { ...red, hex: '#f00' })],
  ['an unknown part of a color', 'a.$value.opacity', token('color', { ...red, opacity: 1 })],
  ['a color without components', 'a.$value', token('color', { colorSpace: 'srgb' })],
  ['a dimension as text', 'a.$value', token('dimension', '16px')],
  ['a dimension in em', 'a.$value.unit', token('dimension', { value: 1, unit: 'em' })],
  ['a zero without a unit', 'a.$value', token('dimension', { value: 0 })],
  ['a bare number as a dimension', 'a.$value', token('dimension', 16)],
  ['a dimension whose value is text', 'a.$value.value', token('dimension', { value: '16', unit: 'px' })],
  ['an empty list of fonts', 'a.$value', token('fontFamily', [])],
  ['a font that is a number', 'a.$value.1', token('fontFamily', ['Inter', 4])],
  [
    'a reference inside a list of fonts',
    'a.$value.0',
    { a: { $type: 'fontFamily', $value: ['{b}'] }, b: { $type: 'fontFamily', $value: 'Inter' } },
  ],
  [
    'a reference among the names of a list of fonts',
    'a.$value.0',
    { a: { $type: 'fontFamily', $value: ['{b}', 'x'] }, b: { $type: 'fontFamily', $value: 'Inter' } },
  ],
  ['a schema that is not text', '$schema', { $schema: 7, ...token('number', 1) }],
  ['a schema that is null', '$schema', { $schema: null, ...token('number', 1) }],
  ['a weight in the wrong case', 'a.$value', token('fontWeight', 'Bold')],
  ['an unknown weight word', 'a.$value', token('fontWeight', 'semibold')],
  ['a weight of 0', 'a.$value', token('fontWeight', 0)],
  ['a weight of 1001', 'a.$value', token('fontWeight', 1001)],
  ['a weight as text', 'a.$value', token('fontWeight', '400')],
  ['a duration as text', 'a.$value', token('duration', '200ms')],
  ['a duration in minutes', 'a.$value.unit', token('duration', { value: 1, unit: 'min' })],
  ['a curve of three numbers', 'a.$value', token('cubicBezier', [0, 0, 1])],
  ['a curve with x outside 0–1', 'a.$value.2', token('cubicBezier', [0, 0, 1.4, 1])],
  ['a number as text', 'a.$value', token('number', '1.5')],
  ['an unknown stroke style', 'a.$value', token('strokeStyle', 'wavy')],
  ['a stroke without a line cap', 'a.$value', token('strokeStyle', { dashArray: [px(1)] })],
  [
    'an unknown line cap',
    'a.$value.lineCap',
    token('strokeStyle', { dashArray: [px(1)], lineCap: 'pointed' }),
  ],
  [
    'dashes without a unit',
    'a.$value.dashArray.0',
    token('strokeStyle', { dashArray: [4], lineCap: 'round' }),
  ],
  ['a border without a style', 'a.$value', token('border', { color: red, width: px(1) })],
  [
    'a transition without a delay',
    'a.$value',
    token('transition', { duration: ms(1), timingFunction: [0, 0, 1, 1] }),
  ],
  [
    'a shadow without a blur',
    'a.$value',
    token('shadow', { color: red, offsetX: px(0), offsetY: px(0), spread: px(0) }),
  ],
  ['an inset that is text', 'a.$value.inset', token('shadow', { ...shadow, inset: 'yes' })],
  ['an empty list of shadows', 'a.$value', token('shadow', [])],
  ['a gradient stop without a position', 'a.$value.0', token('gradient', [{ color: red }])],
  ['a gradient that is an object', 'a.$value', token('gradient', { color: red, position: 0 })],
  [
    'a text style without letter spacing',
    'a.$value',
    token('typography', { ...type, letterSpacing: undefined }),
  ],
  [
    'a letter spacing in em',
    'a.$value.letterSpacing.unit',
    token('typography', { ...type, letterSpacing: { value: 0, unit: 'em' } }),
  ],
  [
    'an unknown part of a text style',
    'a.$value.textCase',
    token('typography', { ...type, textCase: 'upper' }),
  ],
];

/** Valid documents, including forms that StyleKit exports do not use. */
const VALID: readonly (readonly [what: string, document: unknown])[] = [
  ['an empty document', {}],
  ['a type inherited from two groups up', { g: { $type: 'number', h: { a: { $value: 1 } } } }],
  ['a type taken from the token referred to', { a: { $value: '{b}' }, b: { $type: 'number', $value: 1 } }],
  [
    'a chain of references',
    { a: { $value: '{b}' }, b: { $value: '{c.d}' }, c: { d: { $type: 'color', $value: red } } },
  ],
  ['a pointer to a value', { a: { $type: 'color', $ref: '#/b/$value' }, b: { $type: 'color', $value: red } }],
  [
    'a pointer to one component',
    {
      a: { $type: 'color', $value: { ...red, components: [{ $ref: '#/b/$value/components/0' }, 0, 0] } },
      b: { $type: 'color', $value: red },
    },
  ],
  ['"none" as a component', token('color', { colorSpace: 'oklch', components: [0.5, 0, 'none'] })],
  ['a root token', { g: { $type: 'color', $root: { $value: red }, light: { $value: '{g.$root}' } } }],
  [
    'a group that extends another',
    { g: { $type: 'number', a: { $value: 1 } }, h: { $extends: '{g}', b: { $value: 2 } } },
  ],
  [
    'shadows in a list with a reference',
    { a: { $type: 'shadow', $value: [shadow, '{b}'] }, b: { $type: 'shadow', $value: shadow } },
  ],
  [
    'names like those of the prototype',
    { constructor: { $type: 'number', $value: 1 }, toString: { $type: 'number', $value: '{constructor}' } },
  ],
  [
    'every simple type',
    {
      weight: { $type: 'fontWeight', $value: 'semi-bold' },
      curve: { $type: 'cubicBezier', $value: [0.4, -2, 0.2, 3] },
      stroke: { $type: 'strokeStyle', $value: { dashArray: [px(1), '{gap}'], lineCap: 'butt' } },
      gap: { $type: 'dimension', $value: { value: -0.5, unit: 'rem' } },
      edge: { $type: 'border', $value: { color: red, width: '{gap}', style: '{stroke}' } },
      move: { $type: 'transition', $value: { duration: ms(1), delay: ms(0), timingFunction: '{curve}' } },
      fade: {
        $type: 'gradient',
        $value: [
          { color: red, position: 0 },
          { color: '{ink}', position: 1 },
        ],
      },
      ink: { $type: 'color', $value: { ...red, alpha: 0 }, $deprecated: 'Use red.' },
      text: { $type: 'typography', $value: { ...type, fontWeight: '{weight}' } },
    },
  ],
];

describe('findTokenIssues', () => {
  it.each(VIOLATIONS)('finds %s at "%s"', (_, where, document) => {
    const issues = findTokenIssues(JSON.parse(JSON.stringify(document)));
    expect(issues.map((issue) => issue.path)).toContain(where);
    for (const { message, fix } of issues) {
      expect(message).toMatch(/\.$/);
      expect(fix).toMatch(/[.?]$/);
    }
  });

  it.each(VALID)('accepts %s', (_, document) => {
    expect(findTokenIssues(JSON.parse(JSON.stringify(document)))).toEqual([]);
  });

  it('suggests the nearest name', () => {
    const fix = (document: unknown) => findTokenIssues(document)[0]?.fix;
    expect(fix(token('fontWeight', 'Bold'))).toBe('Words are case-sensitive: write bold.');
    expect(fix(token('Color', red))).toBe('Types are case-sensitive: write color.');
    expect(
      fix({ a: { $type: 'color', $value: '{Brand.Red}' }, brand: { red: { $type: 'color', $value: red } } }),
    ).toBe('Did you mean {brand.red}?');
  });

  it('reads keys of the object prototype as names, without prototype pollution', () => {
    const document = JSON.parse('{"__proto__": {"polluted": {"$type": "number", "$value": 1}}}');
    expect(parseTokens(document)).toMatchObject([{ path: ['__proto__', 'polluted'], value: 1 }]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('handles extreme nesting and chains', () => {
    let deep: Record<string, unknown> = token('number', 1);
    for (let level = 0; level < 5000; level++) deep = { g: deep };
    expect(findTokenIssues(deep).length).toBeGreaterThan(0);
    const chain = (length: number) =>
      Object.fromEntries(
        Array.from({ length }, (_, index) => [
          `t${index}`,
          { $type: 'number', $value: index === length - 1 ? 1 : `{t${index + 1}}` },
        ]),
      );
    expect(findTokenIssues(chain(150))).toEqual([]);
    expect(findTokenIssues(chain(3000))[0]?.message).toContain('a chain of more than 200 tokens');
  });
});

describe('groups that extend others', () => {
  it('may form a chain, and are rejected when the chain is too long', () => {
    const chain = (length: number) =>
      Object.fromEntries(
        Array.from({ length }, (_, index) => [
          `g${index}`,
          index === length - 1 ? { a: { $type: 'number', $value: 1 } } : { $extends: `{g${index + 1}}` },
        ]),
      );
    expect(parseTokens(chain(100)).map(({ path: names }) => names.join('.'))).toContain('g0.a');
    expect(findTokenIssues(chain(20_000)).map(({ message }) => message)).toContainEqual(
      expect.stringContaining('more than 200 steps'),
    );
  });

  it('cannot multiply without limit', () => {
    const levels = 40;
    const doubling = Object.fromEntries(
      Array.from({ length: levels }, (_, level) => [
        `g${level}`,
        level === levels - 1
          ? { a: { $type: 'number', $value: 1 } }
          : { x: { $extends: `{g${level + 1}}` }, y: { $extends: `{g${level + 1}}` } },
      ]),
    );
    expect(findTokenIssues(doubling).map(({ message }) => message)).toContainEqual(
      expect.stringContaining('50000 groups and tokens or more'),
    );
  });
});

describe('parseTokens', () => {
  it('follows aliases to the value and its type', () => {
    expect(
      parseTokens({
        a: { $value: '{b}', $description: 'Ink' },
        b: { $type: 'color', $value: red },
      }),
    ).toEqual([
      { path: ['a'], type: 'color', value: red, description: 'Ink', alias: 'b' },
      { path: ['b'], type: 'color', value: red, description: null, alias: null },
    ]);
  });

  it('includes inherited tokens, overridden by own ones', () => {
    const tokens = parseTokens({
      g: { $type: 'number', a: { $value: 1 }, b: { $value: 2 } },
      h: { $extends: '#/g', b: { $value: 3 } },
    });
    expect(tokens.map(({ path: names, value }) => [names.join('.'), value])).toEqual([
      ['g.a', 1],
      ['g.b', 2],
      ['h.a', 1],
      ['h.b', 3],
    ]);
  });

  it('throws all issues with path and fix', () => {
    expect(() => parseTokens({ ...token('number', '1'), b: { $value: 2 } })).toThrowError(
      expect.objectContaining({
        code: 'SK_TOKENS_INVALID',
        message: 'The token document has 2 format errors.',
        issues: [
          { path: 'a.$value', message: '"1" is not a number. Write a number without quotes or unit.' },
          { path: 'b', message: expect.stringContaining('no type') },
        ],
      }),
    );
  });
});

describe('the published schemas', () => {
  let validate: ReturnType<Ajv['compile']>;

  beforeAll(() => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats.default(ajv);
    for (const file of readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' })) {
      if (file.endsWith('.json')) ajv.addSchema(JSON.parse(readFileSync(path.join(SCHEMAS, file), 'utf8')));
    }
    const compiled = ajv.getSchema('https://www.designtokens.org/schemas/2025.10/format.json');
    if (compiled === undefined) throw new Error('The schema was not found.');
    validate = compiled;
  });

  it('accept the tokens of a guide, like the reader', () => {
    const document = JSON.parse(JSON.stringify(toTokenDocument(SAMPLE_GUIDE)));
    expect(validate(document), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
    expect(findTokenIssues(document)).toEqual([]);
  });

  it('accept everything that the reader accepts', () => {
    for (const [what, document] of VALID) {
      expect(
        validate(JSON.parse(JSON.stringify(document))),
        `${what}: ${JSON.stringify(validate.errors?.slice(0, 2))}`,
      ).toBe(true);
    }
  });
});
