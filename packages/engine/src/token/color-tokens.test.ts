import { describe, expect, it } from 'vitest';
import { borderColors, filledColors, foregroundColors } from '../guide/control-colors.ts';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { surfacesOf } from '../guide/surface.ts';
import { OPACITY_STEPS } from '../palette/opacity-steps.ts';
import { PALETTE_ROLES } from '../palette/palette-roles.ts';
import { DEFAULT_SETTINGS, parseSettings } from '../settings/guide-settings.ts';
import { colorTokens } from './color-tokens.ts';
import { EXTENSION } from './dtcg.ts';
import { toColorToken } from './token-values.ts';

const color = (hex: string | undefined, alpha?: number) => ({
  $type: 'color',
  $value: toColorToken(hex ?? '', alpha),
});

describe('the tokens of the palette', () => {
  it('contains the seven colors in role order with name, variable and codes', () => {
    const tokens = colorTokens(SAMPLE_GUIDE, DEFAULT_SETTINGS.buttons).color;
    expect(Object.keys(tokens)).toEqual([...PALETTE_ROLES]);
    const { name, variable, hex, rgb, cmyk } = SAMPLE_GUIDE.colors.accent[2];
    expect(tokens['accent-3']).toEqual({
      ...color(hex),
      $description: name,
      $extensions: { [EXTENSION]: { variable, rgb, cmyk } },
    });
  });
});

describe('the tokens of opacities', () => {
  it('contains every color at 10 to 90 %', () => {
    const steps = (hex: string) =>
      Object.fromEntries(OPACITY_STEPS.map((step) => [`${step}`, color(hex, step / 100)]));
    expect(colorTokens(SAMPLE_GUIDE, DEFAULT_SETTINGS.buttons).opacity).toMatchObject({
      primary: steps('#F0615F'),
      'accent-4': steps('#12303D'),
    });
  });
});

describe('the tokens of filled buttons', () => {
  it('contain the colors', () => {
    const tokens = colorTokens(SAMPLE_GUIDE, DEFAULT_SETTINGS.buttons).button;
    expect(tokens).toEqual(
      Object.fromEntries(
        filledColors(SAMPLE_GUIDE, DEFAULT_SETTINGS.buttons).map(({ role, rest, hover }) => [
          role,
          {
            background: { $type: 'color', $value: `{color.${role}}` },
            text: color(rest.text),
            'hover-background': color(hover.background),
            'hover-text': color(hover.text),
          },
        ]),
      ),
    );
  });

  it('use the button color for a hover color that the format cannot express', () => {
    const css = 'color-mix(in srgb, var(--primary), white)';
    const settings = parseSettings({ buttons: { accentHover: { background: css, text: 'var(--primary)' } } });
    expect(colorTokens(SAMPLE_GUIDE, settings.buttons).button['accent-4']).toMatchObject({
      'hover-background': { ...color('#12303D'), $extensions: { [EXTENSION]: { css } } },
      'hover-text': { $value: '{color.primary}' },
    });
  });
});

describe('the tokens of surfaces', () => {
  it('contain both surfaces, with their foregrounds and borders', () => {
    const expected = surfacesOf(SAMPLE_GUIDE).map((surface) => {
      const foregrounds = foregroundColors(SAMPLE_GUIDE, surface);
      const borders = borderColors(
        SAMPLE_GUIDE,
        surface,
        filledColors(SAMPLE_GUIDE, DEFAULT_SETTINGS.buttons),
        foregrounds,
      );
      const borderToken = (hex: string | null, index: number) =>
        hex === null ? color(foregrounds[index]?.foreground, 0) : color(hex);
      return [
        surface.id,
        {
          background: color(surface.background),
          text: color(surface.text),
          border: color(surface.border),
          'disabled-background': color(surface.disabledBackground),
          'disabled-text': color(surface.disabledText),
          raised: color(surface.raised),
          selection: color(surface.selection),
          'selection-text': color(surface.selectionText),
          ink: Object.fromEntries(foregrounds.map(({ role, foreground }) => [role, color(foreground)])),
          'hover-ink': Object.fromEntries(
            foregrounds.map(({ role, hoverForeground }) => [role, color(hoverForeground)]),
          ),
          edge: Object.fromEntries(
            borders.map(({ role, border }, index) => [role, borderToken(border, index)]),
          ),
          'hover-edge': Object.fromEntries(
            borders.map(({ role, hoverBorder }, index) => [role, borderToken(hoverBorder, index)]),
          ),
        },
      ];
    });
    expect(colorTokens(SAMPLE_GUIDE, DEFAULT_SETTINGS.buttons).surface).toEqual(Object.fromEntries(expected));
  });
});
