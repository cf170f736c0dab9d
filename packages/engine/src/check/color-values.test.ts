import { describe, expect, it } from 'vitest';
import { changeGuide } from '../../test/change-guide.ts';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { parseSettings } from '../settings/guide-settings.ts';
import { colorPath } from './color-path.ts';
import { colorValues } from './color-values.ts';

describe('colorPath', () => {
  it.each([
    [0, 'colors.primary'],
    [1, 'colors.secondary.0'],
    [2, 'colors.secondary.1'],
    [3, 'colors.accent.0'],
    [6, 'colors.accent.3'],
  ])('of the color %d is %s', (index, path) => {
    expect(colorPath(index)).toBe(path);
  });
});

describe('colorValues', () => {
  const settings = parseSettings({});
  const pathsOf = (custom = settings) => colorValues(SAMPLE_GUIDE, custom).map(({ path }) => path);

  it('lists the palette, buttons, cards and inputs in the order of the document', () => {
    expect(pathsOf()).toEqual([
      ...Array.from({ length: 7 }, (_, index) => [
        `${colorPath(index)}.hex`,
        `${colorPath(index)}.rgb`,
      ]).flat(),
      ...['primary', 'secondary'].flatMap((kind) =>
        ['backgroundColor', 'textColor', 'borderColor'].map((key) => `elements.buttons.${kind}.${key}`),
      ),
      ...['elements.cards', 'elements.cards.dark'].flatMap((path) =>
        ['backgroundColor', 'shadowColor', 'borderColor'].map((key) => `${path}.${key}`),
      ),
      'elements.inputs.borderColor',
      'elements.inputs.focusColor',
    ]);
  });

  it('lists custom hover colors, without automatic ones', () => {
    const buttons = {
      secondaryHover: { background: '#123456', text: '' },
      accentHover: { background: '', text: '#FF0000' },
    };
    expect(pathsOf(parseSettings({ buttons })).slice(-2)).toEqual([
      'settings.buttons.secondaryHover.background',
      'settings.buttons.accentHover.text',
    ]);
  });

  it('has the values as they are written', () => {
    const guide = changeGuide(({ elements }) => {
      elements.cards.dark.shadowColor = 'RGBA(0,0,0,.5)';
    });
    const found = colorValues(guide, settings).find(({ path }) => path === 'elements.cards.dark.shadowColor');
    expect(found?.value).toBe('RGBA(0,0,0,.5)');
  });
});
