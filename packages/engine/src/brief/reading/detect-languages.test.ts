import { describe, expect, it } from 'vitest';
import { analyzeText } from './analyze-text.ts';

const mainOf = async (text: string) => (await analyzeText(text)).languages.main;

describe('detectLanguages', () => {
  it.each([
    ['en', 'A neighbourhood bakery that mills its own flour.'],
    ['en', 'Bakery'],
    ['en', 'xyz 123'],
    ['de', 'Eine Bäckerei, die ihr Mehl selbst mahlt.'],
    ['de', 'Blumenladen in Köln'],
    ['fr', 'Une boulangerie qui moud sa propre farine.'],
    ['fr', 'Librairie de quartier à Lyon'],
    ['es', 'Una panadería que muele su propia harina.'],
    ['es', 'Peluquería canina en el barrio'],
    ['pt', 'Uma padaria que mói a sua própria farinha.'],
    ['pt', 'Loja de flores no centro de Lisboa'],
    ['it', 'Un panificio che macina la propria farina.'],
    ['it', 'Negozio di fiori nel centro di Bologna'],
    ['nl', 'Een bakkerij die haar eigen meel maalt.'],
    ['nl', 'Bloemenwinkel in Utrecht'],
    ['pl', 'Piekarnia, która sama miele mąkę.'],
    ['pl', 'Kwiaciarnia w centrum Poznania'],
  ])('%s: %s', async (language, text) => {
    expect(await mainOf(text)).toBe(language);
  });

  it('detects two languages in one text', async () => {
    const { detected } = (
      await analyzeText(
        'We are a bakery in the old town and we want to grow. Wir sind eine Bäckerei in der Altstadt und wollen wachsen.',
      )
    ).languages;
    expect([...detected].sort()).toEqual(['de', 'en']);
  });
});
