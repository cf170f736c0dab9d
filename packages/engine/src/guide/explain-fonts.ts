import { type Font, type FontCategory, findFont } from '../typography/font-catalogue.ts';
import type { GuideFont } from './guide.ts';
import { joinWords, withArticle } from './prose.ts';

const KIND: Readonly<Record<FontCategory, string>> = {
  sans: 'sans',
  serif: 'serif',
  display: 'display face',
  handwriting: 'hand',
  mono: 'monospace',
};

/** Why these fonts: what each family is, how the two stand beside one another, and the weights the guide loads. */
export function explainFonts(header: GuideFont, body: GuideFont): string {
  if (header.name === body.name) {
    const weights = [...new Set([...header.weights, ...body.weights])].sort();
    return `${describe(header, 'sets headings and text alike')} ${tellWeights(header.name, weights)}`;
  }
  return [
    describe(header, 'sets the headings'),
    describe(body, 'sets the text'),
    compare(header, body),
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
