import type { StyleRule } from '@stylekit/engine/stylesheet';

/** A stylesheet that updates single declarations while its rules stay the same. */
export interface RuleSheet {
  readonly sheet: CSSStyleSheet;
  readonly write: (rules: readonly StyleRule[]) => void;
}

type Declarations = ReadonlyMap<string, string>;

/**
 * Creates an empty stylesheet. Only selectors are parsed as CSS text. Values are set through the CSSOM, where they
 * cannot end their declaration.
 */
export function createRuleSheet(): RuleSheet {
  const sheet = new CSSStyleSheet();
  let outline = '';
  let written: readonly Declarations[] = [];
  return {
    sheet,
    write: (rules) => {
      const nextOutline = rules.map(toOutline).join('\n');
      if (nextOutline !== outline) {
        sheet.replaceSync(nextOutline);
        outline = nextOutline;
        written = [];
      }
      const next = rules.map(toDeclarations);
      for (const [index, declarations] of next.entries()) {
        writeDeclarations(styleOf(sheet.cssRules[index]), written[index] ?? new Map(), declarations);
      }
      written = next;
    },
  };
}

/** A rule without its declarations. */
function toOutline({ media, selectors }: StyleRule): string {
  const empty = `${selectors.join(', ')} {}`;
  return media === undefined ? empty : `@media ${media} { ${empty} }`;
}

function toDeclarations({ groups }: StyleRule): Declarations {
  return new Map(
    groups.flatMap(({ declarations }) => declarations.map(({ name, value }) => [name, value] as const)),
  );
}

/** Unchanged values are skipped, because each write restyles all matching elements. */
function writeDeclarations(style: CSSStyleDeclaration, before: Declarations, after: Declarations): void {
  for (const name of before.keys()) if (!after.has(name)) style.removeProperty(name);
  for (const [name, value] of after) if (before.get(name) !== value) style.setProperty(name, value);
}

function styleOf(rule: CSSRule | undefined): CSSStyleDeclaration {
  if (rule instanceof CSSMediaRule) return styleOf(rule.cssRules[0]);
  if (rule instanceof CSSStyleRule) return rule.style;
  throw new TypeError('The browser rejected a CSS rule.');
}
