import type { MoodConcept } from './mood-concepts.ts';
import type { TradeConceptId } from './trade-concepts.ts';

/** How the brands of a trade hold themselves: how their colors lean, and the font traits that suit them. */
export type TradeTemper = Pick<MoodConcept, 'shift' | 'fonts'>;

const temper = (shift: TradeTemper['shift'], fonts: TradeTemper['fonts']): TradeTemper => ({ shift, fonts });

const SOBER = temper([-0.5, -0.1, 0.1], { classic: 0.9, editorial: 0.6, corporate: 0.4 });
const GENTLE = temper([-0.5, 0.25, -0.3], { calm: 1, warm: 0.5, elegant: 0.4 });
const PRECIOUS = temper([-0.2, -0.4, 0.4], { luxurious: 1, elegant: 0.8 });
const BOOKISH = temper([-0.1, 0, 0.3], { editorial: 1, classic: 0.7, warm: 0.3 });
const WORKSHOP = temper([-0.1, -0.1, 0.1], { handmade: 0.9, warm: 0.6, editorial: 0.3 });
const CHILDLIKE = temper([0.5, 0.3, 0.1], { playful: 1, friendly: 0.8, handmade: 0.3 });
const HELPFUL = temper([0.1, 0.1, 0.2], { friendly: 0.7, modern: 0.5, neutral: 0.5 });

/** Trades that hold themselves otherwise than their field does. */
export const TRADE_TEMPERS: Readonly<Partial<Record<TradeConceptId, TradeTemper>>> = {
  architecture: temper([-0.3, 0, 0.5], { neutral: 0.8, modern: 0.8, editorial: 0.5, industrial: 0.4 }),
  barber: temper([0, -0.2, 0.3], { retro: 0.8, bold: 0.5, classic: 0.5 }),
  bookshop: BOOKISH,
  carpentry: WORKSHOP,
  ceramics: WORKSHOP,
  childcare: CHILDLIKE,
  church: temper([-0.2, -0.1, 0.1], { classic: 1, calm: 0.5, editorial: 0.4 }),
  crafts: WORKSHOP,
  dentist: temper([0, 0.4, 0], { friendly: 0.8, neutral: 0.6, modern: 0.5 }),
  elderCare: temper([-0.2, 0.1, -0.1], { warm: 0.9, calm: 0.6, friendly: 0.5 }),
  electrician: HELPFUL,
  florist: temper([0.1, 0.2, 0.1], { elegant: 0.8, warm: 0.5, editorial: 0.5 }),
  funeral: temper([-0.7, 0, -0.1], { calm: 1, classic: 0.9, elegant: 0.5 }),
  hospice: GENTLE,
  interior: temper([-0.2, 0.1, 0.2], { elegant: 0.7, editorial: 0.6, modern: 0.6 }),
  jazz: temper([0, -0.5, 0.4], { editorial: 0.8, elegant: 0.6, retro: 0.5 }),
  jewellery: PRECIOUS,
  kindergarten: CHILDLIKE,
  law: SOBER,
  museum: temper([0.1, 0, 0.5], { editorial: 0.9, modern: 0.7, bold: 0.3 }),
  perfume: temper([-0.3, -0.1, 0.3], { elegant: 1, luxurious: 0.7, editorial: 0.5 }),
  photography: temper([-0.2, 0, 0.4], { editorial: 0.9, modern: 0.6, neutral: 0.4 }),
  plumbing: HELPFUL,
  podcast: temper([0.2, -0.2, 0.4], { bold: 0.7, modern: 0.6, editorial: 0.6 }),
  publishing: BOOKISH,
  skiing: temper([0.2, 0.2, 0.2], { modern: 0.8, friendly: 0.5, bold: 0.4 }),
  spa: temper([-0.4, 0.2, -0.1], { calm: 1, elegant: 0.8, luxurious: 0.4 }),
  tattoo: temper([-0.1, -0.2, 0.5], { editorial: 0.8, elegant: 0.5, bold: 0.4 }),
  therapy: GENTLE,
  toys: CHILDLIKE,
  university: BOOKISH,
  watches: PRECIOUS,
  wedding: temper([-0.4, 0.3, -0.2], { elegant: 1, calm: 0.6, luxurious: 0.4, classic: 0.3 }),
  winery: temper([-0.1, -0.2, 0.2], { classic: 0.7, editorial: 0.7, elegant: 0.5 }),
  yoga: GENTLE,
};
