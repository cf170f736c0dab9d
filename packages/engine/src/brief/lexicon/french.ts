import { FRENCH_AUDIENCES, FRENCH_MOODS, FRENCH_TRADES } from './french-moods.ts';
import { FRENCH_COLORS, FRENCH_THINGS } from './french-words.ts';
import type { LanguageLexicon } from './language-lexicon.ts';

const MODIFIERS: LanguageLexicon['modifiers'] = {
  dark: 'foncé, foncée, sombre, sombres, noirci, obscur, ténébreux',
  deep: 'profond, profonde, intense, riche, royal, soutenu, dense, velouté',
  light: 'clair, claire, clairs, claires, léger, légère, aérien, layette',
  pale: 'pâle, pâles, poudré, poudrée, laiteux, délavé, givré, crémeux, blanchi',
  bright:
    'lumineux, lumineuse, éclatant, éclatante, ensoleillé, frais, fraîche, brillant, joyeux, gai, pétillant, solaire',
  vivid:
    'vif, vive, vifs, vives, saturé, éclatants, flamboyant, pétant, ardent, audacieux, électrique, acidulé, acide',
  muted:
    'sourd, doux, douce, atténué, sobre, éteint, calme, discret, tendre, naturel, mat, subtil, terreux, grisé',
  dusty: 'poussiéreux, fumé, fumée, cendré, vieilli, ancien, patiné',
  pastel: 'pastel, bonbon, dragée',
  neon: 'fluo, fluorescent, néon',
  warm: 'chaud, chaude, chauds, chaudes, chaleureux, chaleureuse',
  cool: 'froid, froide, glacé',
  burnt: 'brûlé, brûlée, torréfié, grillé, calciné',
};

const GRAMMAR: LanguageLexicon['grammar'] = {
  negator:
    'pas, pas de, pas d, sans, jamais, jamais de, ni, aucun, aucune, surtout pas, surtout pas de, rien de, rien, sauf, hormis, excepté, à part, éviter, évitez, évitons, éviter le, tout sauf, plutôt que, au lieu de, à la place du, loin de, loin du, assez de, marre de, marre du, ras le bol de, ras le bol du, fini le, exit, non au, non à, plus jamais, plus jamais de, détestons, déteste, refusons, refuse, bannir, proscrire, contrairement à, à l opposé de, concurrents, concurrence, concurrent, les autres, tous les autres, lassés du, lassés de, point de, nul, à l exception de, à l exception du, excluant, en excluant, excepté le',
  softener:
    'moins, pas trop, pas si, pas très, un peu moins, jamais trop, sans être, sans excès de, pas aussi, moins de, trop peu',
  affirmer:
    'pas seulement, pas uniquement, non seulement, pourquoi pas, rien que, pas mal, n hésitez pas, sans oublier, sans doute, sans compromis, sans limite, sans limites, sans prétention, sans chichi, jamais sans, sans aucun doute, pas peur de, n oubliez pas, ni plus ni moins, sans cesse, pas à pas, zéro déchet, sans frontières, sans fil, sans gluten, sans sucre, sans rendez vous, pas d autre couleur, aucune autre couleur, pas de couleur sauf',
  closer:
    'mais, plutôt, car, parce que, puisque, cependant, toutefois, préférons, préfère, préférence, de préférence, veuillez, nous voulons, nous aimons, on veut, on aime, j aime, aimons, voulons, souhaitons, seulement, juste, uniquement, donc, qui, que, qu, dont, où, tandis, alors, choisissez, utilisez, misez',
  backNegator:
    'est interdit, est interdite, sont interdits, interdit, à éviter, à proscrire, à bannir, est exclu, est exclue, est banni, est bannie, est hors de question, hors de question, est proscrit, est proscrite, est tabou, exclu, exclue, proscrit, banni, non merci, ne convient pas, ne nous plaît pas, ne nous va pas, ne me plaît pas',
  joiner: 'et, ou, ni, avec, ainsi que, plus',
  accent:
    'accent, accents, touche, touches, touche de, touches de, une touche de, pointe, pointe de, une pointe de, soupçon, soupçon de, détail, détails, nuance, rehaut, rehauts, éclat de, éclats de, couleur d accent, couleur secondaire, secondaire, un peu de, lettrage, notes de, liseré',
  lead: 'couleur principale, principale, principal, principalement, dominante, dominant, couleur dominante, couleur primaire, primaire, notre couleur, à dominante, à base de, surtout du, avant tout, majoritairement, miser sur, couleur phare, couleur de marque, signature',
  ground: 'fond, arrière plan, papier, page, pages, murs, surface, surfaces',
  groundBefore: 'sur, sur fond, fond, sur un fond, sur fond de, fond de',
  intensifier: 'très, vraiment, extrêmement, super, bien, assez, particulièrement, si, plus',
  typeWord:
    'police, polices, typographie, caractères, caractère typographique, titre, titres, lettres, titrage, serif, lettrage, texte courant, écrit en, composé en, police de titre',
  bodyWord: 'texte, textes, corps de texte, texte courant, paragraphes, corps',
};

const IDIOMS =
  'à côté de, à côté du, d à côté, côté cour, de côté, carte blanche, carte verte, nuit blanche, nuits blanches, feu vert, feu rouge, feux rouges, liste noire, marché noir, livre blanc, livres blancs, bête noire, travail au noir, idées noires, zone grise, matière grise, peur bleue, cordon bleu, col bleu, cols bleus, fleur bleue, carte bleue, zone bleue, roman à l eau de rose, eau de rose bon marché, voir la vie en rose, la vie en rose, voir rouge, fil rouge, liste rouge, chaperon rouge, tapis rouge, main verte, numéro vert, rire jaune, gilets jaunes, pages jaunes, âge d or, nombre d or, règle d or, cœur d or, mine d or, livre d or, d ores et déjà, mort de rire, pain sur la planche, crème de la crème, cerise sur le gâteau, pommes de discorde, base de données, mer de, terre à terre, terre d accueil, par terre, sous terre, pierre angulaire, pied de la lettre, sur mesure, clé en main, clés en main, tiré par les cheveux, plein air, coup de soleil, avocat conseil, point de vue, point de vente, points de vente, points forts, état d esprit, air du temps, ouvert à tous, ouvert tous, ouvert le, grâce à, prix doux, café de la gare, café théâtre, champ libre, hors champ, champ de compétences, bien sûr, bien entendu, mise en lumière, à la lumière de, blanc de poulet, glacer le sang, son de cloche, claire et nette, fond de commerce, au fond, à fond, fonds, brasserie chic, forum, large choix, large gamme, vin chaud, sur place, sur internet, sur rendez vous, sur la place, sur le port, sur les, sur la, sur le, sur une, vers, été créé, a été, ont été, été fondée, été fondé, ayant été, fin de semaine, grande surface, new york, sol, sud, source ouverte, source d inspiration, cours de cuisine, au cours de, en cours, cours particuliers, mise au vert, pour l or, or cette, or ce, vie saine, le long';

/** Words that are read only in a French text. */
const AMBIGUOUS =
  'stylé, émail, complet, complète, branché, pré, prés, vite, appli, concurrent, concurrents, tri, dont, transmission, préférence, décoration, presse, cascade, cascades, pressing, diagnostic, or, rose, roses, marine, pas, sans, ni, sur, fond, pin, pins, fort, forte, net, rare, sage, vif, vive, brut, chat, chats, champ, champs, mode, mer, lit, lion, lions, port, lac, pain, pains, sauge, cave, large, main, ours, paon, fer, lin, four, mure, mures, prune, prunes, olive, olives, violet, orange, oranges, beige, marron, brun, bordeaux, azur, noir, rouge, vert, blanc, blanche, blancs, gris, ecru, taupe, mauve, lilas, nude, blush, camel, fauve, havane, cognac, ambre, ocre, safran, cyan, aqua, magenta, fuchsia, indigo, turquoise, ivoire, creme, champagne, brie, brioche, baguette, croissant, biscuit, biscuits, caramel, caramels, chocolat, cappuccino, expresso, espresso, barista, moka, cassis, cerise, cerises, citron, citrons, melon, mango, tomate, curry, masala, paprika, tapas, tacos, pizza, pizzas, burger, steak, sushi, bonbon, bonbons, macaron, macarons, cupcakes, donuts, sorbet, sorbets, gelato, granola, muesli, bois, jardin, jardins, parc, herbe, mousse, mousses, jungle, mangrove, panda, cactus, agave, bouquet, bouquets, floral, petale, magnolia, glycine, crocus, iris, hibiscus, camomille, malt, orge, raphia, automne, ete, hiver, iceberg, glacier, glaciers, fjord, fjords, maritime, phare, ancre, cote, cotes, ile, baie, plage, sable, sables, dune, dunes, atoll, recif, canal, kayak, aviron, seine, source, sources, aquarium, orage, aube, aurore, minuit, constellation, cosmos, satellite, oasis, caravane, canyon, gorges, sommet, refuge, refuges, terre, terres, compost, argile, magma, feu, flamme, forge, cendre, brume, tigre, flamant, dragon, safari, leopard, colibri, ferme, agriculture, agricole, eclair, eclairs, sang, vampire, brique, beton, bunker, titane, chrome, aluminium, inox, metal, fonte, rails, locomotive, tramway, cuivre, bronze, statue, trombone, saxophone, fanfare, couronne, chalet, parquet, acajou, cuir, daim, cowboy, jute, coton, denim, jean, jeans, cabaret, burlesque, soie, satin, ballet, ballerine, lingerie, laine, tricot, crochet, tweed, carton, cartons, kraft, gres, travertin, chateau, chateaux, granit, gravier, verre, cristal, lustre, gin, diamant, perle, nacre, topaze, citrine, jade, resine, opale, piano, pianos, vinyle, disco, karaoke, arcade, tabac, cigare, cire, bougie, porto, portugal, delft, viking, vikings, oslo, stockholm, helsinki, dublin, celte, sahara, touareg, riad, medina, casablanca, nice, riviera, malte, provence, florence, capri, rome, naples, paris, flamenco, catalan, ibiza, berlin, techno, rave, munich, chamonix, andes, manche, normand, kyoto, geisha, tokyo, manga, mangas, japon, osaka, chine, shanghai, inde, delhi, bali, vietnam, tahiti, maldives, seychelles, miami, malibu, samba, capoeira, alaska, canada, quebec, arizona, texas, nil, turc, hammam, ottoman, iran, perse, cuba, kenya, mali, vienne, biarritz, coco, ambulance, calme, zen, lent, silence, discret, modeste, humble, criard, rock, rebelle, passion, provocant, intense, sature, mat, mate, passe, subtile, tendre, pastel, pastels, brillant, clair, claire, leger, sombre, obscure, secret, occulte, tarot, chaud, cosy, confort, cocon, froid, cool, frais, pur, pure, propre, minimal, simple, simples, sobre, moderne, bauhaus, actuel, tendance, classique, antique, baroque, retro, cassette, vintage, antiquaire, patine, rustique, village, rural, artisan, artisans, brute, punk, underground, radical, alternative, graffiti, skate, skateboard, luxe, opulent, glamour, palace, premium, excellence, prestige, elegant, chic, noble, grace, mature, amour, intime, masculine, viril, fragile, fee, surreal, fun, gai, humour, festival, social, local, locale, accessible, solidaire, stable, solide, protection, grave, austere, digne, strict, corporate, expert, experts, expertise, franc, nature, holistique, bio, sain, saine, nutrition, durable, planete, vrac, mineral, technique, code, algorithme, robot, robots, drone, drones, futur, cyber, digital, application, internet, web, innovation, startup, science, precise, exact, agile, express, sport, sports, tennis, rugby, marathon, force, robuste, jeune, rue, metro, tropical, smoothie, exotique, piquant, piquante, relish, dessert, desserts, adorable, narratif, essai, revue, savant, original, inspiration, bizarre, fou, positive, positif, reiki, chakra, couture, unique, exclusive, rare, aventure, trek, monochrome, contraste, contrastes, royal, patrimoine, siecle, banal, banale, triste, cheap, kitsch, grille, loup, enfant, enfants, parents, patient, patients, seniors, famille, familles, designer, designers, managers, gamers, streamers, artiste, artistes, gourmets, entrepreneur, entrepreneurs, credit, finance, assurance, paiement, droit, consultant, consultants, conseil, dents, clinique, coach, coaching, yoga, pilates, fitness, spa, massage, massages, sauna, salon, coiffure, parfum, parfums, fragrance, costume, bijoux, bijou, baskets, sneakers, montre, boulangerie, patisserie, bistro, bistrot, brasserie, cuisine, chef, bar, traiteur, restaurant, restaurants, caviste, domaine, snack, vegan, hotel, hotels, auberge, gite, voyage, voyages, aviation, camping, maisons, architecture, architecte, decor, construction, machine, machines, outillage, fret, automobile, concession, camion, garage, velo, moto, motos, scooter, scooters, cloud, ia, data, alarme, circuits, film, films, concert, concerts, opera, radio, jazz, blues, swing, animation, danse, comedie, podcast, podcasts, edition, magazine, magazines, journal, presse, livre, livres, roman, romans, blog, photo, photos, portraits, design, graphisme, illustration, marketing, communication, art, peinture, sculpture, sculptures, exposition, expositions, musee, piercing, textile, ecole, cours, formation, formations, college, campus, creche, langues, traduction, association, associations, dons, fondation, mairie, administration, politique, urgence, puzzle, puzzles, chien, solaire, mariage, mariages, noces, conference, conferences, deuil, football, foot, running, jogging, triathlon, trail, voile, surf, natation, ski, snowboard, biotech, emploi, cannabis, boutique, boutiques, magasin, commerce, marketplace, bien, si, plus, assez, super, et, ou, que, qui, car, mais, accent, accents, touche, touches, detail, details, nuance, signature, dominant, primaire, principal, principale, page, pages, surface, surfaces, police, polices, serif, titre, texte, corps, sauf, nul, exit, refuse, rien, interdit, exclu, jamais, aucun, moins, alors, juste, donc, bleu, bleue, bleus, jaune, ecarlate, or rose, petits, petit, chinois, thai, the, thes, vin, vins, cafe, cafes, ble, mur, son, coin, dense, riche, acide, ardent, ancien, bonne, mignon';

const FUNCTION_WORDS =
  'le, la, les, un, une, des, du, de, d, l, et, ou, est, sont, pour, avec, dans, sur, sous, par, nous, notre, nos, je, il, elle, ils, on, ne, pas, qui, que, qu, ce, cette, ces, son, sa, ses, leur, leurs, au, aux, en, mais, plus, très, tout, toute, tous, comme, où, nos, vos, votre, vous, être, avoir, fait, faire, veut, voulons, chez, sans, entre, se, si, y, aussi, même, bien, était, ont';

/** The French lexicon. */
export const FRENCH: LanguageLexicon = {
  language: 'fr',
  colors: FRENCH_COLORS,
  things: FRENCH_THINGS,
  moods: FRENCH_MOODS,
  audiences: FRENCH_AUDIENCES,
  trades: FRENCH_TRADES,
  modifiers: MODIFIERS,
  harmonies: {
    monochromatic: 'monochrome, monochromatique, ton sur ton, camaïeu, une seule couleur',
    analogous: 'analogue, couleurs analogues, couleurs voisines',
    complementary: 'complémentaire, complémentaires, couleurs complémentaires, couleurs opposées',
    'split-complementary': 'complémentaire divisée, complémentaires divisées',
    triadic: 'triadique, triade, trois couleurs',
    tetradic: 'tétradique, double complémentaire',
  },
  grammar: GRAMMAR,
  idioms: IDIOMS,
  ambiguous: AMBIGUOUS,
  functionWords: FUNCTION_WORDS,
  endings: [
    ['s', ''],
    ['es', ''],
    ['e', ''],
    ['x', ''],
    ['aux', 'al'],
    ['ales', 'al'],
    ['ale', 'al'],
    ['euses', 'eux'],
    ['euse', 'eux'],
    ['ives', 'if'],
    ['ive', 'if'],
    ['enne', 'en'],
    ['ennes', 'en'],
    ['onne', 'on'],
    ['onnes', 'on'],
    ['elle', 'el'],
    ['elles', 'el'],
    ['ette', 'et'],
    ['ettes', 'et'],
    ['ere', 'er'],
    ['eres', 'er'],
  ],
};
