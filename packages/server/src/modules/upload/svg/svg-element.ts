/** An element of the SVG namespace; attributes by local name, `href` standing for both spellings of a reference. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: SvgNode[];
}

/** An element or a piece of text, unescaped. */
export type SvgNode = SvgElement | string;

/** The children that are elements. */
export function childElements(element: SvgElement): readonly SvgElement[] {
  return element.children.filter((child) => typeof child !== 'string');
}
