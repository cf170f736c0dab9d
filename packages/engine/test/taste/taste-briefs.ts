import { makeBriefs, type TestBrief } from '../many-briefs.ts';

/*
 * The briefs of the quality measures and of the contact sheet: without given colors, so that the engine chooses every
 * color.
 */

const GENERATED_COUNT = 400;

/** Realistic briefs, one per row of the contact sheet. */
export const SHEET_DESCRIPTIONS: readonly string[] = [
  'Quiet family funeral home in a small town. We want families to feel held, dignified, never gloomy.',
  'Hospice on a hill outside Ghent. Calm last weeks, garden view, music, no hospital feeling.',
  'Gentle dentist for children who are afraid of the drill',
  'Mobile dog groomer with a van full of bubbles',
  'Observability platform for SaaS teams: traces, logs, metrics, and one calm dashboard at 3 a.m.',
  'Indoor climbing gym with chalk dust, loud music and hard boulders. Raw energy.',
  'Second-hand vinyl store, soul and funk, 1974 forever',
  'Finnish sauna by the lake: birch, steam, hot stones, then the cold plunge',
  'Tattoo studio for fine line botanical work',
  'Esports team of teenagers from Katowice. Neon, fast, loud.',
  'Non-custodial crypto wallet for people who don’t trust banks',
  'Law firm for tenants. We’re on your side, we speak plainly, we win.',
  'Night bus company connecting Balkan capitals',
  'Plant-based burger chain with a wicked sense of humour',
  'Surfboard shaper in Byron Bay: sun, salt, fibreglass',
  'Choir for men over sixty in a former church',
  'A blacksmith forging kitchen knives over charcoal fire',
  'Rooftop greenhouse growing salad for twelve restaurants',
  'Concrete and steel architecture office',
  'Jade massage and gua sha practice',
  'Cobalt blue ceramics from Delft',
  'Women’s cycling club, never pink',
  'Ski school in Zermatt for nervous adults',
  'A neighbourhood bakery in Lisbon that mills its own flour',
  'Private bank for families, discreet since 1871',
  'Language app for travellers that makes you laugh',
  'Perfume house working with single flowers, silent and precise',
  'Accounting software for freelancers, friendly and quick',
  'Natural wine bar with a noisy back room',
  'Robotics lab that builds arms for surgeons',
  'Wooden toys for toddlers, made in the Erzgebirge',
  'Literary magazine for essays in translation',
  'Emergency shelter for dogs on the edge of town',
  'Electric scooter hire in Valencia',
  'Wedding photographer who works on film',
  'Hot sauce maker from Oaxaca with seven degrees of pain',
  'Insurance for musicians and their instruments',
  'Podcast studio for true crime',
  'Forest kindergarten, mud and rain included',
  'Luxury watchmaker, dark and precious',
  'Coffee roastery in an old tram depot',
  'Telemedicine for mothers in the first year',
  'Techno festival in an abandoned power plant',
  'Community credit union for farmers, anything but blue',
  'Pilates studio with morning light and linen curtains',
  'Sneaker label from Lagos, bold color, street and sport',
  'Heat pump installer who explains everything twice',
  'Independent bookshop with a cat',
  'River clean-up volunteers in Cologne',
  'Cybersecurity consultancy for hospitals',
  'Oyster bar on the Atlantic coast',
  'Ice cream parlour with sixteen sorbets',
  'Studio for variable typefaces',
  'Vineyard on volcanic soil in the Azores',
  'Solar cooperative owned by its village',
  'Barber for beards and stories',
  'Museum of contemporary craft',
  'Meal kits for endurance athletes',
  'Grief counselling for young people',
  'Kids’ science camp with rockets and slime',
];

/**
 * The briefs of the contact sheet, then generated combinations of business types, places, moods, styles and
 * audiences.
 */
export const TASTE_BRIEFS: readonly TestBrief[] = [
  ...SHEET_DESCRIPTIONS.map((description): TestBrief => ({ mode: 'ai', input: { description } })),
  ...makeBriefs(GENERATED_COUNT * 2)
    .filter(({ input }) => input.primaryColorHex === undefined)
    .slice(0, GENERATED_COUNT),
];

/** Words for earth, wood, leather, coffee and similar: a brief with one of them may get a brown or an olive. */
const EARTH_WORDS = new RegExp(
  [
    'earth clay wood timber leather coffee cocoa chocolate bread baker flour crust honey \\bbees?\\b beekeep',
    'olive copper brick terracotta moss bronze tan\\b khaki forest stone sand desert saddle beer whisk compost',
    'soil charcoal rustic',
  ]
    .flatMap((line) => line.split(' '))
    .join('|'),
  'i',
);

/** Whether the texts of a brief ask for earth tones. */
export function asksForEarth({ input }: TestBrief): boolean {
  return EARTH_WORDS.test(`${input.description} ${input.customIndustry ?? ''}`);
}
