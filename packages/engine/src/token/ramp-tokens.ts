import type { GuideRamps, MeasuredRamp } from '../guide/guide-ramps.ts';
import { EXTENSION, type Token, type TokenGroup, type TokenReference } from './dtcg.ts';
import { reference, toColorToken } from './token-values.ts';

/**
 * `semantic.<name>` and `semantic.<name>-text`: the semantic colors; `ramp.<role or name>.<50–950>`: the steps of all
 * ramps, with their contrast under `dev.stylekit`. The base of a ramp is a reference to its color.
 */
export function rampTokens({ colors, semantic }: GuideRamps): TokenGroup {
  const names = Object.entries(semantic);
  return {
    semantic: Object.fromEntries(
      names.flatMap(([name, { hex, text, textContrast }]): [string, Token][] => [
        [name, { $type: 'color', $value: toColorToken(hex) }],
        [
          `${name}-text`,
          {
            $type: 'color',
            $value: toColorToken(text),
            $extensions: { [EXTENSION]: { contrast: textContrast } },
          },
        ],
      ]),
    ),
    ramp: Object.fromEntries([
      ...Object.entries(colors).map(([role, ramp]) => [role, toSteps(ramp, reference('color', role))]),
      ...names.map(([name, ramp]) => [name, toSteps(ramp, reference('semantic', name))]),
    ]),
  };
}

function toSteps({ base, steps }: MeasuredRamp, color: TokenReference): TokenGroup {
  return Object.fromEntries(
    steps.map(({ step, hex, contrast }) => [
      `${step}`,
      {
        $type: 'color',
        $value: step === base ? color : toColorToken(hex),
        $extensions: { [EXTENSION]: { contrast } },
      } satisfies Token,
    ]),
  );
}
