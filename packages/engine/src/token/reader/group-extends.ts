import { isJsonObject, type JsonObject, ownPart } from './json-object.ts';
import { MOST_STEPS, parsePointer } from './reference.ts';
import { kindOf, quote, type Report } from './token-issue.ts';

/** Groups nested deeper are left as they are; the walk over the tree reports them. */
const MOST_LEVELS = 64;

/** What is known while the groups of one document are expanded. */
interface Expansion {
  readonly document: JsonObject;
  readonly report: Report;
  /** Expanded groups by path: a group that many extend is expanded once. */
  readonly done: Map<string, JsonObject>;
  /** Groups under way, from the outermost inwards. */
  readonly underWay: string[];
}

/**
 * A document in which every group that extends another holds what it inherits, and no `$extends` is left.
 *
 * A group's own tokens win over inherited ones; a token replaces a token as a whole, groups are merged. Faults of
 * `$extends` are reported and nothing is inherited there.
 *
 * @see https://www.designtokens.org/tr/2025.10/format/#extending-groups
 */
export function expandGroups(document: JsonObject, report: Report): JsonObject {
  return expand(document, [], { document, report, done: new Map(), underWay: [] });
}

function expand(group: JsonObject, path: readonly string[], expansion: Expansion): JsonObject {
  const key = path.join('.');
  const known = expansion.done.get(key);
  if (known !== undefined) return known;
  if (path.length > MOST_LEVELS || isBlocked(key, expansion)) return {};
  expansion.underWay.push(key);
  const own = Object.fromEntries(
    Object.entries(group)
      .filter(([name]) => name !== '$extends')
      .map(([name, child]) => [
        name,
        isGroup(child, name) ? expand(child, [...path, name], expansion) : child,
      ]),
  );
  const base = Object.hasOwn(group, '$extends') ? inherited(group, path, expansion) : null;
  expansion.underWay.pop();
  const expanded = base === null ? own : merge(base, own);
  expansion.done.set(key, expanded);
  return expanded;
}

function isBlocked(key: string, { underWay, report }: Expansion): boolean {
  const seen = underWay.indexOf(key);
  if (seen >= 0) {
    const circle = [...underWay.slice(seen), key].join(' → ');
    report(key, `The groups extend one another in a circle: ${circle}.`, 'Take one of the $extends away.');
    return true;
  }
  if (underWay.length < MOST_STEPS) return false;
  report(
    underWay[0] ?? key,
    `The groups extend one another over more than ${MOST_STEPS} steps.`,
    'Flatten the chain.',
  );
  return true;
}

/** The expanded group that a group extends, or null with a report when there is none to extend. */
function inherited(group: JsonObject, path: readonly string[], expansion: Expansion): JsonObject | null {
  const { document, report } = expansion;
  const extended = ownPart(group, '$extends');
  const names = toNames(extended);
  const target = names === null ? undefined : find(document, names);
  const at = `${path.length === 0 ? '' : `${path.join('.')}.`}$extends`;
  if (names === null || target === undefined) {
    const what = typeof extended === 'string' ? quote(extended) : kindOf(extended);
    report(at, `${what} is not a group of this document.`, 'Refer to a group, such as "{button}".');
    return null;
  }
  if (!isGroup(target, '')) {
    report(
      at,
      `${quote(extended)} is a token; only groups can be extended.`,
      'Refer to the group around it.',
    );
    return null;
  }
  if (names.every((name, index) => path[index] === name)) {
    report(at, 'A group cannot extend itself or a group around it.', 'Refer to another group.');
    return null;
  }
  return expand(target, names, expansion);
}

function toNames(extended: unknown): string[] | null {
  if (typeof extended !== 'string') return null;
  const path = /^\{([^{}]+)\}$/.exec(extended)?.[1];
  return path === undefined ? parsePointer(extended) : path.split('.');
}

function find(document: JsonObject, names: readonly string[]): JsonObject | undefined {
  let at: JsonObject | undefined = document;
  for (const name of names) {
    const next: unknown = at === undefined ? undefined : ownPart(at, name);
    at = isJsonObject(next) ? next : undefined;
  }
  return at;
}

function merge(base: JsonObject, own: JsonObject): JsonObject {
  const merged = new Map(Object.entries(base));
  for (const [name, part] of Object.entries(own)) {
    const before = merged.get(name);
    merged.set(name, isGroup(before, name) && isGroup(part, name) ? merge(before, part) : part);
  }
  return Object.fromEntries(merged);
}

function isGroup(value: unknown, name: string): value is JsonObject {
  if (!isJsonObject(value) || name.startsWith('$')) return false;
  return !Object.hasOwn(value, '$value') && !Object.hasOwn(value, '$ref');
}
