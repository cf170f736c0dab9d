import { HARMONY_TYPES } from '../../color/harmony-types.ts';
import { FONT_NAMES, FONT_TRAITS } from '../../typography/font-catalog.ts';
import * as z from '../../zod.ts';

/*
 * The answer of a language model: colors, mood and fonts, with the words of the brief behind them. It contains no
 * explanation that is printed.
 *
 * Bounds are metadata for the model and are applied in `toDirection`, not while parsing, so that one value out of
 * range does not waste a paid answer. The total size is limited before parsing.
 */

const words = z
  .array(z.string())
  .check(z.meta({ maxItems: 3, description: 'Quotes, letter by letter; empty when nothing said so' }));

const hex = z.string().check(z.meta({ pattern: '^#[0-9A-Fa-f]{6}$', description: 'sRGB color as #RRGGBB' }));

const moodPart = (description: string) =>
  z.object({
    value: z.nullable(z.number()).check(z.meta({ description })),
    words,
  });

/** The schema of a proposal. Every part is required; null or empty means no proposal. */
export const modelProposalSchema = z.object({
  traits: z.array(z.string()).check(
    z.meta({
      maxItems: 8,
      description: 'Plain English adjectives for the brand, one word each, strongest first',
    }),
  ),
  colors: z
    .array(z.object({ hex, words }))
    .check(z.meta({ maxItems: 5, description: 'Wanted colors: the leading one first, then its companions' })),
  avoid: z
    .array(z.object({ hex, words }))
    .check(z.meta({ maxItems: 4, description: 'Colors the brief or the memory rules out' })),
  harmony: z.object({ type: z.nullable(z.enum(HARMONY_TYPES)), words }),
  mood: z.object({
    chroma: moodPart('-1 muted to 1 vivid'),
    lightness: moodPart('-1 dark to 1 light'),
    contrast: moodPart('-1 level to 1 contrasting'),
  }),
  type: z.object({
    header: z.nullable(z.enum(FONT_NAMES)),
    body: z.nullable(z.enum(FONT_NAMES)),
    traits: z
      .array(
        z.object({ trait: z.enum(FONT_TRAITS), weight: z.number().check(z.meta({ description: '0 to 1' })) }),
      )
      .check(z.meta({ maxItems: 6 })),
    words,
  }),
  example: z.object({
    title: z
      .nullable(z.string())
      .check(z.meta({ description: 'A headline for the brand’s first page, 60 characters at most' })),
    text: z
      .nullable(z.string())
      .check(z.meta({ description: 'One or two sentences below it, 240 characters at most' })),
  }),
});

/** The proposal of a language model for a brief. */
export type ModelProposal = z.infer<typeof modelProposalSchema>;
