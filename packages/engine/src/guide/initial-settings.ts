import { BUTTON_WEIGHTS, toRadiusSlider } from '../settings/button-settings.ts';
import { DEFAULT_SETTINGS, type GuideSettings, parseSettings } from '../settings/guide-settings.ts';
import type { Guide } from './guide.ts';

const PX_PER_REM = 16;

/**
 * The settings that a guide starts with and resets to.
 *
 * Generated guides have a shape of their own, so their settings are the values of the document. Custom guides and the
 * sample have the default settings.
 */
export function initialSettings({ generatedBy, elements }: Guide): GuideSettings {
  if (generatedBy === 'custom' || generatedBy === 'sample') return DEFAULT_SETTINGS;
  const { primary, secondary, label } = elements.buttons;
  return parseSettings({
    buttons: {
      borderRadius: toRadiusSlider(toRem(primary.borderRadius)),
      fontSizePx: toRem(label.fontSize) * PX_PER_REM,
      borderWidthPx: toRem(secondary.borderWidth) * PX_PER_REM,
      paddingXRem: toRem(label.paddingX),
      paddingYRem: toRem(label.paddingY),
      fontFamily: label.font,
      fontWeight: nearestWeight(Number(label.fontWeight)),
    },
  });
}

function toRem(length: string): number {
  const value = Number.parseFloat(length);
  return length.endsWith('px') ? value / PX_PER_REM : value;
}

function nearestWeight(weight: number): (typeof BUTTON_WEIGHTS)[number] {
  return BUTTON_WEIGHTS.reduce((best, each) =>
    Math.abs(each - weight) < Math.abs(best - weight) ? each : best,
  );
}
