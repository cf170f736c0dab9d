import { guideColors } from '../../guide/guide.ts';
import { HARMONY_TOLERANCE_DEG, strayHues } from '../../palette/palette-hues.ts';
import { colorPath } from '../color-path.ts';
import type { Finding, Rule } from '../finding.ts';

const ID = 'stray-hue';

export const strayHue: Rule = {
  id: ID,
  summary: 'Every color that is not a neutral is within 6° of an angle of the stated harmony (OKLCH hue).',
  run: ({ guide }) => {
    const type = guide.colors.harmony?.type;
    if (type === undefined) return [];
    const colors = guideColors(guide);
    return strayHues(
      colors.map(({ hex }) => hex),
      type,
    ).map(({ index, hue, offDeg }): Finding => {
      const color = colors[index];
      return {
        rule: ID,
        severity: 'warning',
        path: `${colorPath(index)}.hex`,
        message: `${color?.name ?? ''} (hue ${hue.toFixed(0)}°) is ${offDeg.toFixed(1)}° off the ${type} harmony that the guide states.`,
        measured: { value: offDeg, required: HARMONY_TOLERANCE_DEG, unit: '°' },
        fix: 'Change its hue to the nearest angle of the harmony, or remove the harmony from the guide.',
      };
    });
  },
};
