import { describe, expect, it } from 'vitest';
import { makeCssContext } from '../../test/make-css-context.ts';
import { readStylesheet, rulesOf } from '../../test/read-stylesheet.ts';
import { TYPE_LEVELS } from '../typography/type-level.ts';
import { printRule } from './print-rule.ts';
import { typeBreakpoints, typeRules, typeVariables } from './type-rules.ts';

describe('typeVariables', () => {
  const variables = rulesOf(
    readStylesheet(printRule({ selectors: [':root'], groups: typeVariables(makeCssContext()) })),
    ':root',
  );

  it('defines family, weight, line height and letter spacing of headings and text', () => {
    expect(variables).toMatchObject({
      '--heading-font': 'token(font/heading)',
      '--heading-weight': 'token(font-weight/heading)',
      '--heading-line-height': '1.2',
      '--heading-letter-spacing': '-0.025em',
      '--body-font': 'token(font/body)',
      '--body-weight': 'token(font-weight/body)',
      '--body-line-height': '1.6',
      '--body-letter-spacing': '0',
    });
  });

  it.each(TYPE_LEVELS)('defines the size of %s', (level) => {
    expect(variables[`--${level}-size`]).toBe(`token(size/${level})`);
  });
});

describe('typeBreakpoints', () => {
  const breakpoints = (value: (group: string, level: string) => string) =>
    readStylesheet(
      typeBreakpoints({ value: (group = '', level = '') => value(group, level) })
        .map(printRule)
        .join('\n'),
    ).rules;

  it('redefines the sizes at 1280, 1024, 768 and 480 px, widest first', () => {
    const rules = breakpoints((group, level) => `token(${group}/${level})`);
    expect(rules.map(({ media, selectors }) => [media, ...selectors])).toEqual([
      ['(max-width: 1280px)', ':root'],
      ['(max-width: 1024px)', ':root'],
      ['(max-width: 768px)', ':root'],
      ['(max-width: 480px)', ':root'],
    ]);
    expect(rules[3]?.declarations.get('--h1-size')).toBe('token(size-480/h1)');
  });

  it('omits unchanged sizes, and breakpoints without changes', () => {
    const rules = breakpoints((group, level) => (group === 'size-768' && level === 'h2' ? '1rem' : '2rem'));
    expect(rules.map(({ media, declarations }) => [media, ...declarations])).toEqual([
      ['(max-width: 768px)', ['--h2-size', '1rem']],
      ['(max-width: 480px)', ['--h2-size', '2rem']],
    ]);
  });
});

describe('typeRules', () => {
  const sheet = readStylesheet(typeRules().map(printRule).join('\n'));

  it('uses the heading font for headings and the body font for text', () => {
    const style = (role: string) => ({
      'font-family': `var(--${role}-font)`,
      'font-weight': `var(--${role}-weight)`,
      'line-height': `var(--${role}-line-height)`,
      'letter-spacing': `var(--${role}-letter-spacing)`,
    });
    const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
      .map((level) => `${level}, .text-${level}`)
      .join(', ');
    expect(rulesOf(sheet, `:where(${headings})`)).toEqual(style('heading'));
    expect(rulesOf(sheet, ':where(body, .text-body-lg, .text-body, .text-body-sm)')).toEqual(style('body'));
  });

  it.each([
    ['h1', ':where(h1, .text-h1)'],
    ['h6', ':where(h6, .text-h6)'],
    ['body-lg', ':where(.text-body-lg)'],
    ['body', ':where(body, .text-body)'],
    ['body-sm', ':where(.text-body-sm)'],
  ])('gives %s its size', (level, selectors) => {
    expect(rulesOf(sheet, selectors)).toEqual({ 'font-size': `var(--${level}-size)` });
  });

  it('has no specificity, so that any rule of the page wins', () => {
    for (const { selectors } of sheet.rules) expect(selectors.join()).toMatch(/^:where\([^()]*\)$/);
  });
});
