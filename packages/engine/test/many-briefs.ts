import { DESIGN_STYLES } from '../src/brief/design-styles.ts';
import { INDUSTRIES } from '../src/brief/industries.ts';
import { createSeededRandom, type SeededRandom } from '../src/seeded-random.ts';

/** A brief like one of a user. */
export interface TestBrief {
  readonly mode: 'ai' | 'copilot';
  readonly input: {
    readonly description: string;
    readonly industry?: string;
    readonly customIndustry?: string;
    readonly designStyle?: string;
    readonly targetAudience?: string;
    readonly primaryColorHex?: string;
    readonly secondaryColorHex?: string;
  };
}

const BUSINESSES: readonly (readonly [industry: string, businessTypes: readonly string[]])[] = [
  [
    'tech',
    ['a robotics lab', 'a maker of developer tools', 'a cloud backup service', 'an app that plans shifts'],
  ],
  ['finance', ['a community bank', 'an accountancy practice', 'a savings app', 'an insurance broker']],
  ['healthcare', ['a dental practice', 'a midwives’ house', 'a hearing-aid maker', 'a sleep clinic']],
  ['education', ['a forest kindergarten', 'a language school', 'a coding camp for girls', 'a music academy']],
  ['retail', ['a shop for second-hand bicycles', 'a stationery store', 'a zero-waste grocer', 'a toy shop']],
  ['food', ['a neighbourhood bakery', 'a natural wine bar', 'a ramen counter', 'a maker of hot sauce']],
  ['travel', ['a hostel', 'a night-train company', 'a guide to mountain huts', 'a houseboat hotel']],
  ['entertainment', ['an open-air cinema', 'a comedy club', 'a studio for board games', 'a techno festival']],
  [
    'manufacturing',
    ['a foundry', 'a maker of kitchen knives', 'a paper mill', 'a producer of bicycle frames'],
  ],
  ['realestate', ['a broker of old farmhouses', 'a builder of tiny homes', 'a co-housing project']],
  ['nonprofit', ['a river clean-up', 'a library for refugees', 'a shelter for dogs', 'a seed bank']],
  ['government', ['a city’s youth council', 'a public swimming pool', 'a land registry']],
  ['creative', ['a printmaking studio', 'an architecture office', 'a maker of typefaces', 'a photographer']],
  ['fitness', ['a bouldering hall', 'a yoga studio', 'a rowing club', 'a boxing gym']],
  ['beauty', ['a barber', 'a maker of solid soap', 'a nail studio', 'a perfumer']],
  ['fashion', ['a tailor', 'a label for rain coats', 'a maker of wool hats', 'a sneaker workshop']],
  ['automotive', ['a garage for old vans', 'an electric scooter hire', 'a maker of rally seats']],
  ['other', ['a beekeeper', 'a piano tuner', 'a lighthouse museum', 'a bookbinder']],
];

const PLACES = [
  'Lisbon',
  'the harbour of Oslo',
  'the Black Forest',
  'the desert near Marrakesh',
  'Kyoto',
  'a suburb',
  'the Alps',
  'Buenos Aires',
  'the coast of Cornwall',
  'the old town',
];
const MOODS = [
  'calm',
  'loud and joyful',
  'luxurious',
  'playful',
  'quiet and exact',
  'rebellious',
  'warm',
  'cool and technical',
  'nostalgic',
  'hand-made',
  'bold',
  'delicate',
  'industrial',
  'honest and plain',
];
const OBJECTS = [
  'fresh bread',
  'moss and fern',
  'wet slate',
  'lavender fields',
  'red brick',
  'honey',
  'sea glass',
  'copper pipes',
  'cherry blossom',
  'coffee',
  'lemons',
  'night sky',
  'terracotta pots',
  'snow',
  'plums',
];
const AUDIENCES = [
  'young families',
  'engineers',
  'students',
  'retired people who travel',
  'brides',
  'people who cook',
  'night owls',
  'children',
];

/**
 * Briefs with combinations of industries, styles, places, moods and objects, some with given colors; deterministic.
 */
export function makeBriefs(count: number): TestBrief[] {
  return Array.from({ length: count }, (_, index) => makeBrief(index));
}

function makeBrief(index: number): TestBrief {
  const random = createSeededRandom(`brief ${index}`);
  const [industry, businessTypes] = BUSINESSES[index % BUSINESSES.length] ?? ['other', ['a shop']];
  const description = describe(pick(businessTypes, random), random);
  if (random() < 0.5) return { mode: 'ai', input: { description } };
  return {
    mode: 'copilot',
    input: {
      description,
      ...(random() < 0.8
        ? { industry, ...(industry === 'other' ? { customIndustry: pick(businessTypes, random) } : {}) }
        : {}),
      ...(random() < 0.8 ? { designStyle: pick(DESIGN_STYLES, random).value } : {}),
      ...(random() < 0.5 ? { targetAudience: pick(AUDIENCES, random) } : {}),
      ...givenColors(random),
    },
  };
}

function describe(businessType: string, random: SeededRandom): string {
  const parts = [
    `${businessType.charAt(0).toUpperCase()}${businessType.slice(1)}`,
    random() < 0.7 ? ` in ${pick(PLACES, random)}` : ' for the whole town',
    random() < 0.8 ? ` that feels ${pick(MOODS, random)}` : '',
    random() < 0.6 ? ` and makes you think of ${pick(OBJECTS, random)}` : '',
  ];
  return `${parts.join('')}.`;
}

function givenColors(random: SeededRandom): Partial<TestBrief['input']> {
  const hex = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  const draw = random();
  if (draw < 0.6) return {};
  return draw < 0.85 ? { primaryColorHex: hex() } : { primaryColorHex: hex(), secondaryColorHex: hex() };
}

function pick<T>(values: readonly T[], random: SeededRandom): T {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError('pick needs at least one value.');
  return value;
}

/** The industries with business types, so that a test can check that none is missing. */
export const TESTED_INDUSTRIES = BUSINESSES.map(([industry]) => industry);
export const ALL_INDUSTRIES = INDUSTRIES.map(({ value }) => value);
