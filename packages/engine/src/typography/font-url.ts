/** A family and the weights to load of it. */
export interface FontRequest {
  readonly name: string;
  readonly weights: readonly (number | string)[];
}

const SERVICE = 'https://fonts.googleapis.com/css2';

/**
 * The URL of the Google Fonts stylesheet of one or more families, with `display=swap`.
 *
 * Names are percent-encoded (spaces as +), weights sorted and unique, families in the given order and unique.
 *
 * @see https://developers.google.com/fonts/docs/css2
 */
export function toFontUrl(fonts: readonly FontRequest[]): string {
  const weightsByName = new Map<string, Set<number>>();
  for (const { name, weights } of fonts) {
    const known = weightsByName.get(name) ?? new Set<number>();
    for (const weight of weights) known.add(Number(weight));
    weightsByName.set(name, known);
  }
  const families = [...weightsByName].map(([name, weights]) => `family=${encodeName(name)}${axis(weights)}`);
  return `${SERVICE}?${[...families, 'display=swap'].join('&')}`;
}

function axis(weights: ReadonlySet<number>): string {
  const sorted = [...weights].filter((weight) => Number.isInteger(weight)).sort((a, b) => a - b);
  return sorted.length === 0 ? '' : `:wght@${sorted.join(';')}`;
}

/** `encodeURIComponent` does not encode ' ( ) * !, which would end a CSS url(), and throws on a lone surrogate. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed())
    .replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}
