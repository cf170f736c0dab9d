import type { LanguageLexicon } from './language-lexicon.ts';

export const SPANISH_MOODS: LanguageLexicon['moods'] = {
  calm: 'calma, calmado, tranquilo, tranquilidad, sereno, serenidad, paz, pacífico sereno, relajado, relajante, relajación, relax, zen, meditación, atención plena, sosiego, apacible, descanso, lento, sosegado',
  quiet: 'silencioso, silencio, discreto, modesto, callado, recatado, humilde, sutil y callado',
  loud: 'ruidoso, estridente, chillón, llamativo, escandaloso, rockero',
  bold: 'atrevido, audaz, audacia, valiente, osado, seguro de sí, rompedor, rebelde, provocador, descarado, impactante',
  energetic:
    'enérgico, energía, lleno de energía, vibrante, apasionado, pasión, vitalidad, dinamismo, emocionante, trepidante, con chispa',
  vivid: 'colores vivos, vivo, intenso, saturado, colores intensos, colores fuertes, vívido',
  muted: 'apagado, desaturado, desvaído, atenuado, mate, deslavado, tenue',
  subtle: 'sutil, sutileza, matizado, insinuado',
  soft: 'suave, suavidad, tierno, ternura, blando, delicadamente, mullido, amable y suave',
  pastel: 'tonos pastel, colores pastel, pasteles tonos, tono pastel, empolvado',
  bright: 'brillante, luminoso, radiante, resplandeciente, reluciente',
  light: 'ligero, ligereza, aéreo, etéreo, luz, claro, diáfano, liviano',
  dark: 'oscuro, oscuridad, sombrío, gótico, tenebroso, siniestro, lúgubre',
  moody: 'melancólico, melancolía, atmosférico, introspectivo',
  mysterious: 'misterioso, misterio, enigmático, secreto, oculto, místico, esotérico, tarot',
  dramatic: 'dramático, teatral, cinematográfico, espectacular, contrastado',
  deep: 'profundo, profundidad',
  warm: 'cálido, calidez, caluroso, acogedor, hospitalario, hospitalidad, cercano y cálido, entrañable, cariñoso',
  cosy: 'hogareño, confortable, cómodo, comodidad, casero, hecho en casa, como en casa, abrigo del hogar, reconfortante',
  cool: 'frío, gélido, desenfadado, cool',
  fresh: 'fresco, frescura, refrescante, revitalizante, crujiente, jugoso',
  clean:
    'limpio, limpieza visual, puro, pureza, nítido, transparente, transparencia, ordenado, pulcro, claridad',
  clinical: 'clínico, estéril, médico frío, aséptico',
  minimal: 'minimalista, minimalismo, mínimo, depurado, esencial, despojado, menos es más',
  simple: 'sencillo, sencillez, simple, sobrio, sobriedad, fácil, sin complicaciones, intuitivo, llano',
  modern: 'moderno, modernidad, vanguardista, bauhaus, progresista, de última generación',
  contemporary: 'contemporáneo, actual, de moda, tendencia, estiloso, vanguardia, a la última',
  classic: 'clásico, atemporal, eterno, icónico',
  traditional:
    'tradicional, tradición, a la antigua, antiguo, ancestral, conservador, medieval, barroco, de toda la vida, castizo',
  retro:
    'retro, años 50, años 60, años 70, años 80, años 90, años cincuenta, años sesenta, años setenta, años ochenta, casete, psicodélico',
  vintage:
    'vintage, segunda mano, rastro, antigüedades, anticuario, art déco, modernismo, modernista, mercadillo',
  nostalgic: 'nostálgico, nostalgia, recuerdo, recuerdos, infancia, abuela, abuelo, abuelos, antaño',
  rustic: 'rústico, campestre, rural, pueblo, de pueblo, campesino, aldea, masía',
  handmade:
    'hecho a mano, hecha a mano, hechas a mano, hechos a mano, artesanal, artesano, artesanos, artesanía, artesana, dibujado a mano, a mano, taller artesano, oficio',
  industrial: 'industrial, fábrica, taller mecánico, mecánico, funcional, nave industrial, almacén',
  raw: 'crudo y directo, tosco, áspero, sin pulir, bruto, rugoso',
  edgy: 'punk, subversivo, alternativo, radical, callejero, grafiti, monopatín, skate, irreverente',
  luxurious: 'lujoso, lujo, opulento, suntuoso, glamuroso, glamour, cinco estrellas, majestuoso, fastuoso',
  premium:
    'premium, alta gama, de alta gama, primera calidad, calidad, exquisito, prestigio, prestigioso, selecto, excelencia',
  elegant: 'elegante, elegancia, refinado, distinguido, chic, grácil, noble, fino, buen gusto',
  sophisticated: 'sofisticado, sofisticación, culto, exigente, maduro',
  romantic: 'romántico, romanticismo, enamorado, amor, sensual, íntimo, seductor',
  feminine: 'femenino, feminidad',
  masculine: 'masculino, varonil, viril',
  delicate: 'delicado, delicadeza, frágil, encaje, translúcido, sutil encaje',
  dreamy: 'soñador, sueños, onírico, surrealista, hada, hadas, unicornio, sirena, ensueño, de ensueño',
  magical: 'mágico, magia, encantado, hechizo, cuento de hadas, bruja, brujas, mago, circo, fantasía',
  playful: 'juguetón, lúdico, travieso, pícaro, cómic, cómics, infantil y alegre, dibujos animados',
  fun: 'divertido, diversión, alegre, alegría, feliz, felicidad, humor, risa, risas, gracioso, jovial',
  whimsical: 'caprichoso, fantasioso, imaginativo, imaginación, extravagante',
  festive:
    'festivo, fiesta, fiestas, festival, celebración, carnaval, cumpleaños, fuegos artificiales, verbena',
  friendly:
    'amistoso, amable, simpático, cercano, cercanía, accesible, abierto, comunidad, vecinal, vecinos, barrio, inclusivo, social, solidario, local, bienvenida, de barrio',
  caring:
    'cuidado, cuidados, compasivo, empatía, empático, apoyo, bienestar, humano, sanador, acompañamiento, comprensivo, cuidar, cariño',
  trustworthy:
    'confiable, fiable, confianza, de confianza, seguro, seguridad, estable, estabilidad, sólido, protección, creíble, garantía',
  serious: 'serio, seriedad, formal, austero, solemne, riguroso, digno, respetuoso, estricto',
  corporate: 'corporativo, institucional, empresarial, burocrático, encorsetado',
  professional:
    'profesional, profesionales, experto, expertos, experiencia, competente, eficiente, eficaz, productivo',
  honest:
    'honesto, honestidad, auténtico, autenticidad, sincero, genuino, verdadero, sin pretensiones, justo, comercio justo, ético, transparente y honesto',
  natural: 'natural, naturaleza, naturalmente, sin tratar, holístico',
  organic: 'orgánico, ecológico de huerta, bio, biológico, sano, saludable, nutritivo, nutrición, integral',
  sustainable:
    'sostenible, sostenibilidad, sustentable, ecológico, ecología, medio ambiente, medioambiental, clima, residuo cero, reciclado, planeta, renovable, biodegradable, a granel, conservación',
  earthy: 'terroso, tonos tierra, colores tierra, telúrico, arraigado, tonos de tierra',
  technical:
    'técnico, ingeniería, código, programación, algoritmo, tecnología, tecnológico, informática, servidor, infraestructura, código abierto',
  futuristic:
    'futurista, futuro, ciencia ficción, cíber, ciberpunk, robot, robots, robótica, realidad virtual, cuántico, dron, drones',
  digital: 'digital, en línea, aplicación, app, plataforma, internet, web, online',
  innovative:
    'innovador, innovación, inventivo, pionero, visionario, experimental, startup, emprendimiento, disruptivo',
  scientific: 'científico, ciencia, investigación, laboratorio, química, física, biología, microscopio',
  precise: 'preciso, precisión, exacto, exactitud, meticuloso, riguroso y exacto, afilado, minucioso',
  fast: 'rápido, rapidez, veloz, velocidad, instantáneo, ágil, exprés, turbo',
  sporty:
    'deportivo, deporte, deportes, dinámico, atlético, competición, entrenamiento, boxeo, tenis, pádel, maratón, artes marciales, estadio, torneo',
  strong: 'fuerte, fuerza, potente, poderoso, robusto, resistente, duradero, musculoso',
  young: 'joven, jóvenes, juventud, juvenil',
  urban: 'urbano, ciudad, metropolitano, metrópolis, calle, arte urbano, rascacielos, callejero urbano',
  tropical: 'tropical, batido tropical, zumos, jugos, licuados',
  exotic: 'exótico, lejano, bohemio, oriental, hippie',
  spicy: 'picante, especiado, condimentado',
  sweet: 'dulce, dulzura, mono y dulce, adorable, tierno y dulce, azúcar, postre, postres',
  editorial:
    'literario, tipográfico, periodístico, narrativo, poesía, poeta, relato, ensayo, revista literaria, cuentos',
  scholarly: 'académico, erudito, intelectual, filosófico, filosofía, histórico, historia, archivo',
  artistic: 'artístico, expresivo, pictórico, pintado',
  creative: 'creativo, creatividad, original, inspirador, inspiración, ideas, poco convencional',
  quirky: 'excéntrico, peculiar, raro, loco, absurdo, estrafalario, inusual, alocado',
  optimistic: 'optimista, optimismo, positivo, esperanza, esperanzador, alentador, motivador',
  spiritual:
    'espiritual, espiritualidad, alma, sagrado, ritual, rituales, chakra, reiki, budista, oración, fe',
  exclusive:
    'exclusivo, exclusividad, único, a medida, hecho a medida, alta costura, edición limitada, privado, vip, élite',
  affordable:
    'asequible, económico, barato y alegre, buen precio, descuento, ofertas, precios bajos, low cost',
  adventurous:
    'aventurero, aventura, aventuras, expedición, explorar, exploración, explorador, senderismo, excursiones, excursionistas, trekking, rutas, mochileros aventureros',
  colorless:
    'todo negro, todo en negro, todo de negro, solo negro, sólo negro, todo blanco, todo en blanco, todo de blanco, solo blanco, incoloro, incolora, sin color, sin colores, ningún color, nada de color, todo gris, escala de grises',
  brutalist: 'brutalista, brutalismo',
  monochrome: 'monocromo, monocromático, tono sobre tono, un solo color',
  colourful: 'colorido, multicolor, lleno de color, arcoíris, colorista, todos los colores',
  contrasting: 'contrastes, contraste, alto contraste, contrastante',
  heritage:
    'herencia, legado, patrimonio, generaciones, generación, siglo, siglos, tradición familiar, familiar desde, real casa, aristocrático, empresa familiar',
  boring: 'aburrido, soso, genérico, anodino, gris y triste, insulso, monótono',
  cheap: 'barato, cutre, hortera',
  kitsch: 'kitsch, cursi, ñoño',
  geometric: 'geométrico, geometría, cuadrícula, modular, estructurado, simétrico',
  wild: 'salvaje, indómito, lobo, lobos, fauna, silvestre',
};

export const SPANISH_AUDIENCES: LanguageLexicon['audiences'] = {
  children: 'niño, niños, niña, niñas, infantil, peques, pequeños, escolares, alumnos',
  babies: 'bebé, bebés, recién nacido, recién nacidos, maternidad, embarazadas, matrona, matronas, embarazo',
  teenagers: 'adolescentes, adolescente, quinceañeras',
  students: 'estudiantes, estudiante, universitarios, aprendices',
  seniors: 'personas mayores, mayores, ancianos, jubilados, tercera edad, jubilación',
  parents: 'padres, madres, mamá, mamás, papás, padres primerizos',
  families: 'familias, familia, hogares',
  developers: 'desarrolladores, desarrollador, programadores, programador, ingenieros, ingeniero, hackers',
  designers: 'diseñadores, diseñador, creativos, interioristas, arquitectos',
  brides: 'novias, novia, novios, recién casados, prometidos',
  athletes: 'atletas, deportistas, corredores, escaladores, ciclistas, nadadores, jugadores, surfistas',
  executives: 'ejecutivos, ejecutivo, directivos, inversores, gerentes, empresarios',
  gamers: 'gamers, jugones, streamers',
  artists: 'artistas, artista, músicos, pintores, bailarines, cantantes, fotógrafos',
  patients: 'pacientes, paciente, enfermos, cuidadores',
  petOwners: 'dueños de perros, dueños de mascotas, amantes de los animales',
  travellers: 'viajeros, viajero, turistas, mochileros, visitantes, huéspedes',
  farmers: 'agricultores, agricultor, ganaderos, campesinos',
  collectors: 'coleccionistas, coleccionista, aficionados, gourmets, conocedores, sibaritas',
  founders: 'fundadores, emprendedores, emprendedor, emprendedoras, autónomos, freelancers, startups',
  craftspeople: 'obreros, mecánicos, trabajadores, gente de oficio',
};

export const SPANISH_TRADES: LanguageLexicon['trades'] = {
  entertainment: 'entretenimiento, espectáculos',
  bank: 'banco, bancos, banca, crédito, créditos, ahorro, ahorros, inversión, inversiones, finanzas, hipoteca, hipotecas, gestión de patrimonio, financiero, financiera, servicios financieros',
  insurance: 'seguros, aseguradora, correduría de seguros, seguro de vida, seguro de coche',
  accounting:
    'contabilidad, contable, contador, asesoría fiscal, gestoría, impuestos, facturación, nóminas, asesoría',
  fintech: 'fintech, criptomonedas, cripto, bitcoin, blockchain, pagos, neobanco',
  law: 'abogado, abogados, abogada, bufete, bufete de abogados, despacho de abogados, jurídico, derecho, legal',
  consulting: 'consultoría, consultora, consultor, consultores',
  dentist: 'dentista, dentistas, clínica dental, dental, odontología, ortodoncia, dientes',
  clinic:
    'clínica, clínicas, hospital, hospitales, médico, médica, médicos, consulta médica, salud, enfermería, enfermera, fisioterapia, fisioterapeuta, cirugía, medicina, pediatra',
  pharmacy: 'farmacia, farmacias, farmacéutico, parafarmacia, botica',
  therapy: 'terapia, terapeuta, psicología, psicólogo, psicóloga, psicoterapia, coaching, coach',
  hospice: 'cuidados paliativos',
  optician: 'óptica, gafas, lentes, óptico, anteojos',
  yoga: 'yoga, estudio de yoga, pilates, tai chi, clases de yoga',
  gym: 'gimnasio, gimnasios, fitness, entrenador personal, musculación, crossfit',
  spa: 'spa, masaje, masajes, sauna, termas, balneario, centro de bienestar',
  salon: 'peluquería, peluquero, peluquera, salón de belleza, manicura, uñas, cabello, estética',
  barber: 'barbería, barbero, barba, afeitado',
  cosmetics:
    'cosmética, cosméticos, maquillaje, belleza, jabón, jabones, pintalabios, cuidado de la piel, cuidado facial, champú, cremas faciales',
  perfume: 'perfume, perfumes, perfumería, fragancia, fragancias, aromas',
  fashion:
    'moda, ropa, marca de ropa, prendas, boutique, sastre, sastrería, modista, vestidos, bolsos, trajes, bañadores, disfraces',
  jewellery: 'joyas, joyería, joyero, joyera, anillos, collares, pendientes, bisutería',
  shoes: 'zapatos, zapatería, calzado, zapatillas, alpargatas, botas',
  watches: 'reloj, relojes, relojería, relojero',
  bakery: 'panadería, panadero, panadera, pastelería, obrador, repostería, panaderías',
  cafe: 'cafetería, cafeterías, café, tostadores de café, tostador de café, tetería, salón de té',
  restaurant:
    'restaurante, restaurantes, bar, bares, tasca, taberna, cocina, cocinero, chef, gastronomía, comedor, catering, mesón, asador, tapas, comida, cantina, pizzería, fonda, recetas, bar de tapas',
  brewery: 'cervecería, fábrica de cerveza, destilería, cervecero, sidrería',
  winery: 'bodega, bodegas, viñedo, viñedos, enoteca, vinoteca, viticultor, tienda de vinos',
  grocery:
    'supermercado, ultramarinos, frutería, verdulería, tienda de alimentación, mercado, abarrotes, alimentación, tienda gourmet, delicatessen',
  foodTruck: 'food truck, comida callejera, snacks, comida rápida, puesto de comida, gastroneta',
  vegan: 'vegano, vegetariano, comida vegana, a base de plantas',
  delivery: 'comida a domicilio, reparto a domicilio, entrega a domicilio, repartidores',
  farm: 'granja, finca, agricultura, ganadería, apicultura, explotación agrícola, cooperativa agrícola, rancho',
  hotel:
    'hotel, hoteles, hostal, hostales, posada, casa rural, casas rurales, alojamiento, albergue, parador, hospedaje, apartamentos turísticos, cabañas turísticas',
  travel:
    'viaje, viajes, agencia de viajes, turismo, crucero, cruceros, excursión, vacaciones, retiro, retiros, tours',
  airline: 'aerolínea, aeropuerto, aviación, vuelos',
  camping: 'camping, campings, autocaravana, furgoneta camper, tiendas de campaña, campamento',
  realEstate:
    'inmobiliaria, inmobiliario, bienes raíces, viviendas, vivienda, pisos, apartamentos, casas, coworking, promotora',
  architecture: 'arquitectura, arquitecto, arquitecta, estudio de arquitectura, urbanismo',
  interior: 'interiorismo, interiorista, decoración, diseño de interiores, decoradora',
  furniture: 'muebles, mueble, mobiliario, sofás, sillas, mesas, lámparas, colchones, tapicería',
  construction:
    'construcción, constructora, obra, obras, reformas, albañilería, edificación, rehabilitación, grúas',
  carpentry: 'carpintería, carpintero, ebanista, ebanistería',
  plumbing: 'fontanero, fontanería, plomero, plomería, calefacción, baños, gasfitería',
  electrician: 'electricista, instalaciones eléctricas, instalación eléctrica',
  cleaning: 'limpieza, empresa de limpieza, tintorería, lavandería, detergente, productos de limpieza',
  machinery:
    'maquinaria, máquinas, herramientas, fabricación, fundición, ferretería, metalurgia, mecanizado, tornillos, recambios, bombas',
  printing: 'imprenta, impresión, papelería, serigrafía, risografía, encuadernación',
  logistics:
    'logística, transporte, transportes, mensajería, envíos, mudanzas, carga, paquetería, reparto, almacenaje',
  car: 'coche, coches, automóvil, automóviles, concesionario, alquiler de coches, vehículos, carros, autoescuela, automovilismo, camión, camiones',
  repairShop:
    'taller de coches, taller mecánico, mecánico de coches, chapa y pintura, lavado de coches, taller de automóviles',
  bicycle: 'bicicleta, bicicletas, bici, bicis, ciclismo, taller de bicicletas, bicis de carga',
  motorbike: 'moto, motos, motocicleta, motocicletas, scooters, moteros',
  electricCar: 'coche eléctrico, coches eléctricos, puntos de recarga, movilidad eléctrica',
  software:
    'software, saas, programas informáticos, nube informática, desarrollo web, gestión de proyectos, empresa de software, aplicación para, tecnología, tecnologías',
  ai: 'inteligencia artificial, ia, chatbot, aprendizaje automático',
  security: 'ciberseguridad, cifrado, contraseñas, alarmas, alarma, cerrajero, cerrajería, privacidad',
  data: 'datos, análisis de datos, estadística, estadísticas, analítica, cuadro de mando',
  hardware: 'electrónica, semiconductores, sensores, circuitos, auriculares, domótica',
  telecom: 'telecomunicaciones, telefonía, fibra óptica, operador móvil',
  games:
    'juego, juegos, videojuego, videojuegos, juegos de mesa, juego de mesa, estudio de videojuegos, sala de escape',
  music:
    'música, banda de música, banda, concierto, conciertos, orquesta, coro, discográfica, sello discográfico, escuela de música, ópera, radio, canciones, estudio de grabación, dj, conservatorio, sala de conciertos, mariachi',
  jazz: 'jazz, club de jazz, blues, swing, big band',
  film: 'cine, cines, película, películas, productora, documental, documentales, animación, festival de cine, cineclub',
  theatre:
    'teatro, teatros, escena, compañía de teatro, danza, escuela de danza, escuela de baile, baile, comedia, títeres, monólogos, musical, circo contemporáneo',
  podcast: 'podcast, podcasts, audiolibros',
  publishing:
    'editorial independiente, editorial, editoriales, revista, revistas, periódico, noticias, libro, libros, novela, novelas, autor, autora, blog, literatura, prensa',
  bookshop: 'librería, librerías, biblioteca, librero, libros usados',
  photography: 'fotografía, fotógrafo, fotógrafa, fotos, estudio fotográfico, retratos, cámaras',
  design:
    'diseño, estudio de diseño, diseño gráfico, agencia creativa, ilustración, ilustradora, ilustrador, estudio creativo, diseño web',
  marketing:
    'marketing, publicidad, agencia de publicidad, comunicación, agencia de comunicación, relaciones públicas, redes sociales',
  art: 'arte, galería de arte, galería, pintura, cuadros, escultura, esculturas, exposición, exposiciones, escuela de arte, bellas artes, taller de arte',
  museum: 'museo, museos, casa de subastas',
  tattoo: 'tatuaje, tatuajes, tatuador, tatuadora, estudio de tatuajes, piercing',
  ceramics: 'ceramista, alfarería, alfarero, taller de cerámica, taller de alfarería, estudio de cerámica',
  crafts:
    'manualidades, mercería, costura, bordado, bordados, tejidos, telas, textil, textiles, telar, labores, tejedoras',
  school:
    'escuela, escuelas, educación, enseñanza, profesor, profesores, clases, cursos, curso, academia, colegio, colegios, instituto, formación, refuerzo escolar, aprendizaje, montessori',
  university: 'universidad, universidades, facultad, campus, escuela de negocios, posgrado',
  kindergarten: 'guardería, guarderías, jardín de infancia, escuela infantil, preescolar',
  languageSchool:
    'escuela de idiomas, idiomas, academia de idiomas, traducción, traductor, traductora, intérprete, academia de inglés',
  charity:
    'ong, asociación, fundación, voluntarios, voluntariado, donaciones, sin ánimo de lucro, sin fines de lucro, humanitario, refugiados, solidaridad, banco de alimentos, derechos humanos, protectora de animales, cooperativa, benéfico, personas sin hogar',
  church: 'iglesia, parroquia, religioso, cristiano, capilla, monasterio, convento, sinagoga, mezquita',
  government:
    'ayuntamiento, gobierno, administración pública, ministerio, servicio público, servicios públicos, municipio, municipal, ciudadanos, ciudadanía, transporte público, alcaldía',
  politics: 'política, político, partido político, elecciones, campaña electoral, sindicato',
  emergency: 'bomberos, emergencias, rescate, protección civil, rescate de montaña',
  toys: 'juguete, juguetes, juguetería, rompecabezas, peluches, muñecas',
  pets: 'mascota, mascotas, perro, perros, gato, gatos, tienda de mascotas, peluquería canina, cachorros, adiestramiento, pienso',
  vet: 'veterinario, veterinaria, clínica veterinaria, veterinarios',
  florist: 'floristería, florista, florería, tienda de flores',
  energy:
    'energía renovable, energías renovables, energía eólica, eólica, eólico, compañía eléctrica, electricidad, baterías, hidrógeno, aerotermia, energía limpia',
  solar: 'energía solar, placas solares, paneles solares, fotovoltaica',
  recycling: 'reciclaje, residuos, reciclar, compostaje, punto limpio',
  wedding: 'boda, bodas, organizadora de bodas, vestidos de novia, matrimonio, banquetes',
  events:
    'evento, eventos, conferencia, conferencias, congreso, congresos, feria, organización de eventos, entradas',
  funeral: 'funeraria, funerales, tanatorio, duelo',
  childcare: 'niñera, canguro, cuidado de niños, ropa de bebé, pañales, cochecitos, canastilla',
  elderCare:
    'residencia de ancianos, residencia de mayores, cuidado de mayores, ayuda a domicilio, dependencia, audífonos, residencia para mayores',
  football: 'fútbol, club de fútbol, equipo de fútbol, futbol',
  running: 'running, carreras populares, correr, atletismo, triatlón, zapatillas de correr',
  climbing: 'escalada, rocódromo, búlder',
  sailing: 'navegación, escuela de vela, club náutico, alquiler de barcos, regata, regatas, chárter náutico',
  diving: 'buceo, escuela de buceo, submarinismo, snorkel',
  surfing: 'surf, escuela de surf, tablas de surf, tienda de surf, kitesurf',
  swimming: 'natación, escuela de natación, piscina, piscinas',
  skiing: 'esquí, escuela de esquí, estación de esquí, snowboard, esquiar',
  aerospace: 'aeroespacial, empresa espacial, satélites, industria espacial',
  biotech: 'biotecnología, biotech, genética, diagnóstico, genómica',
  recruiting: 'selección de personal, recursos humanos, empleo, empleos, bolsa de trabajo, reclutamiento',
  cannabis: 'cannabis, cbd',
  shop: 'tienda, tiendas, comercio, tienda online, tienda en línea, almacenes, regalos, bazar, concept store, mercadillo',
};
