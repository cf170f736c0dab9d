import { SaxesParser, type SaxesTagNS } from 'saxes';
import { type ApiError, invalid } from '../../../http/api-error.ts';
import { damagedImage, wrongType } from '../upload-error.ts';
import type { SvgElement } from './svg-element.ts';
import { ELEMENTS, TEXT_ELEMENTS } from './svg-vocabulary.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const MAX_DEPTH = 100;
const MAX_ELEMENTS = 10_000;
const MAX_ATTRIBUTES = 500;
/** Long namespaces would be copied for every attribute that uses them. */
const MAX_NAMESPACE = 500;

/** The allowed part of an SVG file, with raw attributes, and its style sheets in order. */
export interface SvgDocument {
  readonly root: SvgElement;
  readonly styles: readonly string[];
}

/**
 * An open tag. `kept` receives children; everything inside `left-out` is ignored. Links (`a`) are removed, and their
 * children move to the parent.
 */
type Frame =
  | { readonly role: 'kept'; readonly element: SvgElement }
  | { readonly role: 'style'; readonly pieces: string[] }
  | { readonly role: 'skipped' };

/**
 * Parses UTF-8 XML strictly and keeps what the allow-lists contain. Comments, processing instructions, foreign
 * namespaces and unknown elements are omitted with their content; links are removed, but their content is kept.
 *
 * @throws ApiError 400: not UTF-8, not well-formed, a DOCTYPE, a root other than `svg`, more than 100 levels, 10,000
 *   elements or 500 attributes per element
 */
export function parseSvg(bytes: Buffer): SvgDocument {
  const text = decodeUtf8(bytes);
  const builder = new SvgBuilder();
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('error', (cause) => {
    throw damagedImage(cause);
  });
  parser.on('xmldecl', ({ version, encoding }) => {
    if (version !== '1.0') throw invalid('The SVG must be XML 1.0');
    if (encoding !== undefined && encoding.toLowerCase() !== 'utf-8') throw notUtf8();
  });
  parser.on('doctype', () => {
    throw invalid('SVGs with a DOCTYPE are not supported. Please export it without one');
  });
  parser.on('attribute', ({ name, value }) => builder.countAttribute(name, value));
  parser.on('opentagstart', () => builder.startTag());
  parser.on('opentag', (tag) => builder.open(tag));
  parser.on('closetag', () => builder.close());
  parser.on('text', (piece) => builder.addText(piece));
  parser.on('cdata', (piece) => builder.addText(piece));
  parser.write(text).close();
  return builder.document();
}

class SvgBuilder {
  readonly #frames: Frame[] = [];
  readonly #styles: string[] = [];
  #root: SvgElement | undefined;
  #elements = 0;
  #attributes = 0;

  startTag(): void {
    this.#attributes = 0;
    this.#elements += 1;
    if (this.#elements > MAX_ELEMENTS) throw invalid(`The SVG has more than ${MAX_ELEMENTS} elements`);
    if (this.#frames.length >= MAX_DEPTH) throw invalid(`The SVG is nested deeper than ${MAX_DEPTH} levels`);
  }

  countAttribute(name: string, value: string): void {
    this.#attributes += 1;
    const isTooLong = name.startsWith('xmlns') && value.length > MAX_NAMESPACE;
    if (isTooLong || this.#attributes > MAX_ATTRIBUTES) throw invalid('An element of the SVG is too large');
  }

  open(tag: SaxesTagNS): void {
    const parent = this.#frames.at(-1);
    const frame = this.#frameOf(tag, parent);
    this.#frames.push(frame);
    if (frame.role !== 'kept' || tag.local === 'a') return;
    if (parent?.role === 'kept') parent.element.children.push(frame.element);
    else this.#root = frame.element;
  }

  close(): void {
    const frame = this.#frames.pop();
    if (frame?.role === 'style') this.#styles.push(frame.pieces.join(''));
  }

  addText(piece: string): void {
    const frame = this.#frames.at(-1);
    if (frame?.role === 'style') frame.pieces.push(piece);
    if (frame?.role === 'kept' && TEXT_ELEMENTS.has(frame.element.name)) frame.element.children.push(piece);
  }

  document(): SvgDocument {
    if (this.#root === undefined) throw wrongType();
    return { root: this.#root, styles: this.#styles };
  }

  #frameOf(tag: SaxesTagNS, parent: Frame | undefined): Frame {
    const isSvg = tag.uri === SVG;
    if (parent === undefined) {
      if (!isSvg || tag.local !== 'svg') throw wrongType();
      return { role: 'kept', element: toElement(tag) };
    }
    if (parent.role !== 'kept' || !isSvg) return { role: 'skipped' };
    if (tag.local === 'a') return parent;
    if (tag.local === 'style' && isPlainStyle(tag)) return { role: 'style', pieces: [] };
    return ELEMENTS.has(tag.local) ? { role: 'kept', element: toElement(tag) } : { role: 'skipped' };
  }
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notUtf8();
  }
}

function notUtf8(): ApiError {
  return invalid('The SVG must be encoded in UTF-8');
}

/** A CSS style sheet for screens; one for print or in another language does not affect how the logo looks. */
function isPlainStyle(tag: SaxesTagNS): boolean {
  const type = tag.attributes['type']?.value.trim().toLowerCase() ?? '';
  const media = tag.attributes['media']?.value.trim().toLowerCase() ?? '';
  return (type === '' || type === 'text/css') && (media === '' || media === 'all' || media === 'screen');
}

function toElement(tag: SaxesTagNS): SvgElement {
  const attributes = new Map<string, string>();
  for (const { uri, prefix, local, value } of Object.values(tag.attributes)) {
    if (prefix === '' && uri === '') attributes.set(local, value);
    else if (uri === XML && local === 'space') attributes.set('xml:space', value);
    // SVG 2, 16.1.6: a plain href overrides the older xlink:href.
    else if (uri === XLINK && local === 'href' && !('href' in tag.attributes)) attributes.set('href', value);
  }
  return { name: tag.local, attributes, children: [] };
}
