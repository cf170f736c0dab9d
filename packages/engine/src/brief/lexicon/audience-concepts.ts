import { type HueCandidate, MOOD_CONCEPTS, type MoodConcept } from './mood-concepts.ts';

/* The target audiences, independent of the language. An audience affects the mood like a mood word, but less. */

const BABY: readonly HueCandidate[] = [
  [228, 0.08, 0.74, 1, 'nursery blue'],
  [85, 0.11, 0.83, 1, 'chick yellow'],
  [160, 0.075, 0.74, 1, 'soft mint'],
  [20, 0.09, 0.77, 1, 'soft apricot'],
];

/** The audiences that words can name. */
export const AUDIENCE_CONCEPTS = {
  children: {
    adjective: 'playful',
    shift: [0.6, 0.3, 0.2],
    fonts: { playful: 1, friendly: 0.8, handmade: 0.4 },
    hues: MOOD_CONCEPTS.playful.hues ?? [],
  },
  babies: {
    adjective: 'gentle',
    shift: [-0.2, 0.5, -0.3],
    fonts: { friendly: 1, playful: 0.5, warm: 0.5 },
    hues: BABY,
  },
  teenagers: {
    adjective: 'youthful',
    shift: [0.6, 0.1, 0.5],
    fonts: { bold: 0.7, playful: 0.6, modern: 0.4 },
    hues: MOOD_CONCEPTS.energetic.hues ?? [],
  },
  students: { adjective: 'lively', shift: [0.3, 0.2, 0.1], fonts: { friendly: 0.6, modern: 0.5 } },
  seniors: {
    adjective: 'clear',
    shift: [-0.1, -0.1, 0.4],
    fonts: { warm: 0.6, neutral: 0.5, classic: 0.4 },
  },
  parents: { adjective: 'reassuring', shift: [0, 0.2, -0.1], fonts: { friendly: 0.8, warm: 0.7 } },
  families: { adjective: 'welcoming', shift: [0.1, 0.2, -0.1], fonts: { friendly: 0.8, warm: 0.7 } },
  developers: {
    adjective: 'technical',
    shift: [0, -0.3, 0.4],
    fonts: { technical: 1, neutral: 0.4 },
    hues: MOOD_CONCEPTS.technical.hues ?? [],
  },
  designers: {
    adjective: 'considered',
    shift: [0, 0, 0.4],
    fonts: { modern: 0.7, editorial: 0.5, geometric: 0.4 },
  },
  brides: {
    adjective: 'romantic',
    shift: [-0.2, 0.4, -0.2],
    fonts: { elegant: 1, handmade: 0.4, luxurious: 0.4 },
    hues: MOOD_CONCEPTS.romantic.hues ?? [],
  },
  athletes: {
    adjective: 'athletic',
    shift: [0.5, -0.1, 0.6],
    fonts: { bold: 1, industrial: 0.5 },
    hues: MOOD_CONCEPTS.sporty.hues ?? [],
  },
  executives: {
    adjective: 'assured',
    shift: [-0.3, -0.3, 0.2],
    fonts: { corporate: 0.8, classic: 0.5, elegant: 0.3 },
    hues: MOOD_CONCEPTS.professional.hues ?? [],
  },
  gamers: {
    adjective: 'electric',
    shift: [0.7, -0.4, 0.7],
    fonts: { technical: 0.7, retro: 0.6, bold: 0.5 },
    hues: MOOD_CONCEPTS.futuristic.hues ?? [],
  },
  artists: { adjective: 'expressive', shift: [0.3, 0, 0.4], fonts: { handmade: 0.6, editorial: 0.6 } },
  patients: {
    adjective: 'reassuring',
    shift: [-0.3, 0.2, -0.2],
    fonts: { calm: 0.7, friendly: 0.5, neutral: 0.4 },
    hues: MOOD_CONCEPTS.caring.hues ?? [],
  },
  petOwners: { adjective: 'warm-hearted', shift: [0.3, 0.2, 0], fonts: { friendly: 0.9, playful: 0.6 } },
  travelers: { adjective: 'curious', shift: [0.3, 0.1, 0.2], fonts: { handmade: 0.4, modern: 0.4 } },
  farmers: { adjective: 'down-to-earth', shift: [-0.1, -0.1, 0.1], fonts: { industrial: 0.5, warm: 0.5 } },
  collectors: { adjective: 'discerning', shift: [-0.2, -0.3, 0.2], fonts: { editorial: 0.6, elegant: 0.6 } },
  founders: { adjective: 'driven', shift: [0.3, 0, 0.3], fonts: { modern: 0.7, geometric: 0.5 } },
  craftspeople: {
    adjective: 'hands-on',
    shift: [-0.1, -0.2, 0.3],
    fonts: { industrial: 0.7, handmade: 0.5 },
  },
} as const satisfies Record<string, MoodConcept>;

export type AudienceConceptId = keyof typeof AUDIENCE_CONCEPTS;
