import type { StyleRule } from '@stylekit/engine/stylesheet';
import { describe, expect, it } from 'vitest';
import { scopeRules } from './scope-rules.ts';

const scope = (...selectors: string[]) =>
  scopeRules([{ selectors, groups: [] }], '[data-guide-sheet]').flatMap((rule) => rule.selectors);

describe('scopeRules', () => {
  it('moves page variables to the scope element', () => {
    expect(scope(':root', "[data-theme='light']")).toEqual([
      '[data-guide-sheet]',
      ":where([data-guide-sheet])[data-surface='light']",
    ]);
    expect(scope(':where([data-theme])')).toEqual([':where([data-guide-sheet]):where([data-surface])']);
  });

  it('applies every other rule only inside the scope', () => {
    expect(scope('.btn-primary')).toEqual([':where([data-guide-sheet]) .btn-primary']);
    expect(scope(':where(h1, .text-h1)')).toEqual([':where([data-guide-sheet]) :where(h1, .text-h1)']);
  });

  it('applies hover and focus rules also to the matching attribute', () => {
    expect(scope('.btn-primary:hover', '.btn-primary:focus-visible')).toEqual([
      ':where([data-guide-sheet]) .btn-primary:hover',
      ":where([data-guide-sheet]) .btn-primary[data-state='hover']",
      ':where([data-guide-sheet]) .btn-primary:focus-visible',
      ":where([data-guide-sheet]) .btn-primary[data-state='focus']",
    ]);
  });

  it('keeps media queries and declarations', () => {
    const groups = [{ declarations: [{ name: '--h1-size', value: '2rem' }] }];
    const rule: StyleRule = { media: '(max-width: 480px)', selectors: [':root'], groups };
    expect(scopeRules([rule], '.part')).toEqual([{ ...rule, selectors: ['.part'] }]);
  });
});
