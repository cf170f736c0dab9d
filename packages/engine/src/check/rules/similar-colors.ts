import { ciede2000 } from '../../color/color-difference.ts';
import { COLOR_VISION_DEFICIENCIES } from '../../color/color-vision.ts';
import { guideColors } from '../../guide/guide.ts';
import { formatDifference } from '../../guide/prose.ts';
import {
  type Appearance,
  MIN_DEFICIENT_DIFFERENCE,
  MIN_DIFFERENCE,
  toAppearance,
} from '../../palette/appearance.ts';
import { colorPath } from '../color-path.ts';
import type { CheckedGuide, Finding, Measurement, Rule, Severity } from '../finding.ts';

/** Below one just noticeable difference, two colors look the same with normal vision. */
const INDISTINGUISHABLE = 1;

interface Pair {
  readonly first: { readonly name: string; readonly appearance: Appearance };
  readonly second: { readonly name: string; readonly appearance: Appearance };
  readonly path: string;
}

export const similarColors: Rule = {
  id: 'similar-colors',
  summary: 'Any two colors of the palette differ by at least 8 (CIEDE2000).',
  run: (checked) =>
    pairs(checked).flatMap(({ first, second, path }) => {
      const value = ciede2000(first.appearance.normal, second.appearance.normal);
      if (value >= MIN_DIFFERENCE) return [];
      const severity = value < INDISTINGUISHABLE ? 'error' : 'warning';
      return [
        finding(
          'similar-colors',
          severity,
          path,
          { value, required: MIN_DIFFERENCE, unit: 'ΔE' },
          {
            message: `${first.name} and ${second.name} differ by only ΔE ${formatDifference(value)}.`,
            fix: `Change the lightness or chroma of ${second.name} until they differ by ${MIN_DIFFERENCE}.`,
          },
        ),
      ];
    }),
};

export const similarForDeficiency: Rule = {
  id: 'similar-for-deficiency',
  summary:
    'Any two colors of the palette differ by at least 4 (CIEDE2000) with protanopia, deuteranopia and tritanopia.',
  run: (checked) =>
    pairs(checked).flatMap(({ first, second, path }) =>
      COLOR_VISION_DEFICIENCIES.flatMap((deficiency, index) => {
        const [a, b] = [first.appearance.deficient[index], second.appearance.deficient[index]];
        const value = a === undefined || b === undefined ? Number.POSITIVE_INFINITY : ciede2000(a, b);
        if (value >= MIN_DEFICIENT_DIFFERENCE) return [];
        return [
          finding(
            'similar-for-deficiency',
            'warning',
            path,
            { value, required: MIN_DEFICIENT_DIFFERENCE, unit: 'ΔE' },
            {
              message: `With ${deficiency}, ${first.name} and ${second.name} differ by only ΔE ${formatDifference(value)}.`,
              fix: `Increase their lightness difference; it is visible with every type of color vision.`,
            },
          ),
        ];
      }),
    ),
};

function pairs({ guide }: CheckedGuide): Pair[] {
  const colors = guideColors(guide).map(({ hex, name }) => ({ name, appearance: toAppearance(hex) }));
  return colors.flatMap((second, index) =>
    colors.slice(0, index).map((first) => ({ first, second, path: `${colorPath(index)}.hex` })),
  );
}

function finding(
  rule: string,
  severity: Severity,
  path: string,
  measured: Measurement,
  text: { readonly message: string; readonly fix: string },
): Finding {
  return { rule, severity, path, measured, ...text };
}
