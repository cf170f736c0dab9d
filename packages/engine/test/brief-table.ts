/* Briefs with the expectations of a designer, written before the reader was run on them. Hues are OKLCH degrees. */

/** A range of hues from the first to the second, clockwise; [330, 10] passes through 0°. */
export type HueRegion = readonly [from: number, to: number];

/** A brief and its expected result. */
export interface BriefRow {
  readonly language: 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'pl';
  readonly mode: 'ai' | 'copilot';
  readonly description: string;
  /** The other fields of the Co-Pilot form. */
  readonly form: Readonly<Record<string, string>>;
  /** The allowed hues of the primary, or `neutral`. */
  readonly primary: readonly HueRegion[] | 'neutral' | 'any';
  /** The explanation must contain at least one of these words. */
  readonly words: readonly string[];
  /** Hues that no color target and no primary may have. */
  readonly without?: HueRegion;
  /** The limits of OKLCH lightness and chroma of the primary. */
  readonly lightness?: readonly [min: number, max: number];
  readonly chroma?: readonly [min: number, max: number];
}

type Expected = Pick<BriefRow, 'without' | 'lightness' | 'chroma'> & {
  readonly form?: Readonly<Record<string, string>>;
};

const rowOf =
  (language: BriefRow['language']) =>
  (
    description: string,
    primary: BriefRow['primary'],
    words: readonly string[],
    { form, ...expected }: Expected = {},
  ): BriefRow => ({
    language,
    mode: form === undefined ? 'ai' : 'copilot',
    description,
    form: form ?? {},
    primary,
    words,
    ...expected,
  });

const RED: HueRegion = [12, 36];
const WINE: HueRegion = [5, 30];
const ORANGE: HueRegion = [38, 72];
const WARM: HueRegion = [25, 80];
const BROWN: HueRegion = [35, 80];
const GOLD: HueRegion = [68, 100];
const YELLOW: HueRegion = [82, 112];
const LIME: HueRegion = [112, 134];
const OLIVE: HueRegion = [100, 130];
const GREEN: HueRegion = [125, 172];
const TEAL: HueRegion = [168, 205];
const SKY: HueRegion = [195, 250];
const WATER: HueRegion = [190, 262];
const BLUE: HueRegion = [235, 275];
const NAVY: HueRegion = [245, 280];
const INDIGO: HueRegion = [262, 290];
const VIOLET: HueRegion = [283, 325];
const MAGENTA: HueRegion = [325, 352];
const PINK: HueRegion = [330, 20];
const DARK: readonly [number, number] = [0.1, 0.48];
const LIGHT: readonly [number, number] = [0.66, 1];

const en = rowOf('en');
const de = rowOf('de');
const fr = rowOf('fr');
const es = rowOf('es');
const pt = rowOf('pt');
const it = rowOf('it');
const nl = rowOf('nl');
const pl = rowOf('pl');

const ENGLISH_COLOR_WORDS: readonly BriefRow[] = [
  en('A fintech start-up that wants a deep navy as its main colour.', [NAVY], ['navy'], { lightness: DARK }),
  en('A yoga studio in soft sage green and cream.', [[120, 160]], ['sage'], { chroma: [0.03, 0.12] }),
  en('An ice hockey club with a bright scarlet jersey.', [RED], ['scarlet'], { chroma: [0.16, 0.4] }),
  en('A nail bar that is hot pink all over.', [PINK], ['hot pink'], { chroma: [0.16, 0.4] }),
  en('A law practice that likes burgundy and old gold.', [WINE], ['burgundy'], { lightness: DARK }),
  en('A children’s theatre, sunny yellow with a touch of red.', [YELLOW], ['sunny yellow', 'yellow']),
  en('A night club, all black, with neon green accents.', 'neutral', ['black']),
  en('Primary colour teal, secondary colour coral, for a travel agency.', [TEAL], ['teal']),
  en('A tea importer. Dark green, please, almost black.', [GREEN], ['Dark green'], { lightness: DARK }),
  en('A toy library in tangerine and turquoise.', [ORANGE], ['tangerine']),
  en('We sell prams. Pale blue, nothing loud.', [SKY, BLUE], ['Pale blue'], { lightness: LIGHT }),
  en('A perfume house whose colour is a dusty lilac.', [[295, 325]], ['lilac'], { chroma: [0.02, 0.12] }),
  en('An escape room in vivid purple.', [VIOLET], ['purple'], { chroma: [0.14, 0.4] }),
  en('A carpenter whose van has always been olive green.', [OLIVE], ['olive green']),
  en('A dentist who wants mint and white.', [[150, 182]], ['mint']),
  en('A record label: mustard yellow on charcoal.', [[78, 105]], ['mustard yellow']),
  en('A gallery that is plain white with one accent of red.', 'neutral', ['white']),
  en('A sailing school; marine blue and a hint of orange.', [BLUE], ['marine blue']),
  en('A butcher who wants oxblood, not bright red.', [WINE], ['oxblood'], { lightness: DARK }),
  en('A swimwear label in magenta.', [MAGENTA], ['magenta']),
  en('A data company with an electric blue logo.', [BLUE], ['electric blue'], { chroma: [0.15, 0.4] }),
  en('Terracotta and linen for an interior studio.', [WARM], ['Terracotta']),
  en('A cycling café in lime green.', [LIME], ['lime green']),
  en('An art school in blue-green tones.', [[165, 215]], ['blue-green']),
  en('A jeweller in rose gold.', [[10, 50]], ['rose gold']),
];

const ENGLISH_VALUES: readonly BriefRow[] = [
  en('Our red is #B3001B and it must stay. We sell fire extinguishers.', [RED], ['#B3001B']),
  en('A bank; the logo is rgb(0, 110, 80) and will not change.', [GREEN], ['rgb(0, 110, 80)', '#006E50']),
  en('Use #6d28d9 for everything. A studio for motion graphics.', [VIOLET], ['#6d28d9']),
  en('The forest green of our vans is #14532d.', [[140, 162]], ['#14532d']),
  en('A shop for pens. Not #ff0000, we prefer #1e40af.', [NAVY], ['#1e40af'], { without: [10, 40] }),
  en('A barber in a harbour town, warm and old.', [[180, 190]], ['#0f766e'], {
    form: { primaryColorHex: '#0f766e' },
  }),
  en('A bakery that loves pink icing and strawberry cakes.', [[250, 270]], ['#2563eb'], {
    form: { primaryColorHex: '#2563eb', secondaryColorHex: '#1d4ed8' },
  }),
];

const ENGLISH_OBJECTS: readonly BriefRow[] = [
  en('A neighbourhood bakery that mills its own flour.', [[40, 90]], ['bakery', 'flour']),
  en('A coffee roastery in a former garage.', [BROWN], ['coffee', 'roastery'], { chroma: [0.03, 0.13] }),
  en('We keep bees and sell honey at the market.', [GOLD], ['bees', 'honey']),
  en('A lavender farm with a small guest house.', [VIOLET], ['lavender']),
  en('A lemon grove that makes limoncello.', [YELLOW], ['lemon', 'limoncello']),
  en('A forest kindergarten where children climb trees.', [GREEN], ['forest']),
  en('A restorer of copper pots.', [[35, 65]], ['copper']),
  en('A vineyard that makes red wine only.', [WINE], ['vineyard', 'red wine'], { lightness: DARK }),
  en('A fishmonger by the harbour.', [WATER], ['fishmonger', 'harbour']),
  en('A brick maker since 1890.', [[22, 48]], ['brick']),
  en('A diving school for coral reefs.', [[20, 45]], ['coral reefs']),
  en('A greenhouse builder for city roofs.', [GREEN], ['greenhouse']),
  en('A chocolate maker with a tiny shop.', [BROWN], ['chocolate'], { lightness: DARK }),
  en('A cherry orchard and its juice.', [RED], ['cherry']),
  en('An observatory that shows the night sky.', [INDIGO, VIOLET, NAVY], ['observatory', 'night sky']),
  en('A surf camp by the ocean.', [WATER], ['ocean', 'surf']),
  en('A pumpkin farm open in October.', [ORANGE], ['pumpkin']),
  en(
    'A plum brandy from an old cellar.',
    [
      [315, 340],
      [55, 70],
    ],
    ['plum', 'brandy'],
  ),
  en('A moss garden as a place to sit.', [[112, 150]], ['moss', 'garden']),
  en('A glacier hiking guide.', [SKY], ['glacier']),
  en('An olive oil press run by two sisters.', [OLIVE], ['olive oil']),
  en('Matcha to go.', [[118, 140]], ['Matcha']),
  en('A flamingo park.', [PINK], ['flamingo']),
  en('A shop for wild roses and their oil.', [PINK], ['roses']),
  en('A denim repair workshop.', [BLUE], ['denim']),
];

const ENGLISH_PLACES_AND_MOODS: readonly BriefRow[] = [
  en('A guest house in the Sahara.', [WARM], ['Sahara']),
  en('A tile studio in Lisbon.', [BLUE], ['Lisbon']),
  en('A bar inspired by Miami.', [PINK], ['Miami']),
  en('A kite maker from Ireland.', [GREEN, SKY], ['Ireland', 'kite']),
  en('A trattoria from Naples.', [[20, 45]], ['trattoria', 'Naples']),
  en('A spiritual retreat with rituals at dawn.', [ORANGE, VIOLET, TEAL, [60, 85]], ['dawn', 'spiritual']),
  en('A jazz club, dark and smoky.', [NAVY, INDIGO, WARM], ['jazz club', 'jazz', 'smoky'], {
    lightness: [0, 0.62],
  }),
  en('A natural, grounded brand for compost.', [WARM, LIME, GREEN], ['compost', 'natural']),
  en(
    'A playful brand of socks in every colour of the rainbow, loud and fun.',
    'any',
    ['playful', 'loud', 'fun', 'rainbow'],
    {
      chroma: [0.12, 0.4],
    },
  ),
  en('A hospice that is calm, quiet and gentle.', 'any', ['hospice', 'calm', 'quiet'], { chroma: [0, 0.12] }),
  en('A luxury watchmaker, dark and precious.', 'any', ['luxury', 'dark', 'watchmaker'], {
    lightness: [0, 0.6],
  }),
  en(
    'A baby clothes label in pastel colours, delicate and light.',
    'any',
    ['pastel', 'delicate', 'light', 'baby clothes'],
    {
      lightness: [0.6, 1],
    },
  ),
];

const ENGLISH_NEGATIONS: readonly BriefRow[] = [
  en('Not another blue bank. A credit union for bakers.', 'any', ['blue'], { without: [222, 292] }),
  en('An ecological bank, but anything but green.', 'any', ['green'], { without: [118, 178] }),
  en('A shop for girls’ bikes. No pink, no purple.', 'any', ['pink'], { without: [282, 375] }),
  en('A vegan deli without any green; think orange.', [ORANGE], ['orange'], { without: [118, 178] }),
  en('Blue, but not navy: a swimming club.', [[225, 270]], ['Blue'], { lightness: [0.4, 1] }),
  en('An insurer tired of blue. Warm red instead.', [RED], ['Warm red', 'red'], { without: [228, 290] }),
  en('Never red or orange. We treat burns with care.', 'any', ['red', 'orange'], { without: [10, 68] }),
  en('A studio that is not only pink but proudly so.', [PINK], ['pink']),
  en('A gin in a green bottle; yellow is off limits.', [GREEN], ['green'], { without: [78, 110] }),
  en('Less corporate, more human: a tax adviser in plum.', [[310, 340]], ['plum']),
];

const ENGLISH_TRAPS: readonly BriefRow[] = [
  en('A hundred volunteers restore violins.', [BROWN], ['violins']),
  en('A cycling club from Orange County that wears green.', [GREEN], ['green']),
  en('A podcast about red tape, calm and blue.', [[235, 275]], ['blue']),
  en('Raspberry Pi workshops in turquoise.', [TEAL], ['turquoise']),
  en('Whiteboard videos for teachers, in orange.', [ORANGE], ['orange']),
  en('Rust developers who like violet.', [VIOLET], ['violet']),
  en('Sales rose to a record; our colour is green.', [GREEN], ['green']),
  en('A silver lining for patients: a clinic in teal.', [TEAL], ['teal']),
];

const ENGLISH_FORMS: readonly BriefRow[] = [
  en('A school of ceramics that wants terracotta.', [WARM], ['terracotta'], {
    form: { industry: 'education', designStyle: 'organic' },
  }),
  en('An app for runners with a bright orange icon.', [ORANGE], ['orange'], {
    form: { industry: 'fitness', designStyle: 'modern', targetAudience: 'runners in the city' },
  }),
  en('A hotel in an old lighthouse.', [WATER], ['lighthouse'], {
    form: { industry: 'travel', designStyle: 'elegant' },
  }),
];

const GERMAN: readonly BriefRow[] = [
  de('Eine Kanzlei für Familienrecht, dunkelblau und seriös.', [NAVY], ['dunkelblau'], { lightness: DARK }),
  de('Ein Waldkindergarten in waldgrün und Holztönen.', [GREEN], ['waldgrün']),
  de('Kein Blau, bitte! Wir sind eine Bank für Handwerker.', 'any', ['Blau'], { without: [222, 292] }),
  de('Nicht noch eine blaue Bank, sondern etwas Warmes in Orange.', [ORANGE], ['Orange'], {
    without: [228, 290],
  }),
  de('Eine Backstube mit Sauerteig und langer Ruhe.', [[40, 90]], ['Backstube', 'Sauerteig']),
  de('Ein Imker aus dem Allgäu verkauft Honig.', [GOLD], ['Imker', 'Honig']),
  de('Unsere Farbe ist ein helles Himmelblau, wie an einem Sommertag.', [SKY], ['Himmelblau']),
  de('Ein Weingut an der Mosel: weinrot und altgold.', [WINE], ['weinrot'], { lightness: DARK }),
  de('Ein Laden für Kinderbücher, knallgelb und fröhlich.', [YELLOW], ['knallgelb']),
  de('Die Hauptfarbe ist Türkis, mit Akzenten in Gold, für ein Schwimmbad.', [TEAL], ['Türkis']),
  de('Eine Blumenhandlung ohne Rosa, dafür mit viel Moosgrün.', [[112, 135]], ['Moosgrün'], {
    without: [330, 360],
  }),
  de('Eine Kaffeerösterei in einer alten Werkstatt.', [BROWN], ['Kaffeerösterei']),
  de('Wir färben Wolle: zartes Flieder und Creme.', [[290, 325]], ['Flieder']),
  de('Ein Yogastudio in Salbeigrün, ruhig und klar.', [[120, 160]], ['Salbeigrün']),
  de('Eine Feuerwehr in Feuerrot.', [RED], ['Feuerrot', 'Feuerwehr']),
  de('Blau mögen wir nicht. Ein Fahrradladen in Senfgelb.', [[78, 105]], ['Senfgelb'], {
    without: [228, 290],
  }),
  de('Eine Galerie in Schwarz und Weiß, sonst nichts.', 'neutral', ['Schwarz']),
  de('Ein Eisenwarenladen, dunkelgrün wie eine alte Lokomotive.', [GREEN], ['dunkelgrün'], {
    lightness: DARK,
  }),
  de('Ein Segelverein an der Ostsee.', [WATER], ['Segelverein', 'Ostsee']),
  de('Das Orangenhain-Café mit dem Duft von Apfelsinen.', [ORANGE], ['Apfelsinen', 'Orangenhain']),
  de('Eine Ziegelei: ziegelrot, erdig und ehrlich.', [[20, 45]], ['ziegelrot']),
  de('Weniger steif, mehr Mut: Steuerberatung in kräftigem Violett.', [VIOLET], ['Violett']),
];

const FRENCH: readonly BriefRow[] = [
  fr('Un cabinet d’avocats en bleu marine, sobre et sérieux.', [NAVY], ['bleu marine'], { lightness: DARK }),
  fr('Une herboristerie en vert foncé et crème.', [GREEN], ['vert foncé'], { lightness: DARK }),
  fr('Une briqueterie : rouge brique, brut et honnête.', [[20, 45]], ['rouge brique']),
  fr('Pas de rouge, surtout pas de rose, pour notre maison d’édition.', 'any', ['rouge', 'rose'], {
    without: [330, 392],
  }),
  fr('Une bijouterie en or et noir.', [GOLD], ['or']),
  fr('Une boulangerie de quartier au levain.', [[40, 90]], ['boulangerie', 'levain']),
  fr('Un apiculteur qui vend son miel au marché.', [GOLD], ['apiculteur', 'miel']),
  fr('Notre couleur est le bleu ciel, clair et léger, pour une crèche.', [SKY], ['bleu ciel']),
  fr('Un vignoble de Bourgogne, lie de vin et pierre.', [WINE], ['lie de vin'], { lightness: DARK }),
  fr('Un salon de thé rose poudré.', [[330, 30]], ['rose poudré'], { lightness: LIGHT }),
  fr('Une banque sans bleu, plutôt vert émeraude.', [GREEN], ['vert émeraude'], { without: [228, 290] }),
  fr('Un studio de yoga vert sauge, calme et doux.', [[120, 160]], ['vert sauge']),
  fr('Tout sauf du vert : une épicerie bio en orange vif.', [ORANGE], ['orange'], { without: [118, 178] }),
  fr('Une école de voile au bord de la mer, en Bretagne.', [WATER], ['mer', 'voile', 'Bretagne']),
  fr('Des champs de lavande et une distillerie en Provence.', [VIOLET], ['lavande', 'Provence']),
  fr('Une marque de bonbons en jaune citron avec des touches de violet.', [YELLOW], ['jaune citron']),
  fr('Un théâtre rouge profond et doré.', [RED], ['rouge profond', 'rouge'], { lightness: [0, 0.56] }),
  fr('Le bleu est interdit. Une assurance en bordeaux.', [WINE], ['bordeaux'], { without: [228, 290] }),
  fr('Un torréfacteur de café dans un vieil entrepôt.', [BROWN], ['torréfacteur', 'café']),
  fr('Une galerie en noir et blanc.', 'neutral', ['noir']),
  fr('Un club de plongée en bleu canard.', [[180, 232]], ['bleu canard']),
];

const SPANISH: readonly BriefRow[] = [
  es('Un despacho de abogados en azul marino y gris.', [NAVY], ['azul marino'], { lightness: DARK }),
  es('Una almazara familiar, verde oliva y crema.', [OLIVE], ['verde oliva']),
  es('Una guardería en azul claro, suave y alegre.', [SKY, BLUE], ['azul claro'], { lightness: [0.6, 1] }),
  es('Una tienda de bicis para niñas, sin rosa.', 'any', ['rosa'], { without: [330, 375] }),
  es('Nada de azul: un banco cooperativo cercano.', 'any', ['azul'], { without: [222, 292] }),
  es('Una panadería de barrio con masa madre.', [[40, 90]], ['panadería', 'masa madre']),
  es('Un apicultor que vende miel de romero.', [GOLD], ['apicultor', 'miel']),
  es('Una bodega de la Rioja, granate y oro viejo.', [WINE], ['granate'], { lightness: DARK }),
  es('Una floristería en rosa palo.', [[345, 30]], ['rosa palo']),
  es('Una escuela de surf en turquesa.', [TEAL], ['turquesa']),
  es('Un teatro infantil, amarillo vivo con toques de rojo.', [YELLOW], ['amarillo vivo', 'amarillo']),
  es('Un estudio de yoga verde salvia, tranquilo y natural.', [[120, 160]], ['verde salvia']),
  es('Ni rojo ni naranja: una clínica dental en verde menta.', [[150, 182]], ['verde menta'], {
    without: [10, 66],
  }),
  es('Un taller de cerámica en terracota, hecho a mano.', [WARM], ['terracota']),
  es('Todo menos verde: una tienda ecológica en morado.', [VIOLET], ['morado'], { without: [118, 178] }),
  es('Un faro convertido en hotel, junto al mar.', [WATER], ['faro', 'mar']),
  es('Tostadores de café en Oaxaca.', [BROWN], ['café', 'Tostadores de café']),
  es('Una heladería color limón, amarillo limón y blanco.', [YELLOW], ['amarillo limón']),
  es('Menos corporativo: una gestoría en naranja quemado.', [[35, 60]], ['naranja quemado']),
  es('Una galería en blanco y negro.', 'neutral', ['negro', 'blanco']),
  es('El azul está prohibido. Una aseguradora en verde oscuro.', [GREEN], ['verde oscuro'], {
    without: [228, 290],
  }),
];

const PORTUGUESE: readonly BriefRow[] = [
  pt('Um escritório de advogados em azul-marinho e cinzento.', [NAVY], ['azul-marinho'], { lightness: DARK }),
  pt('Uma ervanária em verde-escuro e creme.', [GREEN], ['verde-escuro'], { lightness: DARK }),
  pt('Um banco cooperativo sem azul.', 'any', ['azul'], { without: [222, 292] }),
  pt('Uma loja de bicicletas para meninas, nunca cor-de-rosa.', 'any', ['cor-de-rosa'], {
    without: [330, 375],
  }),
  pt('Uma padaria de bairro com fermentação natural.', [[40, 90]], ['padaria', 'fermentação natural']),
  pt('Um apicultor que vende mel de urze.', [GOLD], ['apicultor', 'mel']),
  pt('Uma adega do Douro em cor de vinho e ouro velho.', [WINE], ['cor de vinho'], { lightness: DARK }),
  pt('Uma oficina de azulejos em Lisboa.', [BLUE], ['azulejos', 'Lisboa']),
  pt('Uma escola de surf em azul-turquesa.', [TEAL], ['azul-turquesa']),
  pt('Um teatro infantil, amarelo vivo com toques de vermelho.', [YELLOW], ['amarelo vivo', 'amarelo']),
  pt('Um estúdio de ioga verde-sálvia, calmo e sereno.', [[120, 160]], ['verde-sálvia']),
  pt('Tudo menos verde: uma loja biológica em roxo.', [VIOLET], ['roxo'], { without: [118, 178] }),
  pt('Um lagar de azeite, verde-azeitona e barro.', [OLIVE], ['verde-azeitona']),
  pt('Uma cervejaria artesanal em laranja queimado.', [[35, 60]], ['laranja queimado']),
  pt('Um farol transformado em hotel, à beira-mar.', [WATER], ['farol', 'beira-mar', 'mar']),
  pt('Uma torrefação de café numa rua antiga.', [BROWN], ['torrefação', 'café']),
  pt('Nem vermelho nem laranja: uma clínica dentária em verde-água.', [[150, 182]], ['verde-água'], {
    without: [10, 66],
  }),
  pt('Menos corporativo: uma contabilista em violeta.', [VIOLET], ['violeta']),
  pt('Uma galeria em preto e branco.', 'neutral', ['preto']),
  pt('Uma ourivesaria em dourado e verde-esmeralda.', [GOLD], ['dourado']),
  pt('Uma marca de biquínis em rosa-choque.', [PINK], ['rosa-choque'], { chroma: [0.15, 0.4] }),
];

const ITALIAN: readonly BriefRow[] = [
  it('Uno studio legale in blu navy e grigio.', [NAVY], ['blu navy'], { lightness: DARK }),
  it('Un frantoio di famiglia, verde oliva e crema.', [OLIVE], ['verde oliva']),
  it('Un asilo nido in azzurro chiaro, morbido e allegro.', [SKY, BLUE], ['azzurro chiaro'], {
    lightness: [0.6, 1],
  }),
  it('Un negozio di biciclette per bambine, senza rosa.', 'any', ['rosa'], { without: [330, 375] }),
  it('Niente blu: una banca cooperativa vicina alla gente.', 'any', ['blu'], { without: [222, 292] }),
  it('Un panificio di quartiere con lievito madre.', [[40, 90]], ['panificio', 'lievito madre']),
  it('Un apicoltore che vende miele di castagno.', [GOLD], ['apicoltore', 'miele']),
  it('Una cantina in Piemonte, bordeaux e oro antico.', [WINE], ['bordeaux'], { lightness: DARK }),
  it('Una scuola di surf in turchese.', [TEAL], ['turchese']),
  it('Un teatro per ragazzi, giallo vivo con tocchi di rosso.', [YELLOW], ['giallo vivo', 'giallo']),
  it('Uno studio di yoga verde salvia, calmo e naturale.', [[120, 160]], ['verde salvia']),
  it('Né rosso né arancione: uno studio dentistico in verde menta.', [[150, 182]], ['verde menta'], {
    without: [18, 65],
  }),
  it(
    'Un laboratorio di ceramica color terracotta, fatto a mano.',
    [WARM],
    ['terracotta', 'color terracotta'],
  ),
  it('Tutto tranne il verde: una bottega biologica in viola.', [VIOLET], ['viola'], { without: [118, 178] }),
  it('Un faro trasformato in albergo, in riva al mare.', [WATER], ['faro', 'mare']),
  it('Una torrefazione di caffè a Trieste.', [BROWN], ['torrefazione', 'caffè']),
  it('Una galleria in bianco e nero.', 'neutral', ['bianco', 'nero']),
  it('Il rosso è vietato. Un’assicurazione in verde scuro.', [GREEN], ['verde scuro'], { without: RED }),
  it('Una gelateria con muri gialli e sedie bianche.', [YELLOW], ['gialli']),
];

const DUTCH: readonly BriefRow[] = [
  nl('Een advocatenkantoor in marineblauw en grijs.', [NAVY], ['marineblauw'], { lightness: DARK }),
  nl('Een olijfboerderij in olijfgroen en crème.', [OLIVE], ['olijfgroen']),
  nl('Een kinderdagverblijf in lichtblauw, zacht en vrolijk.', [SKY, BLUE], ['lichtblauw'], {
    lightness: [0.6, 1],
  }),
  nl('Een fietsenwinkel voor meisjes, zonder roze.', 'any', ['roze'], { without: [330, 375] }),
  nl('Geen blauw: een coöperatieve bank dicht bij de mensen.', 'any', ['blauw'], { without: [222, 292] }),
  nl('Een buurtbakkerij met zuurdesembrood.', [[40, 90]], ['buurtbakkerij', 'zuurdesembrood']),
  nl('Een imker die honing van de heide verkoopt.', [GOLD], ['imker', 'honing']),
  nl('Een wijnhandel in bordeauxrood en oud goud.', [WINE], ['bordeauxrood'], { lightness: DARK }),
  nl('Een surfschool in turquoise.', [TEAL], ['turquoise']),
  nl('Een jeugdtheater, felgeel met een vleugje rood.', [YELLOW], ['felgeel']),
  nl('Een yogastudio in saliegroen, rustig en natuurlijk.', [[120, 160]], ['saliegroen']),
  nl('Niet rood en niet oranje: een tandartspraktijk in mintgroen.', [[150, 182]], ['mintgroen'], {
    without: [18, 65],
  }),
  nl('Een pottenbakkerij in terracotta, met de hand gemaakt.', [WARM], ['terracotta']),
  nl('Alles behalve groen: een biologische winkel in paars.', [VIOLET], ['paars'], { without: [118, 178] }),
  nl('Een vuurtoren die hotel is geworden, vlak aan zee.', [WATER], ['vuurtoren', 'zee', 'aan zee']),
  nl('Een koffiebranderij in de oude haven van Antwerpen.', [BROWN, WATER], ['koffiebranderij']),
  nl('Een galerie in zwart en wit.', 'neutral', ['zwart', 'wit']),
  nl('Rood is taboe. Een verzekeraar in donkergroen.', [GREEN], ['donkergroen'], { without: RED }),
  nl('Een ijssalon met gele muren en witte stoelen.', [YELLOW], ['gele']),
];

const POLISH: readonly BriefRow[] = [
  pl('Kancelaria prawna w granacie i szarości.', [NAVY], ['granacie', 'w granacie'], { lightness: DARK }),
  pl('Rodzinna tłocznia oliwy, oliwkowa zieleń i krem.', [OLIVE], ['oliwkowa zieleń']),
  pl('Przedszkole w jasnoniebieskim, miękkie i wesołe.', [SKY, BLUE], ['jasnoniebieskim'], {
    lightness: [0.6, 1],
  }),
  pl('Sklep rowerowy dla dziewczynek, bez różu.', 'any', ['różu'], { without: [330, 375] }),
  pl('Żadnego niebieskiego: bank spółdzielczy blisko ludzi.', 'any', ['niebieskiego'], {
    without: [222, 292],
  }),
  pl('Osiedlowa piekarnia, chleb na zakwasie.', [[40, 90]], ['piekarnia', 'chleb', 'na zakwasie']),
  pl('Pszczelarz, który sprzedaje miód lipowy.', [GOLD], ['Pszczelarz', 'miód']),
  pl('Winiarnia w bordowym i starym złocie.', [WINE], ['bordowym'], { lightness: DARK }),
  pl('Szkoła surfingu w turkusie.', [TEAL], ['turkusie']),
  pl('Teatr dla dzieci, jaskrawożółty z odrobiną czerwieni.', [YELLOW], ['jaskrawożółty']),
  pl('Studio jogi, szałwiowa zieleń, spokojne i naturalne.', [[120, 160]], ['szałwiowa zieleń']),
  pl('Ani czerwony, ani pomarańczowy: gabinet dentystyczny w miętowym.', [[150, 182]], ['miętowym'], {
    without: [18, 65],
  }),
  pl('Pracownia ceramiki w terakocie, wszystko robione ręcznie.', [WARM], ['terakocie']),
  pl('Wszystko oprócz zieleni: sklep ekologiczny w fiolecie.', [VIOLET], ['fiolecie', 'w fiolecie'], {
    without: [118, 178],
  }),
  pl('Latarnia morska zamieniona w hotel, nad samym morzem.', [WATER], ['Latarnia morska', 'morzem']),
  pl('Palarnia kawy w starej fabryce.', [BROWN], ['Palarnia kawy']),
  pl('Galeria w czerni i bieli.', 'neutral', ['czerni', 'bieli']),
  pl('Czerwień jest zakazana. Ubezpieczyciel w ciemnej zieleni.', [GREEN], ['ciemnej zieleni'], {
    without: RED,
  }),
  pl('Lodziarnia z żółtymi ścianami i białymi krzesłami.', [YELLOW], ['żółtymi']),
];

const EXCEPTIONS_AND_NEUTRALS: readonly BriefRow[] = [
  en('minus red, tea house', [BROWN], ['tea house'], { without: RED }),
  en('minus blue, a swimming pool in coral', [[20, 50]], ['coral'], { without: BLUE }),
  en('Excluding green: a garden shop in plum.', [[315, 345]], ['plum'], { without: GREEN }),
  en('black and white photography studio', 'neutral', ['black']),
  en('An all black barber shop.', 'neutral', ['all black']),
  en('A colourless gallery of drawings.', 'neutral', ['colourless']),
  en('red blue yellow green purple orange pink kindergarten', [RED], ['red']),
  en('mint on white ice cream', [[150, 182]], ['mint']),
  en('A brutalist gallery.', 'neutral', ['brutalist']),
  en('Goldman-style finance', 'any', ['finance']),
  en('A dog groomer for nervous dogs.', 'any', ['dog groomer']),
  en('a teal brand for an accounting firm, never red', [[20, 36]], ['#ff0000'], {
    form: { primaryColorHex: '#ff0000' },
  }),
  de('Ein Teehaus, ausgenommen rot.', [BROWN], ['Teehaus'], { without: RED }),
  de('Eine farblose Galerie.', 'neutral', ['farblose']),
  fr('Un salon de thé, à l’exception du rouge.', [BROWN], ['salon de thé'], { without: RED }),
  fr('Une galerie sans couleurs.', 'neutral', ['sans couleurs']),
  es('Una casa de té, a excepción del rojo.', [BROWN], ['casa de té'], { without: RED }),
  pt('Uma loja de chá, com exceção do vermelho.', [BROWN], ['chá'], { without: RED }),
];

/** Every brief of the table, English first. */
export const BRIEF_TABLE: readonly BriefRow[] = [
  ...ENGLISH_COLOR_WORDS,
  ...ENGLISH_VALUES,
  ...ENGLISH_OBJECTS,
  ...ENGLISH_PLACES_AND_MOODS,
  ...ENGLISH_NEGATIONS,
  ...ENGLISH_TRAPS,
  ...ENGLISH_FORMS,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH,
  ...PORTUGUESE,
  ...ITALIAN,
  ...DUTCH,
  ...POLISH,
  ...EXCEPTIONS_AND_NEUTRALS,
];
