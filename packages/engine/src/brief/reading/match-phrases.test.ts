import { describe, expect, it } from 'vitest';
import { analyzeText } from './analyze-text.ts';

/** The senses of a text as `words: kind id`. */
async function sensesOf(text: string): Promise<string[]> {
  const { tokens, matches, text: read } = await analyzeText(text);
  return matches.flatMap(({ start, end, senses }) => {
    const words = read.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0);
    return senses
      .filter(({ kind }) => kind !== 'grammar' && kind !== 'modifier')
      .map((sense) => `${words}: ${sense.kind} ${'id' in sense ? sense.id : ''}`.trim());
  });
}

describe('matchPhrases', () => {
  it('matches the longest phrase', async () => {
    expect(await sensesOf('the navy blue')).toEqual(['navy blue: color navy']);
    expect(await sensesOf('le bleu marine')).toContain('bleu marine: color navy');
  });

  it('matches inflected words', async () => {
    expect(await sensesOf('ein roter Wagen und blaue Wände')).toEqual(
      expect.arrayContaining(['roter: color red', 'blaue: color blue']),
    );
    expect(await sensesOf('las casas rojas y amarillas')).toEqual(
      expect.arrayContaining(['rojas: color red', 'amarillas: color yellow']),
    );
    expect(await sensesOf('as paredes vermelhas e os vinhos')).toEqual(
      expect.arrayContaining(['vermelhas: color red', 'vinhos: object wine']),
    );
    expect(await sensesOf('des murs verts et des portes grises')).toEqual(
      expect.arrayContaining(['verts: color green', 'grises: color gray']),
    );
  });

  it('does not match a color in an idiom', async () => {
    for (const text of [
      'we cut red tape in Orange County',
      'der rote Faden und im grünen Bereich',
      'voir la vie en rose avec une carte blanche',
      'el príncipe azul y la lista negra',
      'o mercado negro e a luz verde',
    ])
      expect(
        (await sensesOf(text)).filter((sense) => sense.includes(': color') || sense.includes(': object')),
      ).toEqual([]);
  });

  it('matches ambiguous words only in texts of their language', async () => {
    expect(await sensesOf('this or that and the rot in the floor')).toEqual([]);
    expect(await sensesOf('un bijou en or pour la mariée')).toContain('or: color gold');
    expect(await sensesOf('we go to the sin city with a pan')).not.toContainEqual(
      expect.stringContaining('crust'),
    );
    expect(await sensesOf('um café com leite e pão no bairro')).toEqual(
      expect.arrayContaining(['pão: object crust']),
    );
  });

  it('does not match a function word that differs from an object only by an accent', async () => {
    for (const text of [
      'pas du tout, mais sur la place, à côté de la gare',
      'un color que te hace pensar en casa y que haya sitio, se llama así',
      'as casas são boas e lá no país há sol',
      'in einem Ton, den das ganze Land mag, an der Bar',
    ])
      expect((await sensesOf(text)).filter((sense) => /: object (?!sun)/.test(sense))).toEqual([]);
  });

  it('does not match a color inside another word', async () => {
    expect(await sensesOf('hundred credit bored scared shredded')).toEqual([]);
    expect(await sensesOf('the greenhouse')).toEqual(['greenhouse: object leaf']);
  });
});
