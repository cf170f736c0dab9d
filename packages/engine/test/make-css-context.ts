import type { FontContext } from '../src/export/font-import.ts';
import { SAMPLE_GUIDE } from '../src/guide/sample-guide.ts';
import { DEFAULT_SETTINGS } from '../src/settings/guide-settings.ts';
import type { StyleContext } from '../src/stylesheet/style-context.ts';

/** The input of the stylesheet printer. */
type CssContext = StyleContext & FontContext;

/**
 * A context in which the value of each token is its path, `token(color/primary)`, to show which token is used where.
 */
export function makeCssContext(changes: Partial<CssContext> = {}): CssContext {
  return {
    guide: SAMPLE_GUIDE,
    settings: DEFAULT_SETTINGS,
    value: (...path) => `token(${path.join('/')})`,
    ...changes,
  };
}
