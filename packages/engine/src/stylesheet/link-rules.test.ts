import { describe, expect, it } from 'vitest';
import { readStylesheet, rulesOf } from '../../test/read-stylesheet.ts';
import { PALETTE_ROLES } from '../palette/palette-roles.ts';
import { linkRules } from './link-rules.ts';
import { printRule } from './print-rule.ts';

const sheet = readStylesheet(linkRules().map(printRule).join('\n'));
const selectors = (role: string, state = '') =>
  role === 'primary' ? `:where(a:not([class])${state}), .link-primary${state}` : `.link-${role}${state}`;

describe.each(PALETTE_ROLES)('linkRules of %s', (role) => {
  it('uses the foreground color of its surface in every state', () => {
    expect(rulesOf(sheet, selectors(role))).toEqual({ color: `var(--${role}-ink)` });
    expect(rulesOf(sheet, selectors(role, ':hover'))).toEqual({ color: `var(--${role}-ink-hover)` });
    expect(rulesOf(sheet, selectors(role, ':focus-visible'))).toEqual({
      outline: `2px solid var(--${role}-ink)`,
      'outline-offset': '2px',
    });
  });
});

describe('linkRules', () => {
  it('underlines every link, so that color is not the only cue', () => {
    const all = PALETTE_ROLES.map((role) => selectors(role)).join(', ');
    expect(rulesOf(sheet, all)).toMatchObject({ 'text-decoration': 'underline' });
    const hovered = PALETTE_ROLES.map((role) => selectors(role, ':hover')).join(', ');
    expect(rulesOf(sheet, hovered)).toEqual({ 'text-decoration-thickness': '2px' });
  });

  it('gives links without a class no specificity in any state', () => {
    const plain = sheet.rules.flatMap((rule) => rule.selectors).filter((selector) => selector.includes('a:'));
    expect(new Set(plain)).toEqual(
      new Set(['', ':hover', ':focus-visible'].map((state) => `:where(a:not([class])${state})`)),
    );
  });
});
