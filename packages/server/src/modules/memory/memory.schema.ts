import { DESIGN_STYLES, FONT_NAMES, INDUSTRIES } from '@stylekit/engine';
import { preferencesSchema } from '@stylekit/engine/brief';
import { z } from 'zod';
import { MEMORY } from '../../config/limits.ts';
import { MEMORY_KINDS } from '../../database/tables/memory-entry.entity.ts';
import { timestamp } from '../../http/wire.ts';

/** Reduces whitespace and line breaks to single spaces. */
const normalize = (text: string) => text.trim().replace(/\s+/g, ' ');

/** One line of text; `what` is the subject of the error messages. */
const line = (what: string, maximum: number, write = normalize) =>
  z
    .string(`${what} must be text`)
    .overwrite(write)
    .min(1, `${what} is empty. Enter a value, or forget the entry.`)
    .max(maximum, `${what} is too long. Use at most ${maximum} characters.`)
    .regex(/^\P{Cc}*$/u, `${what} contains invisible control characters. Remove them.`);

const hex = z
  .string('The color must be text')
  .trim()
  .regex(/^#[0-9a-fA-F]{6}$/, 'The color is invalid. Use # and six hexadecimal digits, such as #0F766E.')
  .toUpperCase();

const oneOf = <const Value extends string>(values: readonly Value[], what: string) =>
  z.enum(values, `${what} is unknown. Choose one from the catalog.`);

/** An industry of the catalog, by value or label, or a custom one. */
const industry = line('The industry', 200)
  .overwrite((text) => {
    const known = INDUSTRIES.find(({ value, label }) => [value, label].some((name) => isSame(name, text)));
    return known?.value ?? text;
  })
  .refine(
    (text) => text !== 'other',
    'The industry “Other” is not specific. Enter the name of the industry.',
  );

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** The valid values of each kind. */
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
  // Lower-cased before the length is checked, because a capital such as İ becomes two characters.
  word: line('The word', 40, (text) => normalize(text).toLowerCase()).regex(
    /^\S*$/,
    'A word must not contain spaces. Add several words, or a note.',
  ),
  note: line('The note', 500),
} as const;

const entryOf = <const Kind extends keyof typeof MEMORY_VALUES>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), value: MEMORY_VALUES[kind] });

const someOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(schema)
    .max(MEMORY.changes, `Too many changes. Send at most ${MEMORY.changes} changes in one call.`)
    .default([]);

/** Changes of a project's memory; all of them are applied, or none. */
export const memoryBody = z.strictObject({
  isOn: z.boolean().optional().describe('false: nothing is learned, and stored preferences are not used'),
  forget: someOf(z.uuid()).describe('Ids of entries; forgotten ones are not learned again'),
  edit: someOf(z.strictObject({ id: z.uuid(), value: z.string().max(2_000) })).describe(
    'New values for entries; the kind stays the same',
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
      `The kind is unknown. Use one of ${MEMORY_KINDS.join(', ')}.`,
    ),
  ).describe('Entries of the owner; they outweigh everything learned'),
});

export const forgetQuery = z.object({
  entry: z.uuid().optional().describe('Forget only this entry; without it, all entries are forgotten'),
});

export const memorySchema = z.object({
  isOn: z.boolean(),
  /** Strongest first. */
  entries: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(MEMORY_KINDS),
      value: z.string(),
      /** The preference as a sentence for users. */
      sentence: z.string(),
      /** Where it came from, for users. */
      source: z.string(),
      createdAt: timestamp,
    }),
  ),
  /** The preferences used for the next brief; empty while the memory is off. Clients may prefill the Co-Pilot form. */
  preferences: preferencesSchema,
});

export type MemoryBody = z.infer<typeof memoryBody>;
export type MemoryView = z.infer<typeof memorySchema>;
/** The request body of a change. */
export type MemoryInput = z.input<typeof memoryBody>;
