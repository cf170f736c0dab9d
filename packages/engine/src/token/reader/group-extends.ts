import { isJsonObject, type JsonObject, ownPart } from './json-object.ts';
import { MAX_STEPS, parsePointer } from './reference.ts';
import { describe } from './rule-context.ts';
import { quote, type Report } from './token-issue.ts';

/** Deeper groups are not expanded; `readTree` reports them. */
const MAX_LEVELS = 64;

/** The state of the expansion of one document. */
interface Expansion {
  readonly document: JsonObject;
  readonly report: Report;
  /** Expanded groups by path, so that each group is expanded only once. */
  readonly done: Map<string, JsonObject>;
  /** The groups in progress, outermost first. */
  readonly inProgress: string[];
}

/**
 * Expands a document: every group contains the tokens it inherits, and no `$extends` is left.
 *
 * Own tokens override inherited ones; a token replaces the whole inherited token, groups are merged. An invalid
 * `$extends` is reported and ignored.
 *
 * @see https://www.designtokens.org/tr/2025.10/format/#extending-groups
 */
export function expandGroups(document: JsonObject, report: Report): JsonObject {
  return expand(document, [], { document, report, done: new Map(), inProgress: [] });
}

function expand(group: JsonObject, path: readonly string[], expansion: Expansion): JsonObject {
  const key = path.join('.');
  const known = expansion.done.get(key);
  if (known !== undefined) return known;
  if (path.length > MAX_LEVELS || isBlocked(key, expansion)) return {};
  expansion.inProgress.push(key);
  const own = Object.fromEntries(
    Object.entries(group)
      .filter(([name]) => name !== '$extends')
      .map(([name, child]) => [
        name,
        isGroup(child, name) ? expand(child, [...path, name], expansion) : child,
      ]),
  );
  const base = Object.hasOwn(group, '$extends') ? inherited(group, path, expansion) : null;
  expansion.inProgress.pop();
  const expanded = base === null ? own : merge(base, own);
  expansion.done.set(key, expanded);
  return expanded;
}

function isBlocked(key: string, { inProgress, report }: Expansion): boolean {
  const seen = inProgress.indexOf(key);
  if (seen >= 0) {
    const cycle = [...inProgress.slice(seen), key].join(' → ');
    report(key, `The groups extend each other in a cycle: ${cycle}.`, 'Remove one of the $extends.');
    return true;
  }
  if (inProgress.length < MAX_STEPS) return false;
  report(
    inProgress[0] ?? key,
    `The groups extend each other over more than ${MAX_STEPS} steps.`,
    'Shorten the chain.',
  );
  return true;
}

/** The expanded group that a group extends, or null when there is none, which is reported. */
function inherited(group: JsonObject, path: readonly string[], expansion: Expansion): JsonObject | null {
  const { document, report } = expansion;
  const extended = ownPart(group, '$extends');
  const names = toNames(extended);
  const target = names === null ? undefined : find(document, names);
  const at = `${path.length === 0 ? '' : `${path.join('.')}.`}$extends`;
  if (names === null || target === undefined) {
    report(
      at,
      `${describe(extended)} is not a group in this document.`,
      'Refer to a group, such as "{button}".',
    );
    return null;
  }
  if (!isGroup(target, '')) {
    report(at, `${quote(extended)} is a token; only groups can be extended.`, 'Refer to its group.');
    return null;
  }
  if (names.every((name, index) => path[index] === name)) {
    report(at, 'A group cannot extend itself or one of its parent groups.', 'Refer to another group.');
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
