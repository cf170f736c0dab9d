import { readableText } from '../../color/readable-text.ts';
import { wcagContrast } from '../../color/wcag-contrast.ts';
import { guideColors } from '../../guide/guide.ts';
import { formatRatio } from '../../guide/prose.ts';
import { OPACITY_STEPS } from '../../palette/opacity-steps.ts';
import { PALETTE_ROLES, toVariable } from '../../palette/palette-roles.ts';
import { type CssContext, declare } from './css-context.ts';
import { toCommentText } from './css-text.ts';

/** The palette, what is painted on it, and its opacity steps, as declarations of `:root`. */
export function colorVariables(context: CssContext): string[] {
  return [
    '  /* Colours: name, and the text colour that reads best on each */',
    ...guideColors(context.guide).map(({ name, hex }, index) => {
      const role = PALETTE_ROLES[index] ?? 'primary';
      const text = readableText(hex);
      const ratio = formatRatio(wcagContrast(hex, text));
      const verdict = `${text === '#000000' ? 'black' : 'white'} text ${ratio}:1`;
      const comment = [toCommentText(name), verdict].filter((part) => part !== '').join(', ');
      return declare(toVariable(role), context.value('color', role), comment);
    }),
    '',
    '  /* On each colour: its text. Under the pointer, unless set by hand: 85 % of the colour mixed with 15 % black, or',
    '     where that cannot be told from it a palette colour with a contrast from 1.5 to 7 to it; and its own text */',
    ...PALETTE_ROLES.flatMap((role) => [
      declare(`${toVariable(role)}-text`, context.value('button', role, 'text')),
      declare(`${toVariable(role)}-hover`, context.value('button', role, 'hover-background')),
      declare(`${toVariable(role)}-hover-text`, context.value('button', role, 'hover-text')),
    ]),
    '',
    '  /* Each colour at 10 to 90 % opacity */',
    ...PALETTE_ROLES.flatMap((role) =>
      OPACITY_STEPS.map((step) =>
        declare(`${toVariable(role)}-${step}`, context.value('opacity', role, `${step}`)),
      ),
    ),
  ];
}
