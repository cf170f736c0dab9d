import type { PhraseMatch } from './match-phrases.ts';
import type { Token } from './tokenize.ts';

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Colours, flowers and stones people are called after. */
const NAMES = toSet(
  'rosa rose violet violeta violette celeste perla pearl esmeralda azucena margarita margarida ruby rubi olive olivia ' +
    'amber ambre jade coral hazel scarlett scarlet ginger sienna marina blanca bianca iris lila clementine cerise luna sol',
);
/** Words a person's name follows. */
const BEFORE = toSet(
  'by mrs mr miss ms aunt auntie grandma granny grandmother sister mother daughter after her his ' +
    'von frau oma tante mutter tochter schwester grossmutter chez madame mme mamie soeur fille ' +
    'dona tia abuela senora hermana hija madre avo irma filha mae vovo da',
);
/** What a person does who opens a brief. */
const AFTER = toSet(
  'opens opened runs founded bakes makes sells offnet fuhrt grundete backt verkauft ouvre tient dirige vend ' +
    'abre abrio fundo vende tiene abriu fundou tem faz hace',
);

/** True for a capitalised colour word that is somebody's name: "Ruby’s", "by Rose", "Rosa abre su panadería". */
export function isGivenName(tokens: readonly Token[], { start, end }: PhraseMatch): boolean {
  const token = tokens[start];
  if (token === undefined || end !== start + 1 || !token.capital || !NAMES.has(token.fold)) return false;
  const next = tokens[end];
  if (next?.joined === true && next.fold === 's') return true;
  const previous = tokens[start - 1];
  const isFirst = previous === undefined || previous.kind === 'stop';
  return isFirst ? AFTER.has(next?.fold ?? '') : BEFORE.has(previous.fold);
}
