import { borderColors, type FilledColors, filledColors, foregroundColors } from '../guide/control-colors.ts';
import { type Guide, guideColors } from '../guide/guide.ts';
import { type Surface, surfacesOf } from '../guide/surface.ts';
import { OPACITY_STEPS } from '../palette/opacity-steps.ts';
import { PALETTE_ROLES, type PaletteRole } from '../palette/palette-roles.ts';
import type { HoverSettings } from '../settings/button-settings.ts';
import { toCustomColorToken } from './custom-color-token.ts';
import { EXTENSION, type Token, type TokenGroup } from './dtcg.ts';
import { reference, toColorToken } from './token-values.ts';

/** All tokens of colors: those of the palette, of the buttons and of the surfaces, with the hover colors of the settings. */
export function colorTokens(
  guide: Guide,
  hovers: HoverSettings,
): Record<'color' | 'opacity' | 'button' | 'surface', TokenGroup> {
  const filled = filledColors(guide, hovers);
  return {
    color: paletteTokens(guide),
    opacity: opacityTokens(guide),
    button: filledTokens(filled),
    surface: surfaceTokens(guide, filled),
  };
}

/** `color.<role>`: the seven colors and their names. */
function paletteTokens(guide: Guide): TokenGroup {
  return eachRole((role) => {
    const color = guideColors(guide)[PALETTE_ROLES.indexOf(role)];
    if (color === undefined) throw new RangeError(`The guide has no color for ${role}.`);
    return {
      $type: 'color',
      $value: toColorToken(color.hex),
      $description: color.name,
      $extensions: { [EXTENSION]: { variable: color.variable, rgb: color.rgb, cmyk: color.cmyk } },
    };
  });
}

/** `opacity.<role>.<10–90>`: the seven colors at nine alphas. */
function opacityTokens(guide: Guide): TokenGroup {
  return eachRole((role) => {
    const hex = guideColors(guide)[PALETTE_ROLES.indexOf(role)]?.hex ?? '';
    return Object.fromEntries(
      OPACITY_STEPS.map((step) => [
        `${step}`,
        { $type: 'color', $value: toColorToken(hex, step / 100) } satisfies Token,
      ]),
    );
  });
}

/** `button.<role>.{background,text,hover-background,hover-text}`: the filled buttons. */
function filledTokens(filled: readonly FilledColors[]): TokenGroup {
  const byRole = new Map(filled.map((colors) => [colors.role, colors]));
  return eachRole((role) => {
    const colors = byRole.get(role);
    if (colors === undefined) throw new RangeError(`There are no colors for ${role}.`);
    return {
      background: { $type: 'color', $value: reference('color', role) },
      text: { $type: 'color', $value: toColorToken(colors.rest.text) },
      'hover-background': toCustomColorToken(colors.hover.background, colors.rest.background),
      'hover-text': toCustomColorToken(colors.hover.text, colors.rest.text),
    };
  });
}

/**
 * `surface.<light|dark>` with `ink.<role>`: readable outlines, links and focus indicators on it; `edge.<role>`:
 * borders of the filled buttons, transparent where the fill needs none.
 */
function surfaceTokens(guide: Guide, filled: readonly FilledColors[]): TokenGroup {
  return Object.fromEntries(
    surfacesOf(guide).map((surface) => [surface.id, onSurface(guide, filled, surface)]),
  );
}

function onSurface(guide: Guide, filled: readonly FilledColors[], surface: Surface): TokenGroup {
  const plain = (hex: string): Token => ({ $type: 'color', $value: toColorToken(hex) });
  const foregroundList = foregroundColors(guide, surface);
  const foregrounds = new Map(foregroundList.map((colors) => [colors.role, colors]));
  const borders = new Map(
    borderColors(guide, surface, filled, foregroundList).map((colors) => [colors.role, colors]),
  );
  const foregroundOf = (role: PaletteRole) => foregrounds.get(role)?.foreground ?? surface.text;
  // The foreground color with opacity 0, so that the border fades in and out on hover.
  const toBorderToken = (role: PaletteRole, hex: string | null | undefined): Token => ({
    $type: 'color',
    $value: hex ? toColorToken(hex) : toColorToken(foregroundOf(role), 0),
  });
  return {
    background: plain(surface.background),
    text: plain(surface.text),
    border: plain(surface.border),
    'disabled-background': plain(surface.disabledBackground),
    'disabled-text': plain(surface.disabledText),
    raised: plain(surface.raised),
    selection: plain(surface.selection),
    'selection-text': plain(surface.selectionText),
    ink: eachRole((role) => plain(foregroundOf(role))),
    'hover-ink': eachRole((role) => plain(foregrounds.get(role)?.hoverForeground ?? surface.text)),
    edge: eachRole((role) => toBorderToken(role, borders.get(role)?.border)),
    'hover-edge': eachRole((role) => toBorderToken(role, borders.get(role)?.hoverBorder)),
  };
}

function eachRole(make: (role: PaletteRole) => Token | TokenGroup): TokenGroup {
  return Object.fromEntries(PALETTE_ROLES.map((role) => [role, make(role)]));
}
