import type { LanguageLexicon } from './language-lexicon.ts';

export const ENGLISH_MOODS: LanguageLexicon['moods'] = {
  calm: 'calm, calming, serene, serenity, peaceful, peace, tranquil, tranquility, relaxed, relaxing, soothing, meditative, meditation, mindful, mindfulness, zen, unhurried, slow, stillness, restful, relaxation, stress free',
  quiet:
    'quiet, silent, silence, hushed, understated, reserved, modest, restrained, humble, discreet, toned down, low key',
  loud: 'loud, noisy, brash, shouty, in your face, screaming, outrageous, flashy, garish, over the top, rock, punk rock, heavy metal',
  bold: 'bold, daring, brave, fearless, confident, audacious, striking, courageous, unapologetic, stand out, eye catching, statement, rebellious, provocative',
  energetic:
    'energetic, energy, energised, energized, energising, energizing, lively, high energy, vibrant, vibrancy, buzzing, passionate, passion, explosive, upbeat, powered, thrilling, exciting, excitement',
  vivid:
    'vivid, saturated, intense, punchy, strong colours, strong colors, rich colours, rich colors, bright colours, bright colors',
  muted: 'muted, desaturated, faded, washed out, dusty, subdued, toned, dull',
  subtle: 'subtle, gentle hint, nuanced, low contrast, barely there, unobtrusive',
  soft: 'soft, gentle, tender, mild, smooth, fluffy, softness, plush, cuddly',
  pastel: 'pastel, pastels, pastel colours, pastel colors, powdery, candy coloured',
  bright: 'bright, luminous, glowing, radiant, shining, shiny, sparkling bright, brilliant',
  light:
    'light, airy, lightness, weightless, breezy, light filled, feather light, spacious, ethereal, bright and airy',
  dark: 'dark, darkness, gothic, goth, night time, dark mode, shadowy, black metal, sinister, spooky, haunted',
  moody:
    'moody, smoky, brooding, melancholic, melancholy, smouldering, smoky mood, wistful, sombre, somber, atmospheric',
  mysterious:
    'mysterious, mystery, enigmatic, occult, secret, secretive, mystic, mystical, esoteric, tarot, hidden',
  dramatic: 'dramatic, drama, theatrical, cinematic, operatic, high contrast, spectacular',
  deep: 'deep, profound, depth',
  warm: 'warm, warmth, hearty, heartfelt, hospitable, hospitality, sun warmed, inviting, homely, mellow, glowing warmth',
  cosy: 'cosy, cozy, snug, comfy, comfortable, comfort, homey, comforting, fireside mood, homemade',
  cool: 'cool, chilled, chill, cold, crisp cold, icy cool, nonchalant',
  fresh: 'fresh, freshness, crisp, zesty, refreshing, invigorating, tangy, dewy, juicy, zingy',
  clean:
    'clean, tidy, neat, pure, purity, spotless, uncluttered, hygienic, crystal clear, clear, clarity, transparent, transparency',
  clinical: 'clinical, sterile, medical, antiseptic, lab like',
  minimal:
    'minimal, minimalist, minimalistic, minimalism, pared back, pared down, reduced, reduction, bare, spare, sparse, less is more, monastic',
  simple:
    'simple, simplicity, plain, basic, straightforward, easy, effortless, no frills, no nonsense, uncomplicated, intuitive',
  modern:
    'modern, modernist, up to date, cutting edge, state of the art, next generation, bauhaus, sleek, progressive, disruptive',
  contemporary:
    'contemporary, current, trendy, trend setting, fashionable, stylish, hip, hipster, on trend, avant garde',
  classic: 'classic, classical, timeless, enduring, perennial, iconic',
  traditional:
    'traditional, tradition, old fashioned, old school, conservative, family owned for generations, established, time honoured, time honored, ancient, antique, antiques, medieval, victorian, edwardian, baroque, gregorian',
  retro:
    'retro, 50s, 60s, 70s, 80s, fifties, sixties, seventies, eighties, 1950s, 1960s, 1970s, 1980s, 90s, 1990s, diner, jukebox, mid century, throwback, old timey, groovy, psychedelic, funky, cassette, polaroid, roller skates, roller disco, pin up, drive in',
  vintage:
    'vintage, thrift, thrift store, second hand, secondhand, pre loved, flea market, weathered, aged, patinated, 1920s, 1930s, 1940s, 20s, 30s, 40s, twenties, thirties, art deco, sepia toned, antique shop',
  nostalgic:
    'nostalgic, nostalgia, memories, childhood, grandmother, grandma, granny, yesteryear, reminiscent, sentimental',
  rustic:
    'rustic, country, country style, farmhouse style, barn, rural, provincial, village, hearth like, weather beaten',
  handmade:
    'handmade, hand made, handcrafted, hand crafted, hand drawn, hand painted, hand thrown, handwritten, hand lettered, artisan, artisanal, craft, crafted, craftsmanship, diy, homespun, small batch, hand woven, hand knitted, bespoke craft',
  industrial:
    'industrial, factory, warehouse, utilitarian, mechanical, heavy duty, steampunk, garage, workshop, functional, machine, machined, steel works',
  raw: 'raw, rough, unpolished, unfinished, gritty, grungy, grunge, brutal, unrefined, stripped back',
  edgy: 'edgy, punk, rebel, rebels, subversive, underground, radical, alternative, grunge rock, skate, skateboard, skateboarding, skaters, graffiti, streetwear, hardcore',
  luxurious:
    'luxurious, luxury, luxe, lavish, opulent, opulence, sumptuous, deluxe, decadent, plush luxury, palatial, glamorous, glamour, glamourous, five star, indulgent',
  premium:
    'premium, high end, upscale, upmarket, top quality, first class, fine, finest, prestige, prestigious, superior, quality, white glove',
  elegant:
    'elegant, elegance, graceful, grace, refined, refinement, chic, poised, classy, tasteful, stately, noble',
  sophisticated:
    'sophisticated, sophistication, cultured, cultivated, urbane, worldly, intelligent, discerning, mature',
  romantic:
    'romantic, romance, dating, intimate, sensual, sensuous, passionate love, valentines, amorous, love story, love stories, sexy, seductive',
  feminine: 'feminine, girly, womanly, ladylike, femininity, girls night',
  masculine: 'masculine, manly, gentlemanly, gentlemen, macho, virile, men only',
  delicate: 'delicate, fine lined, fragile, dainty, featherlight, lacy, lace, wispy, translucent, sheer',
  dreamy:
    'dreamy, dream, dreams, dreamlike, surreal, cloud like, floating, otherworldly, fairy, fairytale, unicorn, unicorns, mermaid, mermaids',
  magical:
    'magic, magical, enchanted, enchanting, spellbinding, wizard, wizards, witch, witches, fantasy, circus, illusion, fairy tales, fairy tale',
  playful:
    'playful, cheeky, mischievous, bouncy, silly, game like, toy like, childlike, cartoon, cartoons, comic, comics, doodle, doodles',
  fun: 'fun, funny, cheerful, happy, happiness, joy, joyful, joyous, laugh, laughter, humour, humor, humorous, smile, smiles, jolly, merry, giggle',
  whimsical: 'whimsical, whimsy, storybook, fanciful, imaginative, imagination, wonderland',
  festive:
    'festive, festival, festivals, celebration, celebrate, celebratory, party, parties, carnival, fiesta, birthday, birthdays, fireworks, new year, holiday season',
  friendly:
    'friendly, approachable, welcoming, kind, kindly, neighbourly, neighborly, neighbourhood, neighborhood, community, accessible, personable, sociable, open minded, open hearted, inclusive, social, local, togetherness, helpful, likeable',
  caring:
    'caring, care, compassion, compassionate, empathy, empathetic, nurturing, supportive, reassuring, wellbeing, well being, human, humane, healing, heal, kindness, loving, understanding, mental health, gentle care, thoughtful',
  trustworthy:
    'trustworthy, trust, trusted, reliable, reliability, dependable, secure, safe, safety, stable, stability, solid, credible, guarantee, protect, protection, reassurance',
  serious:
    'serious, sober, stern, solemn, grave, austere, strict, formal, earnest, authoritative, authority, dignified, dignity, respectful, sombre tone',
  corporate:
    'corporate, business like, businesslike, enterprise, b2b, institutional, boardroom, bureaucratic, corporation, stuffy',
  professional:
    'professional, professionals, expert, expertise, competent, competence, efficient, efficiency, experienced, skilled, business, productive, productivity, organised, organized',
  honest:
    'honest, honesty, authentic, authenticity, sincere, genuine, unpretentious, frank, down to earth, fair, fairness, fair trade, fairtrade, ethical, ethics, integrity',
  natural:
    'natural, nature, naturally, outdoorsy, nature inspired, biodiversity, holistic, herbal remedy, unbleached, untreated, undyed, nature lovers',
  organic:
    'organic, bio, biodynamic, wholesome, whole food, wholefood, healthy, health food, nourishing, nutrition, nutritious, plant powered, nutritionist',
  sustainable:
    'sustainable, sustainability, eco, eco friendly, ecological, ecology, environmental, environment, environmentally, climate, carbon neutral, zero waste, planet, regenerative, upcycled, upcycling, low impact, biodegradable, renewable, renewables, conservation, circular economy, reusable, refill, green energy, net zero, vegan leather',
  earthy:
    'earthy, earth toned, earth tones, earth, grounded, mineral, rooted in the soil, primal, terrestrial, earthiness',
  technical:
    'technical, engineering, engineered, code, coding, algorithm, algorithms, technology, tech, open source, api, apis, terminal, protocol, backend, infrastructure, cli, devtool, devtools, computing, computers, computer, debugging, compiler, server, servers, database, databases, kubernetes, git, command line',
  futuristic:
    'futuristic, future, sci fi, science fiction, cyber, cyberpunk, space age, virtual reality, augmented reality, metaverse, robot, robots, robotic, robotics, holographic, quantum, hologram, tomorrow, android, cyborg, drone, drones, nanotech',
  digital:
    'digital, online, app, web, mobile app, platform, virtual, electronic, digitally, streaming, internet, software as a service',
  innovative:
    'innovative, innovation, inventive, invention, pioneering, pioneer, visionary, groundbreaking, novel, experimental, startup, start up, inventions, breakthrough, hackathon',
  scientific:
    'scientific, science, research, laboratory, lab, labs, evidence based, chemistry, physics, biology, genetics, microscope, academic research',
  precise:
    'precise, precision, accurate, accuracy, meticulous, exact, sharp, detail oriented, rigorous, rigour, rigor, calibrated, swiss made, laser',
  fast: 'fast, quick, speed, speedy, rapid, instant, agile, swift, racing, turbo, race, high speed, express, lightning fast',
  sporty:
    'sporty, sport, sports, athletic, active, dynamic, competitive, team spirit, championship, tournament, workout, training, boxing, martial arts, karate, crossfit, marathon, tennis, hockey, rugby, volleyball, wrestling, bootcamp, stadium',
  strong:
    'strong, strength, powerful, power, robust, tough, muscular, sturdy, durable, rugged, resilient, resilience, mighty, heavy, hard wearing, unbreakable, warrior, warriors',
  young: 'young, youth, youthful, gen z, millennial, millennials, young people, teenage, up and coming',
  urban:
    'urban, city, metropolitan, street, downtown, inner city, cityscape, skyscraper, metropolis, rooftop, street art, hip hop, subway',
  tropical: 'tropical, island vibes, exotic fruit, smoothie, smoothies, juice bar, tropical cocktail, aloha',
  exotic: 'exotic, oriental, faraway, foreign lands, bohemian, boho, boho chic, hippie',
  spicy: 'spicy, hot, fiery taste, piquant, sizzling, blazing',
  sweet: 'sweet, sugary, cute, adorable, lovely, kawaii, sugar, dessert, desserts, treat, treats, sweetness',
  editorial:
    'editorial, magazine like, typographic, literary, storytelling, narrative, essay, essays, journalism, journalistic, long form, journal, poetry, poet, poets, writers, writing',
  scholarly:
    'scholarly, academic, scholar, scholars, learned, intellectual, philosophical, philosophy, classical studies, history, historical, archive, archives, latin studies, encyclopaedic, antiquarian',
  artistic: 'artistic, arty, artful, expressive, painterly, sculptural, painted',
  creative: 'creative, creativity, original, unconventional, inspired, inspiring, ideas, makers, maker',
  quirky: 'quirky, eccentric, offbeat, odd, weird, unusual, eclectic, kooky, oddball, absurd, wacky, crazy',
  optimistic:
    'optimistic, optimism, positive, hopeful, hope, uplifting, encouraging, sunny side, bright future, empowering, empower, motivating, motivation',
  spiritual:
    'spiritual, spirituality, soul, soulful, sacred, holy, ritual, rituals, chakra, reiki, buddhist, mystic healing, faith, prayer, blessed, temple',
  exclusive:
    'exclusive, rare, private, members only, bespoke, tailor made, couture, invitation only, one of a kind, vip, elite, limited edition, haute couture, tailored, made to measure, connoisseur, connoisseurs',
  affordable:
    'affordable, low cost, budget, good value, bargain, bargains, discount, discounts, thrifty, cheap and cheerful, inexpensive',
  adventurous:
    'adventurous, adventure, adventures, expedition, expeditions, exploration, explore, explorer, explorers, wanderlust, outdoor, outdoors, hiking, trekking, hikers, backpacking, thrill, off grid, trail, trails, scouts',
  colorless:
    'all black, all in black, black only, only black, nothing but black, black on black, entirely black, all white, all in white, white only, only white, nothing but white, white on white, entirely white, colourless, colorless, no colours, no colors, no colour, no color, no colour at all, no color at all, no colours at all, no colors at all, without colour, without color, without colours, without colors, without any colour, without any color, free of colour, free of color, all grey, all gray, greyscale, grayscale',
  brutalist: 'brutalist, brutalism, neo brutalist, neobrutalist, new brutalist',
  monochrome:
    'monochrome, monochromatic, tonal, single colour, single color, one colour, one color, tone on tone, achromatic',
  colourful:
    'colourful, colorful, multicoloured, multicolored, rainbow, kaleidoscope, every colour, every color, many colours, many colors, technicolor, motley, lgbt, lgbtq, pride',
  contrasting: 'contrasting, contrast, contrasts, strong contrast, bold contrast, clashing, opposing',
  heritage:
    'heritage, legacy, centuries, century, generations, generation, ancestral, historic, family tradition, craft tradition, fourth generation, third generation, second generation, royal, aristocratic, crest, heirloom, heirlooms',
  boring:
    'boring, bland, generic, dreary, grim, drab, lifeless, uninspired, stale, cold and impersonal, soulless, tired',
  cheap: 'cheap, tacky, trashy, tawdry, cheap looking',
  kitsch: 'kitsch, kitschy, cheesy, corny, tinsel, garish kitsch, twee',
  geometric:
    'geometric, geometry, grid, grids, circular, modular, structured, structure, angular, symmetrical, symmetry, tessellated, systematic, orderly',
  wild: 'wild, untamed, feral, wildlife, savage, wolf, wolves, raw nature, bushcraft, survival, untouched',
};

export const ENGLISH_AUDIENCES: LanguageLexicon['audiences'] = {
  children:
    'children, kids, child, kid, toddlers, toddler, preschoolers, preschool, little ones, boys and girls, girls, boys, schoolchildren, pupils',
  babies:
    'babies, baby, newborn, newborns, infant, infants, maternity, midwife, midwives, pregnancy, pregnant',
  teenagers: 'teenagers, teens, teen, teenager, adolescents, tweens',
  students: 'students, student, undergraduates, graduates, learners, apprentices',
  seniors:
    'seniors, elderly, older people, pensioners, retirees, retired people, retirement, over 60s, senior citizens, silver surfers, the aged, older adults, over 70s, grandparents',
  parents: 'parents, parent, mothers, mums, moms, dads, fathers, new mums, new moms, mum, mom, motherhood',
  families: 'families, family, household, households, family friendly',
  developers:
    'developers, developer, programmers, programmer, software engineers, engineers, engineer, hackers, hacker, coders, devops, sysadmins, data scientists, rust programming, rust developers, ruby on rails, ruby developers, python developers',
  designers: 'designers, designer, creatives, art directors, architects, illustrators',
  brides: 'brides, bride, grooms, groom, bridal, newlyweds, couples getting married, bridesmaids',
  athletes:
    'athletes, athlete, runners, runner, climbers, cyclists, swimmers, lifters, bodybuilders, players, surfers, footballers, sportspeople',
  executives:
    'executives, executive, managers, ceos, investors, board members, decision makers, business leaders, leaders, leadership, directors, high net worth',
  gamers: 'gamers, gamer, esports, streamers, speedrunners',
  artists:
    'artists, artist, musicians, painters, dancers, dancer, singers, photographers, performers, poets and painters',
  patients: 'patients, patient, sufferers, people with anxiety, carers, chronically ill',
  petOwners: 'pet owners, dog owners, cat owners, dog lovers, cat lovers, animal lovers',
  travellers:
    'travellers, travelers, tourists, backpackers, holidaymakers, guests, digital nomads, visitors, globetrotters, commuters',
  farmers: 'farmers, farmer, growers, winegrowers, ranchers, foresters',
  collectors: 'collectors, collector, enthusiasts, aficionados, gourmets, epicures, foodies',
  founders:
    'founders, founder, entrepreneurs, entrepreneur, freelancers, freelancer, startups, small businesses, solopreneurs',
  craftspeople:
    'craftspeople, craftsmen, tradespeople, builders, mechanics, plumbers and builders, electricians, workers, welders and fitters',
};

export const ENGLISH_TRADES: LanguageLexicon['trades'] = {
  entertainment: 'entertainment, entertainer, entertainers, show business, amusement',
  bank: 'bank, banks, banking, credit union, savings bank, private bank, mortgage, mortgages, mortgage broker, wealth management, asset management, investment, investments, investing, pension fund, hedge fund, broker, brokerage, loans, lender, savings, finance, finances, financial, financial services',
  insurance: 'insurance, insurer, insurers, insurtech, reinsurance',
  accounting:
    'accounting, accountant, accountants, tax, taxes, tax adviser, tax advisor, bookkeeping, bookkeeper, audit, auditors, payroll, invoicing, invoices',
  fintech:
    'fintech, payments, payment app, crypto, cryptocurrency, bitcoin, blockchain, neobank, budgeting app, trading app, money app, digital wallet',
  law: 'law firm, law, lawyer, lawyers, attorney, attorneys, solicitor, solicitors, legal, barrister, barristers, legal tech, litigation, notaries',
  consulting:
    'consulting, consultancy, consultant, consultants, advisory, management consulting, strategy firm',
  dentist:
    'dentist, dentists, dental, dental clinic, dental practice, orthodontist, orthodontics, teeth, tooth',
  clinic:
    'clinic, clinics, hospital, hospitals, doctor, doctors, medical practice, healthcare, health care, surgery, surgeon, physician, nurse, nurses, nursing, telemedicine, medicine, physiotherapy, physiotherapist, physio, chiropractor, dermatology, dermatologist, health insurance, health',
  pharmacy: 'pharmacy, pharmacist, apothecary, pharmaceutical, pharma, drugstore, chemist',
  therapy:
    'therapy, therapist, therapists, psychotherapy, psychologist, psychology, counselling, counseling, counsellor, coaching, life coach, coach',
  hospice: 'hospice, palliative',
  optician: 'optician, opticians, eyewear, glasses, spectacles, sunglasses, optometrist',
  yoga: 'yoga, yoga studio, pilates, tai chi, yoga teacher, yoga retreat, breathwork',
  gym: 'gym, gyms, fitness, fitness studio, personal trainer, weightlifting, strength training, fitness app',
  spa: 'spa, spas, massage, sauna, wellness, thermal spa, day spa, bathhouse',
  salon:
    'salon, salons, hairdresser, hairdressers, hair salon, hair stylist, nail salon, nails, beauty salon, hair',
  barber: 'barber, barbershop, barbers, barber shop, shaving, beard, beards',
  cosmetics:
    'cosmetics, makeup, make up, skincare, skin care, beauty, face cream, hand cream, skin cream, beauty brand, soap, soaps, lipstick, serum, moisturiser, moisturizer, shampoo, lotion',
  perfume: 'perfume, perfumes, perfumery, fragrance, fragrances, scent, scents, cologne',
  fashion:
    'fashion, clothing, clothes, apparel, boutique, fashion label, dresses, dressmaker, tailor, tailors, atelier, menswear, womenswear, garments, wardrobe, costume, costumes, swimwear, kidswear, t shirts, handbags, bags',
  jewellery: 'jewellery, jewelry, jeweller, jeweler, jewellers, jewelers, rings, necklaces, earrings',
  shoes: 'shoes, shoe, sneakers, sneaker, footwear, trainers brand',
  watches: 'watch, watches, watchmaker, watchmakers, horology, clock, clocks, clockmaker',
  bakery: 'bakery, bakehouse, patisserie, bakers, baker, pastry shop, pastry chef',
  cafe: 'cafe, cafes, coffee shop, coffeehouse, tea room, tearoom, coffee bar, tea house, coffee roaster, coffee roastery, roastery',
  restaurant:
    'restaurant, restaurants, bistro, eatery, diner, dining, cuisine, kitchen, chef, chefs, catering, caterer, canteen, brasserie, steakhouse, pizzeria, trattoria, taqueria, fine dining, cooking, food, cookery, bar, pub, supper club, cooking school, recipes, recipe, meal kits, meals, gastropub, izakaya, tapas bar',
  brewery: 'brewery, breweries, brewing, brewer, microbrewery, brewpub, distillery, taproom, craft beer',
  winery: 'winery, wineries, vineyard, winemaker, wine merchant, wine bar, wine shop, wine estate, vintners',
  grocery:
    'grocery, groceries, supermarket, delicatessen, deli, greengrocer, corner shop, food market, farm shop, market hall, organic shop, food co op',
  foodTruck:
    'food truck, food trucks, street food, snack bar, snack, snacks, fast food, takeaway, food stall',
  vegan: 'vegan, vegetarian, plant based food, meat free',
  delivery: 'delivery, food delivery, delivery service, meal delivery, couriers food',
  farm: 'farm, farming, agriculture, agritech, ranch, farm stand, smallholding, beekeeping',
  hotel:
    'hotel, hotels, resort, resorts, hostel, hostels, inn, guesthouse, guest house, bed and breakfast, boutique hotel, lodge, lodges, b b, motel, holiday homes, holiday home, glamping, hospitality',
  travel:
    'travel, tourism, travel agency, tour operator, tours, trips, cruise, cruises, vacation, vacations, tour guide, city guide, retreat, retreats, journeys, holidays',
  airline: 'airline, airlines, aviation, airport, private jet, flights',
  camping:
    'camping, campsite, campsites, camper van, campervan, campervans, tents, outdoor gear, camper vans, rv park',
  realEstate:
    'real estate, property, properties, estate agent, estate agents, realtor, realtors, housing, apartments, letting, lettings, property management, co living, coworking, co working, homes',
  architecture:
    'architecture, architect, architecture studio, architectural, architecture practice, urban planning',
  interior:
    'interior, interiors, interior design, interior designer, home decor, decor, home staging, homeware, homewares',
  furniture:
    'furniture, furniture maker, sofas, chairs, mattresses, tables, lamps, lighting, cabinetry, kitchens, upholstery',
  construction:
    'construction, builder, building company, contractor, contractors, civil engineering, roofing, scaffolding, bricklayers, home renovation, renovation, renovations, demolition, excavator, excavators, crane hire',
  carpentry: 'carpentry, carpenter, joinery, woodworking, cabinetmaker',
  plumbing: 'plumbing, plumber, plumbers, heating, hvac, boilers, bathrooms, drain',
  electrician: 'electrician, electrical, wiring, electrical contractor',
  cleaning:
    'cleaning, cleaner, cleaners, cleaning service, cleaning company, laundry service, dry cleaning, laundromat, detergent, window cleaning',
  machinery:
    'machinery, manufacturing, manufacturer, factory automation, tools, machine tools, toolmaker, cnc, 3d printing, industrial equipment, engineering firm, machine shop, foundry, metalworking, pumps, valves, compressors, power tools, hardware store, spare parts, fasteners',
  printing: 'printing, printer, print shop, letterpress studio, screen printing, risograph, stationery',
  logistics:
    'logistics, shipping, freight, haulage, courier, couriers, supply chain, trucking, warehouse management, moving company, removals, postal, cargo',
  car: 'car, cars, automotive, automobile, automobiles, car dealer, car dealership, car rental, car sharing, classic cars, vehicle, vehicles, supercar, supercars, motorsport, go kart, karting, truck, trucks, driving school, driving lessons',
  repairShop:
    'car repair, garage mechanic, auto repair, bodyshop, body shop, mechanic, car wash, tyre shop, tire shop, auto parts',
  bicycle:
    'bicycle, bicycles, bike, bikes, e bike, e bikes, cycling, bike shop, bike repair, cargo bikes, cargo bike',
  motorbike: 'motorbike, motorbikes, motorcycle, motorcycles, scooter, scooters, bikers',
  electricCar:
    'electric car, electric cars, ev charging, electric vehicle, electric vehicles, charging stations, evs, e mobility',
  software:
    'software, saas, app for, web app, software company, it services, it consulting, cloud, cloud hosting, hosting, developer tool, developer tools, programming, no code, low code, crm, project management, web development, web agency, code editor, issue tracker, note taking, calendar app, technology, technologies, tech, tech company, technology company',
  ai: 'ai, artificial intelligence, machine learning, chatbot, chatbots, neural, deep learning, language model',
  security:
    'cybersecurity, cyber security, encryption, password manager, vpn, security, alarm, alarms, locksmith, locks, privacy',
  data: 'data, analytics, dashboards, dashboard, statistics, business intelligence, big data, data platform, metrics',
  hardware:
    'electronics, semiconductor, semiconductors, circuit, circuits, sensors, sensor, gadgets, iot, smart home, headphones, chip, chips design, wearables',
  telecom: 'telecom, telecommunications, mobile network, broadband, phone company, internet provider',
  games:
    'game studio, video game, video games, games, board games, board game, mobile game, game, gaming, indie game, arcade, esports, escape room, pinball',
  music:
    'music, band, bands, record label, concert, concerts, orchestra, choir, dj, songs, song, musician, singer, recording studio, music school, opera, radio, festival, sound, audio, beats, guitar lessons, hi fi, nightclub',
  jazz: 'jazz, jazz club, jazz bar, blues, blue note, big band, swing, bebop',
  film: 'film, films, cinema, cinemas, movie, movies, video production, film studio, documentary, documentaries, animation, film festival',
  theatre:
    'theatre, theater, stage, drama school, improv, stand up, comedy, comedy club, puppet theatre, dance school, dance, dance company, musical',
  podcast: 'podcast, podcasts, audiobook, audiobooks',
  publishing:
    'publishing, publisher, magazine, magazines, newspaper, newspapers, news, newsletter, book, books, novels, novel, author, blog, literature, zine, zines',
  bookshop:
    'bookshop, bookstore, bookshops, book shop, book store, library, libraries, second hand books, book club',
  photography: 'photography, photographer, photo studio, photos, camera, cameras, portraits, darkroom',
  design:
    'design studio, design agency, graphic design, branding agency, illustration, illustrator, creative agency, creative studio, design, type foundry, web design, ux design, branding, creative services, creative industry, creative industries',
  marketing:
    'marketing, advertising, ad agency, marketing agency, pr agency, social media agency, public relations, media agency, seo, copywriting, content agency',
  art: 'art, art gallery, gallery, galleries, painting, paintings, art school, sculptures, exhibition, exhibitions, art supplies, paint, fine art',
  museum: 'museum, museums, auction house, auctions',
  tattoo: 'tattoo, tattoos, tattoo studio, tattoo parlour, tattoo parlor, piercing',
  ceramics: 'ceramics, pottery studio, pottery, ceramic studio, potter',
  crafts:
    'crafts, haberdashery, sewing, embroidery, quilting, weaving, knitting, weaver, dyeing, textiles, fabrics, fabric, craft fair, scrapbooking, paper goods',
  school:
    'school, schools, education, teaching, teachers, teacher, tutoring, tutor, tutors, learning, e learning, elearning, courses, course, academy, classroom, montessori, homeschooling, lessons, edtech, educational, classes, bootcamps',
  university:
    'university, universities, college, colleges, faculty, alumni, campus, mba, business school, research institute, scholarship',
  kindergarten: 'kindergarten, nursery school, preschools, nursery, playgroup, daycare, day care',
  languageSchool:
    'language school, language learning, languages, translation, translators, translator, language app, vocabulary, english lessons',
  charity:
    'charity, charities, non profit, nonprofit, not for profit, ngo, donations, volunteers, volunteer, volunteering, refugees, foundation, fundraising, human rights, humanitarian, homeless, food bank, activism, activists, social enterprise, animal shelter, youth club, cooperative',
  church: 'church, churches, parish, religious, christian, chapel, synagogue, mosque, ministry',
  government:
    'government, municipality, municipal, council, city council, public sector, public service, town hall, ministry of, citizens, city administration, federal, public transport, embassy, tax office, civic tech, civic',
  politics:
    'politics, political, campaign, election, elections, party politics, voters, voting, trade union, policy, think tank',
  emergency:
    'fire brigade, firefighters, emergency services, rescue service, fire department, mountain rescue, disaster relief, emergency',
  toys: 'toy, toys, toy store, toy shop, puzzle, puzzles, toymaker, building blocks, dolls, plush toys, wooden toys',
  pets: 'pet, pets, pet shop, pet store, dog, dogs, cat, cats, puppy, puppies, kitten, kittens, dog walking, dog grooming, pet food, dog food, cat food, dog training, kennel, golden retriever, golden retrievers',
  vet: 'vet, vets, veterinary, veterinarian, animal clinic, animal hospital',
  florist: 'florist, florists, flower shop, flower delivery, flower market, floral design, flower farm',
  energy:
    'energy company, utility, utilities, power plant, electricity, wind farm, wind power, hydropower, clean energy, renewable energy, wind turbines, wind energy, heat pumps, batteries, battery, geothermal, green energy, electricity provider, energy provider, hydrogen, nuclear',
  solar: 'solar, solar panels, solar energy, solar power, photovoltaic, solar company',
  recycling:
    'recycling, waste, waste management, upcycling, circular fashion, recycle, composting, zero waste shop, recycled',
  wedding:
    'wedding, weddings, wedding planner, wedding photography, marriage, honeymoon, bridal shop, wedding venue, wedding dresses',
  events:
    'event, events, event agency, event planning, conference, conferences, party planning, ticketing, tickets, venue, trade fair',
  funeral: 'funeral, funerals, funeral home, undertaker, burial, grief, bereavement, mourning',
  childcare:
    'childcare, babysitting, babysitter, nanny, nannies, baby clothes, baby food, strollers, prams, diapers, nappies, au pair',
  elderCare:
    'elderly care, eldercare, elder care, care home, nursing home, home care, retirement home, assisted living, dementia, hearing aids',
  football: 'football, soccer, football club, soccer team, football team',
  running: 'running, running club, running shoes, trail running, marathons, jogging, triathlon',
  climbing: 'climbing, bouldering, climbing gym, rock climbing, mountaineering, climbing wall',
  sailing:
    'sailing, sailing school, yacht charter, yachting, regatta, boat builder, boat rental, boatbuilding',
  diving:
    'diving, scuba, scuba diving, dive school, snorkelling, snorkeling, freediving, dive centre, dive center',
  surfing: 'surfing, surf, surf school, surf shop, surfboards, surfboard, surf camp, kitesurfing, surf wax',
  swimming: 'swimming, swim school, swimming pool, swimming pools, swimming lessons',
  skiing:
    'skiing, ski, ski school, ski resort, snowboard, snowboards, snowboarding, ice hockey, skis, ski rental',
  aerospace: 'aerospace, space company, rocket company, satellites, space travel, rocketry, space startup',
  biotech:
    'biotech, biotechnology, life sciences, gene therapy, genomics, diagnostics, bioinformatics, medtech, clinical trials',
  recruiting:
    'recruiting, recruitment, hr, human resources, job board, jobs, careers, staffing, headhunter, talent',
  cannabis: 'cannabis, cbd, dispensary, marijuana, weed',
  shop: 'shop, store, stores, retail, retailer, e commerce, ecommerce, marketplace, online shop, webshop, department store, market stall, gift shop, gifts, mall, convenience store, subscription box',
};
