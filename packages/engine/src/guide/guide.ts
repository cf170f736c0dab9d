import { isColorValue } from '../color/color-grammar.ts';
import { HARMONY_TYPES } from '../color/harmony-types.ts';
import { TYPE_LEVELS } from '../typography/type-level.ts';
import * as z from '../zod.ts';

/*
 * The schema of a style guide document ("generatedData"), used everywhere a guide is read or written: builders,
 * server storage, command line and exports.
 */

/** The document version this engine writes. `parseGuide` upgrades documents of older versions and without a version. */
export const GUIDE_VERSION = 2;

/*
 * Schemas are shared where that is possible: creating one takes 10 to 20 µs in a process that has just started, and the
 * command creates them in each run.
 */

const plainText = z.string();
const text = (maximum: number) => plainText.check(z.maxLength(maximum));
/** Text without spaces around it, of 1 to `maximum` characters. */
const line = (maximum: number) => plainText.check(z.trim(), z.minLength(1), z.maxLength(maximum));
const hexColor = plainText.check(z.regex(/^#[0-9a-fA-F]{6}$/, 'Must be a valid hex color code'));
const colorValue = plainText.check(z.maxLength(200), z.refine(isColorValue, 'Must be a CSS color value'));
const length = plainText.check(
  z.regex(/^(?:0|\d{1,3}(?:\.\d{1,4})?(?:px|rem))$/, 'Must be a length in px or rem'),
);
const duration = plainText.check(z.regex(/^\d{1,2}(?:\.\d{1,3})?m?s$/, 'Must be a duration in s or ms'));
export const fontWeightSchema = plainText.check(
  z.regex(/^[1-9]00$/, 'Must be a font weight from 100 to 900'),
);
const tracking = plainText.check(z.regex(/^-?(?:0|\d(?:\.\d{1,4})?em)$/, 'Must be a letter spacing in em'));

/** The name of a color or family. */
const shortLine = line(80);
const shortText = text(200);
const longText = text(2000);
const number = z.number();

const measure = z.strictObject({
  label: shortText,
  values: z.array(number).check(z.minLength(1), z.maxLength(9)),
  unit: z.enum(['', ': 1', '°', 'ΔE', 'em']),
});

const explanation = z.strictObject({
  title: shortText,
  content: text(4000),
  /** The numbers behind the content; documents of version 1 state them in the content. */
  measured: z.optional(z.array(measure).check(z.maxLength(20))),
});

const colorCode = text(40);

const color = (variable: RegExp) =>
  z.strictObject({
    name: shortLine,
    /** Its CSS custom property. */
    variable: plainText.check(z.regex(variable, 'Must be the CSS variable of its role')),
    hex: hexColor,
    /** `rgb(59, 130, 246)` */
    rgb: colorCode,
    /** `cmyk(76%, 47%, 0%, 4%)` */
    cmyk: colorCode,
  });

/** A Google Fonts URL; a long name in a script with three bytes per letter needs about 800 characters. */
export const fontUrlSchema = plainText.check(
  z.maxLength(1000),
  z.regex(
    /^https:\/\/fonts\.googleapis\.com\/[\w/?&=:;@+%.,~-]+$/,
    'Must be an https address of fonts.googleapis.com',
  ),
);

const font = z.strictObject({
  name: shortLine,
  /** Stylesheet of the fonts service, with only the weights below (see `toFontUrl`). */
  url: fontUrlSchema,
  weights: z.array(fontWeightSchema).check(z.minLength(1), z.maxLength(9)),
  /** The CSS length of every type level of the font, at the widest breakpoint. */
  sizes: z.partialRecord(z.enum(TYPE_LEVELS), length),
  styles: z.array(z.enum(['normal', 'italic'])).check(z.minLength(1)),
});

const typeStyle = z.strictObject({
  fontFamily: shortLine,
  weight: fontWeightSchema,
  lineHeight: number.check(z.gte(0.8), z.lte(3)),
  letterSpacing: tracking,
});

const button = z.strictObject({
  backgroundColor: colorValue,
  textColor: colorValue,
  borderRadius: length,
  borderWidth: length,
  borderColor: colorValue,
  hoverEffect: z.enum(['darken', 'fill', 'none']),
  transitionSpeed: duration,
});

/** What the labels of all buttons share, and the space around them. */
const buttonLabel = z.strictObject({
  /** The font of the guide that sets the labels. */
  font: z.enum(['header', 'body']),
  fontSize: length,
  fontWeight: fontWeightSchema,
  textTransform: z.enum(['none', 'uppercase']),
  letterSpacing: tracking,
  paddingX: length,
  paddingY: length,
});

/** The colors of a card on one surface. */
const cardColors = { backgroundColor: colorValue, borderColor: colorValue, shadowColor: colorValue };

/** A page background and the colors used on it. */
const surface = z.strictObject({
  background: hexColor,
  /** The background of cards and panels; the page background if the surface has none of its own. */
  raised: hexColor,
  /** Body text: at least 4.5 : 1 to both backgrounds. */
  text: hexColor,
  /** Border of inputs: at least 3 : 1 to both backgrounds. */
  border: hexColor,
  disabledBackground: hexColor,
  disabledText: hexColor,
  /** The background of selected text, and the text on it. */
  selection: hexColor,
  selectionText: hexColor,
});

/** The strict schema of a style guide document of the current version; only harmony and measurements are optional. */
export const guideSchema = z.strictObject({
  version: z.literal(GUIDE_VERSION),
  /** The source of the direction of the guide. */
  generatedBy: z.enum(['built-in', 'model', 'custom', 'sample']),
  name: line(120),
  description: longText,
  projectDescription: longText,
  colors: z.strictObject({
    primary: color(/^--primary$/),
    secondary: z.tuple([color(/^--secondary-1$/), color(/^--secondary-2$/)]),
    accent: z.tuple([
      color(/^--accent-1$/),
      color(/^--accent-2$/),
      color(/^--accent-3$/),
      color(/^--accent-4$/),
    ]),
    explanation,
    harmony: z.optional(z.strictObject({ type: z.enum(HARMONY_TYPES), description: text(600) })),
  }),
  fonts: z.strictObject({ header: font, body: font, explanation }),
  exampleTitle: shortText,
  exampleText: text(1000),
  typography: z.strictObject({ headings: typeStyle, body: typeStyle }),
  surfaces: z.strictObject({ light: surface, dark: surface }),
  elements: z.strictObject({
    buttons: z.strictObject({ primary: button, secondary: button, label: buttonLabel }),
    /** The colors are those on the light surface; `dark` has those on the dark one. */
    cards: z.strictObject({
      ...cardColors,
      borderRadius: length,
      borderWidth: length,
      shadowSize: z.enum(['none', 'small', 'medium', 'large']),
      /** A soft shadow is blurred and below the card, a hard one is a shifted solid shape. */
      shadowStyle: z.enum(['soft', 'hard']),
      dark: z.strictObject(cardColors),
    }),
    inputs: z.strictObject({
      borderRadius: length,
      borderWidth: length,
      borderColor: colorValue,
      focusColor: colorValue,
      transitionSpeed: duration,
    }),
  }),
});

/** A style guide as it is stored and exported as JSON: the shape of `guideSchema`. */
export type Guide = z.infer<typeof guideSchema>;
/** One of the seven colors of a guide, with its name, codes and CSS variable. */
export type GuideColor = Guide['colors']['primary'];
/** A family of a guide with the weights it loads. */
export type GuideFont = Guide['fonts']['header'];

/** The seven colors of a guide in role order: primary, secondary 1–2, accent 1–4. */
export function guideColors(guide: Guide): readonly GuideColor[] {
  return [guide.colors.primary, ...guide.colors.secondary, ...guide.colors.accent];
}
