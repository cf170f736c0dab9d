import type { BusinessTypeConceptId } from './business-type-concepts.ts';
import type { MoodConcept } from './mood-concepts.ts';

/** The style of a business type: its effect on the mood, and the font traits that suit it. */
export type BusinessTypeStyle = Pick<MoodConcept, 'shift' | 'fonts'>;

const businessStyle = (
  shift: BusinessTypeStyle['shift'],
  fonts: BusinessTypeStyle['fonts'],
): BusinessTypeStyle => ({ shift, fonts });

const SOBER = businessStyle([-0.5, -0.1, 0.1], { classic: 0.9, editorial: 0.6, corporate: 0.4 });
const GENTLE = businessStyle([-0.5, 0.25, -0.3], { calm: 1, warm: 0.5, elegant: 0.4 });
const PRECIOUS = businessStyle([-0.2, -0.4, 0.4], { luxurious: 1, elegant: 0.8 });
const BOOKISH = businessStyle([-0.1, 0, 0.3], { editorial: 1, classic: 0.7, warm: 0.3 });
const WORKSHOP = businessStyle([-0.1, -0.1, 0.1], { handmade: 0.9, warm: 0.6, editorial: 0.3 });
const CHILDLIKE = businessStyle([0.5, 0.3, 0.1], { playful: 1, friendly: 0.8, handmade: 0.3 });
const HELPFUL = businessStyle([0.1, 0.1, 0.2], { friendly: 0.7, modern: 0.5, neutral: 0.5 });

/** The business types whose style differs from that of their industry. */
export const BUSINESS_TYPE_STYLES: Readonly<Partial<Record<BusinessTypeConceptId, BusinessTypeStyle>>> = {
  architecture: businessStyle([-0.3, 0, 0.5], { neutral: 0.8, modern: 0.8, editorial: 0.5, industrial: 0.4 }),
  barber: businessStyle([0, -0.2, 0.3], { retro: 0.8, bold: 0.5, classic: 0.5 }),
  bookshop: BOOKISH,
  carpentry: WORKSHOP,
  ceramics: WORKSHOP,
  childcare: CHILDLIKE,
  church: businessStyle([-0.2, -0.1, 0.1], { classic: 1, calm: 0.5, editorial: 0.4 }),
  crafts: WORKSHOP,
  dentist: businessStyle([0, 0.4, 0], { friendly: 0.8, neutral: 0.6, modern: 0.5 }),
  elderCare: businessStyle([-0.2, 0.1, -0.1], { warm: 0.9, calm: 0.6, friendly: 0.5 }),
  electrician: HELPFUL,
  florist: businessStyle([0.1, 0.2, 0.1], { elegant: 0.8, warm: 0.5, editorial: 0.5 }),
  funeral: businessStyle([-0.7, 0, -0.1], { calm: 1, classic: 0.9, elegant: 0.5 }),
  hospice: GENTLE,
  interior: businessStyle([-0.2, 0.1, 0.2], { elegant: 0.7, editorial: 0.6, modern: 0.6 }),
  jazz: businessStyle([0, -0.5, 0.4], { editorial: 0.8, elegant: 0.6, retro: 0.5 }),
  jewelry: PRECIOUS,
  kindergarten: CHILDLIKE,
  law: SOBER,
  museum: businessStyle([0.1, 0, 0.5], { editorial: 0.9, modern: 0.7, bold: 0.3 }),
  perfume: businessStyle([-0.3, -0.1, 0.3], { elegant: 1, luxurious: 0.7, editorial: 0.5 }),
  photography: businessStyle([-0.2, 0, 0.4], { editorial: 0.9, modern: 0.6, neutral: 0.4 }),
  plumbing: HELPFUL,
  podcast: businessStyle([0.2, -0.2, 0.4], { bold: 0.7, modern: 0.6, editorial: 0.6 }),
  publishing: BOOKISH,
  skiing: businessStyle([0.2, 0.2, 0.2], { modern: 0.8, friendly: 0.5, bold: 0.4 }),
  spa: businessStyle([-0.4, 0.2, -0.1], { calm: 1, elegant: 0.8, luxurious: 0.4 }),
  tattoo: businessStyle([-0.1, -0.2, 0.5], { editorial: 0.8, elegant: 0.5, bold: 0.4 }),
  therapy: GENTLE,
  toys: CHILDLIKE,
  university: BOOKISH,
  watches: PRECIOUS,
  wedding: businessStyle([-0.4, 0.3, -0.2], { elegant: 1, calm: 0.6, luxurious: 0.4, classic: 0.3 }),
  winery: businessStyle([-0.1, -0.2, 0.2], { classic: 0.7, editorial: 0.7, elegant: 0.5 }),
  yoga: GENTLE,
};
