import type { LanguageLexicon } from './language-lexicon.ts';

export const GERMAN_TRADES: LanguageLexicon['trades'] = {
  entertainment: 'unterhaltung, unterhaltungsbranche, entertainment',
  bank: 'bank, banken, sparkasse, genossenschaftsbank, privatbank, kredit, kredite, vermögensverwaltung, geldanlage, investment, investments, sparen, finanzen, finanzberatung, baufinanzierung, finanzbranche, finanzwesen, finanzdienstleister, finanzdienstleistungen, finanz',
  insurance: 'versicherung, versicherungen, versicherer, versicherungsmakler, versicherungsagentur',
  accounting:
    'steuerberatung, steuerberater, steuerberaterin, buchhaltung, wirtschaftsprüfer, steuern, steuer, rechnungen, lohnbuchhaltung, steuerkanzlei',
  fintech:
    'fintech, kryptowährung, krypto, bitcoin, blockchain, bezahlapp, bezahldienst, zahlungen, banking app',
  law: 'anwalt, anwälte, anwältin, rechtsanwalt, rechtsanwälte, kanzlei, anwaltskanzlei, jura, juristisch, notariat, recht, rechtsberatung',
  consulting: 'unternehmensberatung, beratung, berater, beraterin, strategieberatung',
  dentist: 'zahnarzt, zahnärztin, zahnarztpraxis, zahnmedizin, zähne, kieferorthopädie, kieferorthopäde',
  clinic:
    'klinik, kliniken, krankenhaus, arzt, ärztin, ärzte, arztpraxis, praxis, hausarzt, medizin, pflege, physiotherapie, physiotherapeut, krankenpflege, gesundheit, chirurgie, krankenkasse',
  pharmacy: 'apotheke, apotheken, apotheker, apothekerin, pharma, drogerie',
  therapy:
    'therapie, therapeut, therapeutin, psychotherapie, psychologe, psychologin, psychologie, coaching, coach, lebensberatung',
  hospice: 'hospiz, palliativ',
  optician: 'optiker, brille, brillen, augenoptik, sonnenbrillen, augenoptiker',
  yoga: 'yoga, yogastudio, pilates, yogalehrerin, tai chi, atemarbeit',
  gym: 'fitnessstudio, fitness, personal trainer, krafttraining, sportstudio',
  spa: 'spa, massage, massagen, sauna, wellness, therme',
  salon: 'friseur, friseursalon, frisör, friseurin, haare, haarsalon, nagelstudio, kosmetiksalon',
  barber: 'barbier, barbershop, rasur, bart, herrenfriseur',
  cosmetics:
    'kosmetik, naturkosmetik, hautpflege, seife, seifen, make up, lippenstift, creme für die haut, gesichtspflege, shampoo, schönheit, pflegeprodukte',
  perfume: 'parfüm, parfum, parfüms, düfte, duft, parfümerie',
  fashion:
    'mode, modelabel, kleidung, kleider, boutique, schneider, schneiderei, schneiderin, bekleidung, modehaus, taschen, kostüme, bademode, maßschneiderei',
  jewellery: 'schmuck, juwelier, juweliere, ringe, ketten, ohrringe, schmuckdesign, schmucklabel',
  shoes: 'schuhe, schuh, sneaker, sneakers, schuhladen',
  watches: 'uhr, uhren, uhrmacher, uhrmacherin, uhrmacherei',
  bakery: 'bäckerei, bäckereien, bäcker, backstube, konditorei, backhaus',
  cafe: 'café, cafe, cafés, kaffeehaus, kaffeerösterei, rösterei, teehaus, teestube, coffeeshop',
  restaurant:
    'restaurant, restaurants, gasthaus, gaststätte, wirtshaus, lokal, küche, koch, köchin, köche, bistro, kantine, kochen, pizzeria, trattoria, bar, kneipe, essen, catering, kochschule, rezepte, imbisslokal, speisen',
  brewery: 'brauerei, brauereien, brauer, brennerei, brauhaus, mikrobrauerei',
  winery: 'weingut, weingüter, winzer, winzerin, weinhandlung, weinbar, weinkellerei, vinothek',
  grocery:
    'lebensmittel, supermarkt, feinkost, feinkostladen, obst und gemüse, hofladen, markthalle, unverpacktladen, bioladen, gemüsehändler, wochenmarkt',
  foodTruck: 'foodtruck, food truck, streetfood, imbiss, snack, snacks, imbissbude, fast food',
  vegan: 'vegan, vegane, vegetarisch, fleischlos',
  delivery: 'lieferdienst, lieferservice, essenslieferung, bringdienst',
  farm: 'bauernhof, bauernhöfe, landwirtschaft, solawi, agrar, imkerei, hof',
  hotel:
    'hotel, hotels, pension, hostel, gästehaus, ferienwohnung, ferienwohnungen, herberge, unterkunft, berghütte, ferienhaus, jugendherberge',
  travel:
    'reise, reisen, reisebüro, tourismus, urlaub, kreuzfahrt, reiseveranstalter, stadtführung, ferien, retreat, ausflug, ausflüge',
  airline: 'fluglinie, fluggesellschaft, flughafen, luftfahrt, flüge',
  camping: 'camping, campingplatz, wohnmobil, zelt, zelte, campervan',
  realEstate:
    'immobilien, immobilie, makler, immobilienmakler, wohnungen, wohnung, häuser, wohnbau, coworking, hausverwaltung, wohnprojekt',
  architecture: 'architektur, architekt, architektin, architekturbüro, stadtplanung',
  interior:
    'inneneinrichtung, innenarchitektur, innenarchitektin, einrichtung, wohnaccessoires, dekoration, interieur',
  furniture:
    'möbel, möbelmanufaktur, sofas, stühle, tische, lampen, leuchten, matratzen, küchenbau, polsterei',
  construction:
    'bau, bauunternehmen, bauen, baufirma, tiefbau, hochbau, renovierung, sanierung, gerüstbau, bagger, maurerbetrieb, baustelle',
  carpentry: 'tischlerei, schreinerei, tischler, schreiner, zimmerei',
  plumbing: 'klempner, installateur, sanitär, heizung, heizungsbau, badezimmer, bäder',
  electrician: 'elektriker, elektroinstallation, elektrotechnik, elektro',
  cleaning:
    'reinigung, putzdienst, gebäudereinigung, reinigungsfirma, waschsalon, waschmittel, reinigungsmittel, wäscherei',
  machinery:
    'maschinenbau, maschinen, maschine, werkzeug, werkzeuge, werkzeugbau, fertigung, produktion, gießerei, pumpen, baumarkt, cnc, metallverarbeitung, anlagenbau, schrauben',
  printing: 'druckerei, drucker, druckwerkstatt, papeterie, siebdruck, schreibwaren, buchdruckerei',
  logistics:
    'logistik, spedition, transport, kurier, versand, umzug, umzugsunternehmen, lager, fracht, lieferkette',
  car: 'auto, autos, autohaus, fahrzeug, fahrzeuge, autovermietung, oldtimer, carsharing, motorsport, rennwagen, fahrschule, lkw',
  repairShop: 'autowerkstatt, kfz werkstatt, reparatur, autolackierer, autowäsche',
  bicycle:
    'fahrrad, fahrräder, rad, räder, fahrradladen, radfahren, e bike, e bikes, lastenrad, lastenräder, fahrradwerkstatt',
  motorbike: 'motorrad, motorräder, motorroller, roller, biker',
  electricCar: 'elektroauto, elektroautos, elektromobilität, ladestation, ladestationen, e mobilität',
  software:
    'software, saas, it dienstleister, softwareunternehmen, cloud, hosting, webentwicklung, projektmanagement, softwarefirma, webagentur, technologie, technologien',
  ai: 'ki, künstliche intelligenz, maschinelles lernen, chatbot, neuronal, sprachmodell',
  security:
    'cybersicherheit, it sicherheit, verschlüsselung, passwort, alarmanlage, alarmanlagen, schlüsseldienst, datenschutz, sicherheitsdienst',
  data: 'daten, datenanalyse, statistik, dashboard, kennzahlen, auswertung',
  hardware:
    'elektronik, halbleiter, sensor, sensoren, schaltkreis, kopfhörer, chips, mikrochips, smart home, leiterplatten',
  telecom: 'telekommunikation, mobilfunk, internetanbieter, breitband, telefonanbieter',
  games:
    'spiel, spiele, videospiel, videospiele, brettspiel, brettspiele, spielestudio, gaming, escape room, spielautomaten',
  music:
    'musik, band, plattenlabel, konzert, konzerte, orchester, chor, dj, lied, lieder, musikschule, oper, radio, tonstudio, musikfestival, philharmonie',
  jazz: 'jazz, jazzclub, jazzbar, blues, swing, big band',
  film: 'film, filme, kino, kinos, filmproduktion, dokumentarfilm, animation, filmfestival, programmkino, filmstudio',
  theatre:
    'theater, bühne, schauspiel, schauspielschule, improtheater, comedy, kabarett, tanz, tanzschule, musical, puppentheater, tanzstudio',
  podcast: 'podcast, podcasts, hörbuch, hörbücher',
  publishing:
    'verlag, verlage, zeitschrift, magazin, magazine, zeitung, nachrichten, bücher, buch, roman, romane, autor, autorin, blog, literatur, newsletter',
  bookshop: 'buchhandlung, buchladen, bibliothek, bücherei, antiquariat, buchhandlungen',
  photography:
    'fotografie, fotograf, fotografin, fotostudio, fotos, kamera, porträts, hochzeitsfotografin, dunkelkammer',
  design:
    'designstudio, designagentur, grafikdesign, kreativagentur, illustration, illustratorin, gestaltung, design, webdesign, schriftgestaltung, markenagentur',
  marketing:
    'marketing, werbung, werbeagentur, marketingagentur, pr agentur, social media, öffentlichkeitsarbeit',
  art: 'kunst, galerie, kunstgalerie, gemälde, malerei, kunstschule, skulpturen, ausstellung, ausstellungen, künstlerbedarf, atelier',
  museum: 'museum, museen, auktionshaus',
  tattoo: 'tattoo, tattoos, tätowierer, tattoostudio, tätowierstudio, piercing',
  ceramics: 'töpferei, keramikstudio, töpfer, töpferin, töpferkurs, töpferkurse, keramikwerkstatt',
  crafts:
    'nähen, weberei, stickerei, stoffe, stoff, basteln, kurzwaren, textil, textilien, weben, strickladen, nähkurse, stoffladen',
  school:
    'schule, schulen, bildung, unterricht, lehrer, lehrerin, nachhilfe, kurse, kurs, akademie, lernen, lernplattform, weiterbildung, volkshochschule, montessori, ausbildung',
  university:
    'universität, universitäten, hochschule, fachhochschule, fakultät, studium, forschungsinstitut, campus',
  kindergarten: 'kindergarten, kita, krippe, kindertagesstätte, spielgruppe, waldkindergarten',
  languageSchool:
    'sprachschule, sprachen lernen, übersetzung, übersetzer, dolmetscher, sprachkurs, sprachkurse, übersetzungsbüro',
  charity:
    'gemeinnützig, hilfsorganisation, spenden, ehrenamt, ehrenamtlich, stiftung, verein, geflüchtete, flüchtlinge, menschenrechte, obdachlose, tafel, tierheim, ngo, genossenschaft, sozialunternehmen',
  church:
    'kirche, gemeinde kirche, religiös, christlich, kapelle, kloster, synagoge, moschee, pfarrei, kirchengemeinde',
  government:
    'behörde, stadtverwaltung, gemeinde, rathaus, ministerium, öffentlicher dienst, bürger, bürgeramt, kommune, verwaltung, nahverkehr, landkreis',
  politics: 'politik, politisch, partei, wahl, wahlkampf, gewerkschaft, wahlen',
  emergency: 'feuerwehr, rettungsdienst, bergrettung, katastrophenschutz, notfall, bergwacht',
  toys: 'spielzeug, spielwaren, puzzle, bauklötze, holzspielzeug, kuscheltiere, spielzeugladen, puppen',
  pets: 'haustier, haustiere, hund, hunde, katze, katzen, tierfutter, hundeschule, hundefutter, zoohandlung, welpen, katzenfutter',
  vet: 'tierarzt, tierärztin, tierarztpraxis, tierklinik',
  florist: 'blumenladen, floristik, florist, floristin, blumengeschäft, gärtnerei',
  energy:
    'energieversorger, stadtwerke, strom, windkraft, windenergie, wasserkraft, ökostrom, wärmepumpe, wärmepumpen, batterie, batterien, kraftwerk, wasserstoff, energieberatung, erneuerbare energien, stromanbieter',
  solar: 'solar, solaranlage, solaranlagen, solarenergie, photovoltaik, solarstrom',
  recycling: 'recycling, abfall, müll, entsorgung, upcycling, wiederverwertung, wertstoffhof',
  wedding:
    'hochzeit, hochzeiten, hochzeitsplanung, hochzeitsplanerin, brautkleid, brautkleider, trauung, heirat, brautmode, hochzeitsfotografie',
  events: 'event, events, veranstaltung, veranstaltungen, konferenz, messe, tagung, eventagentur, kongress',
  funeral: 'bestattung, bestatter, bestattungshaus, trauer, begräbnis, friedhof',
  childcare:
    'kinderbetreuung, babysitter, tagesmutter, babykleidung, babynahrung, kinderwagen, windeln, nanny',
  elderCare:
    'altenpflege, seniorenheim, pflegeheim, altenheim, pflegedienst, demenz, hörgeräte, seniorenresidenz, betreutes wohnen, seniorenpflege',
  football: 'fußball, fußballverein, fußballclub, fussball',
  running: 'laufen, laufverein, laufschuhe, joggen, triathlon, lauftreff',
  climbing: 'klettern, bouldern, kletterhalle, boulderhalle, kletterwand',
  sailing: 'segeln, segelschule, yachtcharter, segelclub, bootsbau, bootsverleih, segelverein',
  diving: 'tauchen, tauchschule, schnorcheln, tauchbasis',
  surfing: 'surfen, surfschule, surfshop, surfbretter, surfbrett, kitesurfen',
  swimming: 'schwimmen, schwimmbad, schwimmschule, schwimmkurs, freibad',
  skiing: 'skifahren, ski, skischule, skigebiet, snowboard, eishockey, skiverleih',
  aerospace: 'raumfahrt, raumfahrtunternehmen, luft und raumfahrt, satelliten',
  biotech: 'biotech, biotechnologie, gentechnik, diagnostik, medizintechnik, genomik',
  recruiting:
    'personalvermittlung, personalberatung, recruiting, jobs, stellenbörse, karriere, zeitarbeit, bewerbung',
  cannabis: 'cannabis, cbd',
  shop: 'laden, geschäft, läden, onlineshop, shop, handel, einzelhandel, kaufhaus, versandhandel, geschenke, markt, geschenkladen, marktplatz, concept store',
};
