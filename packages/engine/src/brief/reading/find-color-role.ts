import type { GrammarRole } from '../lexicon/language-data.ts';
import { type AnalyzedText, hasRole, isListed } from './analyzed-text.ts';

/** The role of a color in a text. */
export type ColorRole = 'primary' | 'plain' | 'accent' | 'background';

/** The maximum number of words between a color and the word that defines its role. */
const MAX_BRIDGES = 3;

/** Detects the role of a color from the words around it: primary, accent, background, or plain. */
export function findColorRole(analyzed: AnalyzedText, start: number, end: number): ColorRole {
  const before = neighbor(analyzed, start - 1, -1);
  const after = neighbor(analyzed, end, 1);
  if (has(analyzed, before, 'primary') || has(analyzed, after, 'primary')) return 'primary';
  if (has(analyzed, before, 'accent') || has(analyzed, after, 'accent')) return 'accent';
  if (has(analyzed, after, 'background') || has(analyzed, before, 'beforeBackground')) return 'background';
  return 'plain';
}

function has({ matchAt }: AnalyzedText, index: number, role: GrammarRole): boolean {
  return index >= 0 && hasRole(matchAt[index], role);
}

/** The nearest token in one direction that is not a bridge word; −1 if a comma or stop comes first. */
function neighbor({ tokens, matchAt, lexicon }: AnalyzedText, from: number, step: 1 | -1): number {
  for (let index = from, left = MAX_BRIDGES; left >= 0; index += step, left--) {
    const token = tokens[index];
    if (token === undefined || token.kind !== 'word') return -1;
    if (matchAt[index] !== undefined || !isListed(lexicon, 'bridge', token)) return index;
  }
  return -1;
}
