import { describe, expect, it } from 'vitest';
import { changeGuide } from '../../test/change-guide.ts';
import { makeCssContext } from '../../test/make-css-context.ts';
import { readStylesheet, rulesOf } from '../../test/read-stylesheet.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import type { Guide } from '../guide/guide.ts';
import { elementVariables } from './element-variables.ts';
import { printRule } from './print-rule.ts';

function sheetOf(guide?: Guide) {
  const rules = elementVariables(makeCssContext(guide === undefined ? {} : { guide }));
  return readStylesheet(rules.map(printRule).join('\n'));
}

const LIGHT = ":root, [data-theme='light']";
const DARK = "[data-theme='dark']";

describe('elementVariables', () => {
  it('has the shapes and the colors on the light surface by default', () => {
    const sheet = sheetOf();
    expect({ ...rulesOf(sheet, ':root'), ...rulesOf(sheet, LIGHT) }).toEqual({
      '--card-radius': 'token(card/radius)',
      '--card-border-width': 'token(card/border-width)',
      '--input-radius': 'token(input/radius)',
      '--input-border-width': 'token(input/border-width)',
      '--input-transition': 'token(input/transition)',
      '--card-background': 'token(card/background)',
      '--card-text': '#17171A',
      '--card-border': 'token(card/border)',
      '--card-shadow': 'token(card/shadow)',
      '--input-border': 'token(input/border)',
      '--input-focus': 'token(input/focus)',
    });
  });

  it('has the colors of cards and fields on the dark surface', () => {
    const dark = rulesOf(sheetOf(), DARK);
    expect(dark).toMatchObject({
      '--card-background': 'token(card/dark/background)',
      // The cards of this guide are white on both surfaces, where the light text of the dark one is unreadable.
      '--card-text': '#000000',
      '--card-border': 'token(card/dark/border)',
      '--card-shadow': 'token(card/dark/shadow)',
      '--input-border': '#77756F',
      '--input-focus': '#F0615F',
    });
  });

  it('computes a focus color that is visible on the dark surface', () => {
    const guide = changeGuide(({ colors }) => {
      colors.primary.hex = '#12303D';
    });
    const focus = rulesOf(sheetOf(guide), DARK)['--input-focus'] ?? '';
    expect(wcagContrast('#12303D', '#131416')).toBeLessThan(3);
    expect(wcagContrast(focus, '#131416')).toBeGreaterThanOrEqual(3);
  });

  it('inherits the text on a card whose color only the page defines', () => {
    const guide = changeGuide(({ elements }) => {
      elements.cards.backgroundColor = 'var(--panel)';
      elements.cards.dark.backgroundColor = 'var(--panel)';
    });
    const sheet = sheetOf(guide);
    expect(rulesOf(sheet, LIGHT)['--card-text']).toBe('inherit');
    expect(rulesOf(sheet, DARK)['--card-text']).toBe('inherit');
  });
});
