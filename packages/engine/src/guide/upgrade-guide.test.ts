import { describe, expect, it } from 'vitest';
import { upgradeGuide } from './upgrade-guide.ts';
import { oldFont, upgradeFont } from './upgrade-guide-font.ts';
import { withoutNulls } from './upgrade-guide-nulls.ts';

const color = (hex: string) => ({ hex, name: hex });

/** A document from before the version field, with no more than colors and fonts. */
const OLD = {
  colors: {
    primary: color('#c4532f'),
    secondary: ['#1f4e6b', '#63b5a2'].map(color),
    accent: ['#2f9bc4', '#fbe6e3', '#8f2a30', '#12303d'].map(color),
  },
  fonts: { header: { name: 'Lora' }, body: { name: 'Lato' } },
};

describe('withoutNulls', () => {
  it('removes null and empty lists, and nothing else', () => {
    expect(withoutNulls({ a: null, b: [], c: 0, d: '', e: false, f: [null], g: undefined })).toEqual({
      c: 0,
      d: '',
      e: false,
      f: [null],
      g: undefined,
    });
  });
});

describe('upgradeFont', () => {
  const upgrade = (font: object) => upgradeFont('body', oldFont.parse(font)).upgraded;

  it.each<[string, unknown, unknown]>([
    ['a text with semicolons', '400;700', ['400', '700']],
    ['a text with commas and spaces', ' 400, 700 ,', ['400', '700']],
    ['a number', 400, ['400']],
    ['numbers and texts', [400, '700'], ['400', '700']],
    // Lato has no 500 and no 600, which browsers show as 400 and 700.
    ['nothing', null, ['400', '700']],
    ['an empty list', [], ['400', '700']],
    ['a value that is invalid, for the schema to report', ['bold'], ['bold']],
  ])('reads the weights from %s', (_, weights, expected) => {
    expect(upgrade({ name: 'Lato', weights })).toMatchObject({ weights: expected });
  });

  it('replaces the URL of another service', () => {
    const url = 'https://fonts.googleapis.com/css2?family=Lato:wght@400;700&display=swap';
    expect(upgrade({ name: 'Lato', url: 'https://example.com/lato.css' })).toMatchObject({ url });
    const own = 'https://fonts.googleapis.com/css2?family=Lato';
    expect(upgrade({ name: 'Lato', url: own })).toMatchObject({ url: own });
  });

  it('gives a family outside the catalog plain sizes and styles', () => {
    expect(upgrade({ name: 'Comic Sans MS' })).toEqual({
      name: 'Comic Sans MS',
      url: 'https://fonts.googleapis.com/css2?family=Comic+Sans+MS:wght@400;500;600;700&display=swap',
      weights: ['400', '500', '600', '700'],
      sizes: { 'body-lg': '1.125rem', body: '1rem', 'body-sm': '0.875rem' },
      styles: ['normal'],
    });
  });
});

describe('upgradeGuide', () => {
  it('computes everything that colors and fonts determine', () => {
    expect(upgradeGuide(OLD)).toMatchObject({
      version: 1,
      generatedBy: 'custom',
      name: 'Style guide',
      description: '',
      colors: {
        primary: { hex: '#c4532f', variable: '--primary', rgb: 'rgb(196, 83, 47)' },
        secondary: [{ variable: '--secondary-1' }, { variable: '--secondary-2' }],
        accent: [1, 2, 3, 4].map((number) => ({ variable: `--accent-${number}` })),
        explanation: { title: '', content: '' },
      },
      fonts: { header: { name: 'Lora' }, body: { name: 'Lato' } },
      typography: { headings: { fontFamily: 'Lora' }, body: { fontFamily: 'Lato' } },
      elements: { buttons: { primary: { backgroundColor: '#c4532f' } } },
    });
  });

  it('keeps what a document states, and drops null', () => {
    const stated = { ...OLD, name: 'Halyard', description: null, extra: 1 };
    expect(upgradeGuide(stated)).toMatchObject({ name: 'Halyard', description: '', extra: 1 });
  });

  it.each([
    ['Split Complementary', 'split-complementary'],
    ['split_complementary', 'split-complementary'],
    [' TRIADIC ', 'triadic'],
    ['golden ratio', 'golden ratio'],
  ])('reads the harmony %j as %j', (type, expected) => {
    const harmony = { type, description: 'Calm.' };
    expect(upgradeGuide({ ...OLD, colors: { ...OLD.colors, harmony } })).toMatchObject({
      colors: { harmony: { type: expected, description: 'Calm.' } },
    });
  });

  it('has no harmony where the document has none', () => {
    const upgraded = upgradeGuide({ ...OLD, colors: { ...OLD.colors, harmony: null } });
    expect(upgraded).not.toHaveProperty('colors.harmony');
  });

  it('only adds the version to a document that it cannot read', () => {
    const broken = { ...OLD, colors: { primary: color('red') } };
    expect(upgradeGuide(broken)).toEqual({ version: 1, generatedBy: 'custom', ...broken });
  });
});
