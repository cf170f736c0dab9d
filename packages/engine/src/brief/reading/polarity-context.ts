import type { Lexicon } from '../lexicon/build-lexicon.ts';
import type { PhraseMatch } from './match-phrases.ts';
import type { Token } from './tokenize.ts';

/** The polarity of an excluded word. */
export const EXCLUDED = -1;

/** A text while its polarity is computed; `polarity` has one value per token and is changed in place. */
export interface PolarityContext {
  readonly lexicon: Lexicon;
  readonly tokens: readonly Token[];
  readonly matchAt: readonly (PhraseMatch | undefined)[];
  readonly polarity: number[];
}
