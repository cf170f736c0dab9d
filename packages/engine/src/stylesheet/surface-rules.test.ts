import { describe, expect, it } from 'vitest';
import { makeCssContext } from '../../test/make-css-context.ts';
import { readStylesheet, rulesOf } from '../../test/read-stylesheet.ts';
import { PALETTE_ROLES } from '../palette/palette-roles.ts';
import { printRule } from './print-rule.ts';
import { surfaceRules } from './surface-rules.ts';

const sheet = readStylesheet(surfaceRules(makeCssContext()).map(printRule).join('\n'));

describe.each([
  ['light', ":root, [data-theme='light']"],
  ['dark', "[data-theme='dark']"],
])('surfaceRules on the %s surface', (surface, selectors) => {
  const variables = rulesOf(sheet, selectors);

  it('defines the background and its text colors', () => {
    expect(variables).toMatchObject({
      '--surface': `token(surface/${surface}/background)`,
      '--surface-text': `token(surface/${surface}/text)`,
      '--surface-border': `token(surface/${surface}/border)`,
      '--surface-disabled-background': `token(surface/${surface}/disabled-background)`,
      '--surface-disabled-text': `token(surface/${surface}/disabled-text)`,
      '--surface-raised': `token(surface/${surface}/raised)`,
      '--surface-selection': `token(surface/${surface}/selection)`,
      '--surface-selection-text': `token(surface/${surface}/selection-text)`,
    });
  });

  it.each(PALETTE_ROLES)('defines the foreground and the borders of %s', (role) => {
    expect(variables[`--${role}-edge`]).toBe(`token(surface/${surface}/edge/${role})`);
    expect(variables[`--${role}-edge-hover`]).toBe(`token(surface/${surface}/hover-edge/${role})`);
    expect(variables[`--${role}-ink`]).toBe(`token(surface/${surface}/ink/${role})`);
    expect(variables[`--${role}-ink-hover`]).toBe(`token(surface/${surface}/hover-ink/${role})`);
  });

  it('sets the color scheme of native controls', () => {
    expect(rulesOf(sheet, `:where([data-theme='${surface}'])`)).toEqual({ 'color-scheme': surface });
  });
});

describe('surfaceRules', () => {
  it('sets background and text of every element with a theme, with no specificity', () => {
    expect(rulesOf(sheet, ':where([data-theme])')).toEqual({
      'background-color': 'var(--surface)',
      color: 'var(--surface-text)',
    });
  });

  it('colors selected text', () => {
    expect(rulesOf(sheet, '::selection')).toEqual({
      'background-color': 'var(--surface-selection)',
      color: 'var(--surface-selection-text)',
    });
  });

  it('defines the same variables on both surfaces, the dark one last so that it wins on the root', () => {
    const [light, dark] = sheet.rules;
    expect(dark?.selectors).toEqual(["[data-theme='dark']"]);
    expect([...(dark?.declarations.keys() ?? [])]).toEqual([...(light?.declarations.keys() ?? [])]);
  });
});
