import type { Guide } from '../../guide/guide.ts';
import type { GuideSettings } from '../../settings/guide-settings.ts';

/** What the parts of the stylesheet are printed from. */
export interface CssContext {
  readonly guide: Guide;
  readonly settings: GuideSettings;
  /** The CSS value of a token by its path: `value('color', 'primary')`. Throws a RangeError when there is none. */
  readonly value: (...path: readonly string[]) => string;
}

/** One declaration: `  --name: value;`, with an optional comment that has been made safe before. */
export function declare(name: string, value: string, comment = ''): string {
  return `  ${name}: ${value};${comment === '' ? '' : ` /* ${comment} */`}`;
}

/** A rule from its selectors and declarations. */
export function rule(selectors: readonly string[], declarations: readonly string[]): string {
  return `${selectors.join(',\n')} {\n${declarations.join('\n')}\n}`;
}

/** A rule inside a media query. */
export function mediaRule(condition: string, inner: string): string {
  return `@media ${condition} {\n${inner.replace(/^/gm, '  ')}\n}`;
}
