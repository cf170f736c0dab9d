import { describe, expect, it } from 'vitest';
import {
  type ColorPair,
  measurePair,
  toContrastFinding,
  toPairSummary,
  toUnknownFinding,
} from './measure-pair.ts';
import { readColor } from './read-color.ts';

const PAIR: ColorPair = { foreground: '--text', background: '--surface' };
const measure = (text: string, surface: string, pair = PAIR) =>
  measurePair(pair, readColor(text), readColor(surface));

describe('measurePair', () => {
  it.each([
    ['black', 'white', { foreground: '#000000', background: '#FFFFFF', isLow: false }],
    ['#767676', 'white', { foreground: '#767676', background: '#FFFFFF', isLow: false }],
    ['#777777', 'white', { foreground: '#777777', background: '#FFFFFF', isLow: true }],
  ])('measures %s on %s', (text, surface, expected) => {
    expect(measure(text, surface)).toEqual({ kind: 'measured', ...expected });
  });

  it('measures translucent text as it looks on its background', () => {
    expect(measure('rgb(0 0 0 / 0.5)', 'white')).toEqual({
      kind: 'measured',
      foreground: '#808080',
      background: '#FFFFFF',
      isLow: true,
    });
  });

  it('requires what the configuration names instead of 4.5 : 1', () => {
    expect(measure('#777777', 'white', { ...PAIR, minimum: 3 })).toMatchObject({ isLow: false });
    expect(measure('#767676', 'white', { ...PAIR, minimum: 7 })).toMatchObject({ isLow: true });
  });

  it.each([
    ['a translucent background', 'black', 'rgb(255 255 255 / 0.9)', '"--surface" is translucent'],
    ['an unknown text color', 'currentColor', 'white', 'only a browser can compute currentColor'],
    ['an unknown background', 'black', 'inherit', 'only a browser can compute inherit'],
  ])('gives the reason for %s', (_, text, surface, reason) => {
    expect(measure(text, surface)).toEqual({ kind: 'unknown', reason });
  });

  it.each([
    ['12px', 'white'],
    ['black', '1rem solid'],
    ['currentColor', '4px'],
  ])('ignores %s on %s, which is no pair of colors', (text, surface) => {
    expect(measure(text, surface)).toEqual({ kind: 'none' });
  });
});

describe('the findings of pairs', () => {
  it('say the contrast, both colors, what is required, and a color that has it', () => {
    const colors = { foreground: '#777777', background: '#FFFFFF' };
    expect(toContrastFinding(PAIR, colors, { path: '.dark --text', mode: ' in .dark' })).toEqual({
      rule: 'contrast',
      severity: 'error',
      path: '.dark --text',
      message:
        '--text on --surface has a contrast of 4.47 : 1 in .dark (#777777 on #FFFFFF); text needs 4.5 : 1.',
      measured: { value: expect.closeTo(4.48, 2), required: 4.5, unit: ':1' },
      fix: 'Use #767676 for --text, which gives 4.54 : 1.',
    });
  });

  it('name the configuration when it requires the contrast', () => {
    const colors = { foreground: '#777777', background: '#FFFFFF' };
    const { message, fix } = toContrastFinding({ ...PAIR, minimum: 7 }, colors, { path: '--text', mode: '' });
    expect(message).toBe(
      '--text on --surface has a contrast of 4.47 : 1 (#777777 on #FFFFFF); the configuration needs 7 : 1.',
    );
    expect(fix).toMatch(/^Use #5[\dA-F]{5} for --text, which gives 7(?:\.\d+)? : 1\.$/);
  });

  it('say why a pair cannot be measured', () => {
    const finding = toUnknownFinding(PAIR, '"--surface" is translucent', {
      path: '--text',
      mode: ' in :root',
    });
    expect(finding.severity).toBe('info');
    expect(finding.message).toBe(
      'The contrast of --text on --surface in :root cannot be measured: "--surface" is translucent.',
    );
  });

  it.each([
    [0, null],
    [1, 'The contrast of 1 pair was measured: a0 on b (:root, .dark).'],
    [2, 'The contrast of 2 pairs was measured: a0 on b (:root, .dark); a1 on b.'],
  ])('list %i measured pairs with their modes', (count, message) => {
    const pairs = Array.from(
      { length: count },
      (_, index) => [`a${index} on b`, index === 0 ? [':root', '.dark'] : []] as const,
    );
    expect(toPairSummary(new Map(pairs))[0]?.message ?? null).toBe(message);
  });

  it('list 100 pairs at most in the message, and all as lines', () => {
    const [finding] = toPairSummary(
      new Map(Array.from({ length: 102 }, (_, index) => [`a${index} on b`, []])),
    );
    expect(finding?.message).toMatch(/; a99 on b and 2 more\.$/);
    expect(finding?.list?.items).toHaveLength(102);
  });
});
