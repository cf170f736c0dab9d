import type { Guide } from '../guide/guide.ts';
import type { GuideSettings } from '../settings/guide-settings.ts';
import { toCssString } from '../stylesheet/css-text.ts';
import { buttonWeight } from '../token/element-tokens.ts';
import { findFont } from '../typography/font-catalog.ts';
import { type FontRequest, toFontUrl } from '../typography/font-url.ts';

/** What the fonts of a stylesheet follow from. */
export interface FontContext {
  readonly guide: Guide;
  readonly settings: GuideSettings;
}

/**
 * The imports of both families in every weight the stylesheet uses: the guide's own and that of the buttons.
 *
 * Families of the catalog come in one request. The service answers a request with one unknown family or weight with
 * nothing at all, so each of the others is asked for alone.
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

/** The address is percent-encoded, so the only characters beside letters and digits are those of an address. */
function quoteUrl(url: string): string {
  return /^[\w:/?=&@;+.%~-]*$/.test(url) ? `"${url}"` : toCssString(url);
}
