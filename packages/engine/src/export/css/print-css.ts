import { buttonRules, buttonVariables } from './button-rules.ts';
import { colorVariables } from './color-variables.ts';
import { type CssContext, rule } from './css-context.ts';
import { toCommentText } from './css-text.ts';
import { fontImports } from './font-import.ts';
import { linkRules } from './link-rules.ts';
import { surfaceRules } from './surface-rules.ts';
import { typeBreakpoints, typeRules, typeVariables } from './type-rules.ts';

/** The whole stylesheet of a guide. The same context gives the same bytes. */
export function printCss(context: CssContext): string {
  const sections = [
    `/* ${title(context)}. Change the style guide, not this file. */`,
    fontImports(context),
    rule(
      [':root'],
      [...colorVariables(context), '', ...typeVariables(context), '', ...buttonVariables(context)],
    ),
    ...surfaceRules(context),
    ...typeBreakpoints(context),
    '/* Type */',
    ...typeRules(),
    '/* Buttons */',
    ...buttonRules(),
    '/* Links */',
    ...linkRules(),
  ];
  return `${sections.join('\n\n')}\n`;
}

function title({ guide }: CssContext): string {
  const name = toCommentText(guide.name);
  return name === '' ? 'Made with StyleKit' : `${name}: made with StyleKit`;
}
