import { buttonRules, buttonVariables } from './button-rules.ts';
import { colorVariables, surfaceVariables } from './color-variables.ts';
import { type CssContext, rule } from './css-context.ts';
import { toCommentText } from './css-text.ts';
import { fontImport } from './font-import.ts';
import { linkRules } from './link-rules.ts';
import { typeBreakpoints, typeRules, typeVariables } from './type-rules.ts';

/** The whole stylesheet of a guide. The same context gives the same bytes. */
export function printCss(context: CssContext): string {
  const sections = [
    `/* ${toCommentText(context.guide.name)}: made with StyleKit. Change the style guide, not this file. */`,
    fontImport(context),
    rule(
      [':root'],
      [...colorVariables(context), '', ...typeVariables(context), '', ...buttonVariables(context)],
    ),
    '/* On light ground. Inks are the colours themselves where they read at 4.5:1, else the nearest shade that does. */',
    rule([':root', "[data-theme='light']"], surfaceVariables(context, 'light')),
    "/* On dark ground: put data-theme='dark' on the page or on any part of it. */",
    rule(["[data-theme='dark']"], surfaceVariables(context, 'dark')),
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
