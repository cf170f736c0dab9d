import { guideColors } from '../../guide/guide.ts';
import { toGuideColor } from '../../guide/guide-color.ts';
import { PALETTE_ROLES } from '../../palette/palette-roles.ts';
import { colorPath } from '../color-path.ts';
import type { Finding, Rule } from '../finding.ts';

const ID = 'code-mismatch';

export const codeMismatch: Rule = {
  id: ID,
  summary: 'The RGB and CMYK codes of a color match its hex code.',
  run: ({ guide }) =>
    guideColors(guide).flatMap((color, index) => {
      const role = PALETTE_ROLES[index] ?? 'primary';
      const right = toGuideColor(role, color.hex, color.name);
      return (['rgb', 'cmyk'] as const).flatMap((code): Finding[] =>
        squeeze(color[code]) === squeeze(right[code])
          ? []
          : [
              {
                rule: ID,
                severity: 'error',
                path: `${colorPath(index)}.${code}`,
                message: `${color.name} has ${color[code] || 'no code'}, but its hex code ${color.hex} is ${right[code]}.`,
                measured: null,
                fix: `Use ${right[code]}.`,
                exactFix: { value: right[code] },
              },
            ],
      );
    }),
};

function squeeze(code: string): string {
  return code.toLowerCase().replaceAll(' ', '');
}
