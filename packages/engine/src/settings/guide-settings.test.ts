import { describe, expect, it } from 'vitest';
import { toRadiusRem, toRadiusSlider } from './button-settings.ts';
import { DEFAULT_SETTINGS, parseSettings } from './guide-settings.ts';

const hover = { background: '', text: '' };

describe('parseSettings', () => {
  it('has the specified defaults', () => {
    expect(parseSettings({})).toEqual({
      buttons: {
        borderRadius: 25,
        fontSizePx: 16,
        borderWidthPx: 1,
        paddingXRem: 2,
        paddingYRem: 0.5,
        fontFamily: 'body',
        fontWeight: 500,
        primaryHover: hover,
        secondaryHover: hover,
        accentHover: hover,
      },
      typography: { multiplier: 1, sizesRem: {} },
    });
    expect(DEFAULT_SETTINGS).toEqual(parseSettings({}));
  });

  it.each([
    ['borderRadius', 140, 100],
    ['borderRadius', 12.4, 12],
    ['fontSizePx', 2, 14],
    ['fontSizePx', 22.6, 22],
    ['borderWidthPx', 0, 1],
    ['paddingXRem', 5.04, 5],
    ['paddingXRem', 0.26, 0.5],
    ['paddingYRem', 0.34, 0.3],
  ] as const)('snaps %s %d to %d', (key, value, snapped) => {
    expect(parseSettings({ buttons: { [key]: value } }).buttons[key]).toBe(snapped);
  });

  it.each([
    [0.2, 0.75],
    [1.234, 1.23],
    [9, 2],
  ])('snaps the multiplier %d to %d', (value, snapped) => {
    expect(parseSettings({ typography: { multiplier: value } }).typography.multiplier).toBe(snapped);
  });

  it('snaps sizes of levels, and orders them like the levels', () => {
    const { sizesRem } = parseSettings({
      typography: { sizesRem: { 'body-sm': 0.1, h2: 9, h1: 2.0024 } },
    }).typography;
    expect(JSON.stringify(sizesRem)).toBe('{"h1":2,"h2":8,"body-sm":0.5}');
  });

  it.each([
    ['#fff', '#fff'],
    ['var(--accent-2)', 'var(--accent-2)'],
    ['color-mix(in srgb, var(--primary) 80%, white)', 'color-mix(in srgb, var(--primary) 80%, white)'],
    ['', ''],
    ['not a color', ''],
    ['red; } body { display: none', ''],
    ['url(https://example.com)', ''],
  ])('keeps the hover color %j as %j', (background, expected) => {
    const { primaryHover } = parseSettings({ buttons: { primaryHover: { background } } }).buttons;
    expect(primaryHover).toEqual({ background: expected, text: '' });
  });

  it('adds what is missing from the initial settings of a guide', () => {
    const initial = parseSettings({
      buttons: { borderRadius: 0, fontWeight: 700 },
      typography: { sizesRem: { h1: 4 } },
    });
    const { buttons, typography } = parseSettings({ buttons: { fontWeight: 400 } }, initial);
    expect([buttons.borderRadius, buttons.fontWeight, typography.sizesRem]).toEqual([0, 400, { h1: 4 }]);
  });

  it.each<[unknown, readonly string[]]>([
    [null, ['']],
    [[], ['']],
    [{ extra: 1 }, ['']],
    [{ buttons: { fontWeight: 450 } }, ['buttons.fontWeight']],
    [{ buttons: { fontFamily: 'mono' } }, ['buttons.fontFamily']],
    [{ buttons: { borderRadius: '25' } }, ['buttons.borderRadius']],
    [{ buttons: { borderRadius: Number.NaN } }, ['buttons.borderRadius']],
    [{ buttons: [] }, ['buttons']],
    [{ buttons: { primaryHover: { color: '#fff' } } }, ['buttons.primaryHover']],
    [{ typography: { multiplier: null } }, ['typography.multiplier']],
    [{ typography: { sizesRem: { h7: 1 } } }, ['typography.sizesRem']],
    [{ buttons: 1, typography: 2 }, ['buttons', 'typography']],
  ])('rejects %j', (input, paths) => {
    const initial = parseSettings({});
    for (const parse of [() => parseSettings(input), () => parseSettings(input, initial)])
      expect(parse).toThrow(
        expect.objectContaining({
          code: 'SK_SETTINGS_INVALID',
          message: 'The style settings are invalid.',
          hint: 'Fix the fields listed, or leave them out to use the defaults.',
          issues: paths.map((path) => expect.objectContaining({ path })),
        }),
      );
  });
});

describe('the radius of buttons', () => {
  it.each([
    [0, 0],
    [25, 0.5],
    [100, 2],
  ])('of the slider value %d is %d rem', (slider, rem) => {
    expect(toRadiusRem(slider)).toBe(rem);
    expect(toRadiusSlider(rem)).toBe(slider);
  });
});
