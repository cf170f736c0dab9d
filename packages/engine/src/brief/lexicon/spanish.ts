import type { LanguageLexicon } from './language-lexicon.ts';
import { SPANISH_AUDIENCES, SPANISH_MOODS, SPANISH_TRADES } from './spanish-moods.ts';
import { SPANISH_COLORS, SPANISH_THINGS } from './spanish-words.ts';

const MODIFIERS: LanguageLexicon['modifiers'] = {
  dark: 'oscuro, sombrío, ennegrecido, opaco, tenebroso',
  deep: 'profundo, intenso, rico, aterciopelado, denso',
  light: 'claro, ligero, clarito, etéreo, luminoso claro',
  pale: 'pálido, empolvado, deslavado, lechoso, blanquecino, tenue, cremoso, desvaído, polvoso',
  bright: 'brillante, luminoso, radiante, alegre, soleado, fresco, vivaz, jugoso',
  vivid:
    'vivo, vibrante, saturado, fuerte, encendido, chillón, eléctrico, atrevido, ácido, llamativo, ardiente',
  muted:
    'apagado, suave, sobrio, discreto, calmado, sutil, tranquilo, natural, mate, terroso, grisáceo, delicado',
  dusty: 'ahumado, polvoriento, envejecido, desgastado, viejo, antiguo, ceniza',
  pastel: 'pastel',
  neon: 'neón, fluorescente, flúor, fosforescente',
  warm: 'cálido',
  cool: 'frío',
  burnt: 'quemado, tostado, abrasado',
};

const GRAMMAR: LanguageLexicon['grammar'] = {
  negator:
    'no, sin, nunca, jamás, ni, nada de, nada, ningún, ninguna, ninguno, excepto, salvo, todo menos, cualquier color menos, cualquier cosa menos, evitar, evitad, evita, evitamos, eviten, en vez de, en lugar de, lejos de, lejos del, hartos de, hartos del, cansados de, cansados del, odiamos, odio, detestamos, rechazamos, tampoco, a diferencia de, al contrario de, la competencia, competidores, los demás, todos los demás, fuera el, basta de, prohibido, prohibido el, otro banco azul no, libre de, libres de, huir de, huimos de, huyendo de, exceptuando, a excepción de, a excepción del, excluyendo',
  softener:
    'menos, no demasiado, no muy, no tan, un poco menos, sin ser, sin exceso de, nunca demasiado, nada demasiado, sin demasiado',
  affirmer:
    'no solo, no sólo, no solamente, no únicamente, por qué no, cómo no, sin olvidar, sin duda, sin dudarlo, sin límites, sin compromiso, sin pretensiones, nada menos que, no hay nada como, no olvidar, no olviden, no dudes, sin prisa, sin prisas, ni más ni menos, sin miedo a, no tenemos miedo, sin fronteras, sin ánimo de lucro, sin fines de lucro, sin gluten, sin azúcar, sin cita, nunca sin, sin complicaciones, no cabe duda, sin hogar, sin igual, cada vez más, ningún color excepto, ningún otro color, sin otros colores',
  closer:
    'pero, sino, porque, pues, aunque, mejor, preferimos, prefiero, preferible, preferiblemente, queremos, quiero, nos gusta, me gusta, nos gustan, nos encanta, nos encantan, por favor, solo, sólo, solamente, simplemente, más bien, que, quien, cuyo, cuya, mientras, usad, usar, usen, elegid, buscamos, así que, sin embargo',
  backNegator:
    'está prohibido, están prohibidos, queda descartado, descartado, descartada, queda fuera, a evitar, no nos gusta nada, no nos va, no nos representa, es tabú, prohibida, ni hablar, no gracias, no es lo nuestro, ni de broma, está descartado, está vetado, vetado, no es una opción, ni en pintura',
  joiner: 'y, e, o, u, ni, con, además de, junto con, así como, más',
  accent:
    'acento, acentos, toque, toques, toque de, toques de, un toque de, detalle, detalles, pincelada, pinceladas, pinceladas de, pizca de, una pizca de, matiz, matices, notas de, destellos de, destello de, color secundario, secundario, un poco de, de acento, rotulación, letras',
  lead: 'color principal, principal, principalmente, dominante, color dominante, predominante, predomina, color primario, primario, nuestro color, sobre todo, color base, color de marca, a base de, apostamos por, apostar por, insignia, mayoritariamente, ante todo',
  ground: 'fondo, fondos, papel, página, páginas, paredes, lienzo, superficie, superficies',
  groundBefore: 'sobre, sobre fondo, fondo, sobre un fondo, con fondo, sobre fondo de',
  intensifier: 'muy, realmente, extremadamente, súper, bien, bastante, especialmente, tan, más',
  typeWord:
    'tipografía, tipografías, fuente tipográfica, letra, letras, tipo de letra, titular, titulares, título, títulos, rotulación, texto corrido, serifa, palo seco, fuente, fuentes',
  bodyWord: 'texto, textos, cuerpo de texto, párrafos, cuerpo, texto corrido',
};

const IDIOMS =
  'números rojos, prensa rosa, novela rosa, novela negra, luz verde, marea verde, cuello blanco, cuello azul, lista negra, mercado negro, viernes negro, caja negra, humor negro, oveja negra, ovejas negras, zona gris, materia gris, príncipe azul, príncipes azules, media naranja, páginas amarillas, prensa amarilla, edad de oro, siglo de oro, regla de oro, número áureo, broche de oro, mina de oro, corazón de oro, alfombra roja, tarjeta roja, tarjeta verde, libro blanco, punto en blanco, noche en blanco, en blanco y negro no, vino a, vino desde, vino al, café para todos, pan comido, del mar de, mar de dudas, mar de datos, lluvia de ideas, punta del iceberg, romper el hielo, a flor de piel, llave en mano, mano a mano, de la mano, a la mano, base de datos, banco de imágenes, nube de palabras, piedra angular, al pie de la letra, campo de trabajo, campos de trabajo, en este campo, a cielo abierto, bajo tierra, toma de tierra, tierra de nadie, puerto usb, tener en cuenta, punto de vista, puntos de venta, punto de venta, punto de encuentro, fuente de, fuentes de, claro que, claro está, por supuesto, tan claro como, color de rosa, abierto a, abierto todos, abiertos, nueva york, sal de, salsa, nueva zelanda isla, sobre todo lo demás, hasta luego, luz del día, a la luz, dar a luz, a fondo, en el fondo, fondo de inversión, fondos de inversión, uno a uno, solución, para, paran, ante todo el mundo, ante notario, más de, más que, hechas, rango';

/** Words that are read only in a Spanish text. */
const AMBIGUOUS =
  'pino, actual, mesón, integral, topo, carbón, casas, casa, alba, vela, velas, mora, moras, lima, limas, pico, picos, fuente, fuentes, mono, pasto, ante, punto, mate, pez, gamba, gambas, cava, culto, fino, bruto, mago, monte, sierra, laguna, banco, oficio, tasca, fonda, estrella, corona, coronas, luna, flan, torneo, papa, papas, mamá, rosa, rosas, blanco, negro, verde, celeste, violeta, perla, perlas, esmeralda, jade, clavel, lila, lilas, malva, salvia, canela, oliva, menta, granada, valencia, sevilla, siena, natural, real, once, pan, panes, sin, sol, soles, mar, mares, oro, plata, red, coral, coco, cocos, finca, roca, rocas, pista, llama, llamas, loro, loros, concha, arena, arenas, cometa, duelo, ola, olas, rana, uvas, col, roble, haya, china, colorado, pasada, nada, salvo, todo, mexicano, cafés, claro, fuerte, vivo, rico, viejo, tinto, pardo, topacio, damasco, toque, detalle, matices, serio, grave, formal, simple, noble, maduro, solemne, divino, sereno, ágil, exacto, original, local, social, digital, tropical, musical, radical, industrial, ritual, rural, medieval, cereal, adobe, plaza, patio, mesa, mesas, hacienda, cantina, rancho, bodega, bodegas, taller, torre, moda, bazar, tienda, boda, bodas, feria, banda, danza, cine, coro, cura, alma, fe, amor, paz, luz, barrio, pueblo, fiesta, fiestas, siesta, salsa, chile, chiles, mango, manta, poncho, gala, dulce, fresco, pastel, pasteles, tarta, miel, queso, vino, vinos, rioja, jamón, chorizo, asado, parrilla, mola, mural, faro, puerto, bravo, carros, copa, pesos, sala, saldo, lentes, trigo, pinto, puro, puros, salud, solo, cola, caro, cara, toro, hípica, gusto, gres, talavera, merino, alpaca, tejas, teja, manual, orden, final, regular, popular, similar, visual, central, general, normal, motor, sensor, error, editor, color, humor, terror, honor, actor, doctor, director, factor, sector, vector, club, hotel, hostal, spa, yoga, sofás, mar menor, lagos, lago, serio, iglesia, capilla, lira, marengo, habano, guinda, tosco';

const FUNCTION_WORDS =
  'el, la, los, las, un, una, unos, unas, de, del, al, y, o, es, son, para, con, por, en, que, se, su, sus, nos, nuestro, nuestra, nuestros, nuestras, queremos, como, más, muy, no, sin, pero, sobre, entre, este, esta, estos, lo, le, les, yo, hay, ser, está, están, donde, cuando, todo, todos, todas, también, ya, hasta, desde, si, qué, cada, tiene, hacer, hace, mi, tu, nosotros, algo, otra, otro';

/** The Spanish lexicon. */
export const SPANISH: LanguageLexicon = {
  language: 'es',
  colors: SPANISH_COLORS,
  things: SPANISH_THINGS,
  moods: SPANISH_MOODS,
  audiences: SPANISH_AUDIENCES,
  trades: SPANISH_TRADES,
  modifiers: MODIFIERS,
  harmonies: {
    monochromatic: 'monocromo, monocromático, tono sobre tono, un solo color',
    analogous: 'análogo, análogos, colores análogos, colores vecinos',
    complementary: 'complementario, complementarios, colores complementarios, colores opuestos',
    'split-complementary': 'complementario dividido, complementarios divididos',
    triadic: 'triádico, tríada, tres colores',
    tetradic: 'tetrádico, doble complementario',
  },
  grammar: GRAMMAR,
  idioms: IDIOMS,
  ambiguous: AMBIGUOUS,
  functionWords: FUNCTION_WORDS,
  endings: [
    ['s', ''],
    ['es', ''],
    ['a', 'o'],
    ['as', 'o'],
    ['os', 'o'],
    ['a', ''],
    ['as', ''],
    ['ito', 'o'],
    ['ita', 'a'],
    ['itos', 'o'],
    ['itas', 'a'],
    ['ces', 'z'],
    ['mente', ''],
    ['amente', 'o'],
    ['isimo', 'o'],
    ['isima', 'o'],
  ],
};
