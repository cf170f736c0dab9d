import type { Language } from '../lexicon/languages.ts';
import type { ExamplePhrases } from './english-phrases.ts';

/** Phrases of a language, with headlines for a brand's own name: `{name}` stands for it. */
export interface ForeignPhrases extends ExamplePhrases {
  readonly nameTitles: readonly string[];
}

/** Headlines and texts that suit any brand, for briefs that are not in English. */
export const FOREIGN_PHRASES: Readonly<Record<Exclude<Language, 'en'>, ForeignPhrases>> = {
  de: {
    titles: [
      'Mit Sorgfalt gemacht',
      'Ein guter Anfang',
      'Schön, dass Sie da sind',
      'Gut gedacht, gut gemacht',
      'Näher, als man denkt',
      'Nehmen Sie sich Zeit',
      'Hier fängt es an',
      'Einfach gut',
    ],
    texts: [
      'Wir machen wenige Dinge und nehmen sie ernst. Schauen Sie sich um und fragen Sie nach.',
      'Was leicht aussieht, hat seine Zeit gebraucht. Kommen Sie vorbei und überzeugen Sie sich selbst.',
      'Jede Nachricht wird von einem Menschen gelesen und noch am selben Tag beantwortet.',
      'Gutes braucht keine großen Worte. Probieren Sie es aus und urteilen Sie selbst.',
      'Seit dem ersten Tag arbeiten wir so, wie wir es uns selbst wünschen würden.',
    ],
    nameTitles: ['Willkommen bei {name}', 'Das ist {name}', '{name} stellt sich vor'],
  },
  fr: {
    titles: [
      'Fait avec soin',
      'Un bel endroit pour commencer',
      'Prenez le temps',
      'Simplement bien fait',
      'Plus près qu’on ne le croit',
      'Tout commence ici',
      'Le goût du détail',
      'À découvrir sans hâte',
    ],
    texts: [
      'Nous faisons peu de choses et nous les faisons bien. Regardez autour de vous et posez vos questions.',
      'Ce qui semble simple a demandé du temps. Venez voir par vous-même.',
      'Chaque message est lu par une personne et reçoit une réponse dans la journée.',
      'Ici, rien ne presse. Choisissez ce qui vous plaît, nous nous occupons du reste.',
      'Depuis le premier jour, nous travaillons comme nous aimerions être servis.',
    ],
    nameTitles: ['Bienvenue chez {name}', 'Voici {name}', 'Faites connaissance avec {name}'],
  },
  es: {
    titles: [
      'Hecho con cuidado',
      'Un buen lugar para empezar',
      'Sin prisa, bien hecho',
      'Más cerca de lo que parece',
      'Todo empieza aquí',
      'Lo bueno, sin rodeos',
      'Con nombre propio',
      'Tómate tu tiempo',
    ],
    texts: [
      'Hacemos pocas cosas y las tomamos en serio. Mira con calma y pregunta lo que quieras.',
      'Lo que parece sencillo llevó su tiempo. Ven a comprobarlo.',
      'Cada mensaje lo lee una persona y recibe respuesta el mismo día.',
      'Aquí no hay prisa. Elige lo que te guste y nosotros hacemos el resto.',
      'Desde el primer día trabajamos como nos gustaría que trabajaran para nosotros.',
    ],
    nameTitles: ['Te presentamos {name}', 'Esto es {name}', 'Conoce {name}'],
  },
  pt: {
    titles: [
      'Feito com cuidado',
      'Um bom lugar para começar',
      'Sem pressa, bem feito',
      'Mais perto do que parece',
      'Tudo começa aqui',
      'O essencial, bem feito',
      'Com carácter próprio',
      'Para descobrir com tempo',
    ],
    texts: [
      'Fazemos poucas coisas e levamos cada uma a sério. Veja com calma e pergunte o que quiser.',
      'O que parece simples levou o seu tempo. Venha ver de perto.',
      'Cada mensagem é lida por uma pessoa e tem resposta no mesmo dia.',
      'Aqui não há pressa. Escolha o que lhe agrada e nós tratamos do resto.',
      'Desde o primeiro dia trabalhamos como gostaríamos que trabalhassem para nós.',
    ],
    nameTitles: ['Apresentamos {name}', 'Isto é {name}', 'Conheça {name}'],
  },
};
