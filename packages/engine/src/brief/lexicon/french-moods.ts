import type { LanguageLexicon } from './language-lexicon.ts';

export const FRENCH_MOODS: LanguageLexicon['moods'] = {
  calm: 'calme, calmes, apaisant, apaisante, apaisé, paisible, serein, sereine, sérénité, paix, détente, relaxant, zen, méditation, méditatif, pleine conscience, tranquille, tranquillité, reposant, lent, lente, quiétude',
  quiet:
    'silencieux, silencieuse, silence, discret, discrète, modeste, feutré, feutrée, humble, retenue, effacé',
  loud: 'bruyant, criard, tapageur, voyant, exubérant, flashy, rock',
  bold: 'audacieux, audacieuse, audace, osé, osée, courageux, confiant, affirmé, marquant, rebelle, provocant, insolent, percutant',
  energetic:
    'énergique, énergie, dynamisme, passion, passionné, plein d énergie, vitalité, entraînant, excitant, tonique, pétillant, pétillante, effervescent',
  vivid: 'couleurs vives, saturé, intense, couleurs intenses, vif, vive, vives, vifs, éclatantes',
  muted: 'atténué, sourd, désaturé, délavé, fané, assourdi, terne, mat, mate',
  subtle: 'subtil, subtile, nuancé, subtilité, suggéré',
  soft: 'doux, douce, douces, douceur, tendre, tendresse, moelleux, moelleuse, délicatement, câlin, feutre doux',
  pastel: 'pastel, pastels, tons pastel, couleurs pastel, poudré, poudrée',
  bright: 'lumineux, lumineuse, éclatant, éclatante, brillant, radieux, rayonnant, étincelant',
  light:
    'léger, légère, légèreté, aérien, aérienne, aéré, clair, claire, clairs, claires, vaporeux, éthéré, lumière naturelle',
  dark: 'sombre, sombres, obscur, obscure, ténébreux, gothique, ténèbres, sinistre, foncé, foncée',
  moody: 'mélancolique, mélancolie, atmosphérique, nostalgie sombre, rêverie sombre',
  mysterious:
    'mystérieux, mystérieuse, mystère, énigmatique, secret, secrète, occulte, mystique, ésotérique, tarot',
  dramatic: 'dramatique, théâtral, théâtrale, cinématographique, spectaculaire, contrasté',
  deep: 'profond, profonde, profondeur',
  warm: 'chaleureux, chaleureuse, chaleur, chaud, chaude, chauds, chaudes, accueillant, accueillante, hospitalier, hospitalité, convivial, conviviale, convivialité',
  cosy: 'cosy, douillet, douillette, confortable, confort, cocon, cocooning, fait maison, comme à la maison, réconfortant',
  cool: 'frais et froid, froid, froide, décontracté, cool',
  fresh: 'frais, fraîche, fraîcheur, rafraîchissant, vivifiant, croquant, acidulé, acidulée, juteux',
  clean:
    'propre, net, nette, pur, pure, pureté, épuré clair, limpide, transparent, transparence, hygiénique, clarté',
  clinical: 'clinique froid, stérile, médical, médicale, aseptisé',
  minimal: 'minimaliste, minimal, minimalisme, épuré, épurée, dépouillé, dépouillée, essentiel, réduit',
  simple: 'simple, simples, simplicité, sobre, sobriété, facile, sans chichi, intuitif, sans prétention',
  modern: 'moderne, modernité, moderniste, bauhaus, avant gardiste, progressiste, dernier cri',
  contemporary: 'contemporain, contemporaine, actuel, tendance, branché, stylé, à la mode, avant garde',
  classic: 'classique, intemporel, intemporelle, indémodable, iconique',
  traditional:
    'traditionnel, traditionnelle, tradition, à l ancienne, ancien, ancienne, ancestral, antique, médiéval, baroque, conservateur',
  retro:
    'rétro, années 50, années 60, années 70, années 80, années 90, juke box, cassette, polaroid, psychédélique',
  vintage:
    'vintage, brocante, friperie, seconde main, antiquités, antiquaire, patiné, art déco, belle époque, art nouveau, années folles, chiner',
  nostalgic: 'nostalgique, nostalgie, souvenir, souvenirs, enfance, grand mère, mamie, d antan, autrefois',
  rustic:
    'rustique, champêtre, campagnard, campagnarde, rural, rurale, terroir, village, paysan, paysanne, grange',
  handmade:
    'fait main, artisanal, artisanale, artisan, artisans, artisanat, cousu main, dessiné à la main, savoir faire, façonné à la main, fabrication artisanale, à la main, écrit à la main, petite série',
  industrial:
    'industriel, industrielle, usine, atelier industriel, mécanique, fonctionnel, entrepôt, friche industrielle',
  raw: 'brut, brute, bruts, brutes, rugueux, rêche, non poli, sauvagement brut',
  edgy: 'punk, subversif, underground, radical, alternatif, alternative, graffiti, skate, skateboard, irrévérencieux',
  luxurious:
    'luxueux, luxueuse, luxe, somptueux, opulent, glamour, fastueux, prestigieux, palace, cinq étoiles',
  premium:
    'haut de gamme, premium, qualité, d exception, excellence, raffiné haut de gamme, supérieur, prestige',
  elegant:
    'élégant, élégante, élégance, gracieux, gracieuse, raffiné, raffinée, raffinement, chic, distingué, noble, grâce',
  sophisticated: 'sophistiqué, sophistiquée, cultivé, mondain, exigeant, mature',
  romantic: 'romantique, romantisme, amoureux, amour, sensuel, sensuelle, intime, séduisant, séduction',
  feminine: 'féminin, féminine, féminité',
  masculine: 'masculin, masculine, viril, virile',
  delicate: 'délicat, délicate, délicatesse, fragile, dentelle, finement, translucide, ciselé',
  dreamy: 'rêveur, rêveuse, rêve, rêves, onirique, surréaliste, féerique, fée, licorne, sirène',
  magical:
    'magique, magie, enchanté, enchantée, enchanteur, conte de fées, contes, sorcière, sorcier, cirque, fantastique',
  playful: 'ludique, joueur, espiègle, malicieux, malicieuse, enfantin, bande dessinée, taquin',
  fun: 'amusant, amusante, drôle, joyeux, joyeuse, joie, gai, gaie, rire, humour, heureux, bonheur, rigolo, bonne humeur, fun',
  whimsical: 'fantaisiste, fantaisie, loufoque, imaginatif, imagination, poétique',
  festive: 'festif, festive, fête, fêtes, festival, célébration, carnaval, anniversaire, feu d artifice',
  friendly:
    'amical, amicale, sympathique, ouvert, ouverte, accessible, proche, proximité, communauté, voisinage, solidaire, bienvenue, inclusif, social, quartier, local, locale, partage, bienveillance amicale',
  caring:
    'bienveillant, bienveillante, bienveillance, attentionné, empathie, empathique, compassion, réconfort, soutien, accompagnement, humain, humaine, guérison, bien être, à l écoute, soin, soins',
  trustworthy:
    'fiable, confiance, digne de confiance, rassurant, rassurante, sécurité, sécurisé, stable, stabilité, solide, protection, crédible',
  serious: 'sérieux, sérieuse, grave, austère, formel, rigoureux, solennel, digne, respectueux, strict',
  corporate: 'corporate, institutionnel, entreprise froide, d entreprise, bureaucratique, guindé',
  professional:
    'professionnel, professionnelle, professionnels, expert, experts, expertise, compétent, efficace, efficacité, productif, expérimenté',
  honest:
    'honnête, honnêteté, authentique, authenticité, sincère, franc, vrai, vraie, sans artifice, équitable, éthique, intègre',
  natural: 'naturel, naturelle, nature, naturellement, non traité, holistique, proche de la nature',
  organic:
    'bio, biologique, organique, sain, saine, santé naturelle, complet, nourrissant, nutrition, biodynamie',
  sustainable:
    'durable, durabilité, écologique, écologie, éco responsable, écoresponsable, environnement, climat, zéro déchet, recyclé, planète, renouvelable, biodégradable, vrac, anti gaspi',
  earthy: 'terreux, tons terre, tons de terre, couleurs de la terre, minéral, ancré, enraciné, tellurique',
  technical:
    'technique, ingénierie, code, programmation, algorithme, technologie, technologique, informatique, serveur, infrastructure, open source',
  futuristic:
    'futuriste, futur, avenir, science fiction, cyber, cyberpunk, robot, robots, robotique, virtuel, quantique, drone, drones',
  digital: 'numérique, digital, en ligne, application, appli, plateforme, internet, web',
  innovative:
    'innovant, innovante, innovation, inventif, inventive, pionnier, visionnaire, révolutionnaire, expérimental, startup, start up, novateur',
  scientific: 'scientifique, science, recherche, laboratoire, chimie, physique, biologie, microscope',
  precise:
    'précis, précise, précision, exact, exactitude, méticuleux, minutieux, rigueur, pointu, horlogerie de précision',
  fast: 'rapide, vite, vitesse, rapidité, instantané, agile, express, éclair de vitesse',
  sporty:
    'sportif, sportive, sport, sports, dynamique, dynamiques, athlétique, compétition, entraînement, boxe, tennis, rugby, marathon, arts martiaux, stade, tournoi',
  strong: 'fort, forte, force, puissant, puissante, puissance, robuste, costaud, résistant, musclé, endurant',
  young: 'jeune, jeunes, jeunesse, juvénile, nouvelle génération',
  urban: 'urbain, urbaine, ville, citadin, métropole, rue, street art, gratte ciel, métro, banlieue',
  tropical: 'tropical, tropicale, exotisme fruité, smoothie, smoothies, bar à jus',
  exotic: 'exotique, lointain, bohème, oriental, dépaysant, hippie chic',
  spicy: 'épicé, épicée, piquant, piquante, relevé',
  sweet:
    'sucré, sucrée, mignon, mignonne, gourmand, gourmande, gourmandise, adorable, sucre, dessert, desserts',
  editorial:
    'éditorial, éditoriale, littéraire, typographique, journalistique, narratif, poésie, poète, récit, revue, essai',
  scholarly:
    'académique, érudit, érudite, savant, intellectuel, philosophique, philosophie, historique, histoire, archives',
  artistic: 'artistique, expressif, expressive, pictural, peint',
  creative:
    'créatif, créative, créativité, original, originale, inspirant, inspiration, idées, non conventionnel',
  quirky: 'décalé, décalée, excentrique, insolite, farfelu, fou, folle, étrange, bizarre, atypique',
  optimistic: 'optimiste, optimisme, positif, positive, espoir, encourageant, motivant',
  spiritual:
    'spirituel, spirituelle, spiritualité, âme, sacré, sacrée, rituel, rituels, chakra, reiki, bouddhiste, prière, foi',
  exclusive:
    'exclusif, exclusive, rare, sur mesure, couture, haute couture, confidentiel, unique, édition limitée, privé',
  affordable: 'abordable, pas cher, petit prix, petits prix, économique, bon marché, réduction',
  adventurous:
    'aventureux, aventure, aventures, expédition, explorer, exploration, explorateur, randonnée, randonneurs, grand air, évasion, trek, voyageur',
  colorless:
    'tout noir, tout en noir, toute noire, entièrement noir, rien que du noir, tout blanc, tout en blanc, toute blanche, incolore, sans couleur, sans couleurs, pas de couleur, pas de couleurs, aucune couleur, tout gris, niveaux de gris',
  brutalist: 'brutaliste, brutalisme',
  monochrome: 'monochrome, ton sur ton, camaïeu, une seule couleur',
  colourful: 'coloré, colorée, multicolore, bariolé, arc en ciel, haut en couleur, toutes les couleurs',
  contrasting: 'contrastes, contraste, fort contraste, contrastée',
  heritage:
    'héritage, patrimoine, générations, génération, siècle, siècles, de père en fils, transmission, royal, aristocratique, maison fondée, familial, familiale',
  boring: 'ennuyeux, ennuyeuse, fade, banal, banale, morne, triste, générique, insipide',
  cheap: 'cheap, bas de gamme, tape à l œil',
  kitsch: 'kitsch, mièvre, niais, cucul',
  geometric: 'géométrique, géométrie, grille, modulaire, structuré, symétrique, anguleux',
  wild: 'sauvage, sauvages, indompté, loup, loups, faune',
};

export const FRENCH_AUDIENCES: LanguageLexicon['audiences'] = {
  children: 'enfant, enfants, gamins, petits, tout petits, écoliers, filles et garçons, élèves',
  babies:
    'bébé, bébés, nouveau né, nouveau nés, nourrisson, maternité, sage femme, sages femmes, femmes enceintes, grossesse',
  teenagers: 'adolescents, ados, adolescent, lycéens, collégiens',
  students: 'étudiants, étudiant, étudiante, étudiantes, apprentis, apprenants',
  seniors: 'seniors, séniors, personnes âgées, retraités, aînés, retraite, grands parents',
  parents: 'parents, mamans, papas, mères, pères, maman, jeunes parents',
  families: 'familles, famille, foyers',
  developers: 'développeurs, développeur, développeuses, programmeurs, ingénieurs, ingénieur',
  designers: 'designers, designer, graphistes, créateurs, architectes d intérieur, directeurs artistiques',
  brides: 'mariées, mariée, futurs mariés, fiancés, jeunes mariés',
  athletes: 'athlètes, sportifs, coureurs, grimpeurs, cyclistes, nageurs, joueurs, surfeurs',
  executives: 'cadres, dirigeants, dirigeant, managers, investisseurs, décideurs, chefs d entreprise',
  gamers: 'gamers, joueurs en ligne, streamers',
  artists: 'artistes, artiste, musiciens, peintres, danseurs, chanteurs, photographes',
  patients: 'patients, patient, patientes, malades, aidants',
  petOwners: 'propriétaires de chiens, amis des animaux, maîtres de chiens',
  travellers: 'voyageurs, voyageuses, touristes, routards, vacanciers, visiteurs, hôtes',
  farmers: 'agriculteurs, agriculteur, paysans, éleveurs',
  collectors: 'collectionneurs, collectionneur, amateurs éclairés, gourmets, connaisseurs, épicuriens',
  founders: 'fondateurs, entrepreneurs, entrepreneur, entrepreneuses, indépendants, freelances',
  craftspeople: 'gens de métier, ouvriers, mécaniciens, bâtisseurs, artisans du bâtiment',
};

export const FRENCH_TRADES: LanguageLexicon['trades'] = {
  entertainment: 'divertissement, divertissements, spectacles',
  bank: 'banque, banques, bancaire, crédit, épargne, investissement, investissements, gestion de patrimoine, finance, prêt immobilier, courtier, finances, financier, financière, services financiers',
  insurance: 'assurance, assurances, assureur, mutuelle, mutuelles',
  accounting:
    'comptabilité, comptable, expert comptable, cabinet comptable, impôts, fiscal, facturation, paie',
  fintech: 'fintech, cryptomonnaie, crypto, bitcoin, blockchain, paiement, paiements, néobanque',
  law: 'avocat, avocate, avocats, cabinet d avocats, juridique, droit, notariat, étude notariale',
  consulting: 'conseil, cabinet de conseil, consultant, consultants, consultante',
  dentist: 'dentiste, dentistes, cabinet dentaire, dentaire, dents, orthodontiste',
  clinic:
    'clinique, cliniques, hôpital, hôpitaux, médecin, médecins, cabinet médical, santé, infirmier, infirmière, infirmières, kiné, kinésithérapeute, chirurgie, ostéopathe, médecine',
  pharmacy: 'pharmacie, pharmacies, pharmacien, pharmacienne, parapharmacie, herboriste',
  therapy:
    'thérapie, thérapeute, psychologue, psychothérapie, psy, coaching, coach, sophrologie, sophrologue',
  hospice: 'soins palliatifs',
  optician: 'opticien, opticienne, lunettes, lunetterie, opticiens',
  yoga: 'yoga, studio de yoga, pilates, tai chi, cours de yoga',
  gym: 'salle de sport, fitness, musculation, coach sportif, remise en forme',
  spa: 'spa, massage, massages, sauna, institut de bien être, thalasso, thermes',
  salon: 'salon de coiffure, coiffeur, coiffeuse, coiffure, institut de beauté, manucure, onglerie, cheveux',
  barber: 'barbier, barbershop, barbe, rasage',
  cosmetics:
    'cosmétique, cosmétiques, maquillage, beauté, savon, savons, savonnerie, rouge à lèvres, crème visage, crèmes, soins de la peau, soin de la peau, shampoing',
  perfume: 'parfum, parfums, parfumerie, parfumeur, fragrance, senteurs',
  fashion:
    'mode, marque de vêtements, vêtements, vêtement, boutique de mode, couturier, couturière, tailleur, robes, prêt à porter, sacs, costume, maillots de bain, friperie',
  jewellery:
    'bijoux, bijou, bijouterie, bijoutier, joaillier, joaillerie, bagues, colliers, créatrice de bijoux',
  shoes: 'chaussures, chaussure, baskets, souliers, bottier, sneakers',
  watches: 'montre, montres, horloger, horlogerie, horloges',
  bakery: 'boulangerie, boulanger, boulangère, pâtisserie, fournil, boulangeries',
  cafe: 'café, cafés, salon de thé, coffee shop, torréfacteur, torréfaction, brûlerie',
  restaurant:
    'restaurant, restaurants, bistrot, bistro, brasserie, cuisine, chef, traiteur, cantine, auberge gourmande, gastronomie, gastronomique, pizzeria, crêperie, table d hôtes, bar, cuisinier, guinguette, recettes',
  brewery: 'brasserie artisanale, microbrasserie, brasseur, distillerie, cidrerie',
  winery:
    'vignoble, domaine viticole, vigneron, vigneronne, caviste, cave, bar à vin, bar à vins, domaine, vins',
  grocery:
    'épicerie, épiceries, supermarché, primeur, halles, marché couvert, magasin bio, épicerie fine, marché, amap',
  foodTruck: 'food truck, street food, snack, restauration rapide, camion à pizza',
  vegan: 'vegan, végan, végétarien, végétarienne, végétalien',
  delivery: 'livraison de repas, livreur, livraison à domicile',
  farm: 'ferme, exploitation agricole, maraîcher, maraîchage, élevage, apiculteur, agriculture',
  hotel:
    'hôtel, hôtels, maison d hôtes, chambres d hôtes, gîte, gîtes, auberge, hébergement, auberge de jeunesse, résidence hôtelière, refuge de montagne',
  travel:
    'voyage, voyages, agence de voyage, agence de voyages, tourisme, séjour, séjours, croisière, croisières, office de tourisme, vacances, circuits',
  airline: 'compagnie aérienne, aéroport, aviation, vols',
  camping: 'camping, campings, tente, tentes, van aménagé, camping car',
  realEstate:
    'immobilier, immobilière, agence immobilière, logement, logements, appartements, maisons, habitat, coworking, promoteur',
  architecture: 'architecture, architecte, architectes, cabinet d architecture, urbanisme',
  interior:
    'décoration, décoratrice, décorateur, architecture d intérieur, architecte d intérieur, déco, aménagement intérieur',
  furniture: 'meuble, meubles, mobilier, canapés, chaises, luminaires, lampes, matelas, tapissier',
  construction:
    'construction, bâtiment, btp, travaux, rénovation, maçon, maçonnerie, chantier, charpente, couverture',
  carpentry: 'menuiserie, menuisier, ébéniste, ébénisterie, charpentier',
  plumbing: 'plombier, plomberie, chauffage, chauffagiste, salles de bains',
  electrician: 'électricien, électricité générale',
  cleaning: 'nettoyage, ménage, entreprise de nettoyage, blanchisserie, pressing, lessive, propreté',
  machinery:
    'machines, machine, usinage, outillage, outils, fabrication, fonderie, quincaillerie, mécanique industrielle, métallurgie, pièces détachées',
  printing: 'imprimerie, imprimeur, papeterie, sérigraphie, risographie',
  logistics:
    'logistique, transport, transporteur, fret, déménagement, coursier, coursiers, expédition, entreposage',
  car: 'voiture, voitures, automobile, concession, concessionnaire, location de voitures, véhicules, autopartage, auto école, camion',
  repairShop: 'garage, garagiste, mécanicien, carrosserie, réparation automobile, lavage auto',
  bicycle: 'vélo, vélos, bicyclette, bicyclettes, cyclisme, vélo cargo, atelier vélo',
  motorbike: 'moto, motos, scooter, scooters, motard',
  electricCar:
    'voiture électrique, voitures électriques, borne de recharge, bornes de recharge, mobilité électrique',
  software:
    'logiciel, logiciels, saas, éditeur de logiciels, cloud, hébergement web, développement web, gestion de projet, informatique, technologie, technologies',
  ai: 'intelligence artificielle, ia, chatbot, apprentissage automatique',
  security: 'cybersécurité, chiffrement, mot de passe, alarme, alarmes, serrurier, vie privée',
  data: 'données, analyse de données, statistiques, tableau de bord, tableaux de bord',
  hardware: 'électronique, semi conducteurs, capteurs, circuits, casques audio, domotique',
  telecom: 'télécom, télécommunications, opérateur mobile, fibre optique',
  games: 'jeu, jeux, jeu vidéo, jeux vidéo, jeux de société, jeu de société, studio de jeux, escape game',
  music:
    'musique, groupe de musique, concert, concerts, orchestre, chorale, chœur, label musical, école de musique, opéra, radio, chanson, chansons, studio d enregistrement, dj, conservatoire',
  jazz: 'jazz, club de jazz, blues, swing, big band, manouche',
  film: 'film, films, cinéma, cinémas, production vidéo, documentaire, documentaires, animation, ciné club',
  theatre:
    'théâtre, scène, compagnie de théâtre, danse, école de danse, humour scène, comédie, marionnettes, improvisation',
  podcast: 'podcast, podcasts, livre audio, livres audio',
  publishing:
    'édition, maison d édition, éditeur, magazine, magazines, journal, presse, livre, livres, roman, romans, auteur, autrice, blog, littérature',
  bookshop: 'librairie, librairies, bibliothèque, médiathèque, bouquiniste, libraire',
  photography: 'photographie, photographe, photo, photos, studio photo, portraits',
  design:
    'design, studio de design, graphisme, graphiste, agence créative, illustration, illustratrice, illustrateur, studio graphique, webdesign',
  marketing:
    'marketing, publicité, agence de communication, communication, agence de publicité, relations presse, réseaux sociaux',
  art: 'art, galerie d art, galerie, peinture, tableaux, sculpture, sculptures, exposition, expositions, école d art, beaux arts',
  museum: 'musée, musées, maison de ventes',
  tattoo: 'tatouage, tatouages, tatoueur, tatoueuse, piercing',
  ceramics: 'céramiste, poterie, potier, potière, atelier de céramique, atelier de poterie, faïencerie',
  crafts:
    'couture, mercerie, broderie, tissage, tissu, tissus, textile, loisirs créatifs, laine à tricoter, reliure, travaux manuels',
  school:
    'école, écoles, éducation, enseignement, professeur, professeurs, cours, formation, formations, soutien scolaire, académie, collège, lycée, apprentissage, pédagogie, montessori',
  university: 'université, universités, faculté, campus, école supérieure, grande école',
  kindergarten: 'crèche, crèches, école maternelle, maternelle, garderie, jardin d enfants',
  languageSchool:
    'école de langues, langues, traduction, traducteur, traductrice, interprète, cours de langue, cours de français',
  charity:
    'association, associations, ong, bénévoles, bénévolat, dons, fondation, humanitaire, réfugiés, sans abri, solidarité, caritatif, caritative, banque alimentaire, refuge pour animaux, coopérative',
  church: 'église, paroisse, religieux, chrétien, chapelle, monastère, abbaye, synagogue, mosquée',
  government:
    'mairie, collectivité, ville de, administration, ministère, service public, services publics, municipalité, conseil municipal, citoyens, citoyen, transports publics, préfecture',
  politics: 'politique, parti politique, élection, élections, campagne électorale, syndicat',
  emergency: 'pompiers, sapeurs pompiers, secours, urgence, urgences, secours en montagne',
  toys: 'jouet, jouets, magasin de jouets, puzzle, puzzles, peluches, poupées',
  pets: 'animaux de compagnie, chien, chiens, chat, chats, animalerie, toilettage, croquettes, chiot, chiots, éducation canine, animaux',
  vet: 'vétérinaire, vétérinaires, clinique vétérinaire',
  florist: 'fleuriste, fleuristes, boutique de fleurs, livraison de fleurs, atelier floral',
  energy:
    'énergie verte, fournisseur d énergie, éolien, éoliennes, énergies renouvelables, hydroélectricité, pompe à chaleur, batteries, électricité, hydrogène',
  solar: 'solaire, panneaux solaires, photovoltaïque, énergie solaire',
  recycling: 'recyclage, déchets, ressourcerie, tri, recyclerie, upcycling, compostage',
  wedding: 'mariage, mariages, robes de mariée, organisatrice de mariage, wedding planner, noces',
  events:
    'événement, événements, événementiel, évènementiel, conférence, conférences, salon professionnel, billetterie, séminaires',
  funeral: 'pompes funèbres, obsèques, funéraire, deuil',
  childcare:
    'nounou, garde d enfants, assistante maternelle, vêtements pour bébé, puériculture, couches, poussettes',
  elderCare: 'maison de retraite, ehpad, aide à domicile, soins à domicile, dépendance, appareils auditifs',
  football: 'football, club de foot, foot, équipe de football',
  running: 'course à pied, running, jogging, triathlon, trail',
  climbing: 'escalade, salle d escalade, grimpe, mur d escalade',
  sailing: 'voile, école de voile, location de bateaux, régate, régates, club nautique, construction navale',
  diving: 'plongée, club de plongée, plongée sous marine, apnée',
  surfing: 'surf, école de surf, planches de surf, kitesurf, surfshop',
  swimming: 'natation, piscine, piscines, cours de natation, bébés nageurs',
  skiing: 'ski, école de ski, station de ski, snowboard, hockey sur glace',
  aerospace: 'aérospatiale, aérospatial, spatial, satellites, fusées',
  biotech: 'biotech, biotechnologie, biotechnologies, génétique, diagnostic, medtech',
  recruiting: 'recrutement, ressources humaines, emploi, emplois, intérim, carrière',
  cannabis: 'cannabis, cbd',
  shop: 'boutique, boutiques, magasin, magasins, commerce, e commerce, boutique en ligne, concept store, cadeaux, grand magasin, marketplace, vide grenier',
};
