import { describe, expect, it } from 'vitest';
import { BRIEF_TABLE } from '../../../test/brief-table.ts';
import { NEGATION_TABLE } from '../../../test/negation-table.ts';
import { analyzeText } from './analyze-text.ts';

describe('isUnread', () => {
  it.each([
    ['sv', 'Ett litet bageri i Göteborg som bakar surdegsbröd och säljer kaffe. Gärna blått, inte rött.'],
    ['da', 'En lille cykelbutik i Aarhus, som også sælger brugte cykler til børn. Vi vil gerne have grøn.'],
    ['no', 'Et lite bakeri ved sjøen som lager brød og boller. Vi ønsker ikke rødt.'],
    ['fi', 'Pieni kahvila Helsingissä, joka paahtaa omat papunsa. Haluamme vihreän ilmeen, ei sinistä.'],
    ['tr', 'İstanbul’da küçük bir kahve dükkânı. Mavi değil, sıcak renkler istiyoruz.'],
    ['cs', 'Malá pekárna v Brně, která peče kváskový chléb. Nechceme modrou, ale zelenou.'],
    ['sk', 'Malá kaviareň v Košiciach, ktorá praží vlastnú kávu. Nie modrá, ale zelená pre všetky.'],
    ['ro', 'O mică brutărie din Cluj care vinde pâine cu maia. Nu vrem albastru, ci verde pentru toate.'],
    ['hu', 'Egy kis pékség Szegeden, amely kovászos kenyeret süt. Nem szeretnénk kék színt.'],
    ['id', 'Sebuah toko roti kecil di Bandung yang menjual roti dan kopi. Kami tidak ingin warna biru.'],
    ['vi', 'Một tiệm bánh nhỏ ở Hà Nội bán bánh mì và cà phê. Chúng tôi không muốn màu xanh.'],
    ['hr', 'Mala pekara u Zagrebu koja peče kruh. Ne želimo plavu, nego zelenu boju za sve.'],
    ['lt', 'Maža kepykla Vilniuje, kuri kepa duoną. Mes norime žalios spalvos, bet ne mėlynos.'],
    ['ca', 'Una fleca petita de Girona que ven pa amb massa mare. No volem blau, només verd.'],
    ['sv', 'Ett bageri.'],
    ['sv', 'Ett snickeri nära Lund'],
    ['is', 'Lítið bakarí í Reykjavík sem bakar brauð og selur kaffi. Við viljum ekki blátt.'],
  ])('recognizes %s', async (_, text) => {
    const { isRead, matches } = await analyzeText(text);
    expect(isRead).toBe(false);
    expect(matches).toEqual([]);
  });

  it.each([
    'En frisør i Oslo',
    'Et bakeri i Bergen',
    'Tannlege for barn',
    'Et lite bryggeri',
    'Et bryggeri med øl fra Oslo',
    'Snekker',
    'Et bageri i Aarhus',
    'En tandlæge',
    'Cykelværksted',
    'En café ved havnen',
    'Danseskole for børn',
    'En restaurant i gamle byen',
    'Ett bageri i Lund',
    'En tandläkare i Malmö',
    'En förskola',
    'Advokatbyrå',
    'En app för vandrare',
    'En skola för dans',
  ])('recognizes the short %s', async (text) => {
    const { isRead, matches } = await analyzeText(text);
    expect(isRead).toBe(false);
    expect(matches).toEqual([]);
  });

  it.each([
    'Smørrebrød and coffee by Søren and Åse in Tromsø.',
    'A knitting shop called Ørsted & Håkansson in Malmö.',
    'Nagy és Társa, accountants in Győr.',
    'Kaffe Bønne, a roastery for Copenhagen.',
    'Pho Việt, a noodle bar in Leeds.',
    'A Turkish bakery: simit, çay and baklava from Beyoğlu.',
    'Blumenladen Müller',
    'Panadería Ibáñez',
    'A bakery in Oslo',
    'Hotel Bergen',
    'Café in Malmö',
    'For barn conversions',
    'Een kleine tandarts',
    'Boekhandel in Gent',
    'Praxis Dr. Lund',
    'Förderverein',
    'Ein Friseur',
    'Restaurant en Oslo',
    'Un cabinet en ville',
    'Kawa i ciasto',
    'Tischlerei Larsen & Söhne',
  ])('does not doubt %s', async (text) => {
    expect((await analyzeText(text)).isRead).toBe(true);
  });

  it('doubts no brief of the tables', async () => {
    const texts = [
      ...BRIEF_TABLE.map(({ description }) => description),
      ...NEGATION_TABLE.map(([brief]) => brief),
    ];
    const read = await Promise.all(texts.map(analyzeText));
    expect(read.filter(({ isRead }) => !isRead).map(({ text }) => text)).toEqual([]);
  });
});
