import { toColorValue } from '../color/color-grammar.ts';
import * as z from '../zod.ts';
import { type SliderRange, snapToRange } from './slider.ts';

/** Ranges of the button sliders. `borderRadius` is the slider value: rem = value / 50. */
export const BUTTON_RANGES = {
  borderRadius: { min: 0, max: 100, step: 1, default: 25 },
  fontSizePx: { min: 14, max: 22, step: 1, default: 16 },
  borderWidthPx: { min: 1, max: 5, step: 1, default: 1 },
  paddingXRem: { min: 0.5, max: 5, step: 0.1, default: 2 },
  paddingYRem: { min: 0.1, max: 1, step: 0.1, default: 0.5 },
} as const satisfies Record<string, SliderRange>;

/** The weights of the button slider; a family without one shows its nearest weight. */
export const BUTTON_WEIGHTS = [400, 500, 600, 700] as const;

const number = z.number();

const slider = (range: SliderRange) =>
  z.pipe(
    z._default(number, range.default),
    z.transform((value) => snapToRange(value, range)),
  );

/** A value that is not a color counts as empty, as in every color field. */
const hoverColor = z.pipe(z._default(z.string(), ''), z.transform(toColorValue));

/** Custom hover colors; an empty string means automatic. */
const hoverStyle = z._default(z.strictObject({ background: hoverColor, text: hoverColor }), {
  background: '',
  text: '',
});

export const buttonSettingsSchema = z.strictObject({
  borderRadius: slider(BUTTON_RANGES.borderRadius),
  fontSizePx: slider(BUTTON_RANGES.fontSizePx),
  borderWidthPx: slider(BUTTON_RANGES.borderWidthPx),
  paddingXRem: slider(BUTTON_RANGES.paddingXRem),
  paddingYRem: slider(BUTTON_RANGES.paddingYRem),
  fontFamily: z._default(z.enum(['header', 'body']), 'body'),
  fontWeight: z._default(z.literal(BUTTON_WEIGHTS), 500),
  primaryHover: hoverStyle,
  secondaryHover: hoverStyle,
  accentHover: hoverStyle,
});

/** The complete button settings of a guide: sliders, font, weight and custom hover colors. */
export type ButtonSettings = z.infer<typeof buttonSettingsSchema>;

/** The settings that affect colors: the custom hover styles, empty for automatic. */
export type HoverSettings = Pick<ButtonSettings, 'primaryHover' | 'secondaryHover' | 'accentHover'>;

/** The corner radius in rem for a slider value. */
export function toRadiusRem(borderRadius: number): number {
  return borderRadius / 50;
}

/** The slider value for a corner radius in rem, before it is snapped to the slider. */
export function toRadiusSlider(radiusRem: number): number {
  return radiusRem * 50;
}
