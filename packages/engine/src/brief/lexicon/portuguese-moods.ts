import type { LanguageLexicon } from './language-lexicon.ts';

export const PORTUGUESE_MOODS: LanguageLexicon['moods'] = {
  calm: 'calmo, calma, tranquilo, tranquilidade, sereno, serenidade, paz, relaxado, relaxante, relaxamento, zen, meditação, atenção plena, sossego, sossegado, repouso, lento, vagar',
  quiet: 'silencioso, silêncio, discreto, modesto, recatado, humilde, calado',
  loud: 'barulhento, estridente, berrante, espalhafatoso, gritante, roqueiro',
  bold: 'ousado, ousadia, audaz, audácia, corajoso, destemido, confiante, rebelde, provocador, atrevido, marcante',
  energetic:
    'enérgico, energia, cheio de energia, vibrante, apaixonado, paixão, vitalidade, dinamismo, empolgante, emocionante',
  vivid: 'cores vivas, vivo, intenso, saturado, cores fortes, cores intensas, vívido',
  muted: 'apagado, dessaturado, desbotado, esbatido, fosco, baço, mate, atenuado',
  subtle: 'subtil, sutil, subtileza, matizado, sugerido',
  soft: 'suave, suavidade, macio, terno, ternura, fofo, meigo, brando',
  pastel: 'tons pastel, tons pastéis, cores pastel, tom pastel, cores pastéis',
  bright: 'brilhante, luminoso, radiante, resplandecente, reluzente',
  light: 'leve, leveza, aéreo, arejado, etéreo, luz, claro, diáfano',
  dark: 'escuro, escuridão, sombrio, gótico, tenebroso, soturno, lúgubre',
  moody: 'melancólico, melancolia, atmosférico, introspetivo, saudade',
  mysterious: 'misterioso, mistério, enigmático, secreto, oculto, místico, esotérico, tarô, tarot',
  dramatic: 'dramático, teatral, cinematográfico, espetacular, contrastado',
  deep: 'profundo, profundidade',
  warm: 'caloroso, acolhedor, acolhedora, calor, quente, hospitaleiro, hospitalidade, afetuoso, carinhoso, aconchego humano',
  cosy: 'aconchegante, aconchego, confortável, conforto, caseiro, feito em casa, como em casa, reconfortante',
  cool: 'frio, gélido, descontraído, cool',
  fresh: 'fresco, frescura, frescor, refrescante, revigorante, estaladiço, crocante, suculento',
  clean: 'limpo, puro, pureza, nítido, transparente, transparência, arrumado, clareza, asseado',
  clinical: 'clínico, estéril, médico frio, asséptico',
  minimal: 'minimalista, minimalismo, mínimo, depurado, essencial, despojado, menos é mais',
  simple:
    'simples, simplicidade, sóbrio, sobriedade, fácil, singelo, sem complicações, intuitivo, despretensioso',
  modern: 'moderno, modernidade, modernista, bauhaus, progressista, de última geração',
  contemporary: 'contemporâneo, atual, na moda, tendência, estiloso, vanguarda, descolado',
  classic: 'clássico, intemporal, atemporal, icónico, icônico',
  traditional:
    'tradicional, tradição, à moda antiga, antigo, ancestral, conservador, medieval, barroco, típico',
  retro:
    'retro, retrô, anos 50, anos 60, anos 70, anos 80, anos 90, anos cinquenta, anos sessenta, anos setenta, anos oitenta, cassete, psicadélico, psicodélico',
  vintage: 'vintage, segunda mão, brechó, feira da ladra, antiguidades, antiquário, art déco, arte nova',
  nostalgic: 'nostálgico, nostalgia, memória, memórias, lembranças, infância, avó, avô, avós, antigamente',
  rustic: 'rústico, campestre, rural, aldeia, aldeias, camponês, vila, roça',
  handmade:
    'feito à mão, feita à mão, feitos à mão, feitas à mão, artesanal, artesão, artesãos, artesanato, artesã, desenhado à mão, à mão, ofício, manufatura, artesanais',
  industrial: 'industrial, fábrica, oficina, mecânico, funcional, armazém',
  raw: 'bruto, áspero, rugoso, por polir, tosco',
  edgy: 'punk, subversivo, alternativo, radical, graffiti, grafíti, skate, irreverente, underground',
  luxurious:
    'luxuoso, luxo, opulento, sumptuoso, suntuoso, glamoroso, glamour, cinco estrelas, requintado e luxuoso',
  premium:
    'premium, alta gama, qualidade, primeira qualidade, requintado, requinte, prestígio, prestigiado, excelência, nobre',
  elegant: 'elegante, elegância, refinado, distinto, chique, gracioso, fino, bom gosto',
  sophisticated: 'sofisticado, sofisticação, culto, exigente, maduro',
  romantic: 'romântico, romantismo, apaixonados, amor, sensual, íntimo, sedutor',
  feminine: 'feminino, feminilidade',
  masculine: 'masculino, viril',
  delicate: 'delicado, delicadeza, frágil, renda, rendas, translúcido',
  dreamy: 'sonhador, sonho, sonhos, onírico, surreal, surrealista, fada, fadas, unicórnio, sereia',
  magical:
    'mágico, magia, encantado, feitiço, conto de fadas, contos de fadas, bruxa, bruxas, mago, circo, fantasia',
  playful:
    'brincalhão, lúdico, travesso, maroto, banda desenhada, quadrinhos, desenhos animados, divertido e leve',
  fun: 'divertido, diversão, alegre, alegria, feliz, felicidade, humor, riso, risos, gargalhadas, engraçado',
  whimsical: 'caprichoso, fantasioso, imaginativo, imaginação, extravagante',
  festive: 'festivo, festa, festas, festival, celebração, carnaval, aniversário, fogo de artifício, arraial',
  friendly:
    'amigável, simpático, próximo, proximidade, acessível, aberto, comunidade, vizinhança, vizinhos, bairro, inclusivo, social, solidário, local, bem vindo, amigo, de bairro, convívio',
  caring:
    'cuidado, cuidados, compassivo, empatia, empático, apoio, bem estar, humano, acompanhamento, compreensivo, cuidar, carinho, curativo',
  trustworthy:
    'confiável, fiável, confiança, de confiança, seguro, segurança, estável, estabilidade, sólido, proteção, credível, garantia',
  serious: 'sério, seriedade, formal, austero, solene, rigoroso, digno, respeitoso',
  corporate: 'corporativo, institucional, empresarial, burocrático, engravatado',
  professional:
    'profissional, profissionais, especialista, especialistas, experiência, competente, eficiente, eficaz, produtivo',
  honest:
    'honesto, honestidade, autêntico, autenticidade, sincero, genuíno, verdadeiro, sem pretensões, justo, comércio justo, ético',
  natural: 'natural, natureza, naturalmente, naturais, holístico',
  organic: 'orgânico, biológico, bio, saudável, nutritivo, nutrição, integral, biológica',
  sustainable:
    'sustentável, sustentabilidade, ecológico, ecologia, ambiente, ambiental, meio ambiente, clima, desperdício zero, reciclado, planeta, renovável, biodegradável, a granel',
  earthy: 'terroso, tons terra, tons de terra, cores da terra, enraizado, telúrico, tons terrosos',
  technical:
    'técnico, engenharia, código, programação, algoritmo, tecnologia, tecnológico, informática, servidor, infraestrutura, código aberto',
  futuristic:
    'futurista, futuro, ficção científica, ciber, cyberpunk, robô, robôs, robótica, realidade virtual, quântico, drone, drones',
  digital: 'digital, aplicação, aplicativo, app, plataforma, internet, web, online, digitais',
  innovative: 'inovador, inovação, inventivo, pioneiro, visionário, experimental, startup, disruptivo',
  scientific:
    'científico, ciência, investigação, pesquisa, laboratório, química, física, biologia, microscópio',
  precise: 'preciso, precisão, exato, exatidão, meticuloso, rigor, minucioso, afiado',
  fast: 'rápido, rapidez, veloz, velocidade, instantâneo, ágil, expresso rápido, turbo',
  sporty:
    'desportivo, esportivo, desporto, esporte, esportes, dinâmico, atlético, competição, treino, boxe, ténis, tênis esporte, maratona, artes marciais, estádio, torneio',
  strong: 'forte, força, potente, poderoso, robusto, resistente, duradouro, musculado',
  young: 'jovem, jovens, juventude, juvenil',
  urban: 'urbano, cidade, metropolitano, metrópole, rua, arte urbana, arranha céus, citadino',
  tropical: 'tropical, tropicais, sumos, sucos, smoothie, vitaminas de fruta',
  exotic: 'exótico, longínquo, boémio, boêmio, oriental, hippie',
  spicy: 'picante, apimentado, condimentado',
  sweet: 'doce, doçura, amoroso, adorável, açúcar, sobremesa, sobremesas, querido, fofinho',
  editorial:
    'literário, tipográfico, jornalístico, narrativo, poesia, poeta, conto, ensaio, revista literária, histórias',
  scholarly:
    'académico, acadêmico, erudito, intelectual, filosófico, filosofia, histórico, história, arquivo',
  artistic: 'artístico, expressivo, pictórico, pintado',
  creative: 'criativo, criatividade, original, inspirador, inspiração, ideias, pouco convencional',
  quirky: 'excêntrico, peculiar, estranho, louco, absurdo, invulgar, maluco, irreverente e louco',
  optimistic: 'otimista, optimista, otimismo, positivo, esperança, esperançoso, encorajador, motivador',
  spiritual:
    'espiritual, espiritualidade, alma, sagrado, ritual, rituais, chakra, reiki, budista, oração, fé',
  exclusive:
    'exclusivo, exclusividade, único, por medida, sob medida, feito à medida, alta costura, edição limitada, privado, vip, elite',
  affordable:
    'acessível no preço, económico, econômico, barato e alegre, bom preço, desconto, promoções, preços baixos',
  adventurous:
    'aventureiro, aventura, aventuras, expedição, explorar, exploração, explorador, caminhadas, trilhos, trilhas, trekking, caminhantes, ar livre aventura',
  colorless:
    'todo preto, tudo preto, tudo em preto, todo em preto, todo de preto, só preto, todo branco, tudo branco, tudo em branco, todo de branco, incolor, sem cor, sem cores, nenhuma cor, todo cinzento, tudo cinzento',
  brutalist: 'brutalista, brutalismo',
  monochrome: 'monocromático, monocromo, tom sobre tom, uma só cor, uma única cor',
  colourful: 'colorido, multicolorido, multicor, cheio de cor, arco íris, muitas cores, todas as cores',
  contrasting: 'contrastes, contraste, alto contraste, contrastante',
  heritage:
    'herança, legado, património, patrimônio, gerações, geração, século, séculos, tradição familiar, aristocrático, empresa familiar, familiar desde',
  boring: 'aborrecido, chato, genérico, insípido, monótono, sem graça, entediante, enfadonho',
  cheap: 'barato, foleiro, brega',
  kitsch: 'kitsch, piroso, cafona, lamechas',
  geometric: 'geométrico, geometria, grelha, modular, estruturado, simétrico',
  wild: 'selvagem, indomável, lobo, lobos, fauna, silvestre',
};

export const PORTUGUESE_AUDIENCES: LanguageLexicon['audiences'] = {
  children:
    'criança, crianças, miúdos, menino, meninos, menina, meninas, infantil, pequenos, alunos, garotada',
  babies:
    'bebé, bebés, bebê, bebês, recém nascido, recém nascidos, maternidade, grávidas, parteira, parteiras, gravidez',
  teenagers: 'adolescentes, adolescente',
  students: 'estudantes, estudante, universitários, aprendizes',
  seniors: 'idosos, idosas, seniores, terceira idade, reformados, aposentados, pessoas mais velhas',
  parents: 'mães, mãe, pai, mamã, mamãs',
  families: 'famílias, família, lares',
  developers: 'programadores, programador, desenvolvedores, desenvolvedor, engenheiros, engenheiro',
  designers: 'designers, designer, criativos, arquitetos, ilustradores',
  brides: 'noivas, noiva, noivos, recém casados',
  athletes:
    'atletas, desportistas, esportistas, corredores, escaladores, ciclistas, nadadores, jogadores, surfistas',
  executives: 'executivos, executivo, gestores, investidores, diretores, empresários',
  gamers: 'gamers, streamers',
  artists: 'artistas, artista, músicos, pintores, bailarinos, cantores, fotógrafos',
  patients: 'pacientes, paciente, doentes, utentes, cuidadores',
  petOwners: 'donos de cães, donos de animais, amantes de animais, tutores de pets',
  travellers: 'viajantes, viajante, turistas, mochileiros, visitantes, hóspedes',
  farmers: 'agricultores, agricultor, criadores de gado, camponeses',
  collectors: 'colecionadores, colecionador, apreciadores, gourmets, conhecedores',
  founders: 'fundadores, empreendedores, empreendedor, empreendedoras, freelancers, startups',
  craftspeople: 'operários, mecânicos, trabalhadores',
};

export const PORTUGUESE_TRADES: LanguageLexicon['trades'] = {
  entertainment: 'entretenimento, espetáculos',
  bank: 'banco, bancos, bancário, crédito, créditos, poupança, poupanças, investimento, investimentos, finanças, gestão de patrimónios, empréstimo, crédito habitação, financeiro, financeira, serviços financeiros',
  insurance: 'seguros, seguradora, corretora de seguros, mediação de seguros',
  accounting: 'contabilidade, contabilista, contador, contabilistas, impostos, faturação, consultoria fiscal',
  fintech: 'fintech, criptomoedas, cripto, bitcoin, blockchain, pagamentos, carteira digital',
  law: 'advogado, advogados, advogada, advocacia, escritório de advogados, escritório de advocacia, jurídico, direito, solicitador',
  consulting: 'consultoria, consultora, consultor, consultores',
  dentist:
    'dentista, dentistas, clínica dentária, clínica odontológica, odontologia, ortodontia, dentes, dentário',
  clinic:
    'clínica, clínicas, hospital, hospitais, médico, médica, médicos, consultório, saúde, enfermagem, enfermeira, fisioterapia, fisioterapeuta, cirurgia, medicina, pediatra',
  pharmacy: 'farmácia, farmácias, farmacêutico, drogaria',
  therapy: 'terapia, terapeuta, psicologia, psicólogo, psicóloga, psicoterapia, coaching, coach',
  hospice: 'cuidados paliativos',
  optician: 'ótica, óculos, óptica, oculista, lentes',
  yoga: 'yoga, ioga, estúdio de yoga, pilates, aulas de yoga, aulas de ioga, tai chi',
  gym: 'ginásio, ginásios, academia de ginástica, fitness, musculação, personal trainer',
  spa: 'spa, massagem, massagens, sauna, termas, centro de bem estar',
  salon:
    'cabeleireiro, cabeleireira, salão de beleza, salão de cabeleireiro, manicure, unhas, cabelo, estética',
  barber: 'barbearia, barbeiro, barba',
  cosmetics:
    'cosmética, cosméticos, maquilhagem, maquiagem, beleza, sabonete, sabonetes, saboaria, batom, cuidados da pele, cuidados de pele, champô',
  perfume: 'perfume, perfumes, perfumaria, fragrância, fragrâncias, aromas',
  fashion:
    'moda, roupa, roupas, marca de roupa, vestuário, boutique, alfaiate, alfaiataria, modista, costureira, vestidos, bolsas, malas, fatos de banho, biquínis, fantasias',
  jewellery: 'joias, jóias, joalharia, joalheria, joalheiro, anéis, colares, brincos, bijuteria, ourivesaria',
  shoes: 'sapatos, sapataria, calçado, calçados, sapatilhas, tênis, botas',
  watches: 'relógio, relógios, relojoaria, relojoeiro',
  bakery: 'padaria, padeiro, padeira, pastelaria, confeitaria, padarias',
  cafe: 'café, cafés, cafeteria, casa de chá, torrefação, salão de chá, coffee shop',
  restaurant:
    'restaurante, restaurantes, bar, bares, tasca, taberna, cozinha, cozinheiro, chef, gastronomia, refeitório, catering, cantina, churrascaria, petiscos, comida, pizzaria, marisqueira, boteco, botequim, receitas, lanchonete',
  brewery: 'cervejaria, fábrica de cerveja, cervejeira, destilaria, microcervejaria',
  winery:
    'vinícola, adega, adegas, quinta vinícola, produtor de vinhos, garrafeira, enoteca, vinhas, loja de vinhos',
  grocery:
    'mercearia, supermercado, mercado, frutaria, mercearia fina, quitanda, feira livre, loja biológica, minimercado, empório',
  foodTruck: 'food truck, comida de rua, snack, snacks, fast food, roulotte',
  vegan: 'vegano, vegetariano, comida vegana, à base de plantas, vegan',
  delivery: 'entrega ao domicílio, entregas ao domicílio, entrega de comida, entregadores',
  farm: 'quinta, fazenda, agricultura, pecuária, apicultura, exploração agrícola, herdade, sítio, cooperativa agrícola',
  hotel:
    'hotel, hotéis, pousada, pousadas, albergue, hostel, casa de campo, turismo rural, alojamento, alojamento local, hospedagem, pensão, chalés',
  travel:
    'viagem, viagens, agência de viagens, turismo, cruzeiro, cruzeiros, excursão, férias, passeios, retiro, retiros',
  airline: 'companhia aérea, aeroporto, aviação, voos',
  camping: 'campismo, parque de campismo, acampamento, autocaravana, tendas, motorhome, glamping',
  realEstate:
    'imobiliária, imobiliário, imóveis, casas, apartamentos, habitação, coworking, moradia, moradias',
  architecture:
    'arquitetura, arquiteto, arquiteta, arquitectura, escritório de arquitetura, ateliê de arquitetura, urbanismo',
  interior: 'decoração, design de interiores, decoradora, interiores, arquitetura de interiores',
  furniture:
    'móveis, mobiliário, mobília, sofás, cadeiras, mesas, candeeiros, luminárias, colchões, estofador',
  construction:
    'construção, construtora, obras, remodelações, construção civil, empreiteiro, reabilitação, reformas, andaimes',
  carpentry: 'carpintaria, carpinteiro, marcenaria, marceneiro',
  plumbing: 'canalizador, canalização, encanador, encanamento, aquecimento, casas de banho, banheiros',
  electrician: 'eletricista, instalações elétricas',
  cleaning:
    'limpeza, limpezas, empresa de limpeza, lavandaria, lavanderia, tinturaria, detergente, produtos de limpeza',
  machinery:
    'máquinas, maquinaria, maquinário, ferramentas, fabrico, fundição, metalurgia, metalomecânica, torneiro, peças, bombas, ferragens, loja de ferragens',
  printing: 'tipografia oficina, gráfica, impressão, papelaria, serigrafia, risografia, encadernação',
  logistics:
    'logística, transporte, transportes, transportadora, estafeta, mudanças, carga, envios, frete, armazenagem',
  car: 'carro, carros, automóvel, automóveis, concessionário, concessionária, aluguer de carros, aluguel de carros, veículos, escola de condução, autoescola, camião, caminhão',
  repairShop:
    'oficina de automóveis, oficina mecânica, mecânico de automóveis, lavagem de carros, chapa e pintura',
  bicycle: 'bicicleta, bicicletas, bicicletaria, ciclismo, oficina de bicicletas, bikes',
  motorbike: 'mota, motas, moto, motos, motocicletas, motociclismo',
  electricCar: 'carro elétrico, carros elétricos, mobilidade elétrica, postos de carregamento',
  software:
    'software, saas, desenvolvimento web, gestão de projetos, empresa de software, aplicativo para, aplicação para, nuvem informática, tecnologia, tecnologias',
  ai: 'inteligência artificial, ia, chatbot, aprendizagem automática',
  security: 'cibersegurança, encriptação, criptografia, alarmes, alarme, serralheiro, chaveiro, privacidade',
  data: 'dados, análise de dados, estatística, painel de dados',
  hardware: 'eletrónica, eletrônica, semicondutores, sensores, circuitos, auscultadores, domótica',
  telecom: 'telecomunicações, operadora, fibra ótica, telefonia',
  games:
    'jogo, jogos, videojogo, videojogos, videogames, jogos de tabuleiro, jogo de tabuleiro, estúdio de jogos',
  music:
    'música, banda, bandas, concerto, concertos, orquestra, coro, editora discográfica, gravadora, escola de música, ópera, rádio, canções, estúdio de gravação, fado, dj, casa de fados, conservatório, show, shows',
  jazz: 'jazz, clube de jazz, blues, swing, big band',
  film: 'cinema, cinemas, filme, filmes, produtora, documentário, documentários, animação, cineclube',
  theatre:
    'teatro, teatros, palco, companhia de teatro, dança, escola de dança, comédia, marionetas, fantoches',
  podcast: 'podcast, podcasts, audiolivros',
  publishing:
    'editora, editoras, revista, revistas, jornal, notícias, livro, livros, romance, romances, autor, autora, blogue, blog, literatura',
  bookshop: 'livraria, livrarias, biblioteca, alfarrabista, sebo, livreiro',
  photography: 'fotografia, fotógrafo, fotógrafa, fotos, estúdio fotográfico, retratos',
  design:
    'design, estúdio de design, design gráfico, agência criativa, ilustração, ilustradora, ilustrador, estúdio criativo, web design',
  marketing:
    'marketing, publicidade, agência de publicidade, comunicação, agência de comunicação, redes sociais',
  art: 'arte, galeria de arte, galeria, pintura, quadros, escultura, esculturas, exposição, exposições, escola de arte, belas artes, ateliê, atelier',
  museum: 'museu, museus, leiloeira',
  tattoo: 'tatuagem, tatuagens, tatuador, tatuadora, estúdio de tatuagem, piercing',
  ceramics:
    'ceramista, olaria, oleiro, oficina de cerâmica, ateliê de cerâmica, atelier de cerâmica, estúdio de cerâmica',
  crafts:
    'trabalhos manuais, retrosaria, costura, bordado, bordados, tecelagem, tecidos, têxteis, têxtil, armarinho, tear',
  school:
    'escola, escolas, educação, ensino, professor, professores, aulas, cursos, curso, colégio, formação, explicações, aprendizagem, montessori',
  university: 'universidade, universidades, faculdade, campus, pós graduação',
  kindergarten: 'creche, creches, jardim de infância, infantário, pré escola, educação infantil',
  languageSchool:
    'escola de línguas, escola de idiomas, línguas, idiomas, tradução, tradutor, tradutora, intérprete',
  charity:
    'ong, associação, fundação, voluntários, voluntariado, donativos, doações, sem fins lucrativos, humanitário, refugiados, solidariedade, banco alimentar, direitos humanos, sem abrigo, abrigo de animais, cooperativa',
  church: 'igreja, paróquia, religioso, cristão, capela, mosteiro, convento, sinagoga, mesquita',
  government:
    'câmara municipal, prefeitura, governo, administração pública, ministério, serviço público, serviços públicos, município, cidadãos, transportes públicos, junta de freguesia, autarquia',
  politics: 'política, político, partido político, eleições, campanha eleitoral, sindicato',
  emergency: 'bombeiros, emergência, emergências, proteção civil, resgate',
  toys: 'brinquedo, brinquedos, loja de brinquedos, puzzle, puzzles, peluches, pelúcia, bonecas',
  pets: 'animais de estimação, animal de estimação, cão, cães, cachorro, cachorros, gato, gatos, pet shop, banho e tosa, petshop, ração',
  vet: 'veterinário, veterinária, clínica veterinária, veterinários',
  florist: 'florista, floristas, floricultura, loja de flores',
  energy:
    'energia renovável, energias renováveis, energia eólica, eólica, eólico, eletricidade, baterias, hidrogénio, fornecedor de energia, energia limpa',
  solar: 'energia solar, painéis solares, fotovoltaico, solar',
  recycling: 'reciclagem, resíduos, reciclar, compostagem, lixo',
  wedding: 'casamento, casamentos, vestidos de noiva, organização de casamentos, matrimónio, noivado',
  events: 'evento, eventos, conferência, conferências, congresso, feira, bilheteira, bilheteria, ingressos',
  funeral: 'funerária, funerais, velório, luto, agência funerária',
  childcare: 'babá, babysitter, roupa de bebé, roupa de bebê, fraldas, carrinhos de bebé',
  elderCare:
    'lar de idosos, residência sénior, apoio domiciliário, cuidados ao domicílio, casa de repouso, aparelhos auditivos',
  football: 'futebol, clube de futebol, equipa de futebol, time de futebol',
  running: 'corrida, corridas, correr, atletismo, triatlo',
  climbing: 'escalada, ginásio de escalada, parede de escalada, bouldering',
  sailing: 'escola de vela, vela desportiva, clube náutico, aluguer de barcos, regata, regatas, navegação',
  diving: 'mergulho, escola de mergulho, centro de mergulho, snorkeling',
  surfing: 'surf, surfe, escola de surf, escola de surfe, pranchas de surf, pranchas, surf camp',
  swimming: 'natação, escola de natação, piscina, piscinas',
  skiing: 'esqui, escola de esqui, estância de esqui, snowboard',
  aerospace: 'aeroespacial, empresa espacial, satélites',
  biotech: 'biotecnologia, biotech, genética, diagnóstico',
  recruiting: 'recrutamento, recursos humanos, emprego, empregos, vagas',
  cannabis: 'cannabis, canábis, cbd',
  shop: 'loja, lojas, comércio, loja online, presentes, bazar, concept store, varejo',
};
