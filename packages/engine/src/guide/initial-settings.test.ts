import { describe, expect, it } from 'vitest';
import { makeDirection, nameByHex } from '../../test/make-direction.ts';
import { exportGuide } from '../export/export-guide.ts';
import { DEFAULT_SETTINGS, parseSettings } from '../settings/guide-settings.ts';
import { readTokenCss } from '../stylesheet/token-css.ts';
import { controlTokens } from '../token/element-tokens.ts';
import { buildGuide } from './build-guide.ts';
import { initialSettings } from './initial-settings.ts';
import { SAMPLE_GUIDE } from './sample-guide.ts';

const guides = Array.from({ length: 60 }, (_, seed) =>
  buildGuide(makeDirection({ seed: `${seed}` }), nameByHex),
);

describe('initialSettings', () => {
  it('are the default settings for custom guides and the sample', () => {
    expect(initialSettings(SAMPLE_GUIDE)).toBe(DEFAULT_SETTINGS);
    expect(initialSettings({ ...SAMPLE_GUIDE, generatedBy: 'custom' })).toBe(DEFAULT_SETTINGS);
  });

  it('are the values of the document for a generated guide, without rounding by the sliders', () => {
    for (const guide of guides) {
      const { primary, secondary, label } = guide.elements.buttons;
      const value = readTokenCss({ control: controlTokens(guide, initialSettings(guide).buttons) });
      const css = (part: string) => value('control', part);
      expect(css('radius')).toBe(primary.borderRadius);
      expect(css('font-size')).toBe(label.fontSize);
      expect(css('border-width')).toBe(`${Number.parseFloat(secondary.borderWidth) / 16}rem`);
      expect([css('padding-x'), css('padding-y')]).toEqual([label.paddingX, label.paddingY]);
      expect(initialSettings(guide).buttons).toMatchObject({ fontFamily: label.font });
    }
    expect(new Set(guides.map((guide) => initialSettings(guide).buttons.borderRadius)).size).toBeGreaterThan(
      2,
    );
  });

  it('clamp values of an edited document to the sliders', () => {
    const { elements } = SAMPLE_GUIDE;
    const { primary, label } = elements.buttons;
    const buttons = {
      ...elements.buttons,
      primary: { ...primary, borderRadius: '999px' },
      label: { ...label, fontSize: '9rem', fontWeight: '900' },
    };
    const guide = { ...SAMPLE_GUIDE, generatedBy: 'model' as const, elements: { ...elements, buttons } };
    expect(initialSettings(guide).buttons).toMatchObject({
      borderRadius: 100,
      fontSizePx: 22,
      fontWeight: 700,
    });
  });

  it('are used by an export without settings, and for the missing parts of settings', async () => {
    const guide =
      guides.find(({ elements }) => elements.buttons.primary.borderRadius !== '0.5rem') ?? SAMPLE_GUIDE;
    const initial = initialSettings(guide);
    expect((await exportGuide(guide)).text).toBe((await exportGuide(guide, initial)).text);
    const changed = parseSettings({ buttons: { fontSizePx: 20 } }, initial);
    expect(changed).toEqual({ ...initial, buttons: { ...initial.buttons, fontSizePx: 20 } });
    expect(() => parseSettings({ buttons: 7 }, initial)).toThrow('style settings are invalid');
  });
});
