import type { GuideRamps, MeasuredRamp, MeasuredStep } from '../guide/guide-ramps.ts';
import { formatRatio } from '../guide/prose.ts';
import type { StyleContext } from './style-context.ts';
import { type Declaration, type DeclarationGroup, declare, type StyleRule } from './style-rule.ts';

/**
 * The semantic colors and all ramps as variables of `:root`. The word ramp is in their names, because `--primary-50` is
 * the primary color at 50 % opacity.
 */
export function rampRule({ colors, semantic }: GuideRamps, value: StyleContext['value']): StyleRule {
  return {
    selectors: [':root'],
    groups: [
      {
        comment: 'Semantic colors, and the text color with the best contrast',
        declarations: Object.entries(semantic).flatMap(([name, { textContrast }]) => [
          declare(`--${name}`, value('semantic', name)),
          declare(`--${name}-text`, value('semantic', `${name}-text`), `${formatRatio(textContrast)}:1`),
        ]),
      },
      ...Object.entries({ ...colors, ...semantic }).map(
        ([name, ramp], index): DeclarationGroup => ({
          ...(index === 0 ? { comment: INTRODUCTION } : {}),
          declarations: stepVariables(name, ramp, value),
        }),
      ),
    ],
  };
}

const INTRODUCTION =
  'Each color from light to dark, and the contrast of each step with white, black, and the light and the dark\n' +
  'surface. The color itself is one of the steps.';

function stepVariables(
  name: string,
  { base, steps }: MeasuredRamp,
  value: StyleContext['value'],
): Declaration[] {
  return steps.map((step) => {
    const number = `${step.step}`;
    const mark = step.step === base ? `--${name}; ` : '';
    return declare(`--${name}-ramp-${number}`, value('ramp', name, number), mark + describeContrast(step));
  });
}

function describeContrast({ contrast: { white, black, light, dark } }: MeasuredStep): string {
  const ratios = { white, black, light, dark };
  return Object.entries(ratios)
    .map(([name, ratio]) => `${name} ${formatRatio(ratio)}`)
    .join(', ');
}
