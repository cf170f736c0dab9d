import type { Oklch } from '../color/color-space.ts';
import { maxChroma } from '../color/fit-gamut.ts';
import { createSeededRandom, type SeededRandom } from '../seeded-random.ts';
import { allowedAngles, shareOutHues, turnToHarmony } from './command-hues.ts';
import { EARTH_FAMILY, findHueFamily, NEUTRAL_FAMILY } from './hue-families.ts';
import { isMud } from './mud.ts';
import { NEUTRAL_CHROMA } from './palette-hues.ts';
import type { PaletteRequest, PaletteWish } from './palette-request.ts';
import { planAccent } from './plan-accents.ts';
import { planCompanion } from './plan-companion.ts';
import { type PlanContext, pick, vary } from './plan-context.ts';
import { planHighlight } from './plan-highlight.ts';
import { chooseTints, planDarkNeutral, planLightNeutral } from './plan-neutrals.ts';
import { type PlannedColor, toFreeColor, toKeptColor } from './planned-color.ts';
import { type AccentJob, RECIPES } from './recipes.ts';
import { type Seats, seatWishes } from './seat-wishes.ts';
import { countNeutrals, countVivid } from './vividness.ts';

/** How far the seed moves a primary that was not given: OKLCH lightness, share of its chroma, degrees of hue. */
const PRIMARY_PLAY = { lightness: 0.01, chromaShare: 0.03, hueDeg: 2.5 };

/** Where the seven colors of a palette should be, in role order. The same request and attempt give the same plan. */
export function planPalette(request: PaletteRequest, attempt: number): PlannedColor[] {
  const random = createSeededRandom(`${request.seed}|palette|${attempt}`);
  const wishes = request.wishes.map((wish, index) => toWish(wish, index === 0 ? random : null));
  const anchor = toAnchor(wishes);
  const angles = request.harmony === 'auto' ? null : allowedAngles(request.harmony, anchor, request.avoid);
  const turned = angles === null ? wishes : wishes.map((wish) => turnToHarmony(wish, anchor, angles));
  const seats = seatWishes(turned);
  const commanded = angles === null ? null : shareOutHues(anchor, angles, seats);
  return planSeats(seats, toContext(request, turned, { anchor, commanded, random }));
}

function toWish(wish: PaletteWish, random: SeededRandom | null): PlannedColor {
  if (wish.hex !== null) return toKeptColor(wish.hex);
  const target = { l: wish.lightness, c: wish.chroma, h: wish.hue };
  if (target.c < NEUTRAL_CHROMA) return toFreeColor(target);
  if (random === null) return toFreeColor(toShowable(target));
  return toFreeColor(
    toShowable({
      l: vary(target.l, PRIMARY_PLAY.lightness, random),
      c: target.c * vary(1, PRIMARY_PLAY.chromaShare, random),
      h: (vary(target.h, PRIMARY_PLAY.hueDeg, random) + 360) % 360,
    }),
  );
}

/** The color with no more chroma than sRGB can show, so that it counts for what it will be. */
function toShowable({ l, c, h }: Oklch): Oklch {
  return { l, c: Math.min(c, maxChroma(l, h)), h };
}

/** The hue angles are counted from: that of the first wanted color that has one, else the hue of the primary. */
function toAnchor(wishes: readonly PlannedColor[]): number {
  const chromatic = wishes.find(({ target }) => target.c >= NEUTRAL_CHROMA) ?? wishes[0];
  return chromatic?.target.h ?? 0;
}

function toContext(
  { recipe, avoid, mood }: PaletteRequest,
  wishes: readonly PlannedColor[],
  { anchor, commanded, random }: Pick<PlanContext, 'anchor' | 'commanded' | 'random'>,
): PlanContext {
  const primary = wishes[0]?.target ?? { l: 0.5, c: 0, h: anchor };
  const isNeutral = primary.c < NEUTRAL_CHROMA;
  return {
    recipe: RECIPES[recipe],
    primary,
    anchor,
    isNeutral,
    family: isNeutral ? NEUTRAL_FAMILY : isMud(primary) ? EARTH_FAMILY : findHueFamily(primary.h),
    isEarthy: wishes.some(({ target }) => isMud(target)),
    avoid,
    commanded,
    mood,
    random,
  };
}

/** Fills the roles nobody asked for, each by its job. */
function planSeats(seats: Seats, context: PlanContext): PlannedColor[] {
  const [primary, dark, companion, highlight, light, third, fourth] = seats;
  const tints = chooseTints(context);
  const lightNeutral = light ?? planLightNeutral(context, tints);
  const [thirdJob, fourthJob] = chooseJobs(seats, context);
  const asked = seats.flatMap((seat) => (seat === null ? [] : [seat.target]));
  const voices = asked.filter(({ c }) => c >= 0.05);
  const call = highlight ?? planHighlight(context, voices);
  const surroundings = { tints, highlight: call.target, colors: [...voices, call.target] };
  const [thirdHue, fourthHue] = context.commanded?.accents ?? [null, null];
  const accent3 = third ?? planAccent(thirdJob, context, { ...surroundings, hue: thirdHue });
  const accent4 = fourth ?? planAccent(fourthJob, context, { ...surroundings, hue: fourthHue });
  const others = [lightNeutral, accent3, accent4].map(({ target }) => target);
  const darkNeutral = dark ?? planDarkNeutral(context, tints, countNeutrals(others));
  const lead = primary ?? toFreeColor(context.primary);
  const vivid = countVivid([lead, darkNeutral, call, accent3, accent4].map(({ target }) => target));
  const partner =
    companion ?? planCompanion(context, { vivid: needOf(vivid, context), highlight: call.target });
  return [lead, darkNeutral, partner, call, lightNeutral, accent3, accent4];
}

/**
 * Jobs of accents 3 and 4. A palette with fewer than two neutrals of its own gets the gray of the brand, one whose companion
 * was asked for and is not vivid enough a second highlight, and so does an accent with a commanded hue.
 */
function chooseJobs(seats: Seats, context: PlanContext): Pair {
  const [third, fourth] = pick(context.recipe.accents as readonly [Pair, ...Pair[]], context.random);
  const missing = missingVivid(seats, context);
  const thirdJob = settleJob(
    missing > 0 ? 'second-highlight' : third,
    context.commanded?.accents[0],
    context,
  );
  const lacksNeutral = [seats[1], seats[4]].some(
    (seat) => seat != null && countNeutrals([seat.target]) === 0,
  );
  const last = missing > (seats[5] === null ? 1 : 0) ? 'second-highlight' : lacksNeutral ? 'gray' : fourth;
  return [thirdJob, settleJob(last, context.commanded?.accents[1], context)];
}

function settleJob(
  job: AccentJob,
  hue: number | null | undefined,
  { isEarthy, commanded }: PlanContext,
): AccentJob {
  if (hue !== null && hue !== undefined) return 'second-highlight';
  return job === 'second-highlight' && (isEarthy || commanded !== null) ? 'deep' : job;
}

/** How many vivid colors the accents have to bring because the companion that was asked for is none. */
function missingVivid(seats: Seats, { recipe, isEarthy }: PlanContext): number {
  if (seats[2] === null || isEarthy) return 0;
  const asked = seats.flatMap((seat) => (seat === null ? [] : [seat.target]));
  const highlight = seats[3] === null ? 1 : 0;
  return recipe.vivid[0] - countVivid(asked) - highlight;
}

type Pair = readonly [AccentJob, AccentJob];

function needOf(vivid: number, { recipe }: PlanContext): 'wanted' | 'unwanted' | 'open' {
  const [fewest, most] = recipe.vivid;
  if (vivid < fewest) return 'wanted';
  return vivid >= most ? 'unwanted' : 'open';
}

/** Seven neutrals told apart by their lightness, for a brief that wants no color at all. */
export function planColorless(request: PaletteRequest): PlannedColor[] {
  const random = createSeededRandom(`${request.seed}|colorless`);
  const wishes = request.wishes.map((wish) => toWish(wish, null));
  const hue = toAnchor(wishes);
  const neutral = (lightness: number): PlannedColor =>
    toFreeColor(grayAt(vary(lightness, 0.015, random), hue));
  const seats = seatWishes(wishes);
  return COLORLESS_LIGHTNESS.map((lightness, index) => seats[index] ?? neutral(lightness));
}

/** In role order: the primary is always asked for. */
const COLORLESS_LIGHTNESS = [0.5, 0.22, 0.76, 0.62, 0.972, 0.87, 0.42];
const COLORLESS_CHROMA = 0.006;

function grayAt(lightness: number, hue: number): Oklch {
  return { l: lightness, c: COLORLESS_CHROMA, h: hue };
}
