import { invalid } from '../../../http/api-error.ts';
import { parseFragment, referencesOf } from './css-value.ts';
import { assertModestFilters } from './filter-limits.ts';
import { childElements, type SvgElement } from './svg-element.ts';
import {
  COSTLY_TARGETS,
  DRAWING_ELEMENTS,
  INHERITED_REFERENCES,
  REFERENCE_PROPERTIES,
} from './svg-vocabulary.ts';

/** Maximum number of elements that a browser has to build, counting the copies of every `use`. */
const MAX_COPIED = 10_000;
/** Maximum number of elements to paint, counting patterns, masks, clips, markers and filters wherever they apply. */
const MAX_PAINTED = 100_000;
const MAX_CHAIN = 400;

/**
 * Rejects a cleaned logo that expands to too many elements or draws nothing.
 *
 * @throws ApiError 400: a reference to itself, a chain of more than 400 references, over 10,000 elements by `use`, over
 *   100,000 by paint, filters that are too large, or no shape and no text
 */
export function assertDrawable(root: SvgElement): void {
  const elements = allElements(root);
  if (!elements.some(({ name }) => DRAWING_ELEMENTS.has(name))) {
    throw invalid('This SVG contains no supported shapes. Embedded images are not supported');
  }
  assertModestFilters(elements);
  const byId = new Map<string, SvgElement>();
  for (const element of elements) {
    const id = element.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  measure(root, { byId, limit: MAX_COPIED, countsPaint: false, sizes: new Map(), open: new Set() });
  measure(root, { byId, limit: MAX_PAINTED, countsPaint: true, sizes: new Map(), open: new Set() });
}

interface Measure {
  readonly byId: ReadonlyMap<string, SvgElement>;
  readonly limit: number;
  readonly countsPaint: boolean;
  /** Known sizes: each element is measured once, however often it is referred to. */
  readonly sizes: Map<SvgElement, number>;
  readonly open: Set<SvgElement>;
}

function allElements(root: SvgElement): SvgElement[] {
  return [root, ...childElements(root).flatMap(allElements)];
}

function measure(element: SvgElement, state: Measure): number {
  const known = state.sizes.get(element);
  if (known !== undefined) return known;
  if (state.open.has(element)) throw invalid('The SVG refers to itself');
  if (state.open.size >= MAX_CHAIN) throw invalid('The SVG contains too long a chain of references');
  state.open.add(element);
  let size = 1;
  for (const child of childElements(element)) size += measure(child, state);
  if (element.name === 'use')
    size += measureTarget(parseFragment(element.attributes.get('href') ?? ''), state);
  if (state.countsPaint) size += measurePaint(element, size, state);
  state.open.delete(element);
  if (size > state.limit) throw invalid('The SVG expands to too many elements');
  state.sizes.set(element, size);
  return size;
}

function measureTarget(id: string | undefined, state: Measure): number {
  const target = id === undefined ? undefined : state.byId.get(id);
  return target === undefined ? 0 : measure(target, state);
}

function measurePaint(element: SvgElement, size: number, state: Measure): number {
  let paint = 0;
  for (const [property, value] of paintValues(element)) {
    for (const id of referencesOf(value)) {
      if (!COSTLY_TARGETS.has(state.byId.get(id)?.name ?? '')) continue;
      paint += measureTarget(id, state) * (INHERITED_REFERENCES.has(property) ? size : 1);
    }
  }
  if (element.name === 'pattern') {
    paint += measureTarget(parseFragment(element.attributes.get('href') ?? ''), state);
  }
  return paint;
}

/** Property and value of each possible paint reference of an element, from attributes and from `style`. */
function paintValues(element: SvgElement): (readonly [string, string])[] {
  const attributes = [...element.attributes].filter(([name]) => REFERENCE_PROPERTIES.has(name));
  const declarations = (element.attributes.get('style') ?? '').split(';').map((declaration) => {
    const colon = declaration.indexOf(':');
    return [declaration.slice(0, colon), declaration.slice(colon + 1)] as const;
  });
  return [...attributes, ...declarations];
}
