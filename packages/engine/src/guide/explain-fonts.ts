import { type Font, type FontCategory, findFont } from '../typography/font-catalog.ts';
import type { PairReason } from '../typography/font-pairs.ts';
import type { GuideFont } from './guide.ts';
import { joinSentences, joinWords, withArticle } from './prose.ts';

const KIND: Readonly<Record<FontCategory, string>> = {
  sans: 'sans',
  serif: 'serif',
  display: 'display face',
  handwriting: 'handwriting face',
  mono: 'monospace',
};

/** Why a curated pair works. */
const REASONS: Readonly<Record<PairReason, string>> = {
  structure: 'Their structures differ clearly, so headings stand out.',
  'x-height': 'Their x-heights are similar, so they match in size.',
  skeleton: 'Both have the same basic letter shapes, so they look related.',
  'one-family': 'One family in several weights keeps the page calm.',
  width: 'Their widths differ, which separates headings from text.',
  shape: 'The headings are distinctive and the text is neutral.',
  handwriting: 'Handwriting is used only in headings; the text stays plain.',
  code: 'The monospaced text looks like source code.',
};

/** Families of these kinds are hard to read in small sizes. */
const FOR_HEADINGS_ONLY: ReadonlySet<FontCategory> = new Set(['display', 'handwriting', 'mono']);

/** Explains the fonts: their use, their design, why the two work together, and what not to do. */
export function explainFonts(header: GuideFont, body: GuideFont, reason: PairReason | null = null): string {
  if (header.name === body.name)
    return joinSentences([
      `Set headings and text in ${introduce(header)}.`,
      lookOf(header),
      'Weight and size separate headings from text.',
    ]);
  return joinSentences([
    `Set headings in ${introduce(header)}.`,
    lookOf(header),
    `Set text in ${introduce(body)}.`,
    lookOf(body),
    reason === null ? compare(header, body) : REASONS[reason],
    avoidSmall(header),
  ]);
}

/** A name with the design of the family: "PT Serif, a plain transitional serif". */
function introduce({ name }: GuideFont): string {
  const family: Font | null = findFont(name);
  return family === null ? name : `${name}, ${withArticle(family.character)}`;
}

function lookOf({ name }: GuideFont): string {
  const family: Font | null = findFont(name);
  return family === null ? '' : `It looks ${joinWords(family.traits.slice(0, 2))}.`;
}

function avoidSmall({ name }: GuideFont): string {
  const category = findFont(name)?.category;
  return category !== undefined && FOR_HEADINGS_ONLY.has(category) ? `Do not set paragraphs in ${name}.` : '';
}

function compare(header: GuideFont, body: GuideFont): string {
  const [above, below] = [findFont(header.name)?.category, findFont(body.name)?.category];
  if (above === undefined || below === undefined) return '';
  return above === below
    ? 'Both are of the same kind, so they differ mainly in weight and detail.'
    : `${withArticle(KIND[above]).replace(/^a/, 'A')} above ${withArticle(KIND[below])} separates headings from text clearly.`;
}
