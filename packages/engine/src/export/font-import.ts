import type { Guide } from '../guide/guide.ts';
import type { GuideSettings } from '../settings/guide-settings.ts';
import { toCssString } from '../stylesheet/css-text.ts';
import { buttonWeight } from '../token/element-tokens.ts';
import { findFont } from '../typography/font-catalog.ts';
import { type FontRequest, toFontUrl } from '../typography/font-url.ts';

/** The input for the font imports of a stylesheet. */
export interface FontContext {
  readonly guide: Guide;
  readonly settings: GuideSettings;
}

/**
 * The imports of both families with every weight in use: those of the guide and the button weight.
 *
 * Families of the catalog share one request. Other families get one request each, because the service rejects a whole
 * request with one unknown family or weight.
 */
export function fontImports(context: FontContext): string {
  const requests = fontRequests(context);
  const known = requests.filter(({ name }) => findFont(name) !== null);
  const others = requests.filter(({ name }) => findFont(name) === null);
  const alone = [...new Set(others.map(({ name }) => name))].map((name) =>
    others.filter((request) => request.name === name),
  );
  return [known, ...alone]
    .filter((fonts) => fonts.length > 0)
    .map((fonts) => `@import url(${quoteUrl(toFontUrl(fonts))});`)
    .join('\n');
}

function fontRequests({ guide, settings }: FontContext): FontRequest[] {
  const { header, body } = guide.fonts;
  const styles = [guide.typography.headings, guide.typography.body].map(({ fontFamily, weight }) => ({
    name: fontFamily,
    weights: [weight],
  }));
  const button = {
    name: guide.fonts[settings.buttons.fontFamily].name,
    weights: [buttonWeight(guide, settings.buttons)],
  };
  return [header, body, ...styles, button];
}

/** The URL is percent-encoded already, so it needs no CSS escapes. */
function quoteUrl(url: string): string {
  return /^[\w:/?=&@;+.%~-]*$/.test(url) ? `"${url}"` : toCssString(url);
}
