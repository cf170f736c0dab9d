import { readableForeground } from '../../color/readable-foreground.ts';
import { wcagContrast } from '../../color/wcag-contrast.ts';
import type { Guide } from '../../guide/guide.ts';
import { formatRatio } from '../../guide/prose.ts';
import { toRenderedHex } from '../../guide/rendered-hex.ts';
import { LIGHT_SURFACE } from '../../guide/surface.ts';
import type { Finding, Rule } from '../finding.ts';
import { measureLayers } from '../layer-contrast.ts';

const ID = 'control-contrast';

/** WCAG 2.2, 1.4.11, level AA: the contrast of the parts that identify a control. */
const REQUIRED = 3;

const PARTS = [
  { key: 'borderColor', label: 'The border of an input' },
  { key: 'focusColor', label: 'The focus indicator of an input' },
] as const;

export const controlContrast: Rule = {
  id: ID,
  summary:
    'The border and the focus indicator of an input have a contrast of at least 3 : 1 to the light surface and to cards.',
  run: ({ guide }) =>
    PARTS.flatMap(({ key, label }) =>
      checkPart(guide, guide.elements.inputs[key], `elements.inputs.${key}`, label),
    ),
};

/** Returns at most one finding: the lower contrast of the surface and the card counts. */
function checkPart(guide: Guide, foreground: string, path: string, label: string): Finding[] {
  const surface = LIGHT_SURFACE.background;
  const card = toRenderedHex(guide.elements.cards.backgroundColor, guide, surface);
  // A card that cannot be measured is reported by text-contrast.
  const backgrounds = card === null ? [surface] : [surface, card];
  const result = measureLayers(guide, { foreground, background: 'transparent', surfaces: backgrounds });
  if ('unknown' in result) return [unmeasured(path, label, result.unknown)];
  const { foreground: color, background, ratio } = result.worst;
  if (ratio >= REQUIRED) return [];
  return [
    {
      rule: ID,
      severity: 'error',
      path,
      message: `${label} has a contrast of ${formatRatio(ratio)} : 1 (${color} on ${background}).`,
      measured: { value: ratio, required: REQUIRED, unit: ':1' },
      fix: fix(color, backgrounds),
    },
  ];
}

function fix(color: string, backgrounds: readonly string[]): string {
  const weakest = (hex: string) =>
    Math.min(...backgrounds.map((background) => wcagContrast(hex, background)));
  const better = backgrounds
    .map((background) => readableForeground(color, background, REQUIRED))
    .find((hex) => weakest(hex) >= REQUIRED);
  return better === undefined
    ? 'Make the card more similar to the light surface, then use a color with 3 : 1 to both.'
    : `Use ${better}, which gives ${formatRatio(weakest(better))} : 1.`;
}

function unmeasured(path: string, label: string, value: string): Finding {
  return {
    rule: ID,
    severity: 'info',
    path,
    message: `${label} cannot be measured, because only the page that uses it defines ${value}.`,
    measured: null,
    fix: 'Use a color such as #85837C, or check the page itself.',
  };
}
