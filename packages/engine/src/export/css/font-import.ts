import { buttonWeight } from '../../token/element-tokens.ts';
import { type FontRequest, toFontUrl } from '../../typography/font-url.ts';
import type { CssContext } from './css-context.ts';
import { toCssString } from './css-text.ts';

/** The import of both families in every weight the stylesheet uses: the guide's own and that of the buttons. */
export function fontImport({ guide, settings }: CssContext): string {
  const { header, body } = guide.fonts;
  const button: FontRequest = {
    name: guide.fonts[settings.buttons.fontFamily].name,
    weights: [buttonWeight(guide, settings.buttons)],
  };
  const styles = [guide.typography.headings, guide.typography.body].map(({ fontFamily, weight }) => ({
    name: fontFamily,
    weights: [weight],
  }));
  return `@import url(${quoteUrl(toFontUrl([header, body, ...styles, button]))});`;
}

/** The address is percent-encoded, so the only characters beside letters and digits are those of an address. */
function quoteUrl(url: string): string {
  return /^[\w:/?=&@;+.%~-]*$/.test(url) ? `"${url}"` : toCssString(url);
}
