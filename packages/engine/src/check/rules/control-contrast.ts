import { readableForeground } from '../../color/readable-foreground.ts';
import { wcagContrast } from '../../color/wcag-contrast.ts';
import type { Guide } from '../../guide/guide.ts';
import { formatRatio } from '../../guide/prose.ts';
import { toRenderedHex } from '../../guide/rendered-hex.ts';
import { surfacesOf } from '../../guide/surface.ts';
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
    'The border and the focus indicator of an input have a contrast of at least 3 : 1 to both surfaces and to cards.',
  run: ({ guide }) => [
    ...PARTS.flatMap(({ key, label }) =>
      checkPart(
        { foreground: guide.elements.inputs[key], path: `elements.inputs.${key}`, label },
        lightBackgrounds(guide),
        guide,
      ),
    ),
    ...surfacesOf(guide).flatMap(({ id, border, background, raised }) =>
      checkPart(
        {
          foreground: border,
          path: `surfaces.${id}.border`,
          label: `The border of inputs on the ${id} surface`,
        },
        [background, raised],
        guide,
      ),
    ),
  ],
};

interface Part {
  readonly foreground: string;
  readonly path: string;
  readonly label: string;
}

/** A card that cannot be measured is reported by text-contrast. */
function lightBackgrounds(guide: Guide): string[] {
  const { background, raised } = guide.surfaces.light;
  const card = toRenderedHex(guide.elements.cards.backgroundColor, guide, background);
  return card === null ? [background, raised] : [background, raised, card];
}

/** Returns at most one finding: the lowest contrast to the backgrounds counts. */
function checkPart(
  { foreground, path, label }: Part,
  backgrounds: readonly string[],
  guide: Guide,
): Finding[] {
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
    ? 'Make cards and the raised surface more similar to the page, then use a color with 3 : 1 to all.'
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
