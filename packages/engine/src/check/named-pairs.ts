/** A text color and the color behind it, by their names. */
export interface NamePair {
  readonly foreground: string;
  readonly background: string;
}

/** A name of a text color without a background, and the names that its background could have, best first. */
export interface SingleName {
  readonly name: string;
  readonly candidates: readonly string[];
}

/** `card-foreground`, `badge-text`, `nav-fg`, and those without a name in front. */
const TEXT = /^(?:(.+)-)?(foreground|text|fg)$/;
/** `on-primary` and `color-on-primary`. */
const ON = /^(.+-)?on-(.+)$/;
/** `color-text-muted` and `button-text-hover`: the background has another word at the same place. */
const INNER = /^(.+-)?(?:text|foreground|fg)(-.+)$/;
/** White text is not meant for a white background. */
const ONE_COLOR = /-(?:white|black)$/;
/** WCAG 2.2, 1.4.3 does not apply to inactive controls. */
const INACTIVE = /(?:^|-)disabled(?:-|$)/;

/**
 * Pairs of colors by the conventions for their names, and the text colors without a background.
 *
 * A background of `x-foreground`, `x-text` or `x-fg` is `x`, `x-background` or `x-bg`; of `on-x` it is `x`; of `text-x`
 * it is `background-x`, `bg-x` or `surface-x`. Names may be custom properties (`--card-foreground`) or token paths
 * (`card.foreground`, `card.onPrimary`). Names of disabled controls are left out.
 */
export function findNamedPairs(names: Iterable<string>): {
  readonly pairs: NamePair[];
  readonly single: SingleName[];
} {
  const byKey = new Map<string, string>();
  for (const name of names) if (!byKey.has(toKey(name))) byKey.set(toKey(name), name);
  const pairs: NamePair[] = [];
  const single: SingleName[] = [];
  for (const [key, name] of byKey) {
    if (INACTIVE.test(key)) continue;
    const candidates = backgroundsOf(key);
    const background = [...candidates, ...innerBackgroundsOf(key)].find((candidate) => byKey.has(candidate));
    if (background !== undefined) pairs.push({ foreground: name, background: byKey.get(background) ?? '' });
    else if (candidates.length > 0) single.push({ name, candidates });
  }
  return { pairs, single };
}

/** The words of a name, separated by dashes: `color.onPrimary` → `color-on-primary`. */
function toKey(name: string): string {
  return name
    .replace(/^--/, '')
    .replace(/\.\$root$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[._/\s]+/g, '-');
}

function backgroundsOf(key: string): string[] {
  const [, prefix, role] = TEXT.exec(key) ?? [];
  if (role !== undefined) return toBackgrounds(prefix, role);
  const [, group = '', on] = ON.exec(key) ?? [];
  return on === undefined ? [] : [`${group}${on}`];
}

function toBackgrounds(prefix: string | undefined, role: string): string[] {
  const start = prefix === undefined ? '' : `${prefix}-`;
  const named = [`${start}background`, `${start}bg`];
  if (prefix === undefined) return named;
  // Foreground belongs to the color of that name; text belongs to a background of that name first.
  return role === 'foreground' ? [prefix, ...named] : [...named, prefix];
}

function innerBackgroundsOf(key: string): string[] {
  const [, before = '', after] = INNER.exec(key) ?? [];
  if (after === undefined || ONE_COLOR.test(after)) return [];
  return ['background', 'bg', 'surface'].map((word) => `${before}${word}${after}`);
}
