import type { Declaration, DeclarationGroup, StyleRule } from './style-rule.ts';

/** A rule as CSS text, without a line break at its end. Values and comments are printed as they are. */
export function printRule({ comment, media, selectors, groups }: StyleRule): string {
  const body = groups.map(printGroup).join('\n\n');
  const text = `${printComment(comment, '')}${selectors.join(',\n')} {\n${body}\n}`;
  return media === undefined ? text : `@media ${media} {\n${text.replace(/^/gm, '  ')}\n}`;
}

function printGroup({ comment, declarations }: DeclarationGroup): string {
  return `${printComment(comment, '  ')}${declarations.map(printDeclaration).join('\n')}`;
}

function printDeclaration({ name, value, comment }: Declaration): string {
  return `  ${name}: ${value};${comment === undefined ? '' : ` /* ${comment} */`}`;
}

/** Further lines of a comment are aligned with the first line. */
function printComment(comment: string | undefined, indent: string): string {
  return comment === undefined ? '' : `${indent}/* ${comment.replaceAll('\n', `\n${indent}   `)} */\n`;
}
