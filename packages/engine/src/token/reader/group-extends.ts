import { isJsonObject, type JsonObject, ownPart } from './json-object.ts';
import { parsePointer } from './reference.ts';
import { kindOf, quote, type Report } from './token-fault.ts';

/**
 * A document in which every group that extends another holds what it inherits.
 *
 * A group's own tokens win over inherited ones; a token replaces a token as a whole, groups are merged. Faults of
 * `$extends` are reported and the group is left as it is.
 *
 * @see https://www.designtokens.org/tr/2025.10/format/#extending-groups
 */
export function expandGroups(document: JsonObject, report: Report): JsonObject {
  const underWay: string[] = [];

  function expand(group: JsonObject, path: readonly string[]): JsonObject {
    if (Object.hasOwn(group, '$value') || Object.hasOwn(group, '$ref') || path.length > 64) return group;
    const key = path.join('.');
    if (underWay.includes(key)) {
      report(
        key,
        `The groups extend one another in a circle: ${[...underWay, key].join(' → ')}.`,
        'Take one of the $extends away.',
      );
      return group;
    }
    underWay.push(key);
    const base = Object.hasOwn(group, '$extends') ? inherited(group, path) : {};
    underWay.pop();
    const merged = merge(base, group);
    return Object.fromEntries(
      Object.entries(merged).map(([name, child]) => [
        name,
        isJsonObject(child) && !name.startsWith('$') ? expand(child, [...path, name]) : child,
      ]),
    );
  }

  function inherited(group: JsonObject, path: readonly string[]): JsonObject {
    const extended = ownPart(group, '$extends');
    const names = toNames(extended);
    const target = names === null ? undefined : find(document, names);
    const at = `${path.length === 0 ? '' : `${path.join('.')}.`}$extends`;
    if (names === null || target === undefined) {
      report(
        at,
        `${typeof extended === 'string' ? quote(extended) : kindOf(extended)} is not a group of this document.`,
        'Refer to a group, such as "{button}".',
      );
      return {};
    }
    if (Object.hasOwn(target, '$value') || Object.hasOwn(target, '$ref')) {
      report(
        at,
        `${quote(extended)} is a token; only groups can be extended.`,
        'Refer to the group around it.',
      );
      return {};
    }
    if (isWithin(path, names)) {
      report(at, 'A group cannot extend itself or a group around it.', 'Refer to another group.');
      return {};
    }
    return expand(target, names);
  }

  return expand(document, []);
}

function isWithin(path: readonly string[], names: readonly string[]): boolean {
  return names.every((name, index) => path[index] === name);
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
    const bothGroups = isGroup(before) && isGroup(part);
    merged.set(name, bothGroups ? merge(before, part) : part);
  }
  return Object.fromEntries(merged);
}

function isGroup(value: unknown): value is JsonObject {
  return isJsonObject(value) && !Object.hasOwn(value, '$value') && !Object.hasOwn(value, '$ref');
}
