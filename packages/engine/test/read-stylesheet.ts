import { type CssNode, parse, type StyleSheet } from 'css-tree';

/** One parsed rule of a stylesheet; texts are those of the source. */
export interface SheetRule {
  /** Its media query, or ''. */
  readonly media: string;
  readonly selectors: readonly string[];
  readonly declarations: ReadonlyMap<string, string>;
}

export interface Sheet {
  /** The URLs of the imports. */
  readonly imports: readonly string[];
  readonly rules: readonly SheetRule[];
  readonly comments: readonly string[];
}

/** Parses a stylesheet with css-tree. Throws where a browser would ignore or repair anything. */
export function readStylesheet(css: string): Sheet {
  const comments: string[] = [];
  const root = parse(css, {
    positions: true,
    parseCustomProperty: true,
    onComment: (text) => comments.push(text),
    onParseError: (error) => {
      throw error;
    },
  });
  const sheet = { imports: [] as string[], rules: [] as SheetRule[], comments };
  for (const node of (root as StyleSheet).children) readNode(node, '', sheet, css);
  return sheet;
}

/** The declarations of the one rule that has exactly these selectors. */
export function rulesOf(sheet: Sheet, selectors: string, media = ''): Readonly<Record<string, string>> {
  const found = sheet.rules.filter((rule) => rule.media === media && rule.selectors.join(', ') === selectors);
  if (found.length === 0) throw new RangeError(`There is no rule ${selectors} ${media}.`);
  return Object.fromEntries(found.flatMap(({ declarations }) => [...declarations]));
}

/** A stylesheet without its values: media, selectors and the names of declarations, in order. */
export function skeletonOf({ rules }: Sheet): string {
  return rules
    .map(({ media, selectors, declarations }) =>
      [media, selectors.join(','), [...declarations.keys()].join(';')].join('|'),
    )
    .join('\n');
}

function readNode(
  node: CssNode,
  media: string,
  sheet: { imports: string[]; rules: SheetRule[] },
  css: string,
): void {
  if (node.type === 'Rule') {
    sheet.rules.push(readRule(node, media, css));
  } else if (node.type === 'Atrule' && node.name === 'import') {
    const [address, ...rest] = node.prelude?.type === 'AtrulePrelude' ? node.prelude.children : [];
    if (address?.type !== 'Url' || rest.length > 0) throw new SyntaxError('An import must be one URL.');
    sheet.imports.push(address.value);
  } else if (node.type === 'Atrule' && node.name === 'media' && node.block !== null) {
    for (const inner of node.block.children) readNode(inner, textOf(node.prelude, css).trim(), sheet, css);
  } else if (node.type !== 'Comment') {
    throw new SyntaxError(`Unexpected ${node.type}: ${textOf(node, css)}`);
  }
}

function readRule(node: CssNode, media: string, css: string): SheetRule {
  if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList')
    throw new SyntaxError('A rule must have selectors.');
  const declarations = new Map<string, string>();
  for (const child of node.block.children) {
    if (child.type !== 'Declaration') throw new SyntaxError(`Unexpected ${child.type} in a rule.`);
    if (child.value.type !== 'Value' || child.important !== false || declarations.has(child.property)) {
      throw new SyntaxError(`Unexpected declaration: ${textOf(child, css)}`);
    }
    declarations.set(child.property, textOf(child.value, css).trim());
  }
  return {
    media,
    selectors: node.prelude.children.toArray().map((selector) => textOf(selector, css)),
    declarations,
  };
}

function textOf(node: CssNode | null, css: string): string {
  const at = node?.loc;
  if (at === null || at === undefined) throw new SyntaxError('The node has no position in the source.');
  return css.slice(at.start.offset, at.end.offset);
}
