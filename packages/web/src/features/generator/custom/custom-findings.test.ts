import { checkGuide } from '@stylekit/engine';
import { describe, expect, it } from 'vitest';
import { defaultFields, toPreviewGuide, withColor } from './custom-fields.ts';
import { describeRepair, listSuggestions, toSuggestions } from './custom-findings.ts';
import { textColorName, toRatioMark } from './custom-ratio.ts';

const DEFAULTS = defaultFields('Padaria');
const suggestionsFor = (fields = DEFAULTS) => {
  const guide = toPreviewGuide(fields);
  if (guide === null) throw new Error('The fields produce no guide.');
  return listSuggestions(guide);
};

describe('custom findings', () => {
  it('report one finding per color that is too similar, worst first', () => {
    const [suggestion, ...others] = suggestionsFor();
    expect(others).toEqual([]);
    expect(suggestion?.messages).toEqual([
      'With protanopia, Secondary Indigo and Accent Purple differ by only ΔE 0.7.',
      'With deuteranopia, Primary Blue and Accent Purple differ by only ΔE 1.9.',
      '2 more like this.',
    ]);
    expect(suggestion?.fixes).toHaveLength(1);
  });

  it('suggest a fix that resolves every finding', () => {
    const repair = suggestionsFor()[0]?.repair;
    expect(repair).toMatchObject({ at: 6, from: '#8B5CF6', hex: '#774FD4' });
    expect(repair?.description).toBe('Darken Accent Purple by 6% and make it less vivid');
    expect(suggestionsFor(withColor(DEFAULTS, 6, { hex: repair?.hex ?? '' }))).toEqual([]);
  });

  it('fix one of several similar colors at a time', () => {
    let fields = DEFAULTS;
    for (const at of [1, 2, 3, 4, 5, 6]) fields = withColor(fields, at, { hex: '#777777' });
    for (let step = 0; step < 6; step += 1) {
      const repair = suggestionsFor(fields).find((suggestion) => suggestion.repair !== null)?.repair;
      if (repair === undefined || repair === null) break;
      fields = withColor(fields, repair.at, { hex: repair.hex });
    }
    const guide = toPreviewGuide(fields);
    const rules = guide === null ? [] : checkGuide(guide).map(({ rule }) => rule);
    expect(rules.filter((rule) => rule.startsWith('similar'))).toEqual([]);
  });

  it('suggest the same changes whatever the texts of the findings say', () => {
    let fields = DEFAULTS;
    for (const at of [2, 4, 6]) fields = withColor(fields, at, { hex: '#6366F1', name: 'Blue' });
    const guide = toPreviewGuide(fields);
    if (guide === null) throw new Error('The fields produce no guide.');
    const findings = checkGuide(guide);
    const reworded = findings.map((finding) => ({ ...finding, message: 'Message.', fix: 'Fix.' }));
    const changesOf = (list: typeof findings) =>
      toSuggestions(guide, list).map(({ key, messages, repair }) => ({
        key,
        count: messages.length,
        repair,
      }));
    expect(changesOf(findings).length).toBeGreaterThan(1);
    expect(changesOf(reworded)).toEqual(changesOf(findings));
  });

  it('name the fields like the form does', () => {
    const named = withColor(DEFAULTS, 6, { name: 'accent pink', hex: '#774FD4' });
    expect(suggestionsFor(named)[0]).toMatchObject({
      messages: ['“accent pink” is already used for “Accent color 1”.'],
      repair: null,
    });
  });
});

it('describe a fix by lightness and chroma', () => {
  expect(describeRepair('Rye', '#777777', '#888888')).toBe('Lighten Rye by 6%');
  expect(describeRepair('Rye', '#FF0000', '#FF0000')).toBe('Adjust Rye slightly');
});

it('label a ratio with the level it meets, never a higher one', () => {
  expect(toRatioMark('#FFFFFF', '#000000')).toBe('21.00 AAA');
  expect(toRatioMark('#FFFFFF', '#767676')).toBe('4.54 AA');
  expect(toRatioMark('#FFFFFF', '#777777')).toBe('4.47');
  expect(textColorName('#FFFFFF')).toBe('black');
  expect(textColorName('#17171A')).toBe('white');
});
