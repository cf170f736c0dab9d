import {
  DEFAULT_SETTINGS,
  type GuideSettings,
  parseSettings,
  SAMPLE_GUIDE,
  TYPE_LEVELS,
} from '@stylekit/engine';
import { describe, expect, it } from 'vitest';
import { toButtonVariables, toTypeVariables } from './settings-variables.ts';

describe('the custom properties of the settings', () => {
  it('are the documented sizes for a guide nobody has touched', () => {
    const variables = variablesOf(DEFAULT_SETTINGS);
    expect(variables.get('--sk-button-radius')).toBe('0.5rem');
    expect(variables.get('--sk-button-size')).toBe('1rem');
    expect(variables.get('--sk-button-border')).toBe('0.0625rem');
    expect(variables.get('--sk-button-x')).toBe('2rem');
    expect(variables.get('--sk-button-y')).toBe('0.5rem');
    expect(variables.get('--sk-button-weight')).toBe('500');
    const sizes = TYPE_LEVELS.map((level) => variables.get(`--sk-${level}`));
    expect(sizes).toEqual(
      ['2.5', '2', '1.75', '1.5', '1.25', '1', '1.125', '1', '0.875'].map((size) => `${size}rem`),
    );
  });

  it('follow every slider', () => {
    const settings = parseSettings({
      buttons: {
        borderRadius: 100,
        fontSizePx: 22,
        borderWidthPx: 5,
        paddingXRem: 0.5,
        paddingYRem: 1,
        fontFamily: 'header',
      },
      typography: { multiplier: 1.5, sizesRem: { h1: 3 } },
    });
    const variables = variablesOf(settings);
    expect(variables.get('--sk-button-radius')).toBe('2rem');
    expect(variables.get('--sk-button-size')).toBe('1.375rem');
    expect(variables.get('--sk-button-border')).toBe('0.3125rem');
    expect(variables.get('--sk-button-font')).toBe('var(--sk-header-font)');
    expect(variables.get('--sk-h1')).toBe('4.5rem');
    expect(variables.get('--sk-body')).toBe('1.5rem');
  });

  it('name the families with a fallback of their kind', () => {
    const variables = variablesOf(DEFAULT_SETTINGS);
    expect(variables.get('--sk-header-font')).toBe(`"${SAMPLE_GUIDE.fonts.header.name}", serif`);
    expect(variables.get('--sk-body-font')).toBe(`"${SAMPLE_GUIDE.fonts.body.name}", sans-serif`);
  });
});

function variablesOf(settings: GuideSettings): ReadonlyMap<string, string> {
  return new Map([...toTypeVariables(SAMPLE_GUIDE, settings), ...toButtonVariables(settings)]);
}
