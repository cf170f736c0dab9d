import type { GuideTaste } from './measure-taste.ts';

/* The measures of many guides, with the bounds that the tests and the benchmark hold. */

/** One measure over many guides, with its bounds. */
export interface TasteMeasure {
  readonly name: string;
  readonly value: number;
  readonly unit: '' | '%' | 'ΔE' | ': 1';
  readonly min: number | null;
  readonly max: number | null;
}

/** A guide with its brief; mud counts only if the brief does not ask for earth tones. */
export interface MeasuredGuide {
  readonly taste: GuideTaste;
  readonly asksForEarth: boolean;
}

/** The measures over many guides: of colors and fonts, then of surfaces and shapes. */
export function summarizeTaste(guides: readonly MeasuredGuide[]): TasteMeasure[] {
  const results = guides.map(({ taste }) => taste);
  return [...summarizeColors(guides), ...summarizePairs(results), ...summarizeLook(results)];
}

/** The number of guides among which shapes are counted. */
const SHAPE_SAMPLE = 180;

function summarizeLook(results: readonly GuideTaste[]): TasteMeasure[] {
  const shapes = new Set(results.slice(0, SHAPE_SAMPLE).map(({ shape }) => shape));
  const leadings = results.flatMap(({ didoneLeading }) => didoneLeading ?? []);
  const share = (isTrue: (taste: GuideTaste) => boolean) =>
    (100 * results.filter(isTrue).length) / results.length;
  const surfaces = results.map((taste) => taste.surfaces);
  return [
    measure(`shapes in ${SHAPE_SAMPLE} guides`, shapes.size, '', 8, null),
    measure(
      'condensed with negative tracking',
      share(({ hasTightCondensed }) => hasTightCondensed),
      '%',
      null,
      0,
    ),
    measure('line height of a didone, smallest', Math.min(...leadings), '', 1.15, null),
    measure(
      'page in the light neutral',
      share((taste) => taste.surfaces.isOwnPage),
      '%',
      99,
      null,
    ),
    measure(
      'page deeper than the dark neutral',
      share((taste) => taste.surfaces.isOwnNight),
      '%',
      99,
      null,
    ),
    measure(
      'surfaces: smallest text contrast',
      Math.min(...surfaces.map(({ text }) => text)),
      ': 1',
      4.5,
      null,
    ),
    measure(
      'surfaces: smallest border contrast',
      Math.min(...surfaces.map(({ border }) => border)),
      ': 1',
      3,
      null,
    ),
    measure(
      'cards: smallest difference to the page',
      Math.min(...surfaces.map(({ card }) => card)),
      'ΔE',
      2.5,
      null,
    ),
  ];
}

/** What designers turned down at first sight, and the variety of the highlights. */
function summarizePairs(results: readonly GuideTaste[]): TasteMeasure[] {
  const share = (
    name: string,
    isTrue: (taste: GuideTaste) => boolean,
    max: number | null,
    min: number | null = null,
  ) => measure(name, (100 * results.filter(isTrue).length) / results.length, '%', min, max);
  return [
    share('fresh highlights', ({ relations }) => relations.hasFreshHighlight, MAX_FRESH, MIN_FRESH),
    share('acid yellow beside orange or red', ({ relations }) => relations.hasAcidHighlight, MAX_REQUESTED),
    share('two near colors of one family', ({ relations }) => relations.hasTwins, MAX_NAMED_TWINS),
    share('orange on a strong red or green', ({ relations }) => relations.isFastFood, MAX_PLAYFUL),
    share('pale primaries', ({ hasPalePrimary }) => hasPalePrimary, MAX_REQUESTED),
    share('murky grays', ({ hasMurkyGray }) => hasMurkyGray, MAX_REQUESTED),
    share('grays unlike the page', ({ relations }) => relations.hasStrayGray, MAX_REQUESTED),
    share('browns too light for white text', ({ hasWeakBrown }) => hasWeakBrown, MAX_REQUESTED),
    share('screen colors on warm or green', ({ relations }) => relations.hasScreenHighlight, MAX_REQUESTED),
    share(
      'highlights level with the primary',
      ({ relations }) => relations.hasLevelHighlight,
      MAX_NAMED_TWINS,
    ),
    measure('largest family of highlights', largestFamily(results), '%', null, MAX_FAMILY),
  ];
}

/** The percentage of the most frequent highlights: red, coral, apricot, marigold, honey, butter, pink or fresh ones. */
function largestFamily(results: readonly GuideTaste[]): number {
  const families = results.map(({ relations }) => relations.highlightFamily);
  const counts = families.map((family) => families.filter((other) => other === family).length);
  return (100 * Math.max(...counts)) / results.length;
}

/** No idea is the same everywhere: fresh highlights are a minority, because they suit few primaries. */
const MIN_FRESH = 6;
const MAX_FRESH = 30;
const MAX_FAMILY = 25;
/** The percentages of briefs that may name two near colors, or ask for loud play. */
const MAX_NAMED_TWINS = 1;
const MAX_PLAYFUL = 1;
/** The percentage of briefs that may name colors which break a rule. */
const MAX_REQUESTED = 0.5;

function summarizeColors(guides: readonly MeasuredGuide[]): TasteMeasure[] {
  const results = guides.map(({ taste }) => taste);
  const mean = (read: (taste: GuideTaste) => number) =>
    results.reduce((sum, taste) => sum + read(taste), 0) / results.length;
  const share = (isTrue: (taste: GuideTaste) => boolean) => 100 * mean((taste) => (isTrue(taste) ? 1 : 0));
  const min = (read: (taste: GuideTaste) => number) => Math.min(...results.map(read));
  const mud = guides.filter(({ taste, asksForEarth }) => taste.hasMud && !asksForEarth).length;
  return [
    measure(
      'neutrals, mean',
      mean(({ neutrals }) => neutrals),
      '',
      2,
      3,
    ),
    measure(
      'neutrals, fewest',
      min(({ neutrals }) => neutrals),
      '',
      2,
      null,
    ),
    measure(
      'with an off-white',
      share(({ hasOffWhite }) => hasOffWhite),
      '%',
      100,
      null,
    ),
    measure('with mud that was not requested', (100 * mud) / guides.length, '%', null, 2),
    measure(
      'cool neon beside a warm primary',
      share(({ relations }) => relations.hasCoolNeon),
      '%',
      null,
      MAX_REQUESTED,
    ),
    measure(
      'second highlight without a relative',
      share(({ relations }) => relations.hasStranger),
      '%',
      null,
      MAX_REQUESTED,
    ),
    measure(
      'vivid colors, mean',
      mean(({ vivid }) => vivid),
      '',
      2,
      3.2,
    ),
    measure(
      'highest chroma, mean',
      mean(({ highestChroma }) => highestChroma),
      '',
      0.15,
      null,
    ),
    measure(
      'handwriting as header',
      share(({ isHandwritten }) => isHandwritten),
      '%',
      null,
      5,
    ),
    measure(
      'near-identical pairs',
      share(({ isNearIdenticalPair }) => isNearIdenticalPair),
      '%',
      null,
      0,
    ),
    measure(
      'smallest difference',
      min(({ minDifference }) => minDifference),
      'ΔE',
      8,
      null,
    ),
    measure(
      'smallest difference, color vision',
      min(({ minDeficientDifference }) => minDeficientDifference),
      'ΔE',
      4,
      null,
    ),
    measure(
      'smallest contrast',
      min(({ minContrast: contrast }) => contrast),
      ': 1',
      4.5,
      null,
    ),
  ];
}

/** Whether a measure is within its bounds. */
export function isWithinBounds({ value, min, max }: TasteMeasure): boolean {
  return (min === null || value >= min) && (max === null || value <= max);
}

function measure(
  name: string,
  value: number,
  unit: TasteMeasure['unit'],
  min: number | null,
  max: number | null,
): TasteMeasure {
  return { name, value, unit, min, max };
}
