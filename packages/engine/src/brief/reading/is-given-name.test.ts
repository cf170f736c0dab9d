import { describe, expect, it } from 'vitest';
import { analyzeText } from './analyze-text.ts';

const colorsOf = async (text: string) =>
  (await analyzeText(text)).matches.filter(({ senses }) => senses.some(({ kind }) => kind === 'color'))
    .length;

describe('isGivenName', () => {
  it.each([
    'Ruby’s bakery by the station.',
    'A bakery named after Rose, the founder.',
    'Rosa abre su panadería en el barrio.',
    'La panadería de doña Rosa en el barrio.',
    'Violeta abriu uma loja no bairro.',
    'Chez Rose, un bistrot de quartier.',
  ])('recognizes a given name: %s', async (text) => {
    expect(await colorsOf(text)).toBe(0);
  });

  it.each([
    'Rosa y verde para una tienda.',
    'Una tienda rosa.',
    'Rosa und Grün für einen Laden.',
    'Rose et or pour nous.',
  ])('recognizes a color: %s', async (text) => {
    expect(await colorsOf(text)).toBeGreaterThan(0);
  });
});
