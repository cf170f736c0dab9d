import * as z from 'zod';
import { toColorValue } from '../color/color-grammar.ts';
import { type SliderRange, snapToRange } from './slider.ts';

/** Ranges of the button sliders. `borderRadius` is the slider's own number: rem = value / 50. */
export const BUTTON_RANGES = {
  borderRadius: { min: 0, max: 100, step: 1, default: 25 },
  fontSizePx: { min: 14, max: 22, step: 1, default: 16 },
  borderWidthPx: { min: 1, max: 5, step: 1, default: 1 },
  paddingXRem: { min: 0.5, max: 5, step: 0.1, default: 2 },
  paddingYRem: { min: 0.1, max: 1, step: 0.1, default: 0.5 },
} as const satisfies Record<string, SliderRange>;

/** Weights the button slider offers; a family without one paints its nearest. */
export const BUTTON_WEIGHTS = [400, 500, 600, 700] as const;

const slider = (range: SliderRange) =>
  z
    .number()
    .default(range.default)
    .transform((value) => snapToRange(value, range));

/** A value outside the color grammar counts as empty, as everywhere a person types a color. */
const hoverColor = z.string().default('').transform(toColorValue);

/** Hover colors chosen by hand; an empty string means the engine's own rule. */
const hoverStyle = z
  .strictObject({ background: hoverColor, text: hoverColor })
  .default({ background: '', text: '' });

export const buttonSettingsSchema = z.strictObject({
  borderRadius: slider(BUTTON_RANGES.borderRadius),
  fontSizePx: slider(BUTTON_RANGES.fontSizePx),
  borderWidthPx: slider(BUTTON_RANGES.borderWidthPx),
  paddingXRem: slider(BUTTON_RANGES.paddingXRem),
  paddingYRem: slider(BUTTON_RANGES.paddingYRem),
  fontFamily: z.enum(['header', 'body']).default('body'),
  fontWeight: z.literal(BUTTON_WEIGHTS).default(500),
  primaryHover: hoverStyle,
  secondaryHover: hoverStyle,
  accentHover: hoverStyle,
});

/** The button settings of a guide, complete: sliders, font, weight and hover colors set by hand. */
export type ButtonSettings = z.infer<typeof buttonSettingsSchema>;

/** Those of the settings that decide colors: the hover styles set by hand, empty where the rule applies. */
export type HoverSettings = Pick<ButtonSettings, 'primaryHover' | 'secondaryHover' | 'accentHover'>;

/** Corner radius in rem of the slider's number. */
export function toRadiusRem(borderRadius: number): number {
  return borderRadius / 50;
}
