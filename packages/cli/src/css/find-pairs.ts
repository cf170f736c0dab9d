/** A text color and the color behind it, found by the names of the variables. */
export interface VariablePair {
  readonly foreground: string;
  readonly background: string;
}

/** `--card-foreground`, `--badge-text`, `--nav-fg`, and those without a name in front. */
const TEXT = /^--(?:(.+)-)?(foreground|text|fg)$/;
/** `--on-primary` and `--color-on-primary`. */
const ON = /^--(.+-)?on-(.+)$/;

/** The names that the background of a variable can have, best first; empty when it is not named as a text color. */
export function backgroundsOf(name: string): string[] {
  const [, prefix, role] = TEXT.exec(name) ?? [];
  if (role !== undefined) return toBackgrounds(prefix, role);
  const [, group = '', on] = ON.exec(name) ?? [];
  return on === undefined ? [] : [`--${group}${on}`];
}

function toBackgrounds(prefix: string | undefined, role: string): string[] {
  const start = prefix === undefined ? '--' : `--${prefix}-`;
  const named = [`${start}background`, `${start}bg`];
  if (prefix === undefined) return named;
  // Foreground belongs to the color of that name; text belongs to a background of that name first.
  return role === 'foreground' ? [`--${prefix}`, ...named] : [...named, `--${prefix}`];
}

/** The pairs of the names, and the text colors without a background. */
export function findPairs(
  names: Iterable<string>,
  has: (name: string) => boolean,
): { readonly pairs: VariablePair[]; readonly single: string[] } {
  const pairs: VariablePair[] = [];
  const single: string[] = [];
  for (const foreground of names) {
    const candidates = backgroundsOf(foreground);
    const background = candidates.find(has);
    if (background !== undefined) pairs.push({ foreground, background });
    else if (candidates.length > 0) single.push(foreground);
  }
  return { pairs, single };
}
