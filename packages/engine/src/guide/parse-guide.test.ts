import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import { checkGuide } from '../check/check-guide.ts';
import { StyleKitError } from '../error.ts';
import { parseSettings } from '../settings/guide-settings.ts';
import { toFontUrl } from '../typography/font-url.ts';
import { GUIDE_VERSION, guideColors, guideSchema } from './guide.ts';
import { parseGuide, parseGuideDocument } from './parse-guide.ts';
import { SAMPLE_GUIDE } from './sample-guide.ts';

const copy = (): Record<string, never> => JSON.parse(JSON.stringify(SAMPLE_GUIDE));

function errorOf(input: unknown): StyleKitError {
  try {
    parseGuide(input);
  } catch (error) {
    if (error instanceof StyleKitError) return error;
    throw error;
  }
  throw new Error('The input was accepted.');
}

describe('parseGuide', () => {
  it('parses a serialized guide', () => {
    expect(parseGuide(copy())).toEqual(SAMPLE_GUIDE);
  });

  it('validates the settings of an exported document, and leaves them out', () => {
    const document = { ...copy(), settings: parseSettings({ buttons: { borderRadius: 100 } }) };
    expect(parseGuide(document)).toEqual(SAMPLE_GUIDE);
    expect(parseGuideDocument(document)).toEqual({ guide: SAMPLE_GUIDE, settings: document.settings });
    expect(parseGuideDocument(copy())).toEqual({ guide: SAMPLE_GUIDE, settings: null });
  });

  it.each([
    [{ buttons: { fontSizePx: 'large' } }, 'settings.buttons.fontSizePx'],
    [{ buttons: {}, shadows: {} }, 'settings'],
    [null, 'settings'],
    [[], 'settings'],
  ])('reports the path of the settings %j in the document', (settings, path) => {
    expect(errorOf({ ...copy(), settings })).toMatchObject({
      code: 'SK_SETTINGS_INVALID',
      issues: [{ path }],
    });
  });

  it.each([
    [null, 'null'],
    [[], 'a list'],
    ['guide', 'a string'],
    [7, 'a number'],
    [undefined, 'undefined'],
  ])('describes %j in the error', (input, kind) => {
    expect(errorOf(input)).toMatchObject({
      code: 'SK_GUIDE_INVALID',
      message: `A style guide is a JSON object, not ${kind}.`,
    });
  });

  it('rejects a newer version and states the supported one', () => {
    const error = errorOf({ ...copy(), version: GUIDE_VERSION + 1 });
    expect(error.code).toBe('SK_GUIDE_TOO_NEW');
    expect(error.message).toBe('The style guide has version 3; this StyleKit reads up to version 2.');
    expect(error.hint).toContain('Update StyleKit');
  });

  it.each([['1'], [0], [1.5], [-1], [null]])('rejects %j as a version', (version) => {
    expect(errorOf({ ...copy(), version })).toMatchObject({
      code: 'SK_GUIDE_INVALID',
      issues: [{ path: 'version' }],
    });
  });

  it('reports all issues at once, with their paths', () => {
    const broken = JSON.parse(JSON.stringify(SAMPLE_GUIDE));
    broken.colors.accent[2].hex = '#12';
    broken.colors.secondary.pop();
    broken.fonts.body.weights = ['450'];
    broken.extra = true;
    broken.elements.cards.shadowColor = 'red; } body { display: none';
    const paths = errorOf(broken).issues.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'colors.accent.2.hex',
        'colors.secondary',
        'fonts.body.weights.0',
        'elements.cards.shadowColor',
        'extra',
      ]),
    );
  });

  it('reports keys of the object prototype as unknown parts', () => {
    const text = JSON.stringify(SAMPLE_GUIDE).replace('{', '{"__proto__":{"polluted":true},"constructor":1,');
    const error = errorOf(JSON.parse(text));
    expect(error.issues.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['__proto__', 'constructor']),
    );
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('documents without a version', () => {
  const old = {
    name: 'Old brand',
    colors: {
      primary: { name: 'Ink', hex: '#1f4e6b' },
      secondary: [
        { name: 'Sea', hex: '#5E8C92' },
        { name: 'Sand', hex: '#E8B84A' },
      ],
      accent: [
        { name: 'Linen', hex: '#EFE3CE' },
        { name: 'Olive', hex: '#6B7340' },
        { name: 'Rye', hex: '#4A2C20' },
        { name: 'Crust', hex: '#C4532F' },
      ],
      harmony: null,
    },
    fonts: { header: { name: 'Lora' }, body: { name: 'Work Sans', weights: [] } },
  };

  it('are upgraded: colors kept byte for byte, the rest computed', () => {
    const guide = parseGuide(old);
    expect(guide.version).toBe(GUIDE_VERSION);
    expect(guide.name).toBe('Old brand');
    expect(guideColors(guide).map(({ hex }) => hex)).toEqual([
      '#1f4e6b',
      '#5E8C92',
      '#E8B84A',
      '#EFE3CE',
      '#6B7340',
      '#4A2C20',
      '#C4532F',
    ]);
    expect(guide.colors.secondary[1]).toMatchObject({ variable: '--secondary-2', rgb: 'rgb(232, 184, 74)' });
    expect(guide.fonts.header.weights).toEqual(['400', '500', '600', '700']);
    expect(checkGuide(guide).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('keep their own values', () => {
    const guide = parseGuide({ ...old, exampleTitle: 'Then', typography: parseGuide(old).typography });
    expect(guide.exampleTitle).toBe('Then');
  });

  it.each([
    ['400;500;600;700', ['400', '500', '600', '700']],
    [' 400, 700 ;', ['400', '700']],
    [
      [600, 700],
      ['600', '700'],
    ],
    [
      ['400', 700],
      ['400', '700'],
    ],
    [500, ['500']],
    ['', ['400', '500', '600', '700']],
    [null, ['400', '500', '600', '700']],
  ])('may have the font weights %j, parsed as %j', (weights, expected) => {
    const guide = parseGuide({ ...old, fonts: { ...old.fonts, header: { name: 'Lora', weights } } });
    expect(guide.fonts.header.weights).toEqual(expected);
    expect(guide.fonts.header.url).toBe(toFontUrl([{ name: 'Lora', weights: expected }]));
    expect(expected).toContain(guide.typography.headings.weight);
  });

  it.each([['bold'], [[true]], [{ regular: 400 }], ['400;heavy']])(
    'are rejected with the font weights %j, without other issues',
    (weights) => {
      const paths = errorOf({ ...old, fonts: { ...old.fonts, header: { name: 'Lora', weights } } }).issues;
      expect(paths.length).toBeGreaterThan(0);
      for (const { path } of paths) expect(path).toMatch(/^fonts\.header\.weights/);
    },
  );

  it.each(['Split Complementary', 'split_complementary', ' SPLIT-COMPLEMENTARY '])(
    'may have the harmony %j',
    (type) => {
      const colors = { ...old.colors, harmony: { type, description: 'Three hues.' } };
      expect(parseGuide({ ...old, colors }).colors.harmony).toEqual({
        type: 'split-complementary',
        description: 'Three hues.',
      });
    },
  );

  it.each([null, 'random', 7])('are rejected with the harmony type %j', (type) => {
    const colors = { ...old.colors, harmony: { type, description: '' } };
    expect(errorOf({ ...old, colors }).issues.map(({ path }) => path)).toEqual(['colors.harmony.type']);
  });

  it.each(['javascript:alert(1)', 'https://evil.example/x.css', '', null, 7])(
    'get the font URL %j replaced by that of the font',
    (url) => {
      const body = { name: 'Work Sans', weights: ['400'], url };
      expect(parseGuide({ ...old, fonts: { ...old.fonts, body } }).fonts.body.url).toBe(
        'https://fonts.googleapis.com/css2?family=Work+Sans:wght@400&display=swap',
      );
    },
  );

  it('are rejected with all issues when they have no palette', () => {
    expect(errorOf({ name: 'Nothing' }).issues.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['colors', 'fonts', 'elements']),
    );
  });
});

describe('the URL of a font', () => {
  const withUrl = (url: string) => ({
    ...SAMPLE_GUIDE,
    fonts: { ...SAMPLE_GUIDE.fonts, body: { ...SAMPLE_GUIDE.fonts.body, url } },
  });

  it.each([
    'javascript:alert(1)',
    'https://evil.example/x.css',
    'http://fonts.googleapis.com/css2?family=Lora',
    'https://fonts.googleapis.com.evil.example/css2',
    'https://fonts.googleapis.com@evil.example/css2',
    'https://fonts.googleapis.com/css2?family=Lora") ; }',
    'https://fonts.googleapis.com/css2?family=Lora\n',
    '',
  ])('is rejected when it is %j', (url) => {
    expect(errorOf(withUrl(url)).issues.map(({ path }) => path)).toEqual(['fonts.body.url']);
  });

  it('may be the result of toFontUrl for any valid name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }), (name) => {
        const url = toFontUrl([{ name, weights: [100, 200, 300, 400, 500, 600, 700, 800, 900] }]);
        expect(parseGuide(withUrl(url)).fonts.body.url).toBe(url);
      }),
    );
    expect(parseGuide(withUrl(toFontUrl([{ name: '漢'.repeat(80), weights: [400] }]))).version).toBe(
      GUIDE_VERSION,
    );
  });
});

describe('any mutation of a guide document', () => {
  const { version: _version, ...versionless } = SAMPLE_GUIDE;
  const part = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom<unknown>(null, '', 0, [], {}, '400;500', [600], true, '__proto__'),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
  const mutation = fc.record({ description: fc.nat(), value: fc.option(part, { nil: undefined }) });

  it('is parsed or rejected with a StyleKitError', () => {
    const seen = { read: 0, rejected: 0 };
    fc.assert(
      fc.property(
        fc.constantFrom<object>(SAMPLE_GUIDE, versionless, versionless),
        fc.array(mutation, { maxLength: 4 }),
        (document, mutations) => {
          const mutant: unknown = mutations.reduce<unknown>(mutate, JSON.parse(JSON.stringify(document)));
          try {
            const guide = parseGuide(mutant);
            expect(guideSchema.safeParse(guide).success).toBe(true);
            seen.read += 1;
          } catch (error) {
            expect(error).toBeInstanceOf(StyleKitError);
            seen.rejected += 1;
          }
        },
      ),
      { numRuns: caseCount(1_500) },
    );
    expect(seen.read).toBeGreaterThan(0);
    expect(seen.rejected).toBeGreaterThan(0);
  });

  it('is parsed or rejected for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        try {
          expect(parseGuide(input).version).toBe(GUIDE_VERSION);
        } catch (error) {
          expect(error).toBeInstanceOf(StyleKitError);
        }
      }),
    );
  });

  /** Replaces one part of a document by the value, or removes it when there is none. */
  function mutate(
    document: unknown,
    { description, value }: { description: number; value: unknown },
  ): unknown {
    const holders = listHolders(document);
    const [holder, key] = holders[description % Math.max(holders.length, 1)] ?? [];
    if (holder === undefined || key === undefined) return document;
    if (value === undefined) Reflect.deleteProperty(holder, key);
    else
      Object.defineProperty(holder, key, {
        value: structuredClone(value),
        enumerable: true,
        writable: true,
        configurable: true,
      });
    return document;
  }

  function listHolders(part: unknown): [object, string][] {
    if (typeof part !== 'object' || part === null) return [];
    return Object.entries(part).flatMap(([key, child]): [object, string][] => [
      [part, key],
      ...listHolders(child),
    ]);
  }
});
