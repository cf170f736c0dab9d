import { describe, expect, it } from 'vitest';
import { changeGuide } from '../../test/change-guide.ts';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { parseSettings } from '../settings/guide-settings.ts';
import type { CheckedGuide } from './finding.ts';
import { renderedPairs } from './rendered-pairs.ts';

const checked = (changes: Partial<CheckedGuide> = {}): CheckedGuide => ({
  guide: SAMPLE_GUIDE,
  settings: parseSettings({}),
  ...changes,
});
const pairAt = (path: string, changes?: Partial<CheckedGuide>) =>
  renderedPairs(checked(changes)).find((pair) => pair.path === path);

describe('renderedPairs', () => {
  // The sample has the neutral surfaces and white cards.
  it.each([
    ['buttons.primary', '#F0615F', '#000000', 'the primary button'],
    // 85 % of #F0615F and 15 % black.
    ['buttons.primary.hover', '#CC5251', '#000000', 'the hovered primary button'],
    ['buttons.accent-4', '#12303D', '#FFFFFF', 'the accent-4 button'],
    ['surfaces.light.text', '#FFFFFF', '#17171A', 'body text on the light surface'],
    ['surfaces.dark.text', '#131416', '#EFEDE6', 'body text on the dark surface'],
    ['surfaces.dark.raised', '#131416', '#EFEDE6', 'body text on the raised dark surface'],
    ['surfaces.light.disabled', '#E6E6E3', '#5D5C58', 'a disabled button on the light surface'],
    ['surfaces.light.selectionText', '#D6D6D1', '#17171A', 'a selection on the light surface'],
    ['links.accent-4.light', '#FFFFFF', '#12303D', 'the accent-4 outline and link on the light surface'],
    ['elements.buttons.primary.textColor', '#F0615F', '#000000', 'the primary button element'],
    ['elements.cards.backgroundColor', '#FFFFFF', '#17171A', 'a card on the light surface'],
    // The text of the dark surface is not readable on a white card.
    ['elements.cards.dark.backgroundColor', '#FFFFFF', '#000000', 'a card on the dark surface'],
  ])('has %s', (path, background, text, label) => {
    expect(pairAt(path)).toMatchObject({ background, text, label });
  });

  it('has the text of a selection, which may differ from that of the page', () => {
    const guide = changeGuide(({ surfaces }) => {
      surfaces.dark.selectionText = '#FFFFFF';
    });
    expect(pairAt('surfaces.dark.selectionText', { guide })?.text).toBe('#FFFFFF');
    expect(pairAt('surfaces.dark.text', { guide })?.text).toBe('#EFEDE6');
  });

  it('measures translucent cards only on their own surface', () => {
    expect(pairAt('elements.cards.backgroundColor')?.surfaces).toEqual(['#FFFFFF']);
    expect(pairAt('elements.cards.dark.backgroundColor')?.surfaces).toEqual(['#131416']);
    expect(pairAt('buttons.primary')).not.toHaveProperty('surfaces');
  });

  it('uses the text of the dark surface on a card where it is readable or nothing can be measured', () => {
    for (const backgroundColor of ['#202428', 'var(--panel)']) {
      const guide = changeGuide(({ elements }) => {
        elements.cards.dark.backgroundColor = backgroundColor;
      });
      expect(pairAt('elements.cards.dark.backgroundColor', { guide })).toMatchObject({
        background: backgroundColor,
        text: '#EFEDE6',
      });
    }
  });

  it.each([
    ['primary', 'primaryHover'],
    ['secondary-2', 'secondaryHover'],
    ['accent-3', 'accentHover'],
  ])('has the custom hover colors of %s', (role, part) => {
    const settings = parseSettings({ buttons: { [part]: { background: '#101010', text: '#EEEEEE' } } });
    expect(pairAt(`buttons.${role}.hover`, { settings })).toMatchObject({
      background: '#101010',
      text: '#EEEEEE',
    });
    expect(pairAt(`buttons.${role}`, { settings })).toEqual(pairAt(`buttons.${role}`));
  });
});
