import {
  type Guide,
  guideColors,
  type HoverSettings,
  paintEdges,
  paintInks,
  paintSolids,
  readableInk,
  type Surface,
  toOpaqueHex,
} from '@stylekit/engine';
import { toShownHex, type Vision } from '../color/view-colors.ts';

/** Ratio a focus mark or the border of a field needs against its ground (WCAG 2.2, 1.4.11). */
const NON_TEXT_RATIO = 3;

/**
 * The custom properties of a guide's buttons, links and fields on a surface, by name; `--sk-primary`,
 * `--sk-primary-hover` and so on for each role. With a vision other than normal, every colour is its simulation.
 */
export function toElementVariables(
  guide: Guide,
  buttons: HoverSettings,
  surface: Surface,
  vision: Vision,
): ReadonlyMap<string, string> {
  const show = (value: string) => {
    const hex = vision === 'normal' ? null : toOpaqueHex(value);
    return hex === null ? value : toShownHex(hex, vision);
  };
  const variables = new Map<string, string>();
  for (const { role, rest, hover } of paintSolids(guide, buttons)) {
    variables.set(`--sk-${role}`, show(rest.background));
    variables.set(`--sk-${role}-text`, show(rest.text));
    variables.set(`--sk-${role}-hover`, show(hover.background));
    variables.set(`--sk-${role}-hover-text`, show(hover.text));
  }
  for (const { role, ink, hoverInk } of paintInks(guide, surface)) {
    variables.set(`--sk-${role}-ink`, show(ink));
    variables.set(`--sk-${role}-ink-hover`, show(hoverInk));
  }
  for (const { role, edge, hoverEdge } of paintEdges(guide, buttons, surface)) {
    variables.set(`--sk-${role}-edge`, edge === null ? 'transparent' : show(edge));
    variables.set(`--sk-${role}-edge-hover`, hoverEdge === null ? 'transparent' : show(hoverEdge));
  }
  const focus = guideColors(guide)[0]?.hex ?? surface.text;
  variables.set('--sk-surface', surface.background);
  variables.set('--sk-surface-text', surface.text);
  variables.set('--sk-disabled', surface.disabledBackground);
  variables.set('--sk-disabled-text', surface.disabledText);
  variables.set('--sk-input-border', surface.border);
  variables.set('--sk-focus', show(readableInk(focus, surface.background, NON_TEXT_RATIO)));
  return variables;
}
