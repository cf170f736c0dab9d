/** Prerendered HTML without style attributes, which the content security policy forbids, and their rules. */
export interface ExtractedStyles {
  readonly html: string;
  readonly css: string;
}

/**
 * Moves style attributes to rules for a `data-prerendered` attribute. React leaves that attribute alone when it takes
 * over the HTML, and sets later values as inline styles, which win over the rules.
 */
export function extractStyles(html: string): ExtractedStyles {
  const keys = new Map<string, string>();
  const without = html.replace(/ style="([^"]*)"/g, (_match, value: string) => {
    const key = keys.get(value) ?? String(keys.size);
    keys.set(value, key);
    return ` data-prerendered="${key}"`;
  });
  const css = [...keys]
    .map(([value, key]) => `[data-prerendered="${key}"]{${unescapeHtml(value)}}\n`)
    .join('');
  return { html: without, css };
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
