import { type Guide, guideColors } from '../guide/guide.ts';
import type { GuideSettings } from '../settings/guide-settings.ts';
import { colorPath } from './color-path.ts';

/** A color value of a guide document and its path. */
export interface LocatedColor {
  readonly path: string;
  readonly value: string;
}

const CARD_KEYS = ['backgroundColor', 'shadowColor', 'borderColor'] as const;

/** Every CSS color value of a guide and its settings, palette first; without empty values. */
export function colorValues(guide: Guide, settings: GuideSettings): LocatedColor[] {
  const { buttons, cards, inputs } = guide.elements;
  const { primaryHover, secondaryHover, accentHover } = settings.buttons;
  return [
    ...guideColors(guide).flatMap(({ hex, rgb }, index) => [
      { path: `${colorPath(index)}.hex`, value: hex },
      { path: `${colorPath(index)}.rgb`, value: rgb },
    ]),
    ...pick('elements.buttons.primary', buttons.primary, ['backgroundColor', 'textColor', 'borderColor']),
    ...pick('elements.buttons.secondary', buttons.secondary, ['backgroundColor', 'textColor', 'borderColor']),
    ...pick('elements.cards', cards, CARD_KEYS),
    ...pick('elements.cards.dark', cards.dark, CARD_KEYS),
    ...pick('elements.inputs', inputs, ['borderColor', 'focusColor']),
    ...pick('settings.buttons.primaryHover', primaryHover, ['background', 'text']),
    ...pick('settings.buttons.secondaryHover', secondaryHover, ['background', 'text']),
    ...pick('settings.buttons.accentHover', accentHover, ['background', 'text']),
  ].filter(({ value }) => value !== '');
}

function pick<Key extends string>(
  path: string,
  part: Readonly<Record<Key, string>>,
  keys: readonly Key[],
): LocatedColor[] {
  return keys.map((key) => ({ path: `${path}.${key}`, value: part[key] }));
}
