import { describe, expect, it } from 'vitest';
import type { PaletteRequest, RequestedColor } from './palette-request.ts';
import { planColorless, planPalette } from './plan-palette.ts';
import { RECIPE_IDS, RECIPES } from './recipes.ts';
import { countNeutrals, countVivid } from './vividness.ts';

const color = (lightness: number, chroma: number, hue: number): RequestedColor => ({
  lightness,
  chroma,
  hue,
  hex: null,
});
const given = (hex: string): RequestedColor => ({ lightness: 0, chroma: 0, hue: 0, hex });

const request = (changes: Partial<PaletteRequest> = {}): PaletteRequest => ({
  colorTargets: [color(0.52, 0.16, 258)],
  harmony: 'auto',
  avoid: [],
  mood: { chroma: 0, lightness: 0, contrast: 0 },
  recipe: 'clean',
  seed: 'plan',
  ...changes,
});

describe('planPalette', () => {
  it('is the same for the same request and attempt, and another for the next attempt', () => {
    expect(planPalette(request(), 0)).toEqual(planPalette(request(), 0));
    expect(planPalette(request(), 1)).not.toEqual(planPalette(request(), 0));
  });

  it('varies a requested primary slightly, and a given one not at all', () => {
    const [primary] = planPalette(request(), 3);
    expect(Math.abs((primary?.target.l ?? 0) - 0.52)).toBeLessThanOrEqual(0.01);
    expect(Math.abs((primary?.target.c ?? 0) - 0.16)).toBeLessThanOrEqual(0.16 * 0.03);
    expect(Math.abs((primary?.target.h ?? 0) - 258)).toBeLessThanOrEqual(2.5);
    expect(primary?.kept).toBeNull();
    const [kept] = planPalette(request({ colorTargets: [given('#2255cc')] }), 3);
    expect(kept?.kept).toBe('#2255cc');
  });

  it('replaces the primary and any other role by a locked color', () => {
    const locked = ['#AA0000', null, null, '#00AA00', null, null, null];
    const plan = planPalette(request({ locked }), 0);
    expect(plan.map(({ kept }) => kept)).toEqual(locked);
  });

  it('locks a role although another color is requested for it', () => {
    const locked = [null, null, null, '#00AA00', null, null, null];
    const coral = color(0.71, 0.16, 30);
    const plan = planPalette(request({ colorTargets: [color(0.52, 0.16, 258), coral], locked }), 0);
    expect(plan[3]?.kept).toBe('#00AA00');
  });

  it.each(RECIPE_IDS)('in the %s recipe has its dark and light neutral', (recipe) => {
    const plan = planPalette(request({ recipe }), 0).map(({ target }) => target);
    const { darkNeutral, lightNeutral, vivid } = RECIPES[recipe];
    expect(plan).toHaveLength(7);
    expect(Math.abs((plan[4]?.l ?? 0) - lightNeutral.lightness)).toBeLessThanOrEqual(0.006 + 1e-9);
    expect(plan[1]?.l).toBeLessThanOrEqual(darkNeutral.lightness + 0.02 + 1e-9);
    expect(countVivid(plan.slice(3, 4))).toBe(1);
    expect(countVivid(plan)).toBeGreaterThanOrEqual(Math.min(2, vivid[0]));
  });

  it('adds no neon to earth tones', () => {
    const brown = color(0.45, 0.08, 60);
    for (let attempt = 0; attempt < 20; attempt++) {
      const plan = planPalette(request({ colorTargets: [brown], recipe: 'bold' }), attempt);
      // Lime, chartreuse, mint and aqua.
      const neon = plan.filter(({ target: { l, c, h } }) => h > 112 && h < 200 && l > 0.8 && c > 0.12);
      expect(neon).toEqual([]);
    }
  });

  it('uses only the angles of a requested harmony', () => {
    const plan = planPalette(request({ colorTargets: [given('#2255CC')], harmony: 'complementary' }), 0);
    const anchor = plan[0]?.target.h ?? 0;
    const angles = plan
      .map(({ target }) => Math.round(((target.h - anchor + 540) % 360) - 180))
      .map((angle) => Math.abs(angle));
    expect(new Set(angles)).toEqual(new Set([0, 180]));
  });
});

describe('planColorless', () => {
  it('has seven neutrals of one hue at fixed steps of lightness', () => {
    const plan = planColorless(request({ colorTargets: [color(0.3, 0.005, 80)] })).map(
      ({ target }) => target,
    );
    expect(countNeutrals(plan)).toBe(7);
    expect(new Set(plan.slice(1).map(({ h }) => h))).toEqual(new Set([80]));
    for (const [index, lightness] of [0.3, 0.22, 0.76, 0.62, 0.972, 0.87, 0.42].entries())
      expect(Math.abs((plan[index]?.l ?? 0) - lightness)).toBeLessThanOrEqual(0.015);
  });
});
