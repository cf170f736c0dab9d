import type { TakenText } from '../reading/sentence.ts';

/** Sentences outside these lengths read as a label or as a brief, not as a text. */
const LENGTH = { least: 24, most: 150 };

/** Words of somebody who talks about the design instead of the brand: such a sentence is not fit for a first page. */
const TALK: ReadonlySet<string> = new Set(
  (
    'i we our my me us want wants need needs looking should must please would logo brand branding design style color colour colors colours palette website site font fonts look feel vibe theme avoid no not never without anything but less mood guide page accent primary secondary tone shade ' +
    'ich wir unser unsere unserer mochten wollen suchen brauchen soll sollen bitte marke farbe farben schrift kein keine nicht ohne stil ' +
    'je nous notre nos voulons veux cherche cherchons besoin marque couleur couleurs pas sans style charte veuillez ' +
    'yo nosotros nuestro nuestra queremos quiero busco buscamos necesito necesitamos marca color colores sin estilo ' +
    'eu nos nosso nossa queremos quero procuro preciso precisamos cor cores sem estilo nao'
  ).split(' '),
);

/** The first sentence of a brief where it could stand on the brand's own page, with a capital and a full stop; else null. */
export function quoteBrief({ text, tokens }: TakenText): string | null {
  const stop = tokens.findIndex(({ kind, fold }) => kind === 'stop' && /[.!?;:\n\r]/.test(fold));
  const sentence = tokens.slice(0, stop < 0 ? tokens.length : stop);
  const [first] = sentence;
  const last = sentence.at(-1);
  if (first === undefined || last === undefined || first.kind !== 'word') return null;
  const quote = text.slice(first.start, last.end);
  if (quote.length < LENGTH.least || quote.length > LENGTH.most || sentence.length < 4) return null;
  if (sentence.some(({ kind, fold }) => kind === 'color' || TALK.has(fold)) || /[\n\r<>{}\\]/.test(quote))
    return null;
  return `${quote.charAt(0).toUpperCase()}${quote.slice(1)}.`;
}
