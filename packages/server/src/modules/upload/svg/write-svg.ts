import type { SvgElement, SvgNode } from './svg-element.ts';

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Writes a cleaned tree as new UTF-8 markup: all values and text escaped, one namespace, no prefixes. */
export function writeSvg(root: SvgElement): Buffer {
  const pieces: string[] = [];
  writeElement(root, ' xmlns="http://www.w3.org/2000/svg"', pieces);
  return Buffer.from(pieces.join(''), 'utf8');
}

function writeElement(element: SvgElement, namespace: string, pieces: string[]): void {
  pieces.push(`<${element.name}${namespace}`);
  for (const [name, value] of element.attributes) pieces.push(` ${name}="${escapeXml(value)}"`);
  if (element.children.length === 0) {
    pieces.push('/>');
    return;
  }
  pieces.push('>');
  for (const child of element.children) writeNode(child, pieces);
  pieces.push(`</${element.name}>`);
}

function writeNode(node: SvgNode, pieces: string[]): void {
  if (typeof node === 'string') pieces.push(escapeXml(node));
  else writeElement(node, '', pieces);
}

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES.get(character) ?? '');
}
