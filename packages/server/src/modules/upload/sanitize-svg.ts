import { invalid } from '../../http/api-error.ts';
import { cleanSvg } from './svg/clean-svg.ts';
import { assertDrawable } from './svg/measure-svg.ts';
import { parseSvg } from './svg/parse-svg.ts';
import { writeSvg } from './svg/write-svg.ts';

/** Maximum size of a sanitized logo, in bytes; resolved style sheets can make it longer than its source. */
const MAX_OUTPUT = 4 * 1_048_576;

/**
 * Converts any SVG into an inert one that looks the same: strict parsing, allow-lists of elements and attributes, style
 * sheets resolved into safe inline styles, references only within the file, new markup. Idempotent.
 *
 * @throws ApiError 400 with the reason when the file is not a well-formed UTF-8 SVG, is too deep or too large, refers
 *   to itself, expands to too many elements, or contains nothing to draw
 */
export function sanitizeSvg(bytes: Buffer): Buffer {
  const clean = cleanSvg(parseSvg(bytes));
  assertDrawable(clean);
  const output = writeSvg(clean);
  if (output.length > MAX_OUTPUT) throw invalid('The styles of this SVG are too complex');
  return output;
}
