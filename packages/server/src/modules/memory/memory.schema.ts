import { DESIGN_STYLES, FONT_NAMES, INDUSTRIES } from '@stylekit/engine';
import { preferencesSchema } from '@stylekit/engine/brief';
import { z } from 'zod';
import { MEMORY } from '../../config/limits.ts';
import { MEMORY_KINDS } from '../../database/tables/memory-entry.entity.ts';
import { timestamp } from '../../http/wire.ts';

/** Blanks and line breaks become single spaces. */
const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');

/** One line of text; `what` begins the sentences that say what is wrong with it. */
const line = (what: string, maximum: number, write = tidy) =>
  z
    .string(`${what} must be text`)
    .overwrite(write)
    .min(1, `${what} is empty: write something, or forget the entry instead`)
    .max(maximum, `${what} is too long: keep it to ${maximum} characters`)
    .regex(/^\P{Cc}*$/u, `${what} holds characters that cannot be shown: type it without them`);

const hex = z
  .string('The color must be text')
  .trim()
  .regex(
    /^#[0-9a-f]{6}$/i,
    'The color cannot be read: write it as # and six hexadecimal digits, such as #0F766E',
  )
  .toUpperCase();

const oneOf = <const Value extends string>(values: readonly Value[], what: string) =>
  z.enum(values, `${what} is not known: choose one of those in the catalog`);

/** A field of the list, by value or label, or words of the owner's own. */
const industry = line('The industry', 200)
  .overwrite((text) => {
    const known = INDUSTRIES.find(({ value, label }) => [value, label].some((name) => isSame(name, text)));
    return known?.value ?? text;
  })
  .refine((text) => text !== 'other', 'The industry “Other” says nothing: write which one it is');

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** What an entry of each kind may say. */
export const MEMORY_VALUES = {
  'kept-color': hex,
  'rejected-color': hex,
  font: oneOf(FONT_NAMES, 'The font'),
  industry,
  'design-style': oneOf(
    DESIGN_STYLES.map(({ value }) => value),
    'The design style',
  ),
  'target-audience': line('The audience', 200),
  // In small letters before it is measured: a capital such as İ becomes two characters.
  word: line('The word', 40, (text) => tidy(text).toLowerCase()).regex(
    /^\S*$/,
    'A word has no spaces: write several of them as several words, or as a note',
  ),
  note: line('The note', 500),
} as const;

const entryOf = <const Kind extends keyof typeof MEMORY_VALUES>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), value: MEMORY_VALUES[kind] });

const someOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(schema)
    .max(MEMORY.changes, `That is too much at once: send at most ${MEMORY.changes} changes in one call`)
    .default([]);

/** What the owner changes about a project's memory; everything in it is done, or nothing. */
export const memoryBody = z.strictObject({
  isOn: z.boolean().optional().describe('false: nothing is learned and nothing remembered is used'),
  forget: someOf(z.uuid()).describe('Ids of entries; forgotten ones are not learned again'),
  edit: someOf(z.strictObject({ id: z.uuid(), value: z.string().max(2_000) })).describe(
    'Other words for an entry, of the same kind',
  ),
  remember: someOf(
    z.discriminatedUnion(
      'kind',
      [
        entryOf('kept-color'),
        entryOf('rejected-color'),
        entryOf('font'),
        entryOf('industry'),
        entryOf('design-style'),
        entryOf('target-audience'),
        entryOf('word'),
        entryOf('note'),
      ],
      `The kind is not known: use one of ${MEMORY_KINDS.join(', ')}`,
    ),
  ).describe('What the owner writes down; it outweighs everything learned'),
});

export const forgetQuery = z.object({
  entry: z.uuid().optional().describe('Forget this entry alone; without it everything is forgotten'),
});

export const memorySchema = z.object({
  isOn: z.boolean(),
  /** The strongest first. */
  entries: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(MEMORY_KINDS),
      value: z.string(),
      /** What is remembered, for people. */
      sentence: z.string(),
      /** Where it was learned, for people. */
      source: z.string(),
      createdAt: timestamp,
    }),
  ),
  /** What a brief is read with now; empty when the memory is off. It may fill the Co-Pilot form in. */
  preferences: preferencesSchema,
});

export type MemoryBody = z.infer<typeof memoryBody>;
export type MemoryView = z.infer<typeof memorySchema>;
/** What a browser sends to change a memory. */
export type MemoryInput = z.input<typeof memoryBody>;
