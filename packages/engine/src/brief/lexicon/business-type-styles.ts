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
const STAGED = businessStyle([-0.1, -0.1, 0.2], { classic: 0.8, elegant: 0.7, editorial: 0.5 });
const OUTDOORS = businessStyle([0, 0, 0.2], { warm: 0.6, handmade: 0.4, friendly: 0.4 });
const HELPFUL = businessStyle([0.1, 0.1, 0.2], { friendly: 0.7, modern: 0.5, neutral: 0.5 });

/** The business types whose style differs from that of their industry. */
export const BUSINESS_TYPE_STYLES: Readonly<Partial<Record<BusinessTypeConceptId, BusinessTypeStyle>>> = {
  amusementPark: CHILDLIKE,
  antiques: BOOKISH,
  architecture: businessStyle([-0.3, 0, 0.5], { neutral: 0.8, modern: 0.8, editorial: 0.5, industrial: 0.4 }),
  audiology: HELPFUL,
  barber: businessStyle([0, -0.2, 0.3], { retro: 0.8, bold: 0.5, classic: 0.5 }),
  blacksmith: WORKSHOP,
  bookshop: BOOKISH,
  butcher: WORKSHOP,
  carpentry: WORKSHOP,
  ceramics: WORKSHOP,
  cheesemaker: WORKSHOP,
  childcare: CHILDLIKE,
  choir: STAGED,
  church: businessStyle([-0.2, -0.1, 0.1], { classic: 1, calm: 0.5, editorial: 0.4 }),
  circus: CHILDLIKE,
  cocktailBar: PRECIOUS,
  confectioner: WORKSHOP,
  crafts: WORKSHOP,
  dance: STAGED,
  dentist: businessStyle([0, 0.4, 0], { friendly: 0.8, neutral: 0.6, modern: 0.5 }),
  distillery: WORKSHOP,
  drivingSchool: HELPFUL,
  elderCare: businessStyle([-0.2, 0.1, -0.1], { warm: 0.9, calm: 0.6, friendly: 0.5 }),
  electrician: HELPFUL,
  florist: businessStyle([0.1, 0.2, 0.1], { elegant: 0.8, warm: 0.5, editorial: 0.5 }),
  forestry: OUTDOORS,
  funeral: businessStyle([-0.7, 0, -0.1], { calm: 1, classic: 0.9, elegant: 0.5 }),
  gardenCenter: OUTDOORS,
  gardener: OUTDOORS,
  glazier: WORKSHOP,
  hospice: GENTLE,
  iceCreamShop: CHILDLIKE,
  interior: businessStyle([-0.2, 0.1, 0.2], { elegant: 0.7, editorial: 0.6, modern: 0.6 }),
  jazz: businessStyle([0, -0.5, 0.4], { editorial: 0.8, elegant: 0.6, retro: 0.5 }),
  jewelry: PRECIOUS,
  kindergarten: CHILDLIKE,
  laundry: HELPFUL,
  law: SOBER,
  library: BOOKISH,
  locksmith: HELPFUL,
  massage: GENTLE,
  midwife: GENTLE,
  movers: HELPFUL,
  museum: businessStyle([0.1, 0, 0.5], { editorial: 0.9, modern: 0.7, bold: 0.3 }),
  newspaper: BOOKISH,
  notary: SOBER,
  orchestra: STAGED,
  painter: HELPFUL,
  perfume: businessStyle([-0.3, -0.1, 0.3], { elegant: 1, luxurious: 0.7, editorial: 0.5 }),
  pestControl: HELPFUL,
  photography: businessStyle([-0.2, 0, 0.4], { editorial: 0.9, modern: 0.6, neutral: 0.4 }),
  physiotherapy: HELPFUL,
  plumbing: HELPFUL,
  podcast: businessStyle([0.2, -0.2, 0.4], { bold: 0.7, modern: 0.6, editorial: 0.6 }),
  publishing: BOOKISH,
  riding: OUTDOORS,
  roofing: HELPFUL,
  shoemaker: WORKSHOP,
  skiing: businessStyle([0.2, 0.2, 0.2], { modern: 0.8, friendly: 0.5, bold: 0.4 }),
  spa: businessStyle([-0.4, 0.2, -0.1], { calm: 1, elegant: 0.8, luxurious: 0.4 }),
  stonemason: WORKSHOP,
  tailor: STAGED,
  tattoo: businessStyle([-0.1, -0.2, 0.5], { editorial: 0.8, elegant: 0.5, bold: 0.4 }),
  teaShop: OUTDOORS,
  therapy: GENTLE,
  toys: CHILDLIKE,
  translation: BOOKISH,
  university: BOOKISH,
  watches: PRECIOUS,
  wedding: businessStyle([-0.4, 0.3, -0.2], { elegant: 1, calm: 0.6, luxurious: 0.4, classic: 0.3 }),
  winery: businessStyle([-0.1, -0.2, 0.2], { classic: 0.7, editorial: 0.7, elegant: 0.5 }),
  yoga: GENTLE,
};
