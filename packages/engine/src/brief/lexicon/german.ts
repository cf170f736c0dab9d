import { GERMAN_COLORS } from './german-colors.ts';
import { GERMAN_AUDIENCES, GERMAN_MOODS } from './german-moods.ts';
import { GERMAN_THINGS } from './german-things.ts';
import { GERMAN_TRADES } from './german-trades.ts';
import type { LanguageLexicon } from './language-lexicon.ts';

const MODIFIERS: LanguageLexicon['modifiers'] = {
  dark: 'dunkel, dunkle, finster, düster, abgedunkelt',
  deep: 'tief, satt, königlich, intensiv, samtig, edel dunkel',
  light: 'hell, helle, licht, zart, luftig, leicht, baby',
  pale: 'blass, fahl, milchig, puder, pudrig, verblichen, eis, cremig, verwaschen',
  bright: 'leuchtend, strahlend, fröhlich, frisch, sonnig, heiter, brillant, saftig',
  vivid: 'kräftig, knallig, knall, lebhaft, grell, feurig, gesättigt, signal, schrill, poppig',
  muted: 'gedämpft, matt, sanft, ruhig, dezent, weich, gedeckt, erdig, entsättigt, natürlich, mild',
  dusty: 'staubig, rauchig, alt, antik, verwittert, rauch, taupe',
  pastel: 'pastell, pastellig, bonbon, pastellfarben',
  neon: 'neon, fluoreszierend, gift, schreiend',
  warm: 'warm, gelbstichig',
  cool: 'kühl, kalt, blaustichig',
  burnt: 'gebrannt, geröstet, verbrannt',
};

const GRAMMAR: LanguageLexicon['grammar'] = {
  negator:
    'nicht, kein, keine, keinen, keinem, keiner, keines, keinerlei, ohne, nie, niemals, weder, außer, ausser, statt, anstatt, anstelle von, bloß nicht, bloß kein, bitte kein, auf keinen fall, keinesfalls, alles außer, alles nur nicht, alles nur kein, alles nur keine, alles nur keinen, nur kein, nur keine, nur keinen, nur nicht, bitte vermeiden sie, vermeiden sie, wir vermeiden, vermeidet, wir hassen, ich hasse, verzichten auf, verzicht auf, verzichtet auf, weg von, fern von, genug von, anders als, im gegensatz zu, nichts mit, nichts in, nichts, keinesfalls, satt haben, abseits von, frei von, mitbewerber, konkurrenz, wettbewerber, die anderen, alle anderen, minus, ausgenommen, mit ausnahme von, bis auf',
  softener:
    'weniger, nicht zu, nicht so, nicht allzu, nicht sehr, nicht übermäßig, ohne zu, nie zu, etwas weniger, nicht ganz so',
  affirmer:
    'nicht nur, nicht bloß, nicht zuletzt, nicht zu vergessen, warum nicht, kein problem, keine sorge, keine frage, kein wunder, nichts als, nicht ohne, keine angst vor, nicht weniger als, ohne wenn und aber, ohne kompromisse, ohne schnickschnack, ohne zweifel, ohne grenzen, nie langweilig, nichts anderes als, nicht ohne grund, kein geringerer, kein weg zu weit, keine farbe außer, keine farben außer, keine andere farbe, keine anderen farben',
  closer:
    'aber, sondern, mehr, doch, jedoch, weil, da, denn, lieber, eher, bevorzugt, dafür, stattdessen, bitte, wir wollen, wir möchten, wir mögen, wir lieben, mag, mögen, lieben, möchten, wollen, nur, einfach, vielmehr, gerne, gern, während, obwohl, soll, sollen, wünschen, nehmt, nehmen sie, vorzugsweise',
  backNegator:
    'vermeiden, ist tabu, sind tabu, tabu, ist verboten, sind verboten, geht gar nicht, gehen gar nicht, geht nicht, kommt nicht in frage, kommen nicht in frage, kommt nicht infrage, ist ausgeschlossen, ist raus, sind raus, scheidet aus, unerwünscht, nicht erwünscht, passt nicht, passen nicht, passt nicht zu uns, ist uns zu viel, ausschließen, mögen wir nicht, mag ich nicht, wollen wir nicht, will ich nicht, möchten wir nicht, gefällt uns nicht, gefallen uns nicht, ist ein no go, no go, bitte nicht, lieber nicht',
  joiner: 'und, oder, sowie, mit, noch, plus, samt, bzw',
  accent:
    'akzent, akzente, akzenten, akzentfarbe, hauch, hauch von, spur, spuren von, tupfer, prise, detail, details, ein wenig, ein bisschen, etwas, nebenfarbe, zweitfarbe, sekundärfarbe, sekundär, highlight, highlights, schrift, beschriftung, kleine, punkten, sprenkel',
  lead: 'hauptfarbe, primärfarbe, primär, hauptsächlich, vor allem, überwiegend, dominant, dominierend, dominiert, leitfarbe, hausfarbe, unsere farbe, markenfarbe, grundfarbe, in erster linie, vorwiegend, setzen auf, setzt auf, basierend auf, ganz in',
  ground:
    'hintergrund, hintergründe, grund, untergrund, fläche, flächen, papier, seite, seiten, wände, leinwand, seitenhintergrund',
  groundBefore: 'auf, vor',
  intensifier: 'sehr, richtig, besonders, extrem, super, ganz, wirklich, ziemlich, total, überaus, so',
  typeWord:
    'schrift, schriften, schriftart, schriftarten, typografie, typo, überschrift, überschriften, titel, headline, headlines, lettering, buchstaben, serifen, fließtext, gesetzt in, font, fonts',
  bodyWord: 'fließtext, text, texte, textschrift, brotschrift, absätze, lesetext, mengentext',
};

const IDIOMS =
  'freiburg, augsburg, regensburg, magdeburg, wolfsburg, duisburg, straßburg, würzburg, lüneburg, oldenburg, luxemburg, marburg, nürnberg, heidelberg, bamberg, württemberg, baden württemberg, düsseldorf, rosenheim, mannheim, frankfurt, schweinfurt, paderborn, bielefeld, krefeld, eisenach, stuttgart, saarland, rheinland, grüne welle, blau machen, blaumachen, schwarzarbeit, schwarzfahren, schwarzmarkt, schwarzes brett, schwarzer freitag, roter faden, roten faden, rote faden, rote linie, rote zahlen, roten zahlen, schwarze zahlen, schwarzen zahlen, grünes licht, grauzone, graue maus, graue mäuse, goldene regel, goldener schnitt, goldenen schnitt, goldstandard, blauer brief, blauäugig, weiße weste, whitepaper, greenwashing, ins schwarze, auf der hand, hand in hand, alles im grünen bereich, im grünen bereich, gelbe seiten, rote liste, blaulicht, rotlicht, grünschnabel, schwarm, schwester, schwestern, geschwister, meistern, gestern, ostern, western, weihnachten, grafisch, grafische, grafischen, grafischer, grafisches, fotografisch, fotografische, geografisch, spezifisch, spezifische, spezifischen, atmen, urlaubsreif, weltweit, steinreich, datenbank, datenbanken, bankdrücken, parkbank, schatzsuche, meilenstein, meilensteine, eckstein, baustein, bausteine, grundstein, stolperstein, einstein, am herzen, herzstück, handlung, verhandlung, behandlung, behandlungen, rosige zukunft, brandneu, brandmarke, feierabend, landkarte, deutschland, landschaft, landschaften, england, inland, ausland, land und leute, feldversuch, arbeitsfeld, umfeld, berufsfeld, spielfeld, nebel lichten, eis brechen, lichtblick, im licht, honorar, kernkompetenz, wurzeln in, wasserdicht, wasserfest, seele baumeln, java, apfelkopf, trotz, protokoll, brotzeit machen, gute nacht, über nacht, nachtschicht, kunststoff, kunststoffe, kunde, kunden, kundin, kundinnen, baumeister, weinen, unter einem dach, stromlinie, gut und günstig, meerschweinchen, erdgeschoss, erden, werden, band 1, hof halten, leicht verständlich, leicht zu bedienen, ganz einfach, rund um die uhr, offen für, geöffnet, rechts, zurecht, sofort starten';

/** Words that are read only in a German text. */
const AMBIGUOUS =
  'signal, transport, männer, seen, typo, inspiration, adria, und, rot, see, hell, fast, stark, wild, still, warm, laut, leicht, tee, ton, kind, brand, gift, bad, art, hof, land, feld, bar, band, band, fest, fein, rein, pur, tief, alt, fee, watt, wal, wale, met, park, boot, mode, spa, rad, bau, uhr, recht, wolf, sand, bank, marine, rose, rosa, pink, orange, orangen, oranges, mint, gold, golden, navy, aqua, petrol, nude, creme, senf, kamel, bordeaux, mauve, beige, taupe, oliv, amber, silber, altar, hip, cool, modern, elegant, digital, urban, sport, radio, film, filme, solar, jobs, shop, hotel, hotels, pension, bus, auto, autos, design, marketing, software, museum, restaurant, restaurants, event, events, jazz, yoga, event, sofas, camping, detail, details, primär, dominant, titel, text, texte, so, total, super, plus, mit, da, denn, tabu, nie, ohne, auf, vor, statt, weder, kein, satt, matt, mild, puder, antik, neon, pastell, licht, taupe, eis, lava, land, erde, korn, mehl, rost, mais, laub, stern, mond, blitz, grill, ofen, titan, chrom, metall, leinen, stein, kies, gin, perle, opal, teer, nord, dom, sonne, kiez, oma, papa, mama, student, coach, trainer, manager, student, talent, baby, teens, kids, gamer, hacker, designer, boutique, snack, snacks, lager, messe, wahl, spiel, buch, roman, kanal, strom, rauch, ruhe, frost, sturm, taube, kohl, wein, pilz, rinde, harz, wachs, glut, herb, hang, fahl, sanft, hafen, wellen, quelle, anker, real, echt, genau, text, tag, mag, hut, note, rat, not, am, was, war, die, in, an, so, also, taxi, mango, chili, curry, pizza, pasta, tapas, pesto, oregano, aloe, aloe vera, agave, bambus, panda, matcha, kiwi, cola, paprika, kimchi, aubergine, avocado, granola, quark, joghurt, butter, gouda, champagner, prosecco, barista, espresso, cappuccino, nelken, retro, vintage, pastel, minimal, transparent, steril, normal, international, emotional, punk, underground, hardcore, graffiti, premium, chic, sexy, surreal, comic, comics, cartoon, party, karneval, festival, stabil, fair, bio, code, computer, server, cyber, online, app, web, internet, startup, labor, express, tennis, hockey, marathon, training, smoothie, smoothies, boho, bohemian, hippie, dessert, essay, original, absurd, positiv, ritual, couture, elite, vip, rabatt, outdoor, trekking, expedition, kontrast, modular, musical, blues, swing, animation, podcast, podcasts, magazine, blog, newsletter, illustration, piercing, campus, nanny, triathlon, ski, snowboard, biotech, cannabis, font, fonts, lettering, headline, headlines, highlight, highlights, intensiv, rasant, tempo, humor, horoskop, satin, tweed, jeans, denim, vinyl, disco, karaoke, gelato, sorbet, hibiskus, kaktus, flamingo, flamingos, safari, leopard, tiger, panther, basketball, golf, atoll, pool, oase, anime, manga, samba, techno, rave, london, berlin, paris, barcelona, ibiza, hamburg, miami, arizona, nevada, texas, brooklyn, havanna, bali, vietnam, thailand, hawaii, china, japan, tokyo, osaka, kyoto, delhi, bollywood, ayurveda, samurai, geisha, island, schule';

const FUNCTION_WORDS =
  'der, die, das, den, dem, des, ein, eine, einen, einem, einer, und, oder, ist, sind, mit, für, von, vom, zu, zum, zur, im, in, auf, aus, bei, bis, wir, ich, sie, es, ihr, uns, unser, unsere, unseren, unserer, nicht, kein, keine, auch, wie, als, an, am, aber, so, nur, noch, sich, soll, sollen, wird, werden, wollen, möchten, machen, macht, haben, hat, sein, man, durch, nach, über, unter, ohne, sehr, mehr, viel, jeden, jede, alle, was, wo, wer, bitte, dass, diese, dieser, wenn, denn, weil, dazu, damit, gegen, zwischen, ihre, ihren, seit';

/** The German lexicon. */
export const GERMAN: LanguageLexicon = {
  language: 'de',
  colors: GERMAN_COLORS,
  things: GERMAN_THINGS,
  moods: GERMAN_MOODS,
  audiences: GERMAN_AUDIENCES,
  trades: GERMAN_TRADES,
  modifiers: MODIFIERS,
  harmonies: {
    monochromatic: 'monochrom, einfarbig, ton in ton, nur eine farbe, eine einzige farbe',
    analogous: 'analog harmonie, benachbarte farben, nachbarfarben, analoge farben',
    complementary: 'komplementär, komplementärfarben, gegenfarben, komplementärkontrast',
    'split-complementary': 'geteilt komplementär, split komplementär',
    triadic: 'triadisch, dreiklang, farbdreiklang',
    tetradic: 'tetradisch, vierklang, doppelt komplementär',
  },
  grammar: GRAMMAR,
  idioms: IDIOMS,
  ambiguous: AMBIGUOUS,
  functionWords: FUNCTION_WORDS,
  endings: [
    ['en', ''],
    ['er', ''],
    ['es', ''],
    ['em', ''],
    ['e', ''],
    ['n', ''],
    ['s', ''],
    ['r', ''],
    ['m', ''],
    ['ere', ''],
    ['eren', ''],
    ['erem', ''],
    ['in', ''],
    ['innen', ''],
    ['heit', ''],
    ['keit', ''],
  ],
};
