import { describe, expect, it } from 'vitest';
import { findSimilarNames } from './similar-names.ts';

type Colors = readonly (readonly [name: string, hex: string])[];

const check = (...colors: Colors) => findSimilarNames(colors.map(([name, hex]) => ({ name, hex })));
const idsOf = (...colors: Colors) => check(...colors).map(({ rule, path }) => `${rule} ${path}`);

const ORANGE = '#D97706';
const NEAR_ORANGE = '#D9770A';

describe('findSimilarNames', () => {
  it.each<[string, string]>([
    ['status.warning', 'status.danger'],
    ['--success', '--danger'],
    ['status.valid', 'status.invalid'],
    ['status.positive', 'status.information'],
    ['alert/caution', 'alert/critical'],
    ['form_valid', 'form_error'],
    ['status.danger.$root', 'status.info.$root'],
    ['Status.Warning', 'status.danger'],
    ['--primary', '--accent'],
    ['color.primary', 'color.tertiary'],
    ['brand.primary', 'brand.secondary'],
    ['acme-palette-primary', 'acme-palette-accent'],
    ['colour.primary', 'colour.secondary'],
    ['--chart-1', '--chart-2'],
    ['data.series.2', 'data.series.10'],
    ['viz.categorical.1', 'viz.categorical.3'],
  ])('compares %s and %s', (first, second) => {
    expect(idsOf([first, ORANGE], [second, NEAR_ORANGE])).toEqual([`similar-names ${second}`]);
  });

  it.each<[string, string, string]>([
    ['two words for one meaning', 'status.danger', 'status.error'],
    ['colors of two groups', 'a.success', 'b.danger'],
    ['a brand color and a status', 'primary', 'danger'],
    ['emphasis of borders', 'border.positive.primary', 'border.positive.secondary'],
    ['emphasis of buttons', 'button.primary', 'button.secondary'],
    ['steps of a ramp', 'red.500', 'red.600'],
    ['one series in two places', 'chart-1', 'series-2'],
    ['words inside a name', 'danger.background', 'success.background'],
    ['words that only end alike', 'unsuccess', 'danger'],
  ])('does not compare %s', (_, first, second) => {
    expect(idsOf([first, ORANGE], [second, ORANGE])).toEqual([]);
  });

  // Chroma below .03 is a gray: #F5F5F5 has none, #6B7280 has .027.
  it.each(['#F5F5F5', '#6B7280'])('does not compare the gray %s', (hex) => {
    expect(idsOf(['--secondary', hex], ['--accent', hex])).toEqual([]);
  });

  it('states the difference, the minimum and what to change', () => {
    expect(check(['status.warning', ORANGE], ['status.danger', ORANGE])).toEqual([
      {
        rule: 'similar-names',
        severity: 'warning',
        path: 'status.danger',
        message: 'status.warning and status.danger differ by only ΔE 0.0.',
        measured: { value: 0, required: 8, unit: 'ΔE' },
        fix: 'Change the lightness or chroma of status.danger until they differ by 8.',
      },
    ]);
  });

  it('compares colors as they look with each color-vision deficiency', () => {
    expect(idsOf(['status.success', '#B26B00'], ['status.danger', '#B2004D'])).toEqual([]);
    const [finding, ...others] = check(['status.success', '#7A8B00'], ['status.danger', '#B27300']);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      rule: 'similar-names-for-deficiency',
      path: 'status.danger',
      measured: { required: 4, unit: 'ΔE' },
      fix: 'Increase their lightness difference; it is visible with every type of color vision.',
    });
    expect(finding?.message).toMatch(
      /^With (?:prot|deuter)anopia, status\.success and status\.danger differ by only ΔE \d\.\d\.$/,
    );
  });

  it('compares a color with all before it', () => {
    expect(idsOf(['success', ORANGE], ['warning', ORANGE], ['danger', ORANGE])).toEqual([
      'similar-names warning',
      'similar-names danger',
      'similar-names danger',
    ]);
  });

  it('compares 24 colors of a group at most', () => {
    const series = Array.from({ length: 40 }, (_, index) => [`chart-${index + 1}`, ORANGE] as const);
    // 24 × 23 / 2 pairs.
    expect(check(...series)).toHaveLength(276);
  });
});
