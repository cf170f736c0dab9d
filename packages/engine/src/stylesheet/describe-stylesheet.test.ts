import { describe, expect, it } from 'vitest';
import { makeCssContext } from '../../test/make-css-context.ts';
import { guideRamps } from '../guide/guide-ramps.ts';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { controlSections, describeStylesheet, type StyleSection } from './describe-stylesheet.ts';
import { declare, mediaRule, rule } from './style-rule.ts';

const headingsOf = (sections: readonly StyleSection[]) => sections.map(({ heading }) => heading);

describe('describeStylesheet', () => {
  const sections = describeStylesheet(makeCssContext());

  it('has the variables first, without a heading, then the controls', () => {
    expect(headingsOf(sections)).toEqual([undefined, 'Type', 'Buttons', 'Links']);
    expect(sections.slice(1)).toEqual(controlSections());
  });

  it('begins with the groups of :root', () => {
    const [root] = sections[0]?.rules ?? [];
    expect(root?.selectors).toEqual([':root']);
    expect(root?.groups.map(({ comment }) => comment?.split(/[:.\n]/)[0])).toEqual([
      'Colors',
      'Text on each color',
      'Each color at 10 to 90 % opacity',
      'Fonts',
      'Type sizes on wide screens; narrower ones follow below',
      'Buttons',
    ]);
  });

  it('declares no variable twice in a rule', () => {
    for (const { selectors, groups } of sections.flatMap(({ rules }) => rules)) {
      const names = groups.flatMap(({ declarations }) => declarations.map(({ name }) => name));
      expect(new Set(names).size, selectors.join()).toBe(names.length);
    }
  });

  it.each([
    '--primary',
    '--surface',
    '--primary-ink',
    '--card-radius',
    '--input-focus',
    '--h1-size',
    '--button-radius',
  ])('declares %s', (name) => {
    const [{ rules } = { rules: [] }] = sections;
    const names = rules.flatMap(({ groups }) => groups).flatMap(({ declarations }) => declarations);
    expect(names.map((declaration) => declaration.name)).toContain(name);
  });

  it('uses only variables that it declares', () => {
    const rules = sections.flatMap(({ rules }) => rules).flatMap(({ groups }) => groups);
    const declared = new Set(rules.flatMap(({ declarations }) => declarations.map(({ name }) => name)));
    const used = rules
      .flatMap(({ declarations }) => declarations.map(({ value }) => value))
      .flatMap((value) => value.match(/var\((--[\w-]+)/g) ?? [])
      .map((text) => text.slice(4));
    expect(used.length).toBeGreaterThan(50);
    expect([...new Set(used)].filter((name) => !declared.has(name))).toEqual([]);
  });

  it('ends with the ramps when they are asked for', () => {
    const withRamps = describeStylesheet(makeCssContext({ ramps: guideRamps(SAMPLE_GUIDE) }));
    expect(headingsOf(withRamps)).toEqual([...headingsOf(sections), 'Ramps']);
    expect(withRamps.slice(0, -1)).toEqual(sections);
  });
});

describe('the parts of a rule', () => {
  it('are declarations with or without a comment', () => {
    expect(declare('color', 'red')).toEqual({ name: 'color', value: 'red' });
    expect(declare('color', 'red', 'Ink')).toEqual({ name: 'color', value: 'red', comment: 'Ink' });
  });

  it('are one group, in a media query or not', () => {
    const declarations = [declare('color', 'red')];
    expect(rule(['a', 'b'], declarations)).toEqual({ selectors: ['a', 'b'], groups: [{ declarations }] });
    expect(mediaRule('print', ['a'], declarations)).toEqual({ media: 'print', ...rule(['a'], declarations) });
  });
});
