import { describe, expect, it } from 'vitest';
import { takeText } from './take-text.ts';

/** The senses of a text as `words: kind id`. */
function sensesOf(text: string): string[] {
  const { tokens, matches, text: read } = takeText(text);
  return matches.flatMap(({ start, end, senses }) => {
    const words = read.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0);
    return senses
      .filter(({ kind }) => kind !== 'grammar' && kind !== 'modifier')
      .map((sense) => `${words}: ${sense.kind} ${'id' in sense ? sense.id : ''}`.trim());
  });
}

describe('matchPhrases', () => {
  it('takes the longest phrase', () => {
    expect(sensesOf('the navy blue')).toEqual(['navy blue: color navy']);
    expect(sensesOf('le bleu marine')).toContain('bleu marine: color navy');
  });

  it('knows inflected words', () => {
    expect(sensesOf('ein roter Wagen und blaue Wände')).toEqual(
      expect.arrayContaining(['roter: color red', 'blaue: color blue']),
    );
    expect(sensesOf('las casas rojas y amarillas')).toEqual(
      expect.arrayContaining(['rojas: color red', 'amarillas: color yellow']),
    );
    expect(sensesOf('as paredes vermelhas e os vinhos')).toEqual(
      expect.arrayContaining(['vermelhas: color red', 'vinhos: thing wine']),
    );
    expect(sensesOf('des murs verts et des portes grises')).toEqual(
      expect.arrayContaining(['verts: color green', 'grises: color gray']),
    );
  });

  it('reads no figure of speech as a color', () => {
    for (const text of [
      'we cut red tape in Orange County',
      'der rote Faden und im grünen Bereich',
      'voir la vie en rose avec une carte blanche',
      'el príncipe azul y la lista negra',
      'o mercado negro e a luz verde',
    ])
      expect(
        sensesOf(text).filter((sense) => sense.includes(': color') || sense.includes(': thing')),
      ).toEqual([]);
  });

  it('reads words of one language in texts of that language only', () => {
    expect(sensesOf('this or that and the rot in the floor')).toEqual([]);
    expect(sensesOf('un bijou en or pour la mariée')).toContain('or: color gold');
    expect(sensesOf('we go to the sin city with a pan')).not.toContainEqual(expect.stringContaining('crust'));
    expect(sensesOf('um café com leite e pão no bairro')).toEqual(
      expect.arrayContaining(['pão: thing crust']),
    );
  });

  it('takes no small word for a thing that differs from it by an accent alone', () => {
    for (const text of [
      'pas du tout, mais sur la place, à côté de la gare',
      'un color que te hace pensar en casa y que haya sitio, se llama así',
      'as casas são boas e lá no país há sol',
      'in einem Ton, den das ganze Land mag, an der Bar',
    ])
      expect(sensesOf(text).filter((sense) => /: thing (?!sun)/.test(sense))).toEqual([]);
  });

  it('finds no color inside another word', () => {
    expect(sensesOf('hundred credit bored scared shredded')).toEqual([]);
    expect(sensesOf('the greenhouse')).toEqual(['greenhouse: thing leaf']);
  });
});
