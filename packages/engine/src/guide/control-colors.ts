import { toHex } from '../color/format-color.ts';
import { hoverColor } from '../color/hover-color.ts';
import { mixColors } from '../color/mix-color.ts';
import { safeParseColor } from '../color/parse-color.ts';
import { readableForeground } from '../color/readable-foreground.ts';
import { readableText } from '../color/readable-text.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import { PALETTE_ROLES, type PaletteRole } from '../palette/palette-roles.ts';
import type { HoverSettings } from '../settings/button-settings.ts';
import { type Guide, guideColors } from './guide.ts';
import { toRenderedHex } from './rendered-hex.ts';
import { hardestBackground, type Surface, surfacesOf } from './surface.ts';

/*
 * The colors of the controls of a guide. Exports, checks and previews all use these functions, so that the color of a
 * button is decided in one place.
 */

/** A text and a background color, as CSS color values; `#RRGGBB` unless the user entered another form. */
export interface ControlColors {
  readonly background: string;
  readonly text: string;
}

/** A filled button, the same on every surface. */
export interface FilledColors {
  readonly role: PaletteRole;
  readonly rest: ControlColors;
  readonly hover: ControlColors;
}

/** The foreground colors of a role on one surface, for outline buttons, links and focus rings; readable there. */
export interface ForegroundColors {
  readonly role: PaletteRole;
  /**
   * Text and border of the outline button, text of the link, color of the focus ring: ≥ 4.5 : 1 on the surface and on
   * its raised background.
   */
  readonly foreground: string;
  /** Text of the hovered link. */
  readonly hoverForeground: string;
}

/** The border that keeps a filled button visible on one surface; null when its fill has enough contrast. */
export interface BorderColors {
  readonly role: PaletteRole;
  readonly border: string | null;
  /** The same for the hovered button. */
  readonly hoverBorder: string | null;
}

/** The minimum contrast of a control to its surroundings (WCAG 2.2, 1.4.11). */
const SHAPE_RATIO = 3;

/** The share of the foreground color in its hover color. */
const HOVER_FOREGROUND_SHARE = 0.85;

/** The seven filled buttons of a guide in role order, with the custom hover colors of the settings. */
export function filledColors(guide: Guide, settings: HoverSettings): FilledColors[] {
  const hexes = guideColors(guide).map(({ hex }) => hex);
  return PALETTE_ROLES.map((role, index) => {
    const background = hexes[index] ?? '';
    const custom = customHover(role, settings);
    const hover = custom.background === '' ? hoverColor(background, hexes) : custom.background;
    return {
      role,
      rest: { background, text: readableText(background) },
      hover: { background: hover, text: custom.text === '' ? textOn(hover, background, guide) : custom.text },
    };
  });
}

/** The seven foreground colors of a guide on a surface in role order. */
export function foregroundColors(guide: Guide, surface: Surface): ForegroundColors[] {
  const colors = guideColors(guide);
  const background = hardestBackground(surface);
  const contrastColor = readableText(background);
  return PALETTE_ROLES.map((role, index) => {
    const foreground = readableForeground(colors[index]?.hex ?? '', background);
    return {
      role,
      foreground,
      hoverForeground: mixColors(foreground, contrastColor, HOVER_FOREGROUND_SHARE),
    };
  });
}

/**
 * The borders of the seven filled buttons on a surface in role order: the foreground color where the fill has less
 * than 3 : 1 to the surface or its raised background, or cannot be measured.
 *
 * @param filled the filled buttons, in role order
 * @param foregrounds the foreground colors on the surface, in role order
 */
export function borderColors(
  guide: Guide,
  surface: Surface,
  filled: readonly FilledColors[],
  foregrounds: readonly ForegroundColors[],
): BorderColors[] {
  return filled.map(({ role, rest, hover }, index) => {
    const foreground = foregrounds[index]?.foreground ?? surface.text;
    const borderOf = ({ background }: ControlColors) =>
      hasShapeContrast(background, guide, surface) ? null : foreground;
    return { role, border: borderOf(rest), hoverBorder: borderOf(hover) };
  });
}

function hasShapeContrast(fill: string, guide: Guide, { background, raised }: Surface): boolean {
  return [background, raised].every((behind) => {
    const rendered = toRenderedHex(fill, guide, behind);
    return rendered !== null && wcagContrast(rendered, behind) >= SHAPE_RATIO;
  });
}

/** The opaque `#RRGGBB` of a CSS color value, or null when it has none (var(), alpha …). */
export function toOpaqueHex(value: string): string | null {
  const parsed = safeParseColor(value);
  return parsed.ok && parsed.color.alpha === 1 ? toHex(parsed.color.rgb) : null;
}

function customHover(role: PaletteRole, settings: HoverSettings): ControlColors {
  if (role === 'primary') return settings.primaryHover;
  return role.startsWith('secondary') ? settings.secondaryHover : settings.accentHover;
}

/**
 * The text color on a hover background. For a translucent background, black or white, whichever has the higher
 * minimum contrast over the surfaces. If it cannot be measured, the text color of the button without hover.
 */
function textOn(hover: string, rest: string, guide: Guide): string {
  const backgrounds = surfacesOf(guide)
    .flatMap(({ background, raised }) => [background, raised])
    .flatMap((behind) => toRenderedHex(hover, guide, behind) ?? []);
  if (backgrounds.length === 0) return readableText(rest);
  const worst = (text: string) =>
    Math.min(...backgrounds.map((background) => wcagContrast(background, text)));
  return worst('#FFFFFF') > worst('#000000') ? '#FFFFFF' : '#000000';
}
