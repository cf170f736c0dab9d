import type { StyleRule } from '@stylekit/engine/stylesheet';
import { describe, expect, it } from 'vitest';
import { createRuleSheet } from './rule-sheet.ts';

const rule = (values: Readonly<Record<string, string>>, media?: string): StyleRule => ({
  ...(media === undefined ? {} : { media }),
  selectors: ['.a', '.b'],
  groups: [{ declarations: Object.entries(values).map(([name, value]) => ({ name, value })) }],
});
const textOf = (sheet: CSSStyleSheet) =>
  [...sheet.cssRules].map(({ cssText }) => cssText.replaceAll(/\s+/g, ' '));

describe('RuleSheet', () => {
  it('contains the given rules, including media queries', () => {
    const { sheet, write } = createRuleSheet();
    write([
      rule({ '--size': '2rem', color: 'var(--text)' }),
      rule({ '--size': '1rem' }, '(max-width: 480px)'),
    ]);
    expect(textOf(sheet)).toEqual([
      '.a, .b { --size: 2rem; color: var(--text); }',
      '@media (max-width: 480px) { .a, .b { --size: 1rem; } }',
    ]);
  });

  it('keeps its rules when only values change', () => {
    const { sheet, write } = createRuleSheet();
    write([rule({ '--size': '2rem', '--gone': '1' })]);
    const [before] = sheet.cssRules;
    write([rule({ '--size': '3rem', '--new': '2' })]);
    expect(textOf(sheet)).toEqual(['.a, .b { --size: 3rem; --new: 2; }']);
    expect(sheet.cssRules[0]).toBe(before);
  });

  it('replaces its rules', () => {
    const { sheet, write } = createRuleSheet();
    write([rule({ '--size': '2rem' }), rule({ '--size': '1rem' }, 'print')]);
    write([rule({ '--size': '2rem' })]);
    expect(textOf(sheet)).toEqual(['.a, .b { --size: 2rem; }']);
  });

  it('never lets a value end its declaration', () => {
    const { sheet, write } = createRuleSheet();
    write([rule({ '--font': '"a"; } * { color: red', color: 'red; } * { color: red' })]);
    expect(textOf(sheet)).toEqual(['.a, .b { }']);
  });
});
