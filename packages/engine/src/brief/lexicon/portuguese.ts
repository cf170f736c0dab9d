import type { LanguageLexicon } from './language-lexicon.ts';
import { PORTUGUESE_AUDIENCES, PORTUGUESE_MOODS, PORTUGUESE_TRADES } from './portuguese-moods.ts';
import { PORTUGUESE_COLORS, PORTUGUESE_THINGS } from './portuguese-words.ts';

const MODIFIERS: LanguageLexicon['modifiers'] = {
  dark: 'escuro, sombrio, enegrecido, carregado, fechado',
  deep: 'profundo, intenso, rico, aveludado, denso',
  light: 'claro, clarinho, leve, etéreo',
  pale: 'pálido, desbotado, leitoso, esbranquiçado, ténue, tênue, cremoso, deslavado',
  bright: 'brilhante, luminoso, radiante, alegre, ensolarado, fresco, solar',
  vivid: 'vivo, vibrante, saturado, forte, aceso, berrante, elétrico, ousado, choque, ácido, quentíssimo',
  muted:
    'apagado, suave, sóbrio, discreto, calmo, subtil, sutil, natural, fosco, mate, terroso, delicado, esbatido, neutro',
  dusty: 'empoeirado, fumado, envelhecido, velho, antigo, seco, queimado pelo sol',
  pastel: 'pastel',
  neon: 'neon, néon, fluorescente, flúor',
  warm: 'quente',
  cool: 'frio',
  burnt: 'queimado, tostado, torrado',
};

const GRAMMAR: LanguageLexicon['grammar'] = {
  negator:
    'não, sem, nunca, jamais, nem, nada de, nada, nenhum, nenhuma, exceto, excepto, salvo, tudo menos, qualquer cor menos, qualquer coisa menos, evitar, evitem, evite, evitamos, em vez de, em vez do, em vez da, ao invés de, longe de, longe do, longe da, fartos de, fartos do, cansados de, cansados do, odiamos, detestamos, odeio, rejeitamos, tampouco, ao contrário de, ao contrário do, ao contrário da, a concorrência, concorrentes, os outros, todos os outros, proibido o, livre de, fugir do, fugir de, fugimos do, fugimos de, chega de, à exceção de, à exceção do, com exceção de, com exceção do, excluindo, excetuando',
  softener:
    'menos, não demasiado, não muito, não tão, um pouco menos, sem ser, sem excesso de, nunca demasiado, nada muito, sem exagerar no',
  affirmer:
    'não só, não apenas, não somente, porque não, por que não, sem esquecer, sem dúvida, sem limites, sem compromisso, sem pretensões, nada menos que, não há nada como, não esquecer, não hesite, sem pressa, nem mais nem menos, sem medo de, não temos medo, sem fronteiras, sem fins lucrativos, sem glúten, sem açúcar, sem marcação, nunca sem, sem complicações, sem abrigo, sem igual, não é à toa, nenhuma cor exceto, nenhuma outra cor, sem outras cores',
  closer:
    'mas, porém, contudo, porque, pois, embora, antes, preferimos, prefiro, preferência, de preferência, queremos, quero, gostamos de, gosto de, gostamos, adoramos, por favor, só, somente, apenas, simplesmente, e sim, que, quem, cujo, cuja, enquanto, usem, usar, escolham, procuramos, senão, sim',
  backNegator:
    'está proibido, estão proibidos, fora de questão, está fora de questão, está fora, a evitar, não gostamos, é tabu, são tabu, nem pensar, não obrigado, não combina connosco, descartado, descartada, está descartado, está excluído, não é opção',
  joiner: 'e, ou, nem, com, além de, bem como, mais',
  accent:
    'acento, acentos, toque, toques, toque de, toques de, um toque de, detalhe, detalhes, pormenor, pormenores, pitada de, uma pitada de, apontamento, apontamentos, apontamentos de, nuance, notas de, cor secundária, secundária, secundário, um pouco de, destaque, destaques, cor de destaque, letras, pincelada de, pinceladas de',
  lead: 'cor principal, principal, principalmente, dominante, cor dominante, predominante, predomina, cor primária, primária, a nossa cor, nossa cor, sobretudo, cor base, cor da marca, à base de, apostamos em, apostar em, maioritariamente, acima de tudo',
  ground: 'fundo, fundos, papel, página, páginas, paredes, tela, superfície, superfícies',
  groundBefore: 'sobre, sobre fundo, fundo, sobre um fundo, com fundo, em fundo',
  intensifier: 'muito, realmente, extremamente, super, bem, bastante, especialmente, tão, mais',
  typeWord:
    'tipografia, tipo de letra, tipos de letra, fonte, fontes, letra, letras, título, títulos, cabeçalhos, lettering, texto corrido, serifa, escrito em',
  bodyWord: 'texto, textos, corpo de texto, parágrafos, corpo, texto corrido',
};

const IDIOMS =
  'no, nos, na, nas, o, os, a, as, da, do, luz verde, sinal verde, sinal vermelho, no vermelho, contas no vermelho, lista negra, mercado negro, ovelha negra, sexta feira negra, caixa preta, caixa negra, humor negro, zona cinzenta, massa cinzenta, príncipe azul, colarinho branco, páginas amarelas, idade de ouro, regra de ouro, chave de ouro, coração de ouro, mina de ouro, anos dourados, tapete vermelho, cartão vermelho, cartão amarelo, livro branco, em branco, noite em branco, maré alta de, mar de rosas, mar de dúvidas, mar de gente, chuva de ideias, ponta do icebergue, ponta do iceberg, quebrar o gelo, à flor da pele, chave na mão, base de dados, banco de dados, banco de imagens, pedra angular, ao pé da letra, campo de trabalho, a céu aberto, terra a terra, terra natal, ter em conta, ponto de vista, ponto de encontro, pontos de venda, fonte de inspiração, fonte de rendimento, claro que, é claro, abertos, nova iorque, à luz de, luz ao fundo do túnel, a fundo, no fundo, fundo de investimento, fundos de investimento, para, cor, cores, que cor, mão na massa, feira de emprego, serra elétrica, porta a porta, sobre rodas, sobre nós, são paulo, são joão, são, ama, amas, bala';

/** Words that are read only in a Portuguese text. */
const AMBIGUOUS =
  'com, show, shows, temporal, cores, cru, mares, lima, limas, manga, mangas, pipa, bala, balas, malas, mato, mata, pico, ama, lares, puro, junta, talho, fado, mate, vela, velas, lustre, solar, lago, lagos, natal, quinta, porto, paz, noz, sebo, sapo, tear, ramo, ramos, feira, prata, preto, rosa, rosas, verde, celeste, violeta, jade, esmeralda, menta, oliva, siena, malva, mel, favo, favos, faca, facas, lota, grama, cana, cravo, cato, feto, fetos, orla, onda, ondas, luar, lua, mina, forja, estrela, coroa, corvo, pele, tinta, cal, giz, vila, roça, renda, rendas, fada, fadas, mago, festa, festas, sumos, sucos, doce, doces, conto, alma, elite, lobo, lobos, pais, mãe, loja, lojas, bazar, boutique, bar, bares, tasca, adega, adegas, boteco, caju, papaia, coco, cocos, pão, pães, vinha, copa, malha, cera, sino, ferro, ouro, rico, forte, vivo, claro, seco, velho, leve, frio, mar, sol, rio, rios, lava, nada, nem, sem, salvo, exceto, coral, pink, nude, blush, aqua, damasco, pinho, pinha, canela, serra, atol, areal, areia, gala, moda, banda, coro, palco, arte, tela, fino, nobre, culto, formal, sereno, solene, original, local, social, digital, digitais, tropical, industrial, ritual, rural, medieval, cereal, natural, naturais, radical, animal, colar, pular, verso, raso, tulipa, iris, rolha, amora, amoras, uva, uvas, figo, romã, manual, pomar, horta, sal, salsa, mural, retiro, casas, casa, mesa, mesas, motas, mota, moto, motos, vagas, luto, malas, lixo, luxo, tosco, culto, agudo, drama, comum, texto, tons, tom, tempo, sala, dado, dados';

const FUNCTION_WORDS =
  'o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, no, na, nos, nas, ao, à, e, ou, é, são, para, com, por, pelo, pela, em, que, se, seu, sua, nosso, nossa, nossos, nossas, queremos, como, mais, muito, não, sem, mas, sobre, entre, este, esta, isto, ser, está, onde, quando, todo, todos, todas, também, já, até, desde, você, nós, ele, ela, tem, ter, fazer, feito, num, numa, cada, algo, outro, outra, cor, cores, dum';

/** The Portuguese lexicon. */
export const PORTUGUESE: LanguageLexicon = {
  language: 'pt',
  colors: PORTUGUESE_COLORS,
  things: PORTUGUESE_THINGS,
  moods: PORTUGUESE_MOODS,
  audiences: PORTUGUESE_AUDIENCES,
  trades: PORTUGUESE_TRADES,
  modifiers: MODIFIERS,
  harmonies: {
    monochromatic: 'monocromático, monocromo, tom sobre tom, uma só cor, uma única cor',
    analogous: 'análogo, análogas, cores análogas, cores vizinhas',
    complementary: 'complementar, complementares, cores complementares, cores opostas',
    'split-complementary': 'complementar dividida, complementares divididas',
    triadic: 'triádico, tríade, três cores',
    tetradic: 'tetrádico, dupla complementar',
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
    ['inho', 'o'],
    ['inha', 'a'],
    ['inhos', 'o'],
    ['inhas', 'a'],
    ['ais', 'al'],
    ['eis', 'el'],
    ['ois', 'ol'],
    ['ns', 'm'],
    ['oes', 'ao'],
    ['aes', 'ao'],
    ['mente', ''],
    ['amente', 'o'],
    ['issimo', 'o'],
    ['issima', 'o'],
  ],
};
