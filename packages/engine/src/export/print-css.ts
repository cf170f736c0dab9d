import type { Guide } from '../guide/guide.ts';
import { toCommentText } from '../stylesheet/css-text.ts';
import { describeStylesheet } from '../stylesheet/describe-stylesheet.ts';
import { printRule } from '../stylesheet/print-rule.ts';
import type { StyleContext } from '../stylesheet/style-context.ts';
import { type FontContext, fontImports } from './font-import.ts';

/** The whole stylesheet of a guide. The same context gives the same bytes. */
export function printCss(context: StyleContext & FontContext): string {
  const parts = [
    `/* ${title(context.guide)}. Change the style guide, not this file. */`,
    fontImports(context),
    ...describeStylesheet(context).flatMap(({ heading, rules }) => [
      ...(heading === undefined ? [] : [`/* ${heading} */`]),
      ...rules.map(printRule),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function title(guide: Guide): string {
  const name = toCommentText(guide.name);
  return name === '' ? 'Made with StyleKit' : `${name}: made with StyleKit`;
}
