/** An element of the SVG namespace; attributes by local name, with `href` for both spellings of a reference. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: SvgNode[];
}

/** An element or unescaped text. */
export type SvgNode = SvgElement | string;

/** The children that are elements. */
export function childElements(element: SvgElement): readonly SvgElement[] {
  return element.children.filter((child) => typeof child !== 'string');
}
