import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../seeded-random.ts';
import { parseBrief } from '../brief.ts';
import { INDUSTRY_VALUES } from '../industries.ts';
import type { LanguageExamples } from '../lexicon/language-data.ts';
import { COMMON_LANGUAGE, LANGUAGES, type Language } from '../lexicon/languages.ts';
import { loadLexicon } from '../lexicon/lexicon.ts';
import { NO_PREFERENCES } from '../preferences.ts';
import { analyzeBrief } from '../reading/analyze-brief.ts';
import { analyzeText } from '../reading/analyze-text.ts';
import { findBrandName } from './find-brand-name.ts';
import { quoteBrief } from './quote-brief.ts';
import { type Example, writeExample } from './write-example.ts';

const write = async (description: string, seed = 'seed', form: object = {}): Promise<Example> =>
  writeExample(
    await analyzeBrief(parseBrief('copilot', { description, ...form }), NO_PREFERENCES),
    createSeededRandom(seed),
  );

const { languages } = await loadLexicon(LANGUAGES.map(({ code }) => code));

function examplesOf(language: Language): LanguageExamples {
  const lexicon = languages.get(language);
  if (lexicon === undefined) throw new RangeError(language);
  return lexicon.examples;
}

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

describe.each([...languages.values()])('the phrases of $code', ({ code, examples }) => {
  it('state no fact about a brand', () => {
    const phrases = [
      ...Object.values(examples.byIndustry),
      ...Object.values(examples.byBusinessType),
    ].flatMap(({ titles, texts }) => [...titles, ...texts]);
    expect(phrases.filter((phrase) => statesFact(phrase, code))).toEqual([]);
  });

  it('are short enough for a name or a quotation', () => {
    const shape =
      languages.get(code)?.withoutSpaces === true
        ? { title: /^\p{L}.{2,24}\p{L}$/u, text: /^\p{L}.{6,60}。$/u }
        : { title: /^[\p{L}\d].{3,56}[\p{L}\d]$/u, text: /^\p{Lu}.{20,145}\.$/u };
    for (const { titles, texts } of [
      ...Object.values(examples.byIndustry),
      ...Object.values(examples.byBusinessType),
    ]) {
      expect(titles.length).toBeGreaterThanOrEqual(3);
      expect(texts.length).toBeGreaterThanOrEqual(1);
      for (const title of titles) expect(title).toMatch(shape.title);
      for (const text of texts) expect(text).toMatch(shape.text);
    }
  });

  it('contain one placeholder for a name', () => {
    for (const title of examples.nameTitles) expect(title.split('{name}')).toHaveLength(2);
  });
});

describe('the phrases of the common language', () => {
  it('exist for every industry', () => {
    expect(Object.keys(examplesOf(COMMON_LANGUAGE).byIndustry)).toEqual(INDUSTRY_VALUES);
  });
});

describe('writeExample', () => {
  it.each([
    ['de', 'Eine kleine Werkstatt für Uhren und Glocken, ruhig und genau.'],
    ['fr', 'Un petit atelier de montres et de cloches, calme et précis.'],
    ['es', 'Un pequeño taller de relojes y campanas, tranquilo y preciso.'],
    ['pt', 'Uma pequena oficina de relógios e sinos, calma e precisa.'],
    ['it', 'Una piccola bottega di orologi e campane, calma e precisa.'],
    ['nl', 'Een kleine werkplaats voor horloges en klokken, rustig en precies.'],
    ['pl', 'Mała pracownia zegarków i dzwonów, spokojna i precyzyjna.'],
  ] as const)('writes %s for a brief in that language', async (language, description) => {
    const { byIndustry, nameTitles } = examplesOf(language);
    const { titles, texts } = byIndustry.other;
    for (let seed = 0; seed < 20; seed++) {
      const { title, text } = await write(description, `${seed}`);
      expect([...titles, ...nameTitles]).toContain(title);
      expect(texts.some((option) => text.endsWith(option))).toBe(true);
    }
  });

  it('uses phrases of the business type, or of the industry', async () => {
    const { byBusinessType, byIndustry } = examplesOf('en');
    expect(byBusinessType.bakery?.titles).toContain((await write('Our bakery, our pride.')).title);
    const { title } = await write('Something for us all.', 'seed', { industry: 'finance' });
    expect(byIndustry.finance?.titles).toContain(title);
  });

  it('uses phrases of the first business type', async () => {
    const { byBusinessType, byIndustry } = examplesOf('en');
    const { title } = await write('A hospice with a garden and music.');
    expect(byIndustry.healthcare?.titles).toContain(title);
    expect(byBusinessType.music?.titles).not.toContain(title);
  });

  it('stays within 80 and 300 characters and is never empty', async () => {
    const longest = `A ${'very '.repeat(26)}small shop. More.`;
    for (const description of [
      longest,
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
  it('quotes a sentence that is suitable for a home page', async () => {
    expect(quoteBrief(await analyzeText('fresh bread from our neighbours. More.'))).toBeNull();
    expect(quoteBrief(await analyzeText('a bakery that mills flour at night. More.'))).toBe(
      'A bakery that mills flour at night.',
    );
  });

  it.each([
    ['We want a warm and simple logo for the shop.'],
    ['Bakery.'],
    ['A shop in #ff0000 for people who like it.'],
    ['Wir suchen eine warme Farbe für unser Café.'],
    ['<b>bold</b> words for a shop in the town'],
  ])('does not quote %s', async (text) => {
    expect(quoteBrief(await analyzeText(text))).toBeNull();
  });
});
