import { describe, expect, it } from 'vitest';
import type { Guide } from '../guide/guide.ts';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { parseSettings } from '../settings/guide-settings.ts';
import { EXTENSION } from './dtcg.ts';
import { buttonWeight, controlTokens, elementTokens } from './element-tokens.ts';
import { toColorToken } from './token-values.ts';

const buttons = (changes: object) => parseSettings({ buttons: changes }).buttons;
const rem = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'rem' } });
const px = (value: number) => ({ value, unit: 'px' });

function withCards(changes: Partial<Guide['elements']['cards']>): Guide {
  const { elements } = SAMPLE_GUIDE;
  return { ...SAMPLE_GUIDE, elements: { ...elements, cards: { ...elements.cards, ...changes } } };
}

describe('controlTokens', () => {
  it('converts the slider values', () => {
    const settings = buttons({
      borderRadius: 25,
      fontSizePx: 18,
      borderWidthPx: 2,
      paddingXRem: 1.3,
      paddingYRem: 0.3,
    });
    expect(controlTokens(SAMPLE_GUIDE, settings)).toEqual({
      radius: rem(0.5),
      'font-size': rem(1.125),
      'border-width': rem(0.125),
      'padding-x': rem(1.3),
      'padding-y': rem(0.3),
      'font-family': { $type: 'fontFamily', $value: '{font.body}' },
      'font-weight': { $type: 'fontWeight', $value: 500 },
      transition: { $type: 'duration', $value: { value: 200, unit: 'ms' } },
      'letter-spacing': { ...rem(0), $extensions: { [EXTENSION]: { letterSpacing: '0' } } },
    });
  });

  it('converts the tracking of the labels to rem, relative to their size', () => {
    const { elements } = SAMPLE_GUIDE;
    const label = { ...elements.buttons.label, letterSpacing: '0.1em' };
    const guide = { ...SAMPLE_GUIDE, elements: { ...elements, buttons: { ...elements.buttons, label } } };
    expect(controlTokens(guide, buttons({ fontSizePx: 20 }))['letter-spacing']).toMatchObject({
      $value: { value: 0.125, unit: 'rem' },
      $extensions: { [EXTENSION]: { letterSpacing: '0.1em' } },
    });
  });

  it('uses the header font for buttons if set', () => {
    expect(controlTokens(SAMPLE_GUIDE, buttons({ fontFamily: 'header' }))).toMatchObject({
      'font-family': { $value: '{font.heading}' },
    });
  });
});

describe('buttonWeight', () => {
  it('is the wanted weight when the family has it, even if the guide does not list it', () => {
    expect(buttonWeight(SAMPLE_GUIDE, buttons({ fontWeight: 700 }))).toBe(700);
  });

  it('is the substitute of the browser when the family does not have it', () => {
    const { fonts } = SAMPLE_GUIDE;
    const guide = { ...SAMPLE_GUIDE, fonts: { ...fonts, body: { ...fonts.body, name: 'Pacifico' } } };
    expect(buttonWeight(guide, buttons({ fontWeight: 700 }))).toBe(400);
  });

  it('is a listed weight for a family that is not in the catalog', () => {
    const { fonts } = SAMPLE_GUIDE;
    const body = { ...fonts.body, name: 'Unknown Font', weights: ['300', '600'] };
    expect(buttonWeight({ ...SAMPLE_GUIDE, fonts: { ...fonts, body } }, buttons({ fontWeight: 700 }))).toBe(
      600,
    );
  });
});

const softShadow = {
  $type: 'shadow',
  $value: {
    color: toColorToken('#000000', 0.1),
    offsetX: px(0),
    offsetY: px(4),
    blur: px(12),
    spread: px(0),
  },
};

describe('elementTokens', () => {
  it('contains cards and inputs', () => {
    expect(elementTokens(SAMPLE_GUIDE)).toEqual({
      card: {
        background: { $type: 'color', $value: toColorToken('#FFFFFF') },
        radius: rem(0.75),
        shadow: softShadow,
        'border-width': { $type: 'dimension', $value: px(0) },
        border: { $type: 'color', $value: toColorToken('#E6E6E3') },
        dark: {
          background: { $type: 'color', $value: toColorToken('#FFFFFF') },
          shadow: softShadow,
          border: { $type: 'color', $value: toColorToken('#E6E6E3') },
        },
      },
      input: {
        radius: rem(0.5),
        border: { $type: 'color', $value: toColorToken('#85837C') },
        focus: { $type: 'color', $value: toColorToken('#F0615F') },
        transition: { $type: 'duration', $value: { value: 200, unit: 'ms' } },
        'border-width': { $type: 'dimension', $value: px(1) },
      },
    });
  });

  it('shifts a hard shadow in both directions and does not blur it', () => {
    expect(elementTokens(withCards({ shadowSize: 'medium', shadowStyle: 'hard' }))).toMatchObject({
      card: { shadow: { $value: { offsetX: px(5), offsetY: px(5), blur: px(0) } } },
    });
  });

  it.each([
    ['none', 0, 0],
    ['small', 1, 3],
    ['medium', 4, 12],
    ['large', 12, 32],
  ] as const)('sets offset and blur of a shadow of size %s', (shadowSize, offset, blur) => {
    expect(elementTokens(withCards({ shadowSize }))).toMatchObject({
      card: { shadow: { $value: { offsetY: px(offset), blur: px(blur) } } },
    });
  });

  it('keeps colors that the format cannot express in the extension', () => {
    const shadowColor = 'color-mix(in srgb, var(--primary) 20%, transparent)';
    expect(elementTokens(withCards({ backgroundColor: 'var(--accent-2-20)', shadowColor }))).toMatchObject({
      card: {
        background: {
          $value: '{opacity.accent-2.20}',
          $extensions: { [EXTENSION]: { css: 'var(--accent-2-20)' } },
        },
        shadow: { $value: { color: { alpha: 0.1 } }, $extensions: { [EXTENSION]: { css: shadowColor } } },
      },
    });
  });
});
