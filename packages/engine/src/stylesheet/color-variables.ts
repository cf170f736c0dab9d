import { readableText } from '../color/readable-text.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import { type GuideColor, guideColors } from '../guide/guide.ts';
import { formatRatio } from '../guide/prose.ts';
import { OPACITY_STEPS } from '../palette/opacity-steps.ts';
import { PALETTE_ROLES, toVariable } from '../palette/palette-roles.ts';
import { toCommentText } from './css-text.ts';
import type { StyleContext } from './style-context.ts';
import { type Declaration, type DeclarationGroup, declare } from './style-rule.ts';

/** The palette, its text and hover colors, and its opacity steps, as declarations of `:root`. */
export function colorVariables({ guide, value }: StyleContext): DeclarationGroup[] {
  return [
    {
      comment: 'Colors: name, and the text color with the best contrast',
      declarations: guideColors(guide).map((color, index) => {
        const role = PALETTE_ROLES[index] ?? 'primary';
        return declare(toVariable(role), value('color', role), describeColor(color));
      }),
    },
    {
      comment:
        'Text on each color. Hover color, unless customized: 85 % of the color mixed with 15 % black, or\n' +
        'if that looks the same, a palette color with a contrast from 1.5 to 7 to it; text on the hover color',
      declarations: PALETTE_ROLES.flatMap((role) => [
        declare(`${toVariable(role)}-text`, value('button', role, 'text')),
        declare(`${toVariable(role)}-hover`, value('button', role, 'hover-background')),
        declare(`${toVariable(role)}-hover-text`, value('button', role, 'hover-text')),
      ]),
    },
    { comment: 'Each color at 10 to 90 % opacity', declarations: opacitySteps(value) },
  ];
}

function opacitySteps(value: StyleContext['value']): Declaration[] {
  return PALETTE_ROLES.flatMap((role) =>
    OPACITY_STEPS.map((step) => declare(`${toVariable(role)}-${step}`, value('opacity', role, `${step}`))),
  );
}

/** The name of a color, and the contrast of its text: `Signal Coral, black text 6.58:1`. */
function describeColor({ name, hex }: GuideColor): string {
  const text = readableText(hex);
  const ratio = formatRatio(wcagContrast(hex, text));
  const textContrast = `${text === '#000000' ? 'black' : 'white'} text ${ratio}:1`;
  return [toCommentText(name), textContrast].filter((part) => part !== '').join(', ');
}
