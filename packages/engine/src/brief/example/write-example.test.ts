import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../seeded-random.ts';
import { parseBrief } from '../brief.ts';
import { LANGUAGES, type Language } from '../lexicon/languages.ts';
import { loadLexicon } from '../lexicon/lexicon.ts';
import { NO_PREFERENCES } from '../preferences.ts';
import { analyzeBrief } from '../reading/analyze-brief.ts';
import { analyzeText } from '../reading/analyze-text.ts';
import { findBrandName } from './find-brand-name.ts';
import { quoteBrief } from './quote-brief.ts';
import { toFirstPerson } from './to-first-person.ts';
import { type Example, writeExample } from './write-example.ts';

const write = async (description: string, seed = 'seed', form: object = {}): Promise<Example> =>
  writeExample(
    await analyzeBrief(parseBrief('copilot', { description, ...form }), NO_PREFERENCES),
    createSeededRandom(seed),
  );

const { languages } = await loadLexicon(LANGUAGES.map(({ code }) => code));

/** Words for days, times, prices and promises, which only the brand itself can state. */
const FACT_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter today tonight tomorrow',
    'noon midnight o’clock minute minutes hour hours week weeks month months',
    'price prices fee fees discount guarantee guaranteed tested certified award awards',
  ],
  de: [
    'montag montags dienstag dienstags mittwoch mittwochs donnerstag freitag freitags samstag sonntag heute morgen',
    'minute minuten stunde stunden woche wochen monat monate jahr jahre',
    'preis preise kostenlos gratis garantiert geprüft zertifiziert',
  ],
  fr: [
    'lundi mardi mercredi jeudi vendredi samedi dimanche aujourd’hui demain journée',
    'minute minutes heure heures semaine semaines',
    'prix gratuit gratuite garanti garantie certifié',
  ],
  es: [
    'lunes martes miércoles jueves viernes sábado sábados domingo domingos hoy día',
    'minuto minutos hora horas semana semanas',
    'precio precios gratis garantizado garantizada certificado',
  ],
  pt: [
    'segunda terça quarta quinta sexta sábado sábados domingo domingos hoje amanhã dia',
    'minuto minutos hora horas semana semanas',
    'preço preços grátis garantido garantida certificado',
  ],
  it: [
    'lunedì martedì mercoledì giovedì venerdì sabato domenica oggi domani stasera giorno giorni giornata',
    'minuto minuti ora ore settimana settimane mese mesi anno anni',
    'prezzo prezzi gratis gratuito garantito garantita certificato certificata',
  ],
  nl: [
    'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag vandaag morgen vanavond dag dagen',
    'minuut minuten uur uren week weken maand maanden jaar jaren',
    'prijs prijzen gratis korting gegarandeerd gecertificeerd',
  ],
  pl: [
    'poniedziałek wtorek środa czwartek piątek sobota niedziela dziś dzisiaj jutro wieczorem dzień dni',
    'minuta minut minuty godzina godziny godzin tydzień tygodnie miesiąc miesiące rok lata lat',
    'cena ceny darmowy gratis rabat gwarantowany gwarancja certyfikowany',
  ],
  ja: ['今日 明日 昨日 午前 午後 曜日 分間 週間 か月 年間', '円 価格 料金 無料 割引 保証 認定 受賞'],
  zh: ['今天 明天 昨天 上午 下午 星期 小时 分钟 个月 年来', '元 价格 免费 折扣 优惠 保证 认证 获奖'],
};

function statesFact(phrase: string, language: Language): boolean {
  const facts = new Set(FACT_WORDS[language].flatMap((line) => line.split(' ')));
  if (languages.get(language)?.withoutSpaces === true)
    return [...facts].some((fact) => phrase.includes(fact)) || /\d/.test(phrase);
  const words = phrase.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
  return /\d/.test(phrase) || words.some((word) => facts.has(word));
}

describe.each([...languages.values()])('the sentences of $code', ({ code, examples }) => {
  const invitations = Object.values(examples.invitations);

  it('state no fact about a brand', () => {
    const all = [...examples.titles, ...invitations.flat()];
    expect(all.filter((phrase) => statesFact(phrase, code))).toEqual([]);
  });

  it('are sentences of which two can follow each other', () => {
    for (const sentences of invitations) {
      expect(new Set(sentences).size).toBeGreaterThanOrEqual(2);
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{L}.{2,58}[.。]$/u);
    }
    for (const title of examples.titles) expect(title).toMatch(/^\p{L}.{3,56}\p{L}$/u);
  });

  it('contain one placeholder for a name', () => {
    for (const title of examples.nameTitles) expect(title.split('{name}')).toHaveLength(2);
  });
});

describe('writeExample', () => {
  it.each([
    [
      'A neighborhood bakery in Lisbon that mills its own flour',
      'We mill our own flour',
      'A neighborhood bakery in Lisbon.',
    ],
    ['A lavender farm with a small guest house.', 'A lavender farm', 'With a small guest house.'],
    [
      'Finnish sauna by the lake: birch, steam, hot stones',
      'Finnish sauna by the lake',
      'Birch, steam, hot stones.',
    ],
    ['Blue Moon Bakery, sourdough in Leeds.', 'Blue Moon Bakery', 'Sourdough in Leeds.'],
    ['Gentle dentist for children who are afraid', 'Gentle dentist', 'For children who are afraid.'],
    ['Eine Backstube mit Sauerteig und langer Ruhe.', 'Eine Backstube', 'Mit Sauerteig und langer Ruhe.'],
    [
      'Un apiculteur qui vend son miel au marché.',
      'Un apiculteur',
      'Un apiculteur qui vend son miel au marché.',
    ],
    ['Un faro convertido en hotel, junto al mar.', 'Un faro convertido en hotel', 'Junto al mar.'],
    ['Uma torrefação de café numa rua antiga.', 'Uma torrefação de café', 'Numa rua antiga.'],
    ['Un panificio di quartiere con lievito madre.', 'Un panificio di quartiere', 'Con lievito madre.'],
    ['Een buurtbakkerij met zuurdesembrood.', 'Een buurtbakkerij', 'Met zuurdesembrood.'],
    ['Palarnia kawy w starej fabryce.', 'Palarnia kawy', 'W starej fabryce.'],
    ['養蜂家の直売所、国産の蜂蜜を売っています。', '養蜂家の直売所', '国産の蜂蜜を売っています。'],
    ['街角的面包店，每天手工烘焙酸面包。', '街角的面包店', '每天手工烘焙酸面包。'],
  ])('quotes “%s”', async (description, title, text) => {
    const example = await write(description);
    expect(example.title).toBe(title);
    expect(example.text.startsWith(text)).toBe(true);
    expect(example.text.length).toBeGreaterThan(text.length);
  });

  it.each([
    ['A bakery that loves pink icing and strawberry cakes.', 'A bakery'],
    ['An insurer tired of blue. Warm red instead.', 'An insurer'],
    ['Primary color teal, secondary color coral, for a travel agency.', 'A travel agency'],
    ['Kein Blau, bitte! Wir sind eine Bank für Handwerker.', 'Wir sind eine Bank für Handwerker'],
    ['Une banque sans bleu, plutôt vert émeraude.', 'Une banque'],
    ['抹茶色のカフェではなく、深緑の日本茶専門店。', '日本茶専門店'],
    ['一家以深蓝色为主色的律师事务所。', '律师事务所'],
  ])('leaves out colors, terms of design and what is excluded: “%s”', async (description, title) => {
    expect((await write(description)).title).toBe(title);
  });

  it.each([
    ['A hospice with a garden and music.', 'grief'],
    ['A pet crematorium in a quiet valley.', 'grief'],
    ['A dentist who listens.', 'health'],
    ['Eine Kanzlei für Familienrecht.', 'advice'],
    ['A community bank for farmers.', 'advice'],
    ['A jazz club in a cellar.', 'general'],
  ] as const)('invites in a suitable tone: “%s”', async (description, tone) => {
    const { text } = await write(description);
    const language = languages.get(description.startsWith('Eine') ? 'de' : 'en');
    expect(language?.examples.invitations[tone].some((sentence) => text.endsWith(sentence))).toBe(true);
  });

  it('uses the industry of the form when the brief names no business type', async () => {
    const { text } = await write('Something for us all.', 'seed', { industry: 'finance' });
    expect(languages.get('en')?.examples.invitations.advice.some((sentence) => text.endsWith(sentence))).toBe(
      true,
    );
  });

  it('quotes a text that is not read up to its first mark, and adds nothing', async () => {
    const example = await write('Ett litet bageri i Malmö som bakar surdegsbröd, inte blått.');
    expect(example).toEqual({
      title: 'Ett litet bageri i Malmö som bakar surdegsbröd',
      text: 'Ett litet bageri i Malmö som bakar surdegsbröd.',
    });
  });

  it('stays within 80 and 300 characters and is never empty', async () => {
    const longest = `A ${'very '.repeat(26)}small shop. More.`;
    const many = 'We bake bread and rolls for the whole of the old town. '.repeat(12);
    for (const description of [
      longest,
      many,
      'Something for us all.',
      'A café called Nordlys Brygge Havn by the sea.',
      '😀'.repeat(12),
    ]) {
      for (let seed = 0; seed < 10; seed++) {
        const { title, text } = await write(description, `${seed}`);
        expect(title.length > 0 && title.length <= 80).toBe(true);
        expect(text.length > 0 && text.length <= 300).toBe(true);
      }
    }
  });
});

describe('toFirstPerson', () => {
  it.each([
    ['A bakery that mills its own flour', 'We mill our own flour', 'A bakery'],
    ['Robotics lab that builds arms', 'We build arms', 'Robotics lab'],
    ['A van that carries pianos', 'We carry pianos', 'A van'],
    ['A shop in Leeds that fixes bikes and skates', 'We fix bikes and skates', 'A shop in Leeds'],
    ['A cooperative that is owned by its village', 'We are owned by our village', 'A cooperative'],
  ])('%s', (phrase, action, rest) => {
    expect(toFirstPerson(phrase)).toEqual([action, rest]);
  });

  it.each([
    ['A bakery that bakes bread and sells cakes'],
    ['A school for a dog that bites people'],
    ['A shop that was a church'],
    ['A press that makes oil when it rains'],
    ['A bakery'],
  ])('leaves %s', (phrase) => {
    expect(toFirstPerson(phrase)).toBeNull();
  });
});

describe('findBrandName', () => {
  it.each([
    ['A café called Nordlys by the sea.', 'Nordlys'],
    ['A café called “Blue Door” by the sea.', 'Blue Door'],
    ['Ein Café namens Morgenrot in Kiel.', 'Morgenrot'],
    ['Une boutique appelée Clair Matin à Lyon.', 'Clair Matin'],
    ['Una tienda llamada Luz de día.', 'Luz'],
    ['Uma loja chamada Maré em Peniche.', 'Maré'],
    ['Una bottega chiamata Filo a Torino.', 'Filo'],
    ['Een winkel genaamd Kiem in Gent.', 'Kiem'],
    ['Kawiarnia zwana Okruch w Gdyni.', 'Okruch'],
    ['A café called to life by friends.', null],
    ['A café.', null],
  ])('%s', async (text, name) => {
    expect(findBrandName(await analyzeText(text))).toBe(name);
  });
});

describe('quoteBrief', () => {
  it.each([
    ['We want a warm and simple logo for the shop.', ['Shop']],
    ['A shop in #ff0000 for people who like it.', ['A shop']],
    ['<b>bold</b> words', []],
    ['We open at 9:30 and close at 3 p.m.', ['We open at 9:30 and close at 3 p.m']],
  ])('%s', async (text, quotes) => {
    expect(quoteBrief(await analyzeText(text)).map((quote) => quote.text)).toEqual(quotes);
  });
});
