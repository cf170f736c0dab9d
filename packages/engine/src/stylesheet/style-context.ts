import type { Guide } from '../guide/guide.ts';
import type { GuideRamps } from '../guide/guide-ramps.ts';

/** The input of the functions that describe a stylesheet. */
export interface StyleContext {
  readonly guide: Guide;
  /** The ramps that the stylesheet defines, if any. */
  readonly ramps?: GuideRamps | null;
  /** The CSS value of a token by its path: `value('color', 'primary')`. Throws a RangeError when there is none. */
  readonly value: (...path: readonly string[]) => string;
}
