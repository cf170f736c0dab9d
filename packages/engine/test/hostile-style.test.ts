import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toColorValue } from '../src/color/index.ts';
import { exportCss } from '../src/export/css-export.ts';
import { printTokens } from '../src/export/guide-dictionary.ts';
import { exportGuide } from '../src/export/index.ts';
import { printCss } from '../src/export/print-css.ts';
import { DEFAULT_SETTINGS, findFont, type Guide, parseSettings, SAMPLE_GUIDE } from '../src/index.ts';
import { toCommentText, toCssString, toFontFamily } from '../src/stylesheet/css-text.ts';
import { toTokenGroups } from '../src/token/guide-tokens.ts';
import { fontTokens } from '../src/token/type-tokens.ts';
import { toFontStack } from '../src/typography/font-stack.ts';
import { toFontUrl } from '../src/typography/font-url.ts';
import { hostileGuide, hostileText } from './hostile-texts.ts';
import { readStylesheet, rulesOf, type Sheet, skeletonOf } from './read-stylesheet.ts';
import { caseCount } from './sample-size.ts';

/*
 * With any texts in a guide, its stylesheet has the same rules, selectors and declarations in the same order as that
 * of the sample, and the same values except font families. Checked with a CSS parser.
 */

const FONT_VARIABLES = new Set(['--heading-font', '--body-font', '--button-font-family']);

const sample = readStylesheet(await exportCss(SAMPLE_GUIDE, DEFAULT_SETTINGS));
const skeleton = skeletonOf(sample);

/** Every value that texts of a guide must not change. */
function fixedValues({ rules }: Sheet): string[] {
  return rules.flatMap(({ declarations }) =>
    [...declarations].flatMap(([name, value]) => (FONT_VARIABLES.has(name) ? [] : [value])),
  );
}

const allowed = fixedValues(sample);

function expectOnlyTextsDiffer(css: string, guide: Guide): void {
  // Inside a style element, < could close it, and control characters are invalid.
  expect(css.replaceAll('\n', '')).not.toMatch(/[<>\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
  const sheet = readStylesheet(css);
  expect(skeletonOf(sheet)).toBe(skeleton);
  expect(fixedValues(sheet)).toEqual(allowed);
  expect(sheet.comments.length).toBe(sample.comments.length);
  expectImports(sheet, guide);
  const root = rulesOf(sheet, ':root');
  for (const name of FONT_VARIABLES)
    expect(root[name]).toMatch(/^(?:"[\w \\-]*"|[a-z-]+)(?:, (?:"[\w \\-]*"|[a-z-]+))*$/);
}

/** One request for all families of the catalog, one for each other family, only to the fonts service. */
function expectImports({ imports }: Sheet, { fonts, typography }: Guide): void {
  const names = new Set([
    fonts.header.name,
    fonts.body.name,
    typography.headings.fontFamily,
    typography.body.fontFamily,
  ]);
  const others = [...names].filter((name) => findFont(name) === null);
  expect(imports).toHaveLength(others.length + (others.length < names.size ? 1 : 0));
  for (const address of imports) {
    expect(address).toMatch(/^https:\/\/fonts\.googleapis\.com\/css2\?family=[\w.~%+:;@=&-]+&display=swap$/);
  }
}

let sampleValues: ReadonlyMap<string, string> = new Map();

beforeAll(async () => {
  await printTokens(
    Object.fromEntries(Object.entries(toTokenGroups(SAMPLE_GUIDE)).filter(([name]) => name !== 'type')),
    (values) => {
      sampleValues = new Map(values);
      return '';
    },
  );
});

afterEach(() => {
  // No input may pollute the object prototype.
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

describe('hostile texts in a stylesheet', () => {
  it('change only texts in whole exports', async () => {
    await fc.assert(
      fc.asyncProperty(hostileGuide, async (guide) => {
        expectOnlyTextsDiffer((await exportGuide(guide)).text, guide);
      }),
      { numRuns: caseCount(350) },
    );
  });

  it('change only texts in stylesheets printed from the tokens of the sample with hostile fonts', () => {
    fc.assert(
      fc.property(hostileGuide, (guide) => {
        const { heading, body } = fontTokens(guide);
        const stack = (token: typeof heading) => toFontFamily(token?.['$value'] as readonly string[]);
        const values = new Map(sampleValues)
          .set('font.heading', stack(heading))
          .set('font.body', stack(body))
          .set('control.font-family', stack(body));
        const value = (...path: readonly string[]) =>
          values.get(path.join('.')) ?? expect.fail(path.join('.'));
        expectOnlyTextsDiffer(printCss({ guide, settings: DEFAULT_SETTINGS, value }), guide);
      }),
      { numRuns: caseCount(2_500) },
    );
  });

  it('stay inside their comment, string and URL', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const comment = toCommentText(text);
        const css = [
          `@import url("${toFontUrl([{ name: text, weights: [400] }])}");`,
          `a { /* ${comment} */ font-family: ${toFontFamily(toFontStack(text))}; content: ${toCssString(text)}; }`,
        ].join('\n');
        const sheet = readStylesheet(css);
        expect(skeletonOf(sheet)).toBe('|a|font-family;content');
        expect(sheet.imports).toHaveLength(1);
        expect(sheet.comments.map((words) => words.trim())).toEqual([comment]);
      }),
      { numRuns: caseCount(12_000) },
    );
  });
});

describe('hostile hover colors', () => {
  it('are accepted by the grammar or treated as empty, and never add a declaration', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (background, text) => {
        const { buttons } = parseSettings({ buttons: { primaryHover: { background, text } } });
        expect(buttons.primaryHover).toEqual({
          background: toColorValue(background),
          text: toColorValue(text),
        });
        const css = `a { color: ${buttons.primaryHover.background || 'red'}; }`;
        expect(skeletonOf(readStylesheet(css))).toBe('|a|color');
      }),
      { numRuns: caseCount(2_000) },
    );
  });

  it('that the grammar accepts parse as one value, with random colors of the grammar', () => {
    const word = fc.constantFrom(
      'var(',
      'color-mix(',
      'rgb(',
      'hsla(',
      'oklch(',
      'calc(',
      ')',
      ')',
      ',',
      ' ',
      '/',
      '--primary',
      '--x',
      'in',
      'srgb',
      'oklch',
      'longer',
      'hue',
      '10%',
      '0.5',
      '240',
      'none',
      '#fff',
      '#11223344',
      'red',
      '+',
      '-',
    );
    const accepted = fc.oneof(
      fc.array(word, { maxLength: 14 }).map((words) => words.join('')),
      fc.tuple(word, word).map(([one, other]) => `color-mix(in srgb, ${one} ${other}, var(--primary) 20%)`),
      fc.tuple(word, word).map(([one, other]) => `rgb(${one} ${other} 3 / 50%)`),
      fc.constantFrom(
        'var(--accent-2)',
        'color-mix(in oklch longer hue, red, var(--x, #abc) 5%)',
        'rgb(1 2 3)',
      ),
    );
    let count = 0;
    fc.assert(
      fc.property(accepted, (text) => {
        const value = toColorValue(text);
        if (value === '') return;
        count += 1;
        expect(skeletonOf(readStylesheet(`a { --x: ${value}; color: ${value}; }`))).toBe('|a|--x;color');
      }),
      { numRuns: caseCount(1_500) },
    );
    // About a sixth of the random texts are colors. The texts differ in each run, so the share does too.
    expect(count).toBeGreaterThan(0);
  });
});
