import * as z from 'zod';
import { HARMONY_TYPES } from '../color/harmony-types.ts';
import { FONT_TRAITS } from '../typography/font-catalog.ts';

const sentence = (maximum: number) => z.string().trim().min(1).max(maximum);

/** The brief's own words, or the remembered preference, that a reason was read from. */
const words = z.array(sentence(80)).min(1).max(6);
/** The name of a hue or a color, such as `terracotta`. */
const color = sentence(80);
/** Whether it is about the primary color, and not about one beside it. */
const isLead = z.boolean();

/**
 * One thing that moved a direction: a kind, the words it was read from, and what that kind needs to be told. Texts are
 * written from it and never read back.
 */
export const reasonSchema = z.discriminatedUnion('kind', [
  /** A color the words name. */
  z.strictObject({ kind: z.literal('color-named'), words, color, isLead }),
  /** A color the words bring to mind, as a thing or a material does. */
  z.strictObject({ kind: z.literal('color-implied'), words, color, isLead }),
  /** A color a model read out of the words. */
  z.strictObject({ kind: z.literal('color-proposed'), words, color, isLead }),
  /** A color code that is kept exactly. */
  z.strictObject({ kind: z.literal('color-given'), words, isLead }),
  z.strictObject({ kind: z.literal('color-remembered'), words, isLead }),
  /** A hue that fits words which name no color. */
  z.strictObject({ kind: z.literal('hue-suggested'), words, color }),
  /** A hue drawn from the wording; `isOpen` where the words rule colors out instead of naming none. */
  z.strictObject({ kind: z.literal('hue-drawn'), words, color, isOpen: z.boolean() }),
  z.strictObject({ kind: z.literal('hue-excluded'), words }),
  /** A black, gray or white the brief does not want. */
  z.strictObject({ kind: z.literal('neutral-excluded'), words }),
  z.strictObject({ kind: z.literal('hue-excluded-before'), words }),
  /** Words for a mood; refused ones move the colors the other way, which is what `isRaised` states. */
  z.strictObject({
    kind: z.literal('mood'),
    words,
    part: z.enum(['chroma', 'lightness']),
    isRaised: z.boolean(),
    isRefused: z.boolean(),
  }),
  /** A harmony; `isProposed` where a model chose it. */
  z.strictObject({
    kind: z.literal('harmony'),
    words,
    harmony: z.enum(HARMONY_TYPES),
    isProposed: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('font'), words, role: z.enum(['header', 'body']) }),
  /** Traits of typefaces the words ask for or refuse. */
  z.strictObject({
    kind: z.literal('letters'),
    words,
    traits: z.array(z.enum(FONT_TRAITS)).min(1).max(2),
    isRefused: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('fonts-remembered'), words }),
  z.strictObject({ kind: z.literal('industry-remembered'), words }),
  z.strictObject({ kind: z.literal('style-remembered'), words }),
  z.strictObject({ kind: z.literal('words-remembered'), words }),
]);

/** Why a part of a direction is as it is: what was read, and what it moved. */
export type Reason = z.infer<typeof reasonSchema>;
