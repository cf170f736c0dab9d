import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStylesheet, rulesOf, type Sheet } from '../../test/read-stylesheet.ts';
import { renderedPairs } from '../check/rendered-pairs.ts';
import { toOpaqueHex } from '../guide/control-colors.ts';
import type { Guide } from '../guide/guide.ts';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { PALETTE_ROLES } from '../palette/palette-roles.ts';
import { DEFAULT_SETTINGS, parseSettings } from '../settings/guide-settings.ts';
import { exportCss } from './css-export.ts';
import { exportGuide } from './export-guide.ts';
import { EXPORT_FORMATS, FILE_NAMES } from './file-names.ts';

const GOLDEN = path.join(import.meta.dirname, '../../test/golden');

const sheetOf = async (guide: Guide, settings: unknown = {}) =>
  readStylesheet(await exportCss(guide, parseSettings(settings)));

const sample = await sheetOf(SAMPLE_GUIDE);

/** Every declaration of a sheet: `[media] selectors { name` → value. */
function flatten({ rules, imports }: Sheet): Map<string, string> {
  const declarations = rules.flatMap(({ media, selectors, declarations }) =>
    [...declarations].map(([name, value]): [string, string] => [
      `${media === '' ? '' : `${media} `}${selectors.join(', ')} ${name}`,
      value,
    ]),
  );
  return new Map([...declarations, ['@import', imports.join(' ')]]);
}

/** The differences between a sheet and that of the sample: declaration → new value, null when removed. */
function changes(sheet: Sheet): Record<string, string | null> {
  const [before, after] = [flatten(sample), flatten(sheet)];
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return Object.fromEntries(
    keys.filter((key) => before.get(key) !== after.get(key)).map((key) => [key, after.get(key) ?? null]),
  );
}

/** The same without the borders that follow a hover color, which have a separate test. */
function withoutBorders(changed: Record<string, string | null>): Record<string, string | null> {
  return Object.fromEntries(Object.entries(changed).filter(([key]) => !key.endsWith('-edge-hover')));
}

describe('the files of the sample guide', () => {
  it.each(EXPORT_FORMATS)('match the golden file: %s', async (format) => {
    const { text } = await exportGuide(SAMPLE_GUIDE, DEFAULT_SETTINGS, format);
    expect(text).toBe(readFileSync(path.join(GOLDEN, FILE_NAMES[format]), 'utf8'));
  });

  it('end with the golden ramps on request', async () => {
    const plain = await exportCss(SAMPLE_GUIDE, DEFAULT_SETTINGS);
    const ramps = readFileSync(path.join(GOLDEN, 'ramps.css'), 'utf8');
    expect(await exportCss(SAMPLE_GUIDE, DEFAULT_SETTINGS, { ramps: true })).toBe(`${plain}\n${ramps}`);
  });
});

describe('exportCss', () => {
  it('renders exactly the colors that the contrast check measures', async () => {
    const settings = parseSettings({
      buttons: {
        primaryHover: { background: '#12303D', text: 'rgb(255, 255, 255)' },
        accentHover: { background: 'hsl(200, 50%, 40%)', text: '' },
      },
    });
    const sheet = await sheetOf(SAMPLE_GUIDE, settings);
    const root = {
      light: rulesOf(sheet, ":root, [data-theme='light']"),
      dark: rulesOf(sheet, "[data-theme='dark']"),
      all: rulesOf(sheet, ':root'),
    };
    const rendered: Record<string, readonly [string | undefined, string | undefined]> = {};
    for (const role of PALETTE_ROLES) {
      rendered[`buttons.${role}`] = [root.all[`--${role}`], root.all[`--${role}-text`]];
      rendered[`buttons.${role}.hover`] = [root.all[`--${role}-hover`], root.all[`--${role}-hover-text`]];
    }
    for (const id of ['light', 'dark'] as const) {
      const on = root[id];
      rendered[`surfaces.${id}.text`] = [on['--surface'], on['--surface-text']];
      rendered[`surfaces.${id}.disabled`] = [
        on['--surface-disabled-background'],
        on['--surface-disabled-text'],
      ];
      rendered[`surfaces.${id}.raised`] = [on['--surface-raised'], on['--surface-text']];
      rendered[`surfaces.${id}.selectionText`] = [on['--surface-selection'], on['--surface-selection-text']];
      for (const role of PALETTE_ROLES) {
        rendered[`links.${role}.${id}`] = [on['--surface'], on[`--${role}-ink`]];
        rendered[`links.${role}.${id}.hover`] = [on['--surface'], on[`--${role}-ink-hover`]];
        rendered[`links.${role}.${id}.raised`] = [on['--surface-raised'], on[`--${role}-ink`]];
        rendered[`links.${role}.${id}.raised.hover`] = [on['--surface-raised'], on[`--${role}-ink-hover`]];
      }
    }
    const pairs = renderedPairs({ guide: SAMPLE_GUIDE, settings }).filter(
      ({ path }) => !path.startsWith('elements'),
    );
    const measured = pairs.map(({ path, background, text }) => [
      path,
      [toOpaqueHex(background), toOpaqueHex(text)],
    ]);
    expect(measured).toHaveLength(2 * 7 + 2 * (4 + 4 * 7));
    expect(rendered).toEqual(Object.fromEntries(measured));
  });

  it('keeps the hex codes of a guide byte for byte', async () => {
    const { colors } = SAMPLE_GUIDE;
    const guide = { ...SAMPLE_GUIDE, colors: { ...colors, primary: { ...colors.primary, hex: '#f0615F' } } };
    expect(rulesOf(await sheetOf(guide), ':root')['--primary']).toBe('#f0615F');
  });

  it.each([
    [{ borderRadius: 100 }, { ':root --button-radius': '2rem' }],
    [{ borderRadius: 0 }, { ':root --button-radius': '0' }],
    [{ fontSizePx: 20 }, { ':root --button-font-size': '1.25rem' }],
    [{ borderWidthPx: 5 }, { ':root --button-border-width': '0.3125rem' }],
    [{ paddingXRem: 0.5 }, { ':root --button-padding-x': '0.5rem' }],
    [{ paddingYRem: 0.1 }, { ':root --button-padding-y': '0.1rem' }],
    [{ fontWeight: 400 }, { ':root --button-font-weight': '400' }],
    [
      { fontWeight: 700 },
      {
        ':root --button-font-weight': '700',
        '@import':
          'https://fonts.googleapis.com/css2?family=Playfair+Display:wght@600;700&family=Work+Sans:wght@300;400;500;700&display=swap',
      },
    ],
    [
      { fontFamily: 'header', fontWeight: 600 },
      {
        ':root --button-font-family': '"Playfair Display", "Georgia", serif',
        ':root --button-font-weight': '600',
      },
    ],
  ])('changes only what the setting affects: %j', async (buttons, expected) => {
    expect(changes(await sheetOf(SAMPLE_GUIDE, { buttons }))).toEqual(expected);
  });

  it.each([
    ['#112233', '#112233', '#FFFFFF'],
    ['#abc', '#AABBCC', '#000000'],
    ['rgb(240, 240, 240)', '#F0F0F0', '#000000'],
    ['rgba(0, 0, 0, 0.5)', 'rgb(0 0 0 / 0.5)', '#FFFFFF'],
    ['var(--accent-4)', 'var(--accent-4)', '#FFFFFF'],
    ['var(--accent-2)', 'var(--accent-2)', '#000000'],
    ['var(--accent-2-30)', 'var(--accent-2-30)', '#000000'],
    ['var(--elsewhere, #123456)', 'var(--elsewhere, #123456)', '#000000'],
    [
      'color-mix(in srgb, var(--primary) 80%, white)',
      'color-mix(in srgb, var(--primary) 80%, white)',
      '#000000',
    ],
  ])('prints the custom hover color: %s', async (background, printed, text) => {
    const sheet = await sheetOf(SAMPLE_GUIDE, { buttons: { primaryHover: { background, text: '' } } });
    expect(withoutBorders(changes(sheet))).toEqual({
      ':root --primary-hover': printed,
      ...(text === '#000000' ? {} : { ':root --primary-hover-text': text }),
    });
  });

  it('adds a border to a custom hover color only on the surface with too little contrast', async () => {
    const buttons = { primaryHover: { background: '#FFFFFF', text: '' } };
    expect(changes(await sheetOf(SAMPLE_GUIDE, { buttons }))).toEqual({
      ':root --primary-hover': '#FFFFFF',
      ":root, [data-theme='light'] --primary-edge-hover": rulesOf(sample, ":root, [data-theme='light']")[
        '--primary-ink'
      ],
    });
  });

  it('gives both secondaries and all four accents their custom hover color and text', async () => {
    const sheet = await sheetOf(SAMPLE_GUIDE, {
      buttons: {
        secondaryHover: { background: 'var(--accent-4)', text: 'var(--accent-2)' },
        accentHover: { background: '#777777', text: '#ABCDEF' },
      },
    });
    const both = (roles: readonly string[], background: string, text: string) =>
      roles.flatMap((role) => [
        [`:root --${role}-hover`, background],
        [`:root --${role}-hover-text`, text],
      ]);
    expect(withoutBorders(changes(sheet))).toEqual(
      Object.fromEntries([
        ...both(['secondary-1', 'secondary-2'], 'var(--accent-4)', 'var(--accent-2)'),
        ...both(['accent-1', 'accent-2', 'accent-3', 'accent-4'], '#777777', '#ABCDEF'),
      ]),
    );
  });

  it('multiplies every type size at every breakpoint, and nothing else', async () => {
    const sheet = await sheetOf(SAMPLE_GUIDE, { typography: { multiplier: 2 } });
    const changed = Object.entries(changes(sheet));
    expect(changed).toHaveLength(9 + 4 * 6);
    for (const [key, value] of changed) {
      expect(key).toMatch(/^(?:\(max-width: \d+px\) )?:root --[\w-]+-size$/);
      expect(Number.parseFloat(value ?? '')).toBeCloseTo(
        2 * Number.parseFloat(flatten(sample).get(key) ?? ''),
        3,
      );
    }
  });

  it('uses the custom size of one level, also on narrower screens', async () => {
    const sheet = await sheetOf(SAMPLE_GUIDE, { typography: { sizesRem: { h2: 4 } } });
    expect(changes(sheet)).toEqual({
      ':root --h2-size': '4rem',
      '(max-width: 1280px) :root --h2-size': '3.76rem',
      '(max-width: 1024px) :root --h2-size': '3.46rem',
      '(max-width: 768px) :root --h2-size': '3.04rem',
      '(max-width: 480px) :root --h2-size': '2.65rem',
    });
  });

  it('changes every larger level on narrow screens when the body size is custom', async () => {
    const changed = changes(await sheetOf(SAMPLE_GUIDE, { typography: { sizesRem: { body: 1.25 } } }));
    expect(changed).toMatchObject({
      ':root --body-size': '1.25rem',
      '(max-width: 480px) :root --h5-size': null,
    });
    expect(Object.keys(changed).filter((key) => !key.includes('max-width'))).toEqual([':root --body-size']);
  });
});
