import { describe, expect, it } from 'vitest';
import { checkGuide } from '../check/check-guide.ts';
import { StyleKitError } from '../error.ts';
import { guideColors } from './guide.ts';
import { parseGuide } from './parse-guide.ts';
import { SAMPLE_GUIDE } from './sample-guide.ts';

const copy = (): Record<string, never> => JSON.parse(JSON.stringify(SAMPLE_GUIDE));

function fault(input: unknown): StyleKitError {
  try {
    parseGuide(input);
  } catch (error) {
    if (error instanceof StyleKitError) return error;
    throw error;
  }
  throw new Error('The input was accepted.');
}

describe('parseGuide', () => {
  it('reads back what was written', () => {
    expect(parseGuide(copy())).toEqual(SAMPLE_GUIDE);
  });

  it.each([
    [null, 'null'],
    [[], 'a list'],
    ['guide', 'a string'],
    [7, 'a number'],
    [undefined, 'a undefined'],
  ])('says what %j is instead of a guide', (input, kind) => {
    expect(fault(input)).toMatchObject({
      code: 'SK_GUIDE_INVALID',
      message: `A style guide is a JSON object, not ${kind}.`,
    });
  });

  it('refuses a later version and says which it reads', () => {
    const error = fault({ ...copy(), version: 2 });
    expect(error.code).toBe('SK_GUIDE_TOO_NEW');
    expect(error.message).toBe('The style guide has version 2; this StyleKit reads up to version 1.');
    expect(error.hint).toContain('Update StyleKit');
  });

  it.each([['1'], [0], [1.5], [-1], [null]])('refuses %j as a version', (version) => {
    expect(fault({ ...copy(), version })).toMatchObject({
      code: 'SK_GUIDE_INVALID',
      issues: [{ path: 'version' }],
    });
  });

  it('names every fault at once, with its path', () => {
    const broken = JSON.parse(JSON.stringify(SAMPLE_GUIDE));
    broken.colors.accent[2].hex = '#12';
    broken.colors.secondary.pop();
    broken.fonts.body.weights = ['450'];
    broken.extra = true;
    broken.elements.cards.shadowColor = 'red; } body { display: none';
    const paths = fault(broken).issues.map(({ path }) => path);
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

  it('takes keys of the object prototype for what they are: unknown parts', () => {
    const text = JSON.stringify(SAMPLE_GUIDE).replace('{', '{"__proto__":{"polluted":true},"constructor":1,');
    const error = fault(JSON.parse(text));
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

  it('are brought to the current one: colours kept byte for byte, the rest computed', () => {
    const guide = parseGuide(old);
    expect(guide.version).toBe(1);
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

  it('keep what they say themselves', () => {
    const guide = parseGuide({ ...old, exampleTitle: 'Then', typography: parseGuide(old).typography });
    expect(guide.exampleTitle).toBe('Then');
  });

  it('are refused with their faults when they hold no palette', () => {
    expect(fault({ name: 'Nothing' }).issues.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['colors', 'fonts', 'elements']),
    );
  });
});
