import { describe, expect, it } from 'vitest';
import { makeCssContext } from '../../test/make-css-context.ts';
import { readStylesheet, rulesOf } from '../../test/read-stylesheet.ts';
import { PALETTE_ROLES } from '../palette/palette-roles.ts';
import { buttonRules, buttonVariables } from './button-rules.ts';
import { printRule } from './print-rule.ts';

const sheet = readStylesheet(buttonRules().map(printRule).join('\n'));
const all = [
  ...PALETTE_ROLES.map((role) => `.btn-${role}`),
  ...PALETTE_ROLES.map((role) => `.btn-outline-${role}`),
];
const fill = (background: string, border: string, text: string) => ({
  'background-color': `var(${background})`,
  'border-color': `var(${border})`,
  color: `var(${text})`,
});

describe('buttonVariables', () => {
  it('defines every dimension of the settings, and the case and tracking of the labels', () => {
    expect(
      rulesOf(
        readStylesheet(printRule({ selectors: [':root'], groups: [buttonVariables(makeCssContext())] })),
        ':root',
      ),
    ).toEqual({
      '--button-radius': 'token(control/radius)',
      '--button-font-size': 'token(control/font-size)',
      '--button-font-family': 'token(control/font-family)',
      '--button-font-weight': 'token(control/font-weight)',
      '--button-border-width': 'token(control/border-width)',
      '--button-padding-x': 'token(control/padding-x)',
      '--button-padding-y': 'token(control/padding-y)',
      '--button-transition': 'token(control/transition)',
      '--button-text-transform': 'none',
      '--button-letter-spacing': '0',
    });
  });
});

describe.each(PALETTE_ROLES)('buttonRules of %s', (role) => {
  it('fills the button at rest and on hover', () => {
    expect(rulesOf(sheet, `.btn-${role}`)).toEqual(fill(`--${role}`, `--${role}-edge`, `--${role}-text`));
    expect(rulesOf(sheet, `.btn-${role}:hover`)).toEqual(
      fill(`--${role}-hover`, `--${role}-edge-hover`, `--${role}-hover-text`),
    );
  });

  it('draws the outline button in the foreground color, and fills it inside that border on hover', () => {
    expect(rulesOf(sheet, `.btn-outline-${role}`)).toEqual({
      'background-color': 'transparent',
      'border-color': `var(--${role}-ink)`,
      color: `var(--${role}-ink)`,
    });
    expect(rulesOf(sheet, `.btn-outline-${role}:hover`)).toEqual(
      fill(`--${role}`, `--${role}-ink`, `--${role}-text`),
    );
  });

  it('shows a focus ring on both for keyboard focus', () => {
    expect(rulesOf(sheet, `.btn-${role}:focus-visible, .btn-outline-${role}:focus-visible`)).toEqual({
      outline: `2px solid var(--${role}-ink)`,
      'outline-offset': '2px',
    });
  });
});

describe('buttonRules', () => {
  it('gives all fourteen the dimensions of the settings and a target of at least 24 px', () => {
    expect(rulesOf(sheet, all.join(', '))).toMatchObject({
      'min-width': '24px',
      'min-height': '24px',
      padding: 'var(--button-padding-y) var(--button-padding-x)',
      border: 'var(--button-border-width) solid transparent',
      'border-radius': 'var(--button-radius)',
      'font-family': 'var(--button-font-family)',
      'font-size': 'var(--button-font-size)',
      'font-weight': 'var(--button-font-weight)',
    });
  });

  it('puts disabled buttons last, so that hover does not change them', () => {
    const disabled = all.map((button) => `${button}:is(:disabled, [aria-disabled='true'])`);
    const positions = sheet.rules.map(({ selectors }) => selectors.join(', '));
    expect(positions.indexOf(disabled.join(', '))).toBeGreaterThan(
      positions.findLastIndex((text) => text.includes(':hover')),
    );
    expect(rulesOf(sheet, disabled.join(', '))).toEqual({
      'background-color': 'var(--surface-disabled-background)',
      'border-color': 'var(--surface-disabled-background)',
      color: 'var(--surface-disabled-text)',
      cursor: 'not-allowed',
    });
  });

  it('has no transitions when reduced motion is preferred', () => {
    expect(rulesOf(sheet, ':root', '(prefers-reduced-motion: reduce)')).toEqual({
      '--button-transition': '0ms',
    });
  });
});
