import type { GrammarRole } from '../lexicon/language-data.ts';
import { hasRole, type TakenText } from './sentence.ts';

/** What a text wants a colour for. */
export type ColorRole = 'lead' | 'plain' | 'accent' | 'ground';

/** Words that may stand between a colour and the word that gives it its part. */
const BRIDGES: ReadonlySet<string> = new Set(
  'a an the in of is be as our with are for color colour tone tones shade und ist als unsere in der die das ein eine einem einer von aus de du des la le les un une en est notre sont el los las una es son como nuestro nuestra o os as um uma do da dos das em e é nossa nosso cor farbe ton couleur color tono'
    .split(' ')
    .filter((word) => word !== ''),
);
const MOST_BRIDGES = 3;

/** Tells from the words around a colour whether it leads, accents or is a ground; plain when nothing says so. */
export function findColorRole(taken: TakenText, start: number, end: number): ColorRole {
  const before = neighbour(taken, start - 1, -1);
  const after = neighbour(taken, end, 1);
  if (has(taken, before, 'lead') || has(taken, after, 'lead')) return 'lead';
  if (has(taken, before, 'accent') || has(taken, after, 'accent')) return 'accent';
  if (has(taken, after, 'ground') || has(taken, before, 'groundBefore')) return 'ground';
  return 'plain';
}

function has({ matchAt }: TakenText, index: number, role: GrammarRole): boolean {
  return index >= 0 && hasRole(matchAt[index], role);
}

/** The nearest token in one direction that is no bridge; −1 where a comma or stop comes first. */
function neighbour({ tokens, matchAt }: TakenText, from: number, step: 1 | -1): number {
  for (let index = from, left = MOST_BRIDGES; left >= 0; index += step, left--) {
    const token = tokens[index];
    if (token === undefined || token.kind !== 'word') return -1;
    if (matchAt[index] !== undefined || !BRIDGES.has(token.fold)) return index;
  }
  return -1;
}
