import type { IndustryValue } from '../industries.ts';
import type { HueCandidate } from './mood-concepts.ts';

/** A business type: its industry, and its own hues if the industry is too broad. */
export interface BusinessTypeConcept {
  readonly industry: IndustryValue;
  readonly hues?: readonly HueCandidate[];
}

const plain = (industry: IndustryValue): BusinessTypeConcept => ({ industry });
const businessType = (industry: IndustryValue, hues: readonly HueCandidate[]): BusinessTypeConcept => ({
  industry,
  hues,
});

/** The business types that words can name, independent of the language. */
export const BUSINESS_TYPE_CONCEPTS = {
  bank: plain('finance'),
  insurance: businessType('finance', [
    [190, 0.085, 0.45, 2, 'sheltering teal'],
    [155, 0.095, 0.44, 2, 'steady green'],
    [255, 0.12, 0.43, 2, 'calm blue'],
    [25, 0.14, 0.48, 1, 'seal red'],
  ]),
  accounting: plain('finance'),
  fintech: businessType('finance', [
    [165, 0.14, 0.6, 2, 'fresh ledger green'],
    [280, 0.19, 0.53, 2, 'bright indigo'],
    [38, 0.18, 0.66, 1, 'card coral'],
    [196, 0.11, 0.58, 1, 'payment cyan'],
  ]),
  law: businessType('other', [
    [20, 0.115, 0.37, 2, 'oxblood'],
    [262, 0.09, 0.34, 2, 'gown navy'],
    [158, 0.07, 0.37, 2, 'desk-lamp green'],
    [60, 0.075, 0.42, 1, 'bound leather'],
  ]),
  consulting: plain('finance'),
  dentist: businessType('healthcare', [
    [196, 0.095, 0.63, 3, 'rinse aqua'],
    [168, 0.09, 0.67, 2, 'mint'],
    [236, 0.11, 0.61, 1, 'clear sky'],
  ]),
  clinic: plain('healthcare'),
  pharmacy: businessType('healthcare', [
    [153, 0.14, 0.52, 3, 'apothecary green'],
    [190, 0.09, 0.52, 1, 'tincture teal'],
    [27, 0.185, 0.52, 1, 'dispensary red'],
  ]),
  therapy: businessType('healthcare', [
    [165, 0.06, 0.58, 2, 'eucalyptus'],
    [290, 0.075, 0.57, 2, 'quiet violet'],
    [45, 0.09, 0.65, 1, 'warm clay'],
    [225, 0.06, 0.57, 1, 'morning mist blue'],
  ]),
  hospice: businessType('healthcare', [
    [290, 0.075, 0.5, 2, 'evening violet'],
    [180, 0.06, 0.5, 1, 'quiet teal'],
    [65, 0.08, 0.6, 1, 'candle'],
  ]),
  optician: businessType('healthcare', [
    [250, 0.14, 0.5, 1, 'iris blue'],
    [172, 0.09, 0.5, 1, 'lens green'],
    [42, 0.14, 0.6, 1, 'tortoiseshell'],
  ]),
  yoga: businessType('fitness', [
    [298, 0.085, 0.6, 2, 'dusk lilac'],
    [165, 0.065, 0.58, 2, 'eucalyptus'],
    [42, 0.105, 0.64, 1, 'clay'],
    [72, 0.11, 0.7, 1, 'saffron'],
  ]),
  gym: businessType('fitness', [
    [28, 0.205, 0.56, 2, 'pulse red'],
    [127, 0.2, 0.76, 2, 'sprint lime'],
    [52, 0.18, 0.67, 2, 'hot orange'],
    [92, 0.17, 0.85, 1, 'hi-vis yellow'],
  ]),
  spa: businessType('beauty', [
    [180, 0.065, 0.57, 2, 'mineral pool'],
    [140, 0.06, 0.6, 2, 'soft sage'],
    [45, 0.08, 0.7, 1, 'warm stone'],
  ]),
  salon: plain('beauty'),
  barber: businessType('beauty', [
    [26, 0.175, 0.48, 2, 'barber’s-pole red'],
    [260, 0.11, 0.37, 1, 'straight-razor blue'],
    [158, 0.07, 0.38, 1, 'bay-rum green'],
  ]),
  cosmetics: plain('beauty'),
  perfume: businessType('beauty', [
    [312, 0.09, 0.4, 2, 'violet accord'],
    [70, 0.115, 0.62, 2, 'amber accord'],
    [5, 0.11, 0.6, 1, 'rose accord'],
    [150, 0.06, 0.42, 1, 'vetiver'],
  ]),
  fashion: plain('fashion'),
  jewelry: businessType('fashion', [
    [85, 0.1, 0.63, 2, 'old gold'],
    [160, 0.095, 0.42, 1, 'emerald'],
    [262, 0.12, 0.38, 1, 'sapphire'],
    [14, 0.14, 0.41, 1, 'garnet'],
  ]),
  shoes: businessType('fashion', [
    [47, 0.11, 0.52, 2, 'cognac leather'],
    [20, 0.17, 0.52, 1, 'sole red'],
    [128, 0.15, 0.68, 1, 'lace green'],
  ]),
  watches: businessType('fashion', [
    [258, 0.1, 0.36, 1, 'blued steel'],
    [158, 0.07, 0.37, 1, 'enamel green'],
    [50, 0.09, 0.45, 1, 'strap leather'],
  ]),
  bakery: plain('food'),
  cafe: plain('food'),
  restaurant: plain('food'),
  brewery: plain('food'),
  winery: plain('food'),
  grocery: businessType('food', [
    [138, 0.145, 0.53, 3, 'market green'],
    [32, 0.18, 0.57, 2, 'tomato'],
    [60, 0.165, 0.7, 1, 'orange crate'],
  ]),
  foodTruck: businessType('food', [
    [32, 0.195, 0.58, 2, 'ketchup red'],
    [88, 0.165, 0.81, 2, 'street mustard'],
    [172, 0.1, 0.58, 1, 'enamel turquoise'],
  ]),
  vegan: businessType('food', [
    [137, 0.145, 0.56, 3, 'fresh leaves'],
    [322, 0.1, 0.42, 1, 'beet and aubergine'],
    [58, 0.16, 0.69, 1, 'carrot'],
  ]),
  delivery: businessType('food', [
    [45, 0.19, 0.65, 2, 'hot-box orange'],
    [150, 0.15, 0.56, 1, 'go green'],
    [350, 0.19, 0.6, 1, 'door-bell pink'],
  ]),
  farm: businessType('food', [
    [130, 0.1, 0.48, 3, 'field green'],
    [33, 0.14, 0.49, 1, 'barn red'],
    [80, 0.12, 0.68, 1, 'ripe grain'],
  ]),
  hotel: plain('travel'),
  travel: plain('travel'),
  airline: businessType('travel', [
    [240, 0.135, 0.5, 2, 'cruising-height blue'],
    [25, 0.19, 0.52, 1, 'tail-fin red'],
    [190, 0.09, 0.46, 1, 'jade tail'],
    [300, 0.12, 0.42, 1, 'evening-flight violet'],
  ]),
  camping: businessType('travel', [
    [150, 0.095, 0.43, 2, 'tent green'],
    [50, 0.155, 0.62, 2, 'camp-fire orange'],
  ]),
  realEstate: plain('realestate'),
  architecture: businessType('creative', [
    [40, 0.13, 0.55, 2, 'brick red'],
    [195, 0.055, 0.43, 1, 'glass edge'],
    [250, 0.05, 0.42, 2, 'drawing slate'],
    [92, 0.15, 0.82, 1, 'tracing-paper yellow'],
  ]),
  interior: businessType('creative', [
    [150, 0.055, 0.5, 2, 'lichen'],
    [38, 0.1, 0.6, 2, 'plaster pink'],
    [75, 0.1, 0.62, 1, 'brass'],
    [15, 0.1, 0.4, 1, 'velvet plum'],
  ]),
  furniture: businessType('retail', [
    [55, 0.085, 0.5, 2, 'oiled wood'],
    [160, 0.06, 0.43, 1, 'bottle glass'],
    [80, 0.13, 0.68, 1, 'mustard wool'],
  ]),
  construction: businessType('manufacturing', [
    [55, 0.17, 0.67, 3, 'safety orange'],
    [90, 0.165, 0.82, 2, 'digger yellow'],
    [245, 0.075, 0.43, 1, 'girder blue'],
    [33, 0.12, 0.5, 1, 'brick'],
  ]),
  carpentry: businessType('manufacturing', [
    [60, 0.095, 0.52, 3, 'planed wood'],
    [155, 0.075, 0.41, 1, 'workshop green'],
  ]),
  plumbing: businessType('manufacturing', [
    [225, 0.12, 0.52, 2, 'mains-water blue'],
    [50, 0.12, 0.57, 1, 'copper pipe'],
    [27, 0.17, 0.53, 1, 'hot-tap red'],
  ]),
  electrician: businessType('manufacturing', [
    [95, 0.17, 0.86, 2, 'spark yellow'],
    [258, 0.17, 0.5, 1, 'live-wire blue'],
    [50, 0.17, 0.66, 1, 'copper core'],
  ]),
  cleaning: businessType('other', [
    [200, 0.11, 0.64, 2, 'soap-suds aqua'],
    [160, 0.11, 0.66, 1, 'fresh mint'],
    [98, 0.16, 0.88, 1, 'lemon zest'],
  ]),
  machinery: plain('manufacturing'),
  printing: businessType('creative', [
    [340, 0.21, 0.58, 1, 'process magenta'],
    [215, 0.125, 0.64, 1, 'process cyan'],
    [97, 0.17, 0.88, 1, 'process yellow'],
  ]),
  logistics: businessType('manufacturing', [
    [50, 0.175, 0.65, 2, 'parcel orange'],
    [92, 0.165, 0.83, 1, 'van yellow'],
    [250, 0.12, 0.44, 1, 'container blue'],
    [27, 0.18, 0.51, 1, 'trailer red'],
  ]),
  car: plain('automotive'),
  repairShop: plain('automotive'),
  bicycle: businessType('automotive', [
    [128, 0.18, 0.72, 2, 'frame lime'],
    [30, 0.185, 0.58, 1, 'racing red'],
    [190, 0.095, 0.56, 2, 'celeste'],
    [60, 0.165, 0.69, 1, 'reflector orange'],
  ]),
  motorbike: businessType('automotive', [
    [38, 0.19, 0.59, 2, 'exhaust orange'],
    [25, 0.19, 0.48, 2, 'tank red'],
  ]),
  electricCar: businessType('automotive', [
    [165, 0.13, 0.6, 2, 'charge green'],
    [215, 0.125, 0.62, 2, 'current cyan'],
    [280, 0.17, 0.5, 1, 'volt violet'],
  ]),
  software: plain('tech'),
  ai: businessType('tech', [
    [290, 0.195, 0.52, 2, 'neural violet'],
    [175, 0.12, 0.6, 2, 'signal green'],
    [30, 0.17, 0.64, 1, 'spark coral'],
    [250, 0.17, 0.52, 1, 'logic blue'],
  ]),
  security: businessType('tech', [
    [200, 0.09, 0.47, 2, 'radar teal'],
    [145, 0.15, 0.56, 1, 'all-clear green'],
    [262, 0.14, 0.42, 2, 'vault blue'],
    [28, 0.19, 0.54, 1, 'alarm red'],
  ]),
  data: businessType('tech', [
    [255, 0.17, 0.52, 2, 'chart blue'],
    [170, 0.115, 0.56, 2, 'plot green'],
    [48, 0.17, 0.66, 1, 'outlier orange'],
  ]),
  hardware: businessType('tech', [
    [150, 0.12, 0.46, 2, 'circuit-board green'],
    [50, 0.13, 0.58, 1, 'copper trace'],
    [255, 0.1, 0.42, 1, 'anodised blue'],
  ]),
  telecom: businessType('tech', [
    [342, 0.2, 0.56, 1, 'call magenta'],
    [225, 0.13, 0.58, 2, 'airwave blue'],
    [150, 0.13, 0.55, 1, 'signal green'],
  ]),
  entertainment: plain('entertainment'),
  games: businessType('entertainment', [
    [298, 0.2, 0.52, 2, 'arcade violet'],
    [150, 0.17, 0.62, 1, 'pixel green'],
    [345, 0.22, 0.6, 1, 'boss-fight magenta'],
    [200, 0.13, 0.64, 1, 'level-up cyan'],
  ]),
  music: businessType('entertainment', [
    [345, 0.21, 0.56, 2, 'stage magenta'],
    [278, 0.18, 0.46, 2, 'blue hour'],
    [45, 0.17, 0.62, 1, 'amp-light orange'],
    [25, 0.18, 0.48, 1, 'curtain red'],
  ]),
  jazz: businessType('entertainment', [
    [265, 0.13, 0.37, 3, 'blue hour'],
    [72, 0.115, 0.6, 1, 'horn brass'],
  ]),
  film: businessType('entertainment', [
    [22, 0.17, 0.44, 2, 'curtain red'],
    [80, 0.12, 0.68, 1, 'projector gold'],
    [240, 0.07, 0.37, 1, 'day-for-night blue'],
  ]),
  theater: businessType('entertainment', [
    [20, 0.16, 0.42, 3, 'curtain red'],
    [80, 0.12, 0.66, 1, 'gilt'],
    [310, 0.12, 0.38, 1, 'velvet violet'],
  ]),
  podcast: businessType('entertainment', [
    [300, 0.18, 0.52, 1, 'voice violet'],
    [48, 0.17, 0.66, 1, 'on-air orange'],
    [165, 0.12, 0.56, 1, 'waveform green'],
  ]),
  publishing: businessType('creative', [
    [22, 0.15, 0.46, 2, 'cloth-bound red'],
    [160, 0.07, 0.4, 1, 'library green'],
    [258, 0.11, 0.4, 1, 'ink blue'],
    [75, 0.11, 0.65, 1, 'spine gold'],
  ]),
  bookshop: businessType('retail', [
    [22, 0.135, 0.43, 2, 'cloth-bound red'],
    [158, 0.075, 0.4, 2, 'library green'],
    [262, 0.1, 0.38, 1, 'ink blue'],
    [62, 0.095, 0.53, 1, 'worn leather'],
  ]),
  photography: businessType('creative', [
    [28, 0.18, 0.5, 2, 'darkroom red'],
    [70, 0.13, 0.68, 1, 'golden hour'],
    [255, 0.04, 0.38, 1, 'silver gelatin'],
  ]),
  design: plain('creative'),
  marketing: plain('creative'),
  art: businessType('creative', [
    [265, 0.2, 0.44, 2, 'ultramarine'],
    [32, 0.195, 0.57, 2, 'vermilion'],
    [92, 0.165, 0.84, 1, 'cadmium yellow'],
    [165, 0.1, 0.5, 1, 'viridian'],
  ]),
  museum: businessType('creative', [
    [28, 0.16, 0.47, 2, 'gallery red'],
    [75, 0.11, 0.62, 1, 'gilt frame'],
    [160, 0.06, 0.4, 1, 'old-master green'],
    [270, 0.12, 0.4, 1, 'ultramarine'],
  ]),
  tattoo: businessType('creative', [
    [180, 0.07, 0.4, 2, 'settled ink'],
    [25, 0.17, 0.47, 1, 'flash red'],
    [285, 0.06, 0.33, 1, 'black-violet ink'],
  ]),
  ceramics: businessType('creative', [
    [44, 0.11, 0.58, 2, 'fired clay'],
    [245, 0.1, 0.5, 1, 'cobalt glaze'],
    [165, 0.06, 0.6, 1, 'celadon'],
  ]),
  crafts: businessType('creative', [
    [42, 0.12, 0.58, 2, 'madder'],
    [80, 0.12, 0.68, 1, 'weld yellow'],
    [255, 0.1, 0.46, 1, 'woad blue'],
  ]),
  school: plain('education'),
  university: businessType('education', [
    [18, 0.125, 0.4, 2, 'gown crimson'],
    [262, 0.12, 0.38, 2, 'college blue'],
    [158, 0.08, 0.39, 2, 'quad green'],
    [300, 0.12, 0.4, 1, 'faculty violet'],
  ]),
  kindergarten: businessType('education', [
    [90, 0.16, 0.83, 2, 'duckling yellow'],
    [52, 0.165, 0.7, 2, 'crayon orange'],
    [142, 0.14, 0.62, 1, 'crayon green'],
    [230, 0.125, 0.65, 1, 'crayon blue'],
  ]),
  languageSchool: businessType('education', [
    [38, 0.17, 0.64, 1, 'speech-bubble coral'],
    [180, 0.1, 0.55, 1, 'phrase-book teal'],
    [88, 0.16, 0.82, 1, 'flash-card yellow'],
    [285, 0.14, 0.52, 1, 'accent violet'],
  ]),
  charity: plain('nonprofit'),
  church: businessType('nonprofit', [
    [295, 0.13, 0.42, 1, 'lenten violet'],
    [80, 0.12, 0.68, 1, 'altar gold'],
    [262, 0.13, 0.42, 1, 'stained-glass blue'],
    [20, 0.14, 0.44, 1, 'cardinal red'],
  ]),
  government: plain('government'),
  politics: plain('government'),
  emergency: businessType('government', [
    [27, 0.205, 0.53, 3, 'engine red'],
    [52, 0.18, 0.67, 1, 'rescue orange'],
  ]),
  toys: businessType('retail', [
    [27, 0.2, 0.58, 2, 'building-block red'],
    [92, 0.17, 0.86, 2, 'building-block yellow'],
    [250, 0.16, 0.56, 1, 'building-block blue'],
    [50, 0.175, 0.69, 1, 'crayon orange'],
  ]),
  pets: businessType('retail', [
    [55, 0.14, 0.64, 2, 'ginger fur'],
    [180, 0.1, 0.57, 1, 'collar teal'],
    [140, 0.12, 0.56, 1, 'dog-park green'],
    [28, 0.16, 0.6, 1, 'lead red'],
  ]),
  vet: businessType('healthcare', [
    [175, 0.09, 0.53, 2, 'scrubs green'],
    [45, 0.13, 0.63, 1, 'ginger fur'],
    [235, 0.1, 0.56, 1, 'clear sky'],
  ]),
  florist: businessType('retail', [
    [355, 0.15, 0.63, 2, 'blossom'],
    [142, 0.11, 0.48, 2, 'stem green'],
    [312, 0.1, 0.6, 1, 'lilac'],
    [30, 0.17, 0.6, 1, 'poppy'],
  ]),
  energy: businessType('manufacturing', [
    [85, 0.165, 0.8, 2, 'sunlight'],
    [150, 0.14, 0.54, 2, 'clean green'],
    [225, 0.12, 0.55, 1, 'wind blue'],
    [50, 0.17, 0.66, 1, 'charge orange'],
  ]),
  solar: businessType('manufacturing', [[80, 0.165, 0.79, 1, 'sunlight']]),
  recycling: businessType('nonprofit', [[148, 0.14, 0.53, 1, 'second-life green']]),
  wedding: businessType('entertainment', [
    [8, 0.085, 0.72, 2, 'petal rose'],
    [140, 0.05, 0.62, 1, 'eucalyptus'],
    [80, 0.08, 0.72, 1, 'champagne'],
    [300, 0.07, 0.65, 1, 'wisteria'],
  ]),
  events: businessType('entertainment', [
    [345, 0.2, 0.58, 1, 'spotlight magenta'],
    [290, 0.18, 0.5, 1, 'evening violet'],
    [50, 0.17, 0.66, 1, 'confetti orange'],
  ]),
  funeral: businessType('other', [
    [285, 0.055, 0.42, 1, 'dusk violet'],
    [160, 0.05, 0.41, 1, 'yew green'],
    [245, 0.05, 0.42, 1, 'still blue'],
  ]),
  childcare: businessType('education', [
    [88, 0.15, 0.82, 1, 'duckling yellow'],
    [160, 0.09, 0.68, 1, 'soft mint'],
    [30, 0.13, 0.7, 1, 'apricot'],
    [235, 0.1, 0.68, 1, 'nap-time blue'],
  ]),
  elderCare: businessType('healthcare', [
    [30, 0.12, 0.6, 1, 'warm coral'],
    [175, 0.075, 0.5, 2, 'gentle teal'],
    [285, 0.09, 0.5, 1, 'lavender'],
    [68, 0.11, 0.65, 1, 'afternoon gold'],
  ]),
  football: businessType('fitness', [
    [143, 0.15, 0.5, 2, 'pitch green'],
    [27, 0.2, 0.53, 1, 'home-shirt red'],
    [258, 0.18, 0.47, 1, 'away-shirt blue'],
  ]),
  running: businessType('fitness', [
    [38, 0.19, 0.61, 2, 'track red'],
    [128, 0.2, 0.77, 1, 'sprint lime'],
    [205, 0.12, 0.62, 1, 'morning cyan'],
  ]),
  climbing: businessType('fitness', [
    [45, 0.165, 0.62, 2, 'chalk-bag orange'],
    [200, 0.09, 0.5, 1, 'rope teal'],
    [92, 0.16, 0.82, 1, 'hold yellow'],
  ]),
  sailing: businessType('fitness', [
    [248, 0.13, 0.43, 2, 'sailing blue'],
    [205, 0.09, 0.5, 1, 'bay water'],
  ]),
  diving: businessType('fitness', [
    [215, 0.115, 0.5, 2, 'deep water'],
    [190, 0.11, 0.6, 1, 'reef lagoon'],
  ]),
  surfing: businessType('fitness', [
    [200, 0.115, 0.58, 2, 'breaking wave'],
    [42, 0.16, 0.66, 1, 'sunset session'],
  ]),
  swimming: businessType('fitness', [[210, 0.125, 0.62, 1, 'pool water']]),
  skiing: businessType('fitness', [
    [232, 0.11, 0.56, 2, 'glacier blue'],
    [28, 0.18, 0.56, 1, 'ski-patrol red'],
  ]),
  aerospace: businessType('manufacturing', [
    [270, 0.12, 0.36, 2, 'orbit blue'],
    [45, 0.17, 0.62, 1, 'launch orange'],
    [255, 0.05, 0.43, 1, 'titanium'],
  ]),
  biotech: businessType('healthcare', [
    [165, 0.115, 0.56, 2, 'culture green'],
    [290, 0.13, 0.5, 1, 'assay violet'],
    [215, 0.11, 0.55, 1, 'solution cyan'],
  ]),
  recruiting: businessType('other', [
    [172, 0.09, 0.5, 1, 'handshake teal'],
    [42, 0.155, 0.63, 1, 'warm orange'],
    [285, 0.14, 0.5, 1, 'interview violet'],
    [250, 0.13, 0.5, 1, 'first-day blue'],
  ]),
  cannabis: businessType('healthcare', [
    [142, 0.1, 0.48, 3, 'hemp green'],
    [295, 0.09, 0.48, 1, 'haze violet'],
  ]),
  shop: plain('retail'),
} as const satisfies Record<string, BusinessTypeConcept>;

export type BusinessTypeConceptId = keyof typeof BUSINESS_TYPE_CONCEPTS;
