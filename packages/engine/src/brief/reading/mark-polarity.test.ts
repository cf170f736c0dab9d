import { describe, expect, it } from 'vitest';
import { analyzeText } from './analyze-text.ts';

/** The words of a text that are excluded or unwanted. */
async function unwanted(text: string): Promise<string[]> {
  const { tokens, polarity, text: read } = await analyzeText(text);
  return tokens.flatMap(({ start, end }, index) =>
    (polarity[index] ?? 1) < 0 ? [read.slice(start, end)] : [],
  );
}

describe('markPolarity', () => {
  it.each([
    ['No pink, purple or orange, but teal.', ['pink', 'purple', 'orange']],
    ['Red, never blue.', ['blue']],
    ['Without blue. Green.', ['blue']],
    ['Not another blue bank but a green one.', ['blue']],
    ['Anything but green, think red.', ['green']],
    ['Pink is off limits, teal is not.', ['Pink']],
    ['A pink-free shop in red.', ['pink']],
    ['Not only green but also blue.', []],
    ['Less corporate and more red.', ['corporate']],
    ['Kein Blau, aber Grün.', ['Blau']],
    ['Blau mögen wir nicht.', ['Blau']],
    ['Weder Rosa noch Lila, sondern Rot.', ['Rosa', 'Lila']],
    ['Nicht nur Grün, sondern auch Blau.', []],
    ['Alles außer Grün.', ['Grün']],
    ['Pas de rouge mais du vert.', ['rouge']],
    ['Ni rose ni violet, plutôt du bleu.', ['rose', 'violet']],
    ['Le bleu est interdit pour nous.', ['bleu']],
    ['Pourquoi pas du vert dans notre boutique ?', []],
    ['Un rouge qui ne crie pas.', []],
    ['Sin rosa, pero con verde.', ['rosa']],
    ['Nada de azul, mejor rojo.', ['azul']],
    ['No solo verde, sino también azul.', []],
    ['Sem azul, mas com verde.', ['azul']],
    ['Nunca rosa, de preferência verde.', ['rosa']],
    ['Não só verde, também azul.', []],
    ['Uma loja no bairro com verde.', []],
    ['Niente rosa, viola o arancione, ma verde.', ['rosa', 'viola', 'arancione']],
    ['Il rosa non ci piace, il verde sì.', ['rosa']],
    ['Tutto tranne il rosso.', ['rosso']],
    ['Meno rosso, più verde.', ['rosso']],
    ['Non solo verde, ma anche blu.', []],
    ['Geen roze of paars, wel groen.', ['roze', 'paars']],
    ['Zonder blauw, maar met groen.', ['blauw']],
    ['Alles behalve rood.', ['rood']],
    ['Niet alleen groen, maar ook blauw.', []],
    ['Bez różowego i fioletowego, ale z zielenią.', ['różowego', 'fioletowego']],
    ['Nie chcemy niebieskiego, wolimy zielony.', ['niebieskiego']],
    ['Wszystko oprócz czerwonego.', ['czerwonego']],
    ['Nie tylko zielony, ale też niebieski.', []],
    ['赤は使わないでください。緑でお願いします。', ['赤']],
    ['青ではなく緑のお店。', ['青']],
    ['ピンクは避けたい。', ['ピンク']],
    ['緑だけでなく青も。', []],
    ['不要红色，要绿色。', ['红色']],
    ['不是蓝色，而是绿色。', ['蓝色']],
    ['避免使用粉色。', ['粉色']],
    ['不仅是绿色，还有蓝色。', []],
    ['No blue? Think again, blue is lovely.', ['blue']],
    ['Leave blue out, use red.', ['blue']],
    ['Zero pink or purple in our shop.', ['pink', 'purple']],
    ['Red rather than blue.', ['blue']],
    ['Not too red.', ['red']],
  ])('%s', async (text, words) => {
    expect(await unwanted(text)).toEqual(words);
  });
});
