import { describe, expect, it } from 'vitest';
import { MODIFIERS, type ModifierId } from './modifiers.ts';

const GREEN = { l: 0.6, c: 0.15, h: 145 };

describe('the words that modify a color', () => {
  it.each<[ModifierId, number, number]>([
    ['dark', 0.408, 0.12],
    ['deep', 0.456, 0.1425],
    ['light', 0.792, 0.105],
    ['pale', 0.855, 0.0675],
    ['bright', 0.66, 0.18],
    ['vivid', 0.6, 0.195],
    ['muted', 0.6, 0.0825],
    ['dusty', 0.624, 0.072],
    ['pastel', 0.821, 0.075],
    ['neon', 0.69, 0.2025],
  ])('%s keeps the hue', (id, l, c) => {
    const modified = MODIFIERS[id](GREEN);
    expect(modified.l).toBeCloseTo(l, 9);
    expect(modified.c).toBeCloseTo(c, 9);
    expect(modified.h).toBe(145);
  });

  it.each<[ModifierId, number, number]>([
    ['warm', 145, 136],
    ['warm', 350, 359],
    ['warm', 355, 4],
    ['warm', 64, 60],
    ['cool', 145, 154],
    ['cool', 252, 250],
    ['burnt', 54, 46],
  ])('%s turns %d° to %d°', (id, from, to) => {
    expect(MODIFIERS[id]({ ...GREEN, h: from }).h).toBeCloseTo(to, 9);
  });

  it.each<[ModifierId, number, number]>([
    ['dark', 0.95, 0.45],
    ['dark', 0.1, 0.16],
    ['light', 0.1, 0.72],
    ['light', 0.99, 0.948],
    ['bright', 0.9, 0.92],
    ['neon', 0.1, 0.6],
  ])('%s limits the lightness: %d to %d', (id, from, to) => {
    expect(MODIFIERS[id]({ ...GREEN, l: from }).l).toBeCloseTo(to, 9);
  });
});
