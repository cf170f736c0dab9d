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
import { SURFACES, type Surface } from './surface.ts';

/*
 * What a guide's controls are painted in. Exports write these values, checks measure them, views show them: there is
 * no second place that decides the color of a button.
 */

/** Text on a ground. Both are CSS color values; `#RRGGBB` unless somebody chose another form by hand. */
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

/** Outline button, link and focus mark on one surface, in an ink of the role's hue that is readable there. */
export interface ForegroundColors {
  readonly role: PaletteRole;
  /** Text and border of the outline button, text of the link, color of the focus ring: ≥ 4.5 : 1 on the surface. */
  readonly foreground: string;
  /** Text of the link under the pointer. */
  readonly hoverForeground: string;
}

/** The border that keeps the shape of a filled button on one surface; null where the fill shows it by itself. */
export interface BorderColors {
  readonly role: PaletteRole;
  readonly border: string | null;
  /** The same under the pointer. */
  readonly hoverBorder: string | null;
}

/** Contrast the shape of a control needs to what lies around it (WCAG 2.2, 1.4.11). */
const SHAPE_RATIO = 3;

/** How far an ink moves away from its surface under the pointer. */
const HOVER_SHARE = 0.85;

/** The seven filled buttons of a guide in role order, with hover colors set by hand where the settings hold them. */
export function filledColors(guide: Guide, settings: HoverSettings): FilledColors[] {
  const hexes = guideColors(guide).map(({ hex }) => hex);
  return PALETTE_ROLES.map((role, index) => {
    const background = hexes[index] ?? '';
    const byHand = hoverByHand(role, settings);
    const hover = byHand.background === '' ? hoverColor(background, hexes) : byHand.background;
    return {
      role,
      rest: { background, text: readableText(background) },
      hover: { background: hover, text: byHand.text === '' ? textOn(hover, background, guide) : byHand.text },
    };
  });
}

/** The seven inks of a guide on a surface in role order. */
export function foregroundColors(guide: Guide, surface: Surface): ForegroundColors[] {
  const colors = guideColors(guide);
  const away = readableText(surface.background);
  return PALETTE_ROLES.map((role, index) => {
    const foreground = readableForeground(colors[index]?.hex ?? '', surface.background);
    return { role, foreground, hoverForeground: mixColors(foreground, away, HOVER_SHARE) };
  });
}

/**
 * The seven edges of a guide's filled buttons on a surface in role order: the ink of the color where the fill has less
 * than 3 : 1 to the surface, or a contrast that only the page knows.
 */
export function borderColors(guide: Guide, settings: HoverSettings, surface: Surface): BorderColors[] {
  const foregrounds = new Map(
    foregroundColors(guide, surface).map(({ role, foreground }) => [role, foreground]),
  );
  return filledColors(guide, settings).map(({ role, rest, hover }) => {
    const foreground = foregrounds.get(role) ?? surface.text;
    const borderOf = ({ background }: ControlColors) =>
      showsShape(background, guide, surface) ? null : foreground;
    return { role, border: borderOf(rest), hoverBorder: borderOf(hover) };
  });
}

function showsShape(fill: string, guide: Guide, { background }: Surface): boolean {
  const painted = toRenderedHex(fill, guide, background);
  return painted !== null && wcagContrast(painted, background) >= SHAPE_RATIO;
}

/** The opaque `#RRGGBB` of a CSS color value, or null when it has none that can be known here (var(), alpha …). */
export function toOpaqueHex(value: string): string | null {
  const parsed = safeParseColor(value);
  return parsed.ok && parsed.color.alpha === 1 ? toHex(parsed.color.rgb) : null;
}

function hoverByHand(role: PaletteRole, settings: HoverSettings): ControlColors {
  if (role === 'primary') return settings.primaryHover;
  return role.startsWith('secondary') ? settings.secondaryHover : settings.accentHover;
}

/**
 * Readable text of a hover ground. One that lets the surface through gets whichever of black and white reads better
 * where it reads worst; one that cannot be measured keeps the text of the button at rest.
 */
function textOn(hover: string, rest: string, guide: Guide): string {
  const grounds = SURFACES.flatMap(({ background }) => toRenderedHex(hover, guide, background) ?? []);
  if (grounds.length === 0) return readableText(rest);
  const worst = (text: string) => Math.min(...grounds.map((ground) => wcagContrast(ground, text)));
  return worst('#FFFFFF') > worst('#000000') ? '#FFFFFF' : '#000000';
}
