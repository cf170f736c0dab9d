import { buildCustomGuide, initialSettings, parseBrief } from '@stylekit/engine';
import { CUSTOM_DEFAULTS } from '@stylekit/engine/brief';
import { exportGuide } from '@stylekit/engine/export';
import { describe, expect, it } from 'vitest';
import { describeColorChange } from './color-change.ts';
import type { CompareSide } from './compare-side.ts';
import { findContrastChanges } from './contrast-changes.ts';
import { compareVariables, isDifferent, toDiffText } from './variable-diff.ts';

const build = (changes: object) =>
  buildCustomGuide(parseBrief('custom', { ...CUSTOM_DEFAULTS, name: 'Oak', ...changes }));
const LIGHT = build({ primary: { hex: '#9AB8E8', name: 'Haze' } });
const DARK = build({ primary: { hex: '#123A7A', name: 'Ink' } });
const toSide = (guide: typeof LIGHT): CompareSide => ({ title: '', guide, settings: initialSettings(guide) });

describe('describeColorChange', () => {
  it.each([
    ['#123A7A', '#123a7a', 'same'],
    ['#123A7A', '#123B7A', 'hardly visible'],
    ['#123A7A', '#9AB8E8', 'lighter, quieter'],
    ['#808080', '#404040', 'darker'],
    ['#2F6F4F', '#6F2F4F', 'more vivid, hue'],
  ])('says from %s to %s: %s', (from, to, words) => {
    expect(describeColorChange(from, to).words).toContain(words);
  });

  it('measures with CIEDE2000, the same in both directions', () => {
    const { deltaE } = describeColorChange('#000000', '#FFFFFF');
    expect(deltaE).toBeCloseTo(100);
    expect(describeColorChange('#FFFFFF', '#000000').deltaE).toBe(deltaE);
  });
});

describe('findContrastChanges', () => {
  it('lists pairs that reach another WCAG level, and the opposite in the other direction', () => {
    const changes = findContrastChanges(LIGHT, DARK);
    expect(changes.find(({ pair }) => pair === 'Primary and white')).toMatchObject({ isBetter: true });
    expect(changes.find(({ pair }) => pair === 'Primary and black')).toMatchObject({ isBetter: false });
    const back = findContrastChanges(DARK, LIGHT);
    const directions = (list: typeof changes) => new Map(list.map(({ pair, isBetter }) => [pair, isBetter]));
    expect(directions(back)).toEqual(new Map(changes.map(({ pair, isBetter }) => [pair, !isBetter])));
    expect(findContrastChanges(LIGHT, LIGHT)).toEqual([]);
  });
});

describe('compareVariables', () => {
  it('has exactly the variables and values of the exported stylesheet', async () => {
    const exported = (await exportGuide(LIGHT)).text.matchAll(/^\s+(--[\w-]+): (.*?);/gm);
    const rows = compareVariables(toSide(LIGHT), toSide(LIGHT));
    const lines = (list: Iterable<readonly [string, string]>) =>
      [...list].map((line) => line.join(': ')).sort();
    expect(lines(rows.map(({ name, left }) => [name, left ?? '']))).toEqual(
      lines(Array.from(exported, ([, name = '', value = '']) => [name, value])),
    );
    expect(rows.filter(isDifferent)).toEqual([]);
  });

  it('finds what differs, also in settings, and prints it as a text', () => {
    const left = toSide(LIGHT);
    const { buttons } = left.settings;
    const settings = { ...left.settings, buttons: { ...buttons, borderRadius: buttons.borderRadius + 10 } };
    const rows = compareVariables(left, { ...left, settings }).filter(isDifferent);
    expect(rows.map(({ name }) => name)).toEqual(['--button-radius']);
    const primary = compareVariables(left, toSide(DARK)).filter(({ name }) => name === '--primary');
    expect(toDiffText(primary)).toBe('- --primary: #9AB8E8\n+ --primary: #123A7A');
  });
});
