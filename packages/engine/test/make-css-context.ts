import type { CssContext } from '../src/export/css/css-context.ts';
import { SAMPLE_GUIDE } from '../src/guide/sample-guide.ts';
import { DEFAULT_SETTINGS } from '../src/settings/guide-settings.ts';

/** A context whose tokens answer with their own path, `token(color/primary)`: shows which token goes where. */
export function makeCssContext(changes: Partial<CssContext> = {}): CssContext {
  return {
    guide: SAMPLE_GUIDE,
    settings: DEFAULT_SETTINGS,
    value: (...path) => `token(${path.join('/')})`,
    ...changes,
  };
}
