import type { LanguageLexicon } from './language-lexicon.ts';

export const GERMAN_MOODS: LanguageLexicon['moods'] = {
  calm: 'ruhig, ruhe, beruhigend, gelassen, gelassenheit, friedlich, frieden, entspannt, entspannung, entspannend, besinnlich, meditativ, meditation, achtsam, achtsamkeit, entschleunigt, stressfrei, ausgeglichen, erholsam, langsam, harmonisch',
  quiet: 'still, stille, leise, zurückhaltend, dezent, bescheiden, unaufdringlich, unauffällig, diskret',
  loud: 'laut, schrill, grell, auffällig, poppig, knallig, rockig',
  bold: 'mutig, kühn, selbstbewusst, gewagt, markant, frech, furchtlos, rebellisch, provokant, unangepasst, plakativ',
  energetic:
    'energiegeladen, energie, energisch, lebendig, dynamik, leidenschaft, leidenschaftlich, schwungvoll, mitreißend, temperamentvoll, aufregend, spannend',
  vivid:
    'kräftige farben, leuchtende farben, gesättigt, intensiv, farbstark, satte farben, strahlende farben',
  muted: 'gedämpft, matt, entsättigt, blass, ausgewaschen, verblichen, gedeckt, stumpf',
  subtle: 'subtil, feinsinnig, nuanciert, angedeutet',
  soft: 'weich, sanft, zart, zärtlich, mild, kuschelig, flauschig, behutsam, sanftmütig',
  pastel: 'pastell, pastellfarben, pastellig, pastelltöne, pastellton, pastellfarbe',
  bright: 'leuchtend, strahlend, glänzend, hell leuchtend, funkelnd',
  light:
    'hell, helle, luftig, leicht, leichtigkeit, schwerelos, lichtdurchflutet, licht, duftig, federleicht',
  dark: 'dunkel, dunkle, finster, düster, gothic, dunkelheit, unheimlich, gruselig',
  moody: 'rauchig, melancholisch, melancholie, schwermütig, stimmungsvoll, atmosphärisch, wehmütig',
  mysterious: 'geheimnisvoll, mysteriös, rätselhaft, mystisch, mystik, geheim, verborgen, tarot, esoterisch',
  dramatic: 'dramatisch, dramatik, theatralisch, spektakulär, filmreif, kontraststark',
  deep: 'tief, tiefe, tiefgründig, tiefgang',
  warm: 'warm, wärme, herzlich, herzlichkeit, gastfreundlich, gastfreundschaft, warmherzig, wohlig, einladend',
  cosy: 'gemütlich, gemütlichkeit, behaglich, heimelig, kuschlig, wohnlich, geborgen, geborgenheit, hausgemacht, wie zuhause',
  cool: 'kühl, kalt, lässig, cool',
  fresh: 'frisch, frische, erfrischend, spritzig, belebend, saftig, knackig',
  clean:
    'sauber, klar, klarheit, rein, reinheit, aufgeräumt, ordentlich, hygienisch, transparent, übersichtlich, pur',
  clinical: 'klinisch, steril, medizinisch',
  minimal:
    'minimalistisch, minimal, reduziert, minimalismus, puristisch, karg, schnörkellos, weniger ist mehr',
  simple: 'einfach, schlicht, schlichtheit, unkompliziert, mühelos, intuitiv, schlichte',
  modern: 'modern, zukunftsgewandt, zeitgemäß, auf dem neuesten stand, bauhaus, fortschrittlich',
  contemporary: 'zeitgenössisch, aktuell, trendig, angesagt, modisch, stylisch, hip, avantgarde',
  classic: 'klassisch, zeitlos, klassiker, klassik, beständig',
  traditional:
    'traditionell, tradition, traditionsreich, altmodisch, konservativ, bewährt, alteingesessen, antik, mittelalterlich, barock, altehrwürdig',
  retro:
    'retro, 50er, 60er, 70er, 80er, 90er, fünfziger, sechziger, siebziger, achtziger, neunziger, kassette, polaroid, jukebox, mid century',
  vintage:
    'vintage, flohmarkt, secondhand, second hand, gebraucht, trödel, antiquitäten, art déco, 20er, zwanziger, jugendstil',
  nostalgic: 'nostalgisch, nostalgie, erinnerung, erinnerungen, kindheit, oma, großmutter, damals',
  rustic: 'rustikal, ländlich, bäuerlich, dorf, dörflich, landhaus, urig, zünftig, scheune',
  handmade:
    'handgemacht, handarbeit, von hand, handgefertigt, handgezeichnet, handgeschrieben, handwerk, handwerklich, manufaktur, selbstgemacht, kunsthandwerk, diy, liebevoll gemacht, handgetöpfert, handgewebt',
  industrial:
    'industriell, industrie, fabrik, werkstatt, funktional, mechanisch, werkhalle, steampunk, industrieller',
  raw: 'roh, rau, ungeschliffen, unverputzt, grob, ungehobelt, kantig roh',
  edgy: 'kantig, punk, rebell, subversiv, underground, radikal, alternativ, graffiti, skateboard, skater, hardcore',
  luxurious:
    'luxuriös, luxus, opulent, prachtvoll, prunkvoll, glamourös, glamour, nobel, fünf sterne, dekadent, üppig',
  premium: 'hochwertig, premium, erstklassig, exquisit, edel, edle, gehoben, qualität, spitzenqualität, fein',
  elegant: 'elegant, eleganz, anmutig, stilvoll, vornehm, raffiniert, schick, chic, geschmackvoll, grazil',
  sophisticated: 'kultiviert, anspruchsvoll, weltgewandt, erwachsen, gebildet, niveauvoll',
  romantic: 'romantisch, romantik, verliebt, sinnlich, liebesgeschichte, sexy, verführerisch',
  feminine: 'feminin, weiblich, mädchenhaft, weiblichkeit',
  masculine: 'maskulin, männlich, männer, herrenhaft',
  delicate: 'filigran, zerbrechlich, fein gezeichnet, feingliedrig, spitze, hauchzart',
  dreamy: 'verträumt, traum, träume, traumhaft, surreal, träumerisch, einhorn, meerjungfrau, fee, feen',
  magical:
    'magisch, magie, zauberhaft, verzaubert, märchen, märchenhaft, zauberer, hexe, hexen, fantasy, zirkus, zauber',
  playful: 'verspielt, spielerisch, kess, comic, comics, cartoon, verschmitzt, kindlich',
  fun: 'spaß, lustig, fröhlich, fröhlichkeit, heiter, freude, lachen, humor, humorvoll, witzig, gute laune, vergnügt, froh',
  whimsical: 'skurril, fantasievoll, phantasievoll, wunderland, einfallsreich',
  festive:
    'festlich, fest, feste, festival, feier, feiern, party, karneval, fasching, geburtstag, feuerwerk, silvester',
  friendly:
    'freundlich, nahbar, sympathisch, nachbarschaft, nachbarschaftlich, gemeinschaft, offen, offenherzig, gesellig, sozial, lokal, inklusiv, hilfsbereit, zugänglich, miteinander',
  caring:
    'fürsorglich, fürsorge, mitfühlend, einfühlsam, liebevoll, unterstützend, heilend, heilung, menschlich, wohlbefinden, achtsam gepflegt, empathie, begleitung',
  trustworthy:
    'vertrauenswürdig, vertrauen, verlässlich, zuverlässig, sicher, sicherheit, stabil, solide, seriös, schutz, glaubwürdig, vertrauensvoll',
  serious: 'ernst, ernsthaft, streng, nüchtern, förmlich, würdevoll, respektvoll, sachlich, feierlich',
  corporate: 'konzern, geschäftlich, firmenhaft, konzernhaft, b2b, bürokratisch, steif, corporate',
  professional:
    'professionell, kompetent, kompetenz, fachlich, experte, experten, effizient, produktiv, erfahren, fachkundig',
  honest:
    'ehrlich, ehrlichkeit, authentisch, authentizität, aufrichtig, bodenständig, unverfälscht, fair, echt, fairtrade, ethisch, geradlinig',
  natural: 'natürlich, natur, naturnah, naturverbunden, naturbelassen, unbehandelt, ganzheitlich',
  organic:
    'biologisch, bio, organisch, gesund, gesundheit nahrung, vollwertig, bioladen, ernährung, naturkost',
  sustainable:
    'nachhaltig, nachhaltigkeit, ökologisch, öko, umwelt, umweltfreundlich, klima, klimaneutral, unverpackt, zero waste, ressourcenschonend, erneuerbar, umweltschutz, naturschutz, kreislaufwirtschaft, plastikfrei',
  earthy: 'erdig, erdverbunden, geerdet, erdtöne, erdfarben, erdton, mineralisch, urwüchsig',
  technical:
    'technisch, technik, technologie, ingenieurskunst, code, programmieren, algorithmus, computer, server, datenbank, open source, infrastruktur',
  futuristic:
    'futuristisch, zukunft, science fiction, cyber, cyberpunk, roboter, robotik, virtuell, quanten, drohne, drohnen, hologramm',
  digital: 'digital, digitalisierung, online, app, plattform, internet, elektronisch, web',
  innovative:
    'innovativ, innovation, erfinderisch, erfindung, wegweisend, visionär, bahnbrechend, experimentell, startup, neuartig, pionier, pioniere',
  scientific:
    'wissenschaftlich, wissenschaft, forschung, labor, chemie, physik, biologie, mikroskop, genetik',
  precise:
    'präzise, präzision, exakt, genau, genauigkeit, akkurat, scharf, detailgenau, messgenau, feinmechanik',
  fast: 'schnell, geschwindigkeit, rasant, rasch, sofort, flink, tempo, blitzschnell, rennen, express',
  sporty:
    'sportlich, sport, sportler, dynamisch, athletisch, aktiv, wettkampf, training, boxen, kampfsport, tennis, hockey, handball, marathon, turnier, stadion',
  strong:
    'stark, stärke, kraft, kraftvoll, robust, mächtig, stabil gebaut, widerstandsfähig, langlebig, belastbar, kräftig, unverwüstlich',
  young: 'jung, jugend, jugendlich, junge leute, junge menschen, gen z',
  urban:
    'urban, stadt, städtisch, großstadt, straße, metropole, streetart, hochhaus, großstädtisch, u bahn, kiez',
  tropical: 'tropisch, smoothie, smoothies, saftbar, exotische früchte',
  exotic: 'exotisch, fernweh, orientalisch, boho, bohemian, hippie',
  spicy: 'würzig, scharf gewürzt, pikant, feurig scharf',
  sweet: 'süß, niedlich, zuckersüß, goldig süß, lieblich, putzig, zucker, dessert, nachtisch',
  editorial:
    'redaktionell, typografisch, literarisch, erzählerisch, journalistisch, journalismus, poesie, lyrik, magazinartig, essay, geschichten, dichter',
  scholarly:
    'akademisch, gelehrt, intellektuell, philosophisch, philosophie, historisch, geschichte, archiv, humanistisch',
  artistic: 'künstlerisch, kunstvoll, expressiv, malerisch, ausdrucksstark',
  creative: 'kreativ, kreativität, ideenreich, originell, unkonventionell, inspirierend, ideen, inspiration',
  quirky: 'schräg, eigenwillig, exzentrisch, verrückt, ungewöhnlich, ausgefallen, kauzig, absurd',
  optimistic:
    'optimistisch, optimismus, positiv, hoffnung, hoffnungsvoll, zuversichtlich, zuversicht, ermutigend, motivierend',
  spiritual:
    'spirituell, spiritualität, seele, seelenvoll, heilig, ritual, rituale, chakra, reiki, buddhistisch, glaube, gebet',
  exclusive:
    'exklusiv, exklusivität, rar, selten, limitiert, maßgeschneidert, maßanfertigung, couture, elite, vip, unikat, unikate, privatclub',
  affordable: 'günstig, preiswert, erschwinglich, rabatt, schnäppchen, bezahlbar, sparsam',
  adventurous:
    'abenteuerlich, abenteuer, abenteuerlust, expedition, entdecken, entdecker, outdoor, wandern, wanderer, wanderlust, trekking, draußen, pfadfinder, wanderung',
  colorless:
    'ganz in schwarz, alles schwarz, alles in schwarz, nur schwarz, rein schwarz, ganz in weiß, alles weiß, alles in weiß, nur weiß, farblos, keine farbe, keine farben, ohne farbe, ohne farben, ganz in grau, graustufen',
  brutalist: 'brutalistisch, brutalismus',
  monochrome: 'monochrom, einfarbig, ton in ton, unbunt',
  colourful:
    'bunt, farbenfroh, vielfarbig, mehrfarbig, regenbogen, kunterbunt, farbenreich, quietschbunt, vielfalt',
  contrasting: 'kontrastreich, kontrast, kontraste, gegensätzlich, starker kontrast',
  heritage:
    'erbe, generation, generationen, familientradition, seit jahrhunderten, jahrhundert, jahrhunderte, überliefert, königlich, adelig, familienbetrieb, familienunternehmen, stammhaus',
  boring: 'langweilig, öde, fade, eintönig, trist, beliebig, farblos, austauschbar, spießig, trostlos',
  cheap: 'billig, ramschig, billig wirkend',
  kitsch: 'kitschig, kitsch, schnulzig',
  geometric:
    'geometrisch, geometrie, raster, kreisförmig, modular, strukturiert, symmetrisch, kantig klar, systematisch',
  wild: 'wild, ungezähmt, wilde, wildtiere, wolf, wölfe, unberührt, ursprünglich',
};

export const GERMAN_AUDIENCES: LanguageLexicon['audiences'] = {
  children:
    'kinder, kind, kindern, kids, kleinkinder, mädchen, jungs, grundschulkinder, schulkinder, schüler, kinderbuch, kinderbücher',
  babies: 'babys, baby, neugeborene, säugling, säuglinge, schwangere, hebamme, hebammen, schwangerschaft',
  teenagers: 'teenager, jugendliche, jugendlichen, teens, heranwachsende',
  students: 'studenten, studierende, studierenden, student, studentin, auszubildende, azubis, lernende',
  seniors: 'senioren, seniorinnen, ältere menschen, rentner, ruhestand, großeltern, betagte',
  parents: 'eltern, mütter, väter, mama, mamas, papa, papas, mutter, vater',
  families: 'familien, familie, familienfreundlich, haushalte',
  developers:
    'entwickler, entwicklerinnen, programmierer, softwareentwickler, ingenieure, ingenieur, hacker, administratoren',
  designers: 'designer, designerinnen, gestalter, kreative, architekten, grafiker',
  brides: 'bräute, braut, brautpaar, brautpaare, bräutigam, hochzeitspaare, frischvermählte',
  athletes: 'sportlerinnen, athleten, läufer, läuferinnen, kletterer, radfahrer, schwimmer, spieler, surfer',
  executives: 'führungskräfte, manager, geschäftsführer, vorstände, investoren, entscheider, chefs',
  gamers: 'gamer, zocker, streamer, e sportler',
  artists: 'künstler, künstlerin, künstlerinnen, musiker, maler, tänzer, sänger, fotografen',
  patients: 'patienten, patientinnen, patient, betroffene, angehörige',
  petOwners: 'hundebesitzer, katzenbesitzer, tierbesitzer, tierhalter, hundefreunde, tierfreunde',
  travellers: 'reisende, reisenden, touristen, backpacker, urlauber, gäste, besucher, pendler, weltenbummler',
  farmers: 'landwirte, bauern, landwirt, bäuerin, waldbesitzer',
  collectors: 'sammler, sammlerinnen, liebhaber, genießer, feinschmecker, kenner',
  founders:
    'gründer, gründerinnen, unternehmer, unternehmerinnen, selbstständige, freelancer, freiberufler, startups',
  craftspeople: 'handwerker, handwerkerinnen, monteure, bauarbeiter, mechaniker, arbeiter',
};
