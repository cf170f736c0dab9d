import { borderColors, filledColors, foregroundColors } from '../guide/control-colors.ts';
import { type Guide, guideColors } from '../guide/guide.ts';
import { SURFACES, type Surface } from '../guide/surface.ts';
import { OPACITY_STEPS } from '../palette/opacity-steps.ts';
import { PALETTE_ROLES, type PaletteRole } from '../palette/palette-roles.ts';
import type { HoverSettings } from '../settings/button-settings.ts';
import { toChosenColor } from './chosen-color.ts';
import { EXTENSION, type Token, type TokenGroup } from './dtcg.ts';
import { reference, toColorToken } from './token-values.ts';

/** `color.<role>`: the seven colors with their names. */
export function paletteTokens(guide: Guide): TokenGroup {
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
export function opacityTokens(guide: Guide): TokenGroup {
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
export function solidTokens(guide: Guide, settings: HoverSettings): TokenGroup {
  const solids = new Map(filledColors(guide, settings).map((paint) => [paint.role, paint]));
  return eachRole((role) => {
    const paint = solids.get(role);
    if (paint === undefined) throw new RangeError(`No paint for ${role}.`);
    return {
      background: { $type: 'color', $value: reference('color', role) },
      text: { $type: 'color', $value: toColorToken(paint.rest.text) },
      'hover-background': toChosenColor(paint.hover.background, paint.rest.background),
      'hover-text': toChosenColor(paint.hover.text, paint.rest.text),
    };
  });
}

/**
 * `surface.<light|dark>` and on it `ink.<role>`: outlines, links and focus marks that are readable there; `edge.<role>`:
 * borders of the filled buttons, transparent where a fill needs none.
 */
export function surfaceTokens(guide: Guide, settings: HoverSettings): TokenGroup {
  return Object.fromEntries(SURFACES.map((surface) => [surface.id, onSurface(guide, settings, surface)]));
}

function onSurface(guide: Guide, settings: HoverSettings, surface: Surface): TokenGroup {
  const plain = (hex: string): Token => ({ $type: 'color', $value: toColorToken(hex) });
  const inks = new Map(foregroundColors(guide, surface).map((paint) => [paint.role, paint]));
  const edges = new Map(borderColors(guide, settings, surface).map((paint) => [paint.role, paint]));
  const inkOf = (role: PaletteRole) => inks.get(role)?.foreground ?? surface.text;
  // The ink without any opacity, so that it fades in and out under the pointer.
  const edge = (role: PaletteRole, hex: string | null | undefined): Token => ({
    $type: 'color',
    $value: hex ? toColorToken(hex) : toColorToken(inkOf(role), 0),
  });
  return {
    background: plain(surface.background),
    text: plain(surface.text),
    border: plain(surface.border),
    'disabled-background': plain(surface.disabledBackground),
    'disabled-text': plain(surface.disabledText),
    ink: eachRole((role) => plain(inkOf(role))),
    'hover-ink': eachRole((role) => plain(inks.get(role)?.hoverForeground ?? surface.text)),
    edge: eachRole((role) => edge(role, edges.get(role)?.border)),
    'hover-edge': eachRole((role) => edge(role, edges.get(role)?.hoverBorder)),
  };
}

function eachRole(make: (role: PaletteRole) => Token | TokenGroup): TokenGroup {
  return Object.fromEntries(PALETTE_ROLES.map((role) => [role, make(role)]));
}
