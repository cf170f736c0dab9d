import { describe, expect, it } from 'vitest';
import { makeCssContext } from '../../test/make-css-context.ts';
import { readStylesheet } from '../../test/read-stylesheet.ts';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { printCss } from './print-css.ts';

describe('printCss', () => {
  it('starts with the name of the guide and imports the fonts before any rule, as CSS requires', () => {
    const css = printCss(makeCssContext());
    expect(css.split('\n').slice(0, 3)).toEqual([
      '/* Halyard & Finch: made with StyleKit. Change the style guide, not this file. */',
      '',
      expect.stringMatching(/^@import url\("https:[^"]+"\);$/),
    ]);
  });

  it('omits a name without printable characters', () => {
    const css = printCss(makeCssContext({ guide: { ...SAMPLE_GUIDE, name: '*/ <>' } }));
    expect(css).toMatch(/^\/\* Made with StyleKit\./);
  });

  it('defines every variable that it uses', () => {
    const { rules } = readStylesheet(printCss(makeCssContext()));
    const values = rules.flatMap(({ declarations }) => [...declarations.values()]);
    const used = new Set(
      values.flatMap((value) => [...value.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)),
    );
    const defined = new Set(rules.flatMap(({ declarations }) => [...declarations.keys()]));
    expect(used.size).toBeGreaterThan(60);
    expect([...used].filter((name) => !defined.has(name ?? ''))).toEqual([]);
  });

  it('never repeats a declaration of a selector', () => {
    const { rules } = readStylesheet(printCss(makeCssContext()));
    const stated = rules.flatMap(({ media, selectors, declarations }) =>
      selectors.flatMap((selector) => [...declarations.keys()].map((name) => `${media} ${selector} ${name}`)),
    );
    expect(stated.filter((text, index) => stated.indexOf(text) !== index)).toEqual([]);
  });

  it('ends with one line break and has no space at the end of a line', () => {
    const css = printCss(makeCssContext());
    expect(css).toMatch(/[^\n]\n$/);
    expect(css).not.toMatch(/[ \t]$/m);
  });
});
