import * as z from 'zod';
import { HARMONY_CHOICES } from '../color/harmony-types.ts';
import { FONT_NAMES, FONT_TRAITS } from '../typography/font-catalog.ts';
import { FONT_OCCASIONS } from '../typography/pair-fonts.ts';
import { reasonSchema } from './reason-schema.ts';

/*
 * A direction is what a brief is turned into before any color is computed: wishes in the field's own terms. The
 * built-in reader and a language model both propose one; the engine alone composes the guide from it.
 */

const sentence = (maximum: number) => z.string().trim().min(1).max(maximum);
const hex = z.string().regex(/^#[0-9a-f]{6}$/i, 'Must be a valid hex color code');

/** One wanted color: OKLCH lightness 0–1, chroma 0–0.4, hue 0–360°; `hex` is a color to keep byte for byte. */
export const colorTargetSchema = z.strictObject({
  lightness: z.number().min(0).max(1),
  chroma: z.number().min(0).max(0.4),
  hue: z.number().min(0).max(360),
  hex: hex.nullable(),
  /** The words of the brief that asked for it, for the explanation; empty when nothing in the brief did. */
  words: z.array(sentence(60)).max(6),
});

/** Hues to stay away from: a center in OKLCH degrees, how far to each side, and the words that forbade it. */
export const avoidedHueSchema = z.strictObject({
  hue: z.number().min(0).max(360),
  spread: z.number().min(0).max(120),
  words: z.array(sentence(60)).max(6),
});

/** The schema of a direction: strict, every length and range bounded. */
export const directionSchema = z.strictObject({
  source: z.enum(['built-in', 'model']),
  /** Name of the guide. */
  name: sentence(80),
  projectDescription: sentence(2000),
  /** Up to eight plain adjectives that describe the brand, the strongest first. */
  traits: z.array(sentence(30)).min(1).max(8),
  /** Wanted colors, the first is the primary, the next the secondaries, then the accents. */
  wishes: z.array(colorTargetSchema).min(1).max(7),
  avoid: z.array(avoidedHueSchema).max(6),
  harmony: z.enum(HARMONY_CHOICES),
  /** How the colors beside the wishes lean, each −1 (muted, dark, level) to 1 (vivid, light, contrasting). */
  mood: z.strictObject({
    chroma: z.number().min(-1).max(1),
    lightness: z.number().min(-1).max(1),
    contrast: z.number().min(-1).max(1),
  }),
  type: z.strictObject({
    /** A family to use, or null to let the traits choose. */
    header: z.enum(FONT_NAMES).nullable(),
    body: z.enum(FONT_NAMES).nullable(),
    /** Wanted font traits and how much each counts, 0–1. */
    traits: z.partialRecord(z.enum(FONT_TRAITS), z.number().min(0).max(1)),
    /** What the brief gives occasion for: a handwritten header, text in a monospace. */
    occasions: z.array(z.enum(FONT_OCCASIONS)).max(2),
  }),
  exampleTitle: sentence(80),
  exampleText: sentence(300),
  reasons: z.array(reasonSchema).max(16),
  /** Varies what the brief leaves open; the same direction and seed give the same bytes. */
  seed: z.string().max(200),
});

export type ColorTarget = z.infer<typeof colorTargetSchema>;
export type AvoidedHue = z.infer<typeof avoidedHueSchema>;
/** What a brief means for a guide: colors, hues to avoid, mood, type, and the reasons for each. */
export type Direction = z.infer<typeof directionSchema>;
