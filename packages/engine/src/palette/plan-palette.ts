import type { Oklch } from '../color/color-space.ts';
import { limitChroma } from '../color/fit-gamut.ts';
import { createSeededRandom, type SeededRandom } from '../seeded-random.ts';
import { assignRoles, type RoleColors } from './assign-roles.ts';
import { isEarthTone, isSoft } from './color-relations.ts';
import { isFresh } from './highlights.ts';
import { EARTH_FAMILY, findHueFamily, NEUTRAL_FAMILY } from './hue-families.ts';
import { isMud } from './mud.ts';
import { NEUTRAL_CHROMA } from './palette-hues.ts';
import type { PaletteRequest, RequestedColor } from './palette-request.ts';
import { planAccent } from './plan-accents.ts';
import { planCompanion } from './plan-companion.ts';
import { jitter, type PlanContext, pick } from './plan-context.ts';
import { planHighlight } from './plan-highlight.ts';
import { chooseTints, hasCleanGray, planDarkNeutral, planLightNeutral } from './plan-neutrals.ts';
import { type PlannedColor, toFreeColor, toKeptColor } from './planned-color.ts';
import { type AccentJob, RECIPES } from './recipes.ts';
import { allowedAngles, distributeHues, rotateToHarmony } from './required-hues.ts';
import { countNeutrals, countVivid } from './vividness.ts';

/** How far the seed varies a primary that was not given: OKLCH lightness, share of its chroma, degrees of hue. */
const PRIMARY_VARIATION = { lightness: 0.01, chromaShare: 0.03, hueDeg: 2.5 };
/** A primary lighter than this has a deep companion, so the accents need no deep shade. */
const DEEP_COMPANION_FROM = 0.6;
/** The share of muted primaries whose second vivid color is a second highlight instead of a vivid companion. */
const CALM_COMPANIONS = 0.75;
/** How far rounding to eight bits may raise the chroma of a neutral. */
const ROUNDING_MARGIN = 0.003;
/** From this chroma a highlight needs another hue: a muted oak leaves room for orange. */
const STRONG = { primary: 0.05, other: 0.1 };

/** Plans the seven colors of a palette in role order. The same request and attempt give the same plan. */
export function planPalette(request: PaletteRequest, attempt: number): PlannedColor[] {
  const random = createSeededRandom(`${request.seed}|palette|${attempt}`);
  const requestedColors = withLockedPrimary(request).map((requested, index) =>
    toPlanned(requested, index === 0 ? random : null),
  );
  const anchor = findAnchorHue(requestedColors);
  const angles = request.harmony === 'auto' ? null : allowedAngles(request.harmony, anchor, request.avoid);
  const rotated =
    angles === null
      ? requestedColors
      : requestedColors.map((requested) => rotateToHarmony(requested, anchor, angles));
  const roleColors = lockRoles(assignRoles(rotated), request.locked ?? []);
  const requiredHues = angles === null ? null : distributeHues(anchor, angles, roleColors);
  return planRoles(roleColors, toContext(request, rotated, { anchor, requiredHues, random }));
}

/** The requested colors; a locked primary replaces the requested one. */
function withLockedPrimary({ colorTargets, locked }: PaletteRequest): readonly RequestedColor[] {
  const hex = locked?.[0] ?? null;
  const [first, ...others] = colorTargets;
  return hex === null || first === undefined ? colorTargets : [{ ...first, hex }, ...others];
}

/** Replaces the requested color of each locked role. */
function lockRoles(roleColors: RoleColors, locked: readonly (string | null)[]): RoleColors {
  return roleColors.map((color, index) => {
    const hex = locked[index] ?? null;
    return hex === null ? color : toKeptColor(hex);
  });
}

function toPlanned(requested: RequestedColor, random: SeededRandom | null): PlannedColor {
  if (requested.hex !== null) return toKeptColor(requested.hex);
  const target = { l: requested.lightness, c: requested.chroma, h: requested.hue };
  if (target.c < NEUTRAL_CHROMA) return toFreeColor(target);
  // Limited to sRGB, so that later checks see the color as it will be.
  if (random === null) return toFreeColor(limitChroma(target));
  return toFreeColor(
    limitChroma({
      l: jitter(target.l, PRIMARY_VARIATION.lightness, random),
      c: target.c * jitter(1, PRIMARY_VARIATION.chromaShare, random),
      h: (jitter(target.h, PRIMARY_VARIATION.hueDeg, random) + 360) % 360,
    }),
  );
}

/** The base hue of the harmony: the first requested color with a hue, else the primary. */
function findAnchorHue(requestedColors: readonly PlannedColor[]): number {
  const chromatic = requestedColors.find(({ target }) => target.c >= NEUTRAL_CHROMA) ?? requestedColors[0];
  return chromatic?.target.h ?? 0;
}

function toContext(
  { recipe, avoid, mood }: PaletteRequest,
  requestedColors: readonly PlannedColor[],
  { anchor, requiredHues, random }: Pick<PlanContext, 'anchor' | 'requiredHues' | 'random'>,
): PlanContext {
  const primary = requestedColors[0]?.target ?? { l: 0.5, c: 0, h: anchor };
  const isNeutral = primary.c < NEUTRAL_CHROMA;
  return {
    recipe: RECIPES[recipe],
    primary,
    anchor,
    isNeutral,
    family: isNeutral ? NEUTRAL_FAMILY : isEarthTone(primary) ? EARTH_FAMILY : findHueFamily(primary.h),
    isEarthy: requestedColors.some(({ target }) => isMud(target)),
    avoid,
    requiredHues,
    mood,
    random,
  };
}

/** Fills the roles without a requested color, each by its job. */
function planRoles(roleColors: RoleColors, context: PlanContext): PlannedColor[] {
  const [primary, dark, companion, highlight, light, third, fourth] = roleColors;
  const tints = chooseTints(context);
  const lightNeutral = light ?? planLightNeutral(context, tints);
  const requested = roleColors.flatMap((color) => (color === null ? [] : [color.target]));
  const hasHue = context.primary.c >= STRONG.primary;
  const strongColors = [
    ...(hasHue ? [context.primary] : []),
    ...requested.filter(({ c }) => c >= STRONG.other),
  ];
  const highlightColor = highlight ?? planHighlight(context, strongColors);
  const jobs = chooseJobs(roleColors, context, highlightColor.target);
  const [thirdJob, fourthJob] = hasCleanGray(tints) ? jobs : withoutGrays(jobs);
  const accentContext = {
    tints,
    highlight: highlightColor.target,
    colors: [...strongColors, highlightColor.target],
  };
  const [thirdHue, fourthHue] = context.requiredHues?.accents ?? [null, null];
  const accent3 = third ?? planAccent(thirdJob, context, { ...accentContext, hue: thirdHue });
  const accent4 =
    fourth ??
    planAccent(fourthJob, context, {
      ...accentContext,
      colors: [...accentContext.colors, accent3.target],
      hue: fourthHue,
    });
  const others = [lightNeutral, accent3, accent4].map(({ target }) => target);
  const darkNeutral = dark ?? planDarkNeutral(context, tints, countNeutrals(others, ROUNDING_MARGIN));
  const primaryColor = primary ?? toFreeColor(context.primary);
  const vivid = countVivid(
    [primaryColor, darkNeutral, highlightColor, accent3, accent4].map(({ target }) => target),
  );
  const companionColor =
    companion ??
    planCompanion(context, {
      vivid: vividNeed(vivid, context),
      highlights: [highlightColor.target, accent3.target, accent4.target],
    });
  return [primaryColor, darkNeutral, companionColor, highlightColor, lightNeutral, accent3, accent4];
}

/**
 * The jobs of accents 3 and 4. A palette with fewer than two neutrals gets a gray. A requested companion that is not
 * vivid enough, or a required hue for the accent, gives a second highlight.
 */
function chooseJobs(roleColors: RoleColors, context: PlanContext, highlight: Oklch): Pair {
  const jobs = pick(context.recipe.accents as readonly [Pair, ...Pair[]], context.random);
  const isFull = isComplete(context, highlight);
  const [third, fourth]: Pair = isFull
    ? [withoutSecondHighlight(jobs[0]), withoutSecondHighlight(jobs[1])]
    : jobs;
  const missing = isFull && roleColors[2] === null ? 0 : missingVivid(roleColors, context);
  const thirdJob = resolveJob(
    missing > 0 ? 'second-highlight' : third,
    context.requiredHues?.accents[0],
    context,
  );
  const lacksNeutral = [roleColors[1], roleColors[4]].some(
    (color) => color != null && countNeutrals([color.target]) === 0,
  );
  const isSecond = missing > (roleColors[5] === null ? 1 : 0);
  const wantsGray = lacksNeutral || (missing > 0 && fourth === 'second-highlight');
  const last = isSecond ? 'second-highlight' : wantsGray ? 'gray' : fourth;
  return [thirdJob, resolveJob(last, context.requiredHues?.accents[1], context)];
}

/**
 * Whether a second highlight would be one color too many. Beside two fresh colors it is a third cold one. Beside a
 * fresh and a warm one it is a third brand color: a warm one needs a colorful recipe, a fresh one a loud one.
 */
function isComplete({ primary, isNeutral, recipe }: PlanContext, highlight: Oklch): boolean {
  if (isNeutral) return false;
  if (isFresh(highlight)) return isFresh(primary) || !recipe.isLoud;
  return isFresh(primary) && recipe.vivid[0] < 3;
}

/** Replaces the grays that would look dirty by stone, or by a tint if there is a stone already. */
function withoutGrays([third, fourth]: Pair): Pair {
  const clean = (job: AccentJob) => (job === 'gray' || job === 'mist' ? 'stone' : job);
  return clean(third) === 'stone' && clean(fourth) === 'stone'
    ? ['stone', 'tint']
    : [clean(third), clean(fourth)];
}

function withoutSecondHighlight(job: AccentJob): AccentJob {
  return job === 'second-highlight' ? 'blush' : job;
}

function resolveJob(
  job: AccentJob,
  hue: number | null | undefined,
  { isEarthy, requiredHues, primary }: PlanContext,
): AccentJob {
  if (hue !== null && hue !== undefined) return 'second-highlight';
  const resolved = job === 'second-highlight' && (isEarthy || requiredHues !== null) ? 'deep' : job;
  return resolved === 'deep' && primary.l > DEEP_COMPANION_FROM ? 'tint' : resolved;
}

/**
 * How many vivid colors the accents have to add because the companion is not vivid: a requested one, that of a soft
 * primary, or by the seed that of another one.
 */
function missingVivid(roleColors: RoleColors, { recipe, isEarthy, primary, random }: PlanContext): number {
  const isCalm = isSoft(primary) || random() < CALM_COMPANIONS;
  if ((roleColors[2] === null && !isCalm) || isEarthy) return 0;
  const requested = roleColors.flatMap((color) => (color === null ? [] : [color.target]));
  const highlight = roleColors[3] === null ? 1 : 0;
  const missing = recipe.vivid[0] - countVivid(requested) - highlight;
  return roleColors[2] === null ? Math.min(1, missing) : missing;
}

type Pair = readonly [AccentJob, AccentJob];

function vividNeed(vivid: number, { recipe, isEarthy }: PlanContext): 'wanted' | 'unwanted' | 'open' {
  const [min, max] = recipe.vivid;
  if (vivid < (isEarthy ? 1 : min)) return 'wanted';
  return vivid >= max ? 'unwanted' : 'open';
}

/** Plans seven neutrals that differ in lightness, for a brief that wants no color. */
export function planColorless(request: PaletteRequest): PlannedColor[] {
  const random = createSeededRandom(`${request.seed}|colorless`);
  const requestedColors = request.colorTargets.map((requested) => toPlanned(requested, null));
  const hue = findAnchorHue(requestedColors);
  const neutral = (lightness: number): PlannedColor =>
    toFreeColor(grayAt(jitter(lightness, 0.015, random), hue));
  const roleColors = assignRoles(requestedColors);
  return COLORLESS_LIGHTNESS.map((lightness, index) => roleColors[index] ?? neutral(lightness));
}

/** In role order; the first is unused because the primary is always requested. */
const COLORLESS_LIGHTNESS = [0.5, 0.22, 0.76, 0.62, 0.972, 0.87, 0.42];
const COLORLESS_CHROMA = 0.006;

function grayAt(lightness: number, hue: number): Oklch {
  return { l: lightness, c: COLORLESS_CHROMA, h: hue };
}
