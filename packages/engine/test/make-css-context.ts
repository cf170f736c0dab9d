import type { FontContext } from '../src/export/font-import.ts';
import { SAMPLE_GUIDE } from '../src/guide/sample-guide.ts';
import { DEFAULT_SETTINGS } from '../src/settings/guide-settings.ts';
import type { StyleContext } from '../src/stylesheet/style-context.ts';

/** All that a stylesheet is printed from. */
type CssContext = StyleContext & FontContext;

/** A context whose tokens answer with their own path, `token(color/primary)`: shows which token goes where. */
export function makeCssContext(changes: Partial<CssContext> = {}): CssContext {
  return {
    guide: SAMPLE_GUIDE,
    settings: DEFAULT_SETTINGS,
    value: (...path) => `token(${path.join('/')})`,
    ...changes,
  };
}
