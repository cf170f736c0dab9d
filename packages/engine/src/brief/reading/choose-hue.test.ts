import { describe, expect, it } from 'vitest';
import type { HueCandidate } from '../lexicon/mood-concepts.ts';
import { chooseHue } from './choose-hue.ts';

const BLUE: HueCandidate = [258, 0.15, 0.5, 1, 'blue'];
const GREEN: HueCandidate = [150, 0.12, 0.55, 3, 'green'];
const PLUM: HueCandidate = [320, 0.1, 0.4, 1, 'plum'];

/** A stream that begins with one number, and then has no variation. */
function draw(first: number): () => number {
  const numbers = [first];
  return () => numbers.shift() ?? 0.5;
}

const source = (words: string, weight: number, ...hues: HueCandidate[]) => ({ hues, weight, words: [words] });

describe('chooseHue', () => {
  it('has the tone of the candidate and the words behind it', () => {
    expect(chooseHue([source('law firm', 1, BLUE)], [PLUM], [], draw(0.5))).toEqual({
      color: { l: 0.5, c: 0.15, h: 258 },
      name: 'blue',
      words: ['law firm'],
    });
  });

  it.each([
    [0.24, 'blue'],
    [0.26, 'green'],
  ])('draws candidates of one source by their weights: %d is %s', (random, name) => {
    expect(chooseHue([source('a', 1, BLUE, GREEN)], [], [], draw(random)).name).toBe(name);
  });

  it.each([
    [0.32, 'blue'],
    [0.34, 'green'],
  ])('weighs sources, however many candidates they have: %d is %s', (random, name) => {
    const sources = [source('a', 1, BLUE), source('b', 2, GREEN)];
    expect(chooseHue(sources, [], [], draw(random)).name).toBe(name);
  });

  it('leaves out avoided hues, and uses the open ones when none is left', () => {
    const avoid = (hue: number) => ({ hue, spread: 20, words: [] });
    const sources = [source('a', 1, BLUE, GREEN)];
    expect(chooseHue(sources, [PLUM], [avoid(258)], draw(0)).name).toBe('green');
    expect(chooseHue(sources, [PLUM], [avoid(258), avoid(150)], draw(0))).toMatchObject({
      name: 'plum',
      words: [],
    });
  });

  it('is the open hue farthest from the avoided ones when all are avoided', () => {
    const avoid = [{ hue: 250, spread: 150, words: [] }];
    expect(chooseHue([], [BLUE, GREEN, PLUM], avoid, draw(0)).name).toBe('green');
  });

  it('varies by up to 9°, but not into an avoided hue', () => {
    const highest = () => 0.999_999;
    const turned = (spread: number) =>
      chooseHue([source('a', 1, BLUE)], [], [{ hue: 275, spread, words: [] }], highest).color.h;
    expect(turned(5)).toBeCloseTo(267, 3);
    expect(turned(10)).toBe(258);
  });

  it('needs an open hue when there is no other', () => {
    expect(() => chooseHue([], [], [], draw(0))).toThrow('chooseHue needs at least one open hue.');
  });
});
