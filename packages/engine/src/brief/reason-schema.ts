import { HARMONY_TYPES } from '../color/harmony-types.ts';
import { FONT_TRAITS } from '../typography/font-catalog.ts';
import * as z from '../zod.ts';

const sentence = (maximum: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum));

/** The words of the brief, or the remembered preference, behind a reason. */
const words = z.array(sentence(80)).check(z.minLength(1), z.maxLength(6));
/** The name of a hue or a color, such as `terracotta`. */
const color = sentence(80);
/** Whether the reason is about the primary color. */
const isLead = z.boolean();

/**
 * One reason for a direction: its kind, the words behind it, and the data to explain it. Texts are generated from
 * reasons and never parsed.
 */
export const reasonSchema = z.discriminatedUnion('kind', [
  /** A color the words name. */
  z.strictObject({ kind: z.literal('color-named'), words, color, isLead }),
  /** A color the words suggest, such as the color of an object or a material. */
  z.strictObject({ kind: z.literal('color-implied'), words, color, isLead }),
  /** A color a model derived from the words. */
  z.strictObject({ kind: z.literal('color-proposed'), words, color, isLead }),
  /** A color code that is kept exactly. */
  z.strictObject({ kind: z.literal('color-given'), words, isLead }),
  z.strictObject({ kind: z.literal('color-remembered'), words, isLead }),
  /** A hue that suits words without a color. */
  z.strictObject({ kind: z.literal('hue-suggested'), words, color }),
  /** A hue derived from the whole text; `isOpen` when the words exclude colors instead of naming none. */
  z.strictObject({ kind: z.literal('hue-drawn'), words, color, isOpen: z.boolean() }),
  /** The same for a text in a script of no supported language. */
  z.strictObject({ kind: z.literal('hue-drawn-unread'), words, color }),
  z.strictObject({ kind: z.literal('hue-excluded'), words }),
  /** A black, gray or white the brief excludes. */
  z.strictObject({ kind: z.literal('neutral-excluded'), words }),
  z.strictObject({ kind: z.literal('hue-excluded-before'), words }),
  /** Words for a mood. Refused words shift the colors in the opposite direction, which `isRaised` states. */
  z.strictObject({
    kind: z.literal('mood'),
    words,
    part: z.enum(['chroma', 'lightness']),
    isRaised: z.boolean(),
    isRefused: z.boolean(),
  }),
  /** A harmony; `isProposed` when a model chose it. */
  z.strictObject({
    kind: z.literal('harmony'),
    words,
    harmony: z.enum(HARMONY_TYPES),
    isProposed: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('font'), words, role: z.enum(['header', 'body']) }),
  /** Font traits the words request or refuse. */
  z.strictObject({
    kind: z.literal('letters'),
    words,
    traits: z.array(z.enum(FONT_TRAITS)).check(z.minLength(1), z.maxLength(2)),
    isRefused: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('fonts-remembered'), words }),
  z.strictObject({ kind: z.literal('industry-remembered'), words }),
  z.strictObject({ kind: z.literal('style-remembered'), words }),
  z.strictObject({ kind: z.literal('words-remembered'), words }),
]);

/** A reason for a part of a direction: the words behind it and their effect. */
export type Reason = z.infer<typeof reasonSchema>;
