import { describe, expect, it } from 'vitest';
import { analyzeText } from './analyze-text.ts';
import type { ColorRole } from './find-color-role.ts';
import { findColors } from './find-colors.ts';

/** The colors of a text with their roles. */
const rolesOf = async (text: string) =>
  findColors(await analyzeText(text), new Set()).map(({ words, role }) => [words.join(' '), role]);

describe('findColorRole', () => {
  it.each<[string, ...(readonly [string, ColorRole])[]]>([
    ['Our main color is teal.', ['teal', 'primary']],
    ['Teal as the main color.', ['Teal', 'primary']],
    ['A shop in navy with small coral details.', ['navy', 'plain'], ['coral', 'accent']],
    ['Accents in coral for the shop.', ['coral', 'accent']],
    ['Green on a cream background.', ['Green', 'plain'], ['cream', 'background']],
    ['Unsere Hauptfarbe ist Petrol.', ['Petrol', 'primary']],
    ['Ein Laden in Blau mit Akzenten in Orange.', ['Blau', 'plain'], ['Orange', 'accent']],
    ['Grün auf weißem Hintergrund.', ['Grün', 'plain'], ['weißem', 'background']],
    ['Notre couleur principale est le vert.', ['vert', 'primary']],
    ['Du bleu avec des accents orange.', ['bleu', 'plain'], ['orange', 'accent']],
    ['Vert sur fond blanc.', ['Vert', 'plain'], ['blanc', 'background']],
    ['Nuestro color principal es el verde.', ['verde', 'primary']],
    ['Verde sobre fondo blanco.', ['Verde', 'plain'], ['blanco', 'background']],
    ['Azul com detalhes laranja.', ['Azul', 'plain'], ['laranja', 'accent']],
    ['Verde sobre fundo branco.', ['Verde', 'plain'], ['branco', 'background']],
    ['Blu con accenti arancioni.', ['Blu', 'plain'], ['arancioni', 'accent']],
    ['Verde su sfondo bianco.', ['Verde', 'plain'], ['bianco', 'background']],
    ['Onze hoofdkleur is groen.', ['groen', 'primary']],
    ['Blauw met oranje accenten.', ['Blauw', 'plain'], ['oranje', 'accent']],
    ['Groen op een witte achtergrond.', ['Groen', 'plain'], ['witte', 'background']],
    ['Naszym głównym kolorem jest zielony.', ['zielony', 'primary']],
    ['Niebieski z pomarańczowymi akcentami.', ['Niebieski', 'plain'], ['pomarańczowymi', 'accent']],
    ['Zieleń na białym tle.', ['Zieleń', 'plain'], ['białym', 'background']],
    ['メインカラーは緑です。', ['緑', 'primary']],
    ['青を基調に、オレンジのアクセント。', ['青', 'primary'], ['オレンジ', 'accent']],
    ['白い背景に緑。', ['白い', 'background'], ['緑', 'plain']],
    ['主色是绿色。', ['绿色', 'primary']],
    ['蓝色为主，橙色点缀。', ['蓝色', 'primary'], ['橙色', 'accent']],
    ['白色背景上的绿色。', ['白色', 'background'], ['绿色', 'plain']],
  ])('%s', async (text, ...roles) => {
    expect(await rolesOf(text)).toEqual(roles);
  });

  it.each([
    ['a comma is between them', 'Coral, accents come later.'],
    ['a sentence ends between them', 'Coral. Accents come later.'],
    ['another word is between them', 'Coral beside pictured accents.'],
  ])('is plain when %s', async (_, text) => {
    expect(await rolesOf(text)).toEqual([['Coral', 'plain']]);
  });
});
