import { HARMONY_CHOICES } from '../color/harmony-types.ts';
import { FONT_NAMES, FONT_TRAITS } from '../typography/font-catalog.ts';
import { FONT_USES } from '../typography/pair-fonts.ts';
import * as z from '../zod.ts';
import { reasonSchema } from './reason-schema.ts';

/*
 * A direction is the interpretation of a brief before any color is computed: color targets, mood and fonts. The
 * built-in reader and a language model both create directions; the engine composes the guide from one.
 */

const sentence = (maximum: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum));
const between = (minimum: number, maximum: number) => z.number().check(z.gte(minimum), z.lte(maximum));
const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Must be a valid hex color code'));

/** A requested color: OKLCH lightness 0–1, chroma 0–0.4, hue 0–360°; `hex` is a color to keep byte for byte. */
export const colorTargetSchema = z.strictObject({
  lightness: between(0, 1),
  chroma: between(0, 0.4),
  hue: between(0, 360),
  hex: z.nullable(hex),
  /** The words of the brief that request it, for the explanation; empty when there are none. */
  words: z.array(sentence(60)).check(z.maxLength(6)),
});

/** A range of hues to avoid: center and spread to each side in OKLCH degrees, and the words that exclude it. */
export const avoidedHueSchema = z.strictObject({
  hue: between(0, 360),
  spread: between(0, 120),
  words: z.array(sentence(60)).check(z.maxLength(6)),
});

/** The strict schema of a direction, with bounded lengths and ranges. */
export const directionSchema = z.strictObject({
  source: z.enum(['built-in', 'model']),
  /** The name of the guide. */
  name: sentence(80),
  projectDescription: sentence(2000),
  /** Up to eight adjectives that describe the brand, strongest first. */
  traits: z.array(sentence(30)).check(z.minLength(1), z.maxLength(8)),
  /** The requested colors: the primary, then the secondaries, then the accents. */
  colorTargets: z.array(colorTargetSchema).check(z.minLength(1), z.maxLength(7)),
  avoid: z.array(avoidedHueSchema).check(z.maxLength(6)),
  harmony: z.enum(HARMONY_CHOICES),
  /** The mood of the other colors, each −1 (muted, dark, low contrast) to 1 (vivid, light, high contrast). */
  mood: z.strictObject({
    chroma: between(-1, 1),
    lightness: between(-1, 1),
    contrast: between(-1, 1),
  }),
  type: z.strictObject({
    /** A family to use, or null to choose by the traits. */
    header: z.nullable(z.enum(FONT_NAMES)),
    body: z.nullable(z.enum(FONT_NAMES)),
    /** The requested font traits and their weights, 0–1. */
    traits: z.partialRecord(z.enum(FONT_TRAITS), between(0, 1)),
    /** The special font uses the brief allows: a handwritten header, monospaced text. */
    uses: z.array(z.enum(FONT_USES)).check(z.maxLength(2)),
  }),
  exampleTitle: sentence(80),
  exampleText: sentence(300),
  reasons: z.array(reasonSchema).check(z.maxLength(16)),
  /** Varies everything the brief does not determine; the same direction and seed give the same bytes. */
  seed: z.string().check(z.maxLength(200)),
});

export type ColorTarget = z.infer<typeof colorTargetSchema>;
export type AvoidedHue = z.infer<typeof avoidedHueSchema>;
/** The interpretation of a brief: colors, hues to avoid, mood, fonts, and the reasons for each. */
export type Direction = z.infer<typeof directionSchema>;
