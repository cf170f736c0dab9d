import { toHex } from '../color/format-color.ts';
import { hoverColor } from '../color/hover-color.ts';
import { mixColors } from '../color/mix-color.ts';
import { safeParseColor } from '../color/parse-color.ts';
import { readableInk } from '../color/readable-ink.ts';
import { readableText } from '../color/readable-text.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import { PALETTE_ROLES, type PaletteRole } from '../palette/palette-roles.ts';
import type { HoverSettings } from '../settings/button-settings.ts';
import { toPaintedHex } from './control-paint-value.ts';
import { type Guide, guideColors } from './guide.ts';
import { SURFACES, type Surface } from './surface.ts';

/*
 * What a guide's controls are painted in. Exports write these values, checks measure them, views show them: there is
 * no second place that decides the colour of a button.
 */

/** Text on a ground. Both are CSS colour values; `#RRGGBB` unless somebody chose another form by hand. */
export interface Paint {
  readonly background: string;
  readonly text: string;
}

/** A filled button, the same on every surface. */
export interface SolidPaint {
  readonly role: PaletteRole;
  readonly rest: Paint;
  readonly hover: Paint;
}

/** Outline button, link and focus mark on one surface, in an ink of the role's hue that is readable there. */
export interface InkPaint {
  readonly role: PaletteRole;
  /** Text and border of the outline button, text of the link, colour of the focus ring: ≥ 4.5 : 1 on the surface. */
  readonly ink: string;
  /** Text of the link under the pointer. */
  readonly hoverInk: string;
}

/** The border that keeps the shape of a filled button on one surface; null where the fill shows it by itself. */
export interface EdgePaint {
  readonly role: PaletteRole;
  readonly edge: string | null;
  /** The same under the pointer. */
  readonly hoverEdge: string | null;
}

/** Contrast the shape of a control needs to what lies around it (WCAG 2.2, 1.4.11). */
const SHAPE_RATIO = 3;

/** How far an ink moves away from its surface under the pointer. */
const HOVER_INK_SHARE = 0.85;

/** The seven filled buttons of a guide in role order, with hover colours set by hand where the settings hold them. */
export function paintSolids(guide: Guide, settings: HoverSettings): SolidPaint[] {
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
export function paintInks(guide: Guide, surface: Surface): InkPaint[] {
  const colors = guideColors(guide);
  const away = readableText(surface.background);
  return PALETTE_ROLES.map((role, index) => {
    const ink = readableInk(colors[index]?.hex ?? '', surface.background);
    return { role, ink, hoverInk: mixColors(ink, away, HOVER_INK_SHARE) };
  });
}

/**
 * The seven edges of a guide's filled buttons on a surface in role order: the ink of the colour where the fill has less
 * than 3 : 1 to the surface, or a contrast that only the page knows.
 */
export function paintEdges(guide: Guide, settings: HoverSettings, surface: Surface): EdgePaint[] {
  const inks = new Map(paintInks(guide, surface).map(({ role, ink }) => [role, ink]));
  return paintSolids(guide, settings).map(({ role, rest, hover }) => {
    const ink = inks.get(role) ?? surface.text;
    const edgeOf = ({ background }: Paint) => (showsShape(background, guide, surface) ? null : ink);
    return { role, edge: edgeOf(rest), hoverEdge: edgeOf(hover) };
  });
}

function showsShape(fill: string, guide: Guide, { background }: Surface): boolean {
  const painted = toPaintedHex(fill, guide, background);
  return painted !== null && wcagContrast(painted, background) >= SHAPE_RATIO;
}

/** The opaque `#RRGGBB` of a CSS colour value, or null when it has none that can be known here (var(), alpha …). */
export function toOpaqueHex(value: string): string | null {
  const parsed = safeParseColor(value);
  return parsed.ok && parsed.color.alpha === 1 ? toHex(parsed.color.rgb) : null;
}

function hoverByHand(role: PaletteRole, settings: HoverSettings): Paint {
  if (role === 'primary') return settings.primaryHover;
  return role.startsWith('secondary') ? settings.secondaryHover : settings.accentHover;
}

/**
 * Readable text of a hover ground. One that lets the surface through gets whichever of black and white reads better
 * where it reads worst; one that cannot be measured keeps the text of the button at rest.
 */
function textOn(hover: string, rest: string, guide: Guide): string {
  const grounds = SURFACES.flatMap(({ background }) => toPaintedHex(hover, guide, background) ?? []);
  if (grounds.length === 0) return readableText(rest);
  const worst = (text: string) => Math.min(...grounds.map((ground) => wcagContrast(ground, text)));
  return worst('#FFFFFF') > worst('#000000') ? '#FFFFFF' : '#000000';
}
