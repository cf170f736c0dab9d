/** One declaration: a property or custom property, its value, and a comment that is safe to print after it. */
export interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly comment?: string;
}

/** A group of declarations with a comment that is safe to print above them. */
export interface DeclarationGroup {
  readonly comment?: string;
  readonly declarations: readonly Declaration[];
}

/** One rule of a stylesheet; `media` is the condition of its media query, if any. */
export interface StyleRule {
  readonly comment?: string;
  readonly media?: string;
  readonly selectors: readonly string[];
  readonly groups: readonly DeclarationGroup[];
}

/** Creates a declaration. */
export function declare(name: string, value: string, comment = ''): Declaration {
  return comment === '' ? { name, value } : { name, value, comment };
}

/** Creates a rule with one group of declarations. */
export function rule(selectors: readonly string[], declarations: readonly Declaration[]): StyleRule {
  return { selectors, groups: [{ declarations }] };
}

/** Creates a rule inside a media query. */
export function mediaRule(
  media: string,
  selectors: readonly string[],
  declarations: readonly Declaration[],
): StyleRule {
  return { media, ...rule(selectors, declarations) };
}
