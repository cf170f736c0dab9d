import { invalid } from '../../../http/api-error.ts';
import type { SvgElement } from './svg-element.ts';

/** Maximum number of filter steps in one logo; each is computed for every pixel of its region. */
const MAX_STEPS = 100;
/** Maximum length of a blur or of a morphology, in the units of the logo: their cost grows with it. */
const MAX_RADIUS = 500;
/** Maximum offset and region, in units or percent. */
const MAX_EXTENT = 10_000;

/** The largest absolute value of each attribute of `filter` and its steps; other attributes are factors. */
const LIMITS: ReadonlyMap<string, number> = new Map([
  ...['stdDeviation', 'radius'].map((name) => [name, MAX_RADIUS] as const),
  ...['dx', 'dy', 'x', 'y', 'width', 'height'].map((name) => [name, MAX_EXTENT] as const),
]);

/**
 * Rejects filters that no logo needs and that would keep a browser busy.
 *
 * @throws ApiError 400: over 100 steps, a blur over 500, or an offset or a region over 10,000
 */
export function assertModestFilters(elements: readonly SvgElement[]): void {
  const filters = elements.filter(({ name }) => name === 'filter' || name.startsWith('fe'));
  if (filters.length > MAX_STEPS || filters.some(isAbsurd)) {
    throw invalid('The filters of this SVG are too large');
  }
}

function isAbsurd({ attributes }: SvgElement): boolean {
  return [...attributes].some(([name, value]) => {
    const limit = LIMITS.get(name);
    if (limit === undefined) return false;
    // A value that is not a number has no effect.
    return value.split(/[\s,]+/).some((part) => Math.abs(Number.parseFloat(part)) > limit);
  });
}
