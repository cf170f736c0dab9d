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

/** Explains the fonts: the design of each family, its use, and why the two work together. */
export function explainFonts(header: GuideFont, body: GuideFont, reason: PairReason | null = null): string {
  if (header.name === body.name) return describe(header, 'is used for headings and text');
  return joinSentences([
    describe(header, 'is used for headings'),
    describe(body, 'is used for text'),
    reason === null ? compare(header, body) : REASONS[reason],
  ]);
}

function describe({ name }: GuideFont, use: string): string {
  const family: Font | null = findFont(name);
  if (family === null) return `${name} ${use}.`;
  const traits = joinWords(family.traits.slice(0, 2));
  return `${name} is ${withArticle(family.character)}. It looks ${traits} and ${use}.`;
}

function compare(header: GuideFont, body: GuideFont): string {
  const [above, below] = [findFont(header.name)?.category, findFont(body.name)?.category];
  if (above === undefined || below === undefined) return '';
  return above === below
    ? 'Both are of the same kind, so they differ mainly in weight and detail.'
    : `${withArticle(KIND[above]).replace(/^a/, 'A')} above ${withArticle(KIND[below])} separates headings from text clearly.`;
}
