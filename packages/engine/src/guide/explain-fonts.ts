import { type Font, type FontCategory, findFont } from '../typography/font-catalog.ts';
import type { PairReason } from '../typography/font-pairs.ts';
import type { GuideFont } from './guide.ts';
import { joinWords, withArticle } from './prose.ts';

const KIND: Readonly<Record<FontCategory, string>> = {
  sans: 'sans',
  serif: 'serif',
  display: 'display face',
  handwriting: 'hand',
  mono: 'monospace',
};

/** Why a curated pair works. */
const REASONS: Readonly<Record<PairReason, string>> = {
  structure: 'Their structures differ clearly, so a heading is seen as one at a glance.',
  'x-height': 'Their lower cases are about as tall, so they sit well side by side.',
  skeleton: 'Both are drawn over one skeleton, so they read as one voice.',
  'one-family': 'One family in several weights keeps the page quiet.',
  width: 'Their widths differ, which gives the page its rhythm.',
  shape: 'The headings have the shape and the text has the calm.',
  hand: 'The hand speaks in the headings alone; the text stays plain.',
  code: 'The monospaced text lines up like the code it speaks of.',
};

/** Why these fonts: what each family is, how the two stand beside one another, and the weights the guide loads. */
export function explainFonts(header: GuideFont, body: GuideFont, reason: PairReason | null = null): string {
  if (header.name === body.name) {
    const weights = [...new Set([...header.weights, ...body.weights])].sort();
    return `${describe(header, 'sets headings and text alike')} ${tellWeights(header.name, weights)}`;
  }
  return [
    describe(header, 'sets the headings'),
    describe(body, 'sets the text'),
    reason === null ? compare(header, body) : REASONS[reason],
    tellWeights(header.name, header.weights),
    tellWeights(body.name, body.weights),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function describe({ name }: GuideFont, does: string): string {
  const family: Font | null = findFont(name);
  if (family === null) return `${name} ${does}.`;
  const manner = joinWords(family.traits.slice(0, 2));
  return `${name}, ${withArticle(family.character)}, ${manner} in manner, ${does}.`;
}

function compare(header: GuideFont, body: GuideFont): string {
  const [above, below] = [findFont(header.name)?.category, findFont(body.name)?.category];
  if (above === undefined || below === undefined) return '';
  return above === below
    ? `Both are of one kind, so they part by tone and weight.`
    : `${withArticle(KIND[above]).replace(/^a/, 'A')} above ${withArticle(KIND[below])} keeps headings and text apart at a glance.`;
}

function tellWeights(name: string, weights: readonly string[]): string {
  return `${name} is loaded in ${weights.length === 1 ? 'weight' : 'weights'} ${joinWords(weights)}.`;
}
