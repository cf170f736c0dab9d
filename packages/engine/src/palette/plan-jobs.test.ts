import { describe, expect, it } from 'vitest';
import type { Oklch } from '../color/color-space.ts';
import { hueDistance } from '../color/harmony.ts';
import { isFresh } from './highlights.ts';
import type { PaletteRequest, RequestedColor } from './palette-request.ts';
import { planPalette } from './plan-palette.ts';
import { VIVID_CHROMA } from './vividness.ts';

const color = (lightness: number, chroma: number, hue: number): RequestedColor => ({
  lightness,
  chroma,
  hue,
  hex: null,
});
const BLACK: Oklch = { l: 0, c: 0, h: 0 };
const BLUE = color(0.52, 0.16, 258);
const RED = color(0.55, 0.19, 25);
const BROWN = color(0.45, 0.08, 60);

/** The plans of twelve attempts. */
function plansOf(changes: Partial<PaletteRequest>): Oklch[][] {
  const mood = { chroma: 0, lightness: 0, contrast: 0 };
  const request: PaletteRequest = {
    colorTargets: [BLUE],
    harmony: 'auto',
    avoid: [],
    mood,
    recipe: 'clean',
    seed: 'jobs',
    ...changes,
  };
  return Array.from({ length: 12 }, (_, attempt) =>
    planPalette(request, attempt).map(({ target }) => target),
  );
}

type Kind = 'highlight' | 'tint' | 'deep' | 'stone' | 'mist' | 'gray';

/** What an accent is for, by its color. */
function kindOf({ l, c }: Oklch = BLACK): Kind {
  if (c > VIVID_CHROMA) return 'highlight';
  if (c >= 0.03) return l < 0.5 ? 'deep' : 'tint';
  return l > 0.82 ? 'stone' : l > 0.68 ? 'mist' : 'gray';
}

/** The kinds of accents 3 and 4 in all attempts. */
const kindsOf = (changes: Partial<PaletteRequest>): ReadonlySet<Kind> =>
  new Set(plansOf(changes).flatMap((plan) => plan.slice(5).map(kindOf)));
/** The kinds of accent 3 or 4. */
const kindsAt = (index: 5 | 6, changes: Partial<PaletteRequest>): Kind[] =>
  plansOf(changes).map((plan) => kindOf(plan[index]));

const keep = (index: number, hex: string) =>
  Array.from({ length: 7 }, (_, at) => (at === index ? hex : null));

describe('a second highlight', () => {
  /** Whether a plan has two fresh colors, and whether it has a second highlight. */
  const countsOf = (changes: Partial<PaletteRequest>) =>
    plansOf(changes).map((plan) => [
      isFresh(plan[3] ?? BLACK),
      plan.slice(5).map(kindOf).includes('highlight'),
    ]);

  it('is in most playful palettes, but not beside two fresh colors', () => {
    const counts = countsOf({ recipe: 'play' });
    expect(counts.filter(([isFull, hasSecond]) => isFull && hasSecond)).toEqual([]);
    expect(counts.filter(([isFull, hasSecond]) => !isFull && hasSecond).length).toBeGreaterThan(3);
    expect(counts.some(([isFull]) => isFull)).toBe(true);
  });

  it.each([
    ['gray', '#DDDDDD', true],
    ['vivid', '#CC2200', false],
  ])('makes up for a given companion that is %s, in a recipe without one', (_, hex, isPlanned) => {
    const muted = { colorTargets: [color(0.5, 0.12, 258)], avoid: [{ hue: 170, spread: 60 }] };
    const kinds = kindsAt(5, { ...muted, recipe: 'clean', locked: keep(2, hex) });
    expect(kinds.includes('highlight')).toBe(isPlanned);
  });

  it.each<[string, Partial<PaletteRequest>]>([
    [
      'beside a fresh and a warm color in a recipe with two vivid colors',
      { recipe: 'craft', avoid: [{ hue: 215, spread: 110 }], colorTargets: [BLUE] },
    ],
    ['beside an earth tone', { recipe: 'bold', colorTargets: [BROWN] }],
    ['in a harmony of two hues', { recipe: 'bold', harmony: 'complementary' }],
  ])('is not planned %s', (_, changes) => {
    expect(kindsOf(changes)).not.toContain('highlight');
  });

  it.each<[string, Partial<PaletteRequest>]>([
    ['beside a red one', { recipe: 'play', colorTargets: [RED], avoid: [{ hue: 215, spread: 110 }] }],
    ['when a harmony of four hues needs it', { recipe: 'quiet', harmony: 'square' }],
  ])('is always planned %s', (_, changes) => {
    expect(new Set(kindsAt(5, changes))).toEqual(new Set(['highlight']));
  });

  it('has the hue that the harmony still needs', () => {
    for (const [primary = BLACK, , , , , third = BLACK] of plansOf({ harmony: 'square' }))
      expect(hueDistance(primary.h, third.h)).toBeCloseTo(90, 6);
  });
});

describe('a deep accent', () => {
  it.each<[string, Partial<PaletteRequest>, boolean]>([
    ['is planned beside a dark primary', { recipe: 'night', colorTargets: [color(0.58, 0.16, 300)] }, true],
    [
      'is not planned beside a light one, whose companion is deep',
      { recipe: 'night', colorTargets: [color(0.62, 0.16, 300)] },
      false,
    ],
    ['is planned beside an earth tone in a loud recipe', { recipe: 'bold', colorTargets: [BROWN] }, true],
  ])('%s', (_, changes, isPlanned) => {
    expect(kindsOf(changes).has('deep')).toBe(isPlanned);
  });
});

describe('the neutrals of a palette', () => {
  it.each<[string, number]>([
    ['dark neutral', 1],
    ['page', 4],
  ])('have one more when a color was given as the %s', (_, index) => {
    const kinds = kindsAt(6, { recipe: 'bold', locked: keep(index, '#AA0000') });
    for (const kind of kinds) expect(['gray', 'stone', 'tint']).toContain(kind);
    expect(kinds).toContain('gray');
  });

  it('have no gray that looks dirty: warm pages get stone and tints', () => {
    for (const plan of plansOf({ recipe: 'quiet', colorTargets: [RED] })) {
      const { h } = plan[4] ?? BLACK;
      expect(h > 30 && h < 210).toBe(true);
      for (const kind of plan.slice(5).map(kindOf)) expect(['tint', 'stone', 'highlight']).toContain(kind);
    }
  });
});
