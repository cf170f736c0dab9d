import type { GrammarRole } from '../lexicon/language-data.ts';
import { hasRole, isListed, type TakenText } from './sentence.ts';

/** What a text wants a color for. */
export type ColorRole = 'lead' | 'plain' | 'accent' | 'ground';

/** How many words may stand between a color and the word that gives it its role. */
const MOST_BRIDGES = 3;

/** Tells from the words around a color whether it leads, accents or is a ground; plain when nothing says so. */
export function findColorRole(taken: TakenText, start: number, end: number): ColorRole {
  const before = neighbor(taken, start - 1, -1);
  const after = neighbor(taken, end, 1);
  if (has(taken, before, 'lead') || has(taken, after, 'lead')) return 'lead';
  if (has(taken, before, 'accent') || has(taken, after, 'accent')) return 'accent';
  if (has(taken, after, 'ground') || has(taken, before, 'groundBefore')) return 'ground';
  return 'plain';
}

function has({ matchAt }: TakenText, index: number, role: GrammarRole): boolean {
  return index >= 0 && hasRole(matchAt[index], role);
}

/** The nearest token in one direction that is no bridge; −1 where a comma or stop comes first. */
function neighbor({ tokens, matchAt, lexicon }: TakenText, from: number, step: 1 | -1): number {
  for (let index = from, left = MOST_BRIDGES; left >= 0; index += step, left--) {
    const token = tokens[index];
    if (token === undefined || token.kind !== 'word') return -1;
    if (matchAt[index] !== undefined || !isListed(lexicon, 'bridge', token)) return index;
  }
  return -1;
}
