import { isJsonObject, type JsonObject, ownPart } from './json-object.ts';
import { describe } from './rule-context.ts';
import { kindOf, quote, type Report } from './token-issue.ts';
import { isTokenType, TOKEN_TYPES } from './token-types.ts';

/** A token of the document, before references are resolved. */
export interface RawToken {
  readonly path: readonly string[];
  readonly token: JsonObject;
  /**
   * The type of the token, else of its nearest parent group with a type, else null. Also one that does not exist, which
   * is reported where it is stated.
   */
  readonly statedType: string | null;
}

/** A flattened document: its tokens by dotted path, and its groups. */
export interface TokenTree {
  readonly tokens: ReadonlyMap<string, RawToken>;
  readonly groups: ReadonlyMap<string, JsonObject>;
}

/** Deeper nesting is a mistake or an attack; real documents have about six levels. */
const MAX_LEVELS = 32;

/** A limit for groups that multiply by extending each other; real documents have far fewer groups and tokens. */
const MAX_PARTS = 50_000;

const GROUP_PARTS = new Set(['$type', '$description', '$extensions', '$extends', '$deprecated', '$root']);
const TOKEN_PARTS = new Set(['$type', '$value', '$ref', '$description', '$extensions', '$deprecated']);

interface Walk {
  readonly tokens: Map<string, RawToken>;
  readonly groups: Map<string, JsonObject>;
  readonly report: Report;
}

/** Walks the document, reports invalid names, groups and tokens, and returns the valid part. */
export function readTree(document: JsonObject, report: Report): TokenTree {
  const walk: Walk = { tokens: new Map(), groups: new Map(), report };
  checkSchema(document, report);
  visitGroup(document, [], null, walk);
  if (countParts(walk) >= MAX_PARTS) {
    report(
      '',
      `The document has ${MAX_PARTS} groups and tokens or more.`,
      'Split it, or extend fewer groups.',
    );
  }
  return walk;
}

function countParts({ groups, tokens }: TokenTree): number {
  return groups.size + tokens.size;
}

function visitGroup(group: JsonObject, path: readonly string[], inherited: string | null, walk: Walk): void {
  const key = path.join('.');
  walk.groups.set(key, group);
  if (path.length > MAX_LEVELS) {
    walk.report(key, `Groups are nested more than ${MAX_LEVELS} levels deep.`, 'Flatten the document.');
    return;
  }
  checkParts(group, key, 'group', walk.report);
  const type = readType(group, key, inherited, walk.report);
  for (const [name, child] of Object.entries(group)) {
    if (name.startsWith('$') && name !== '$root') checkReserved(name, key, path.length === 0, walk.report);
    else if (name !== '$root') visitChild(name, child, path, type, walk);
  }
  const root = ownPart(group, '$root');
  if (root !== undefined) visitRoot(root, path, type, walk);
}

function visitChild(
  name: string,
  child: unknown,
  parent: readonly string[],
  type: string | null,
  walk: Walk,
): void {
  if (countParts(walk) >= MAX_PARTS) return;
  const path = [...parent, name];
  const key = path.join('.');
  checkName(name, key, walk.report);
  if (!isJsonObject(child)) {
    walk.report(
      key,
      `${quote(name)} is ${kindOf(child)}, but a group can contain only tokens and groups.`,
      'Write { "$value": … } for a token.',
    );
  } else if (isTokenObject(child)) {
    visitToken(child, path, type, walk);
  } else {
    visitGroup(child, path, type, walk);
  }
}

function visitRoot(root: unknown, parent: readonly string[], type: string | null, walk: Walk): void {
  const path = [...parent, '$root'];
  if (isJsonObject(root) && isTokenObject(root)) visitToken(root, path, type, walk);
  else
    walk.report(
      path.join('.'),
      '$root must be a token.',
      'Give it a $value, or rename it to make it a group.',
    );
}

function visitToken(token: JsonObject, path: readonly string[], inherited: string | null, walk: Walk): void {
  const key = path.join('.');
  checkParts(token, key, 'token', walk.report);
  for (const name of Object.keys(token)) {
    if (TOKEN_PARTS.has(name)) continue;
    const message = name.startsWith('$')
      ? `${name} is not a part of a token.`
      : `A token cannot contain other tokens or groups, but it contains ${quote(name)}.`;
    walk.report(
      key,
      message,
      name.startsWith('$') ? 'Move it into $extensions.' : `Move ${quote(name)} into a group of its own.`,
    );
  }
  if (Object.hasOwn(token, '$value') && Object.hasOwn(token, '$ref')) {
    walk.report(key, 'The token has both $value and $ref.', 'Remove one of them.');
  }
  walk.tokens.set(key, { path, token, statedType: readType(token, key, inherited, walk.report) });
}

function isTokenObject(value: JsonObject): boolean {
  return Object.hasOwn(value, '$value') || Object.hasOwn(value, '$ref');
}

function checkName(name: string, path: string, report: Report): void {
  if (name === '') report(path, 'A name is empty.', 'Give the token or group a name.');
  const mark = /[{}.]/.exec(name)?.[0];
  if (mark !== undefined) {
    report(
      path,
      `The name ${quote(name)} contains "${mark}", which is reserved for references.`,
      `Use "-" instead of "${mark}".`,
    );
  }
}

function checkReserved(name: string, path: string, isTop: boolean, report: Report): void {
  if (GROUP_PARTS.has(name) || (isTop && name === '$schema')) return;
  report(
    path === '' ? name : `${path}.${name}`,
    `${name} is not a part of a group: names that begin with $ are reserved.`,
    'Remove the $, or move it into $extensions.',
  );
}

function checkSchema(document: JsonObject, report: Report): void {
  const schema = ownPart(document, '$schema');
  if (schema === undefined || typeof schema === 'string') return;
  report(
    '$schema',
    `$schema is ${kindOf(schema)}, not text.`,
    'Write the URL of the schema as a string, or remove it.',
  );
}

function readType(part: JsonObject, path: string, inherited: string | null, report: Report): string | null {
  const type = ownPart(part, '$type');
  if (type === undefined) return inherited;
  if (typeof type === 'string' && isTokenType(type)) return type;
  const near = TOKEN_TYPES.find(
    (known) => typeof type === 'string' && known.toLowerCase() === type.toLowerCase(),
  );
  report(
    `${path === '' ? '' : `${path}.`}$type`,
    `${describe(type)} is not a type of token.`,
    near === undefined ? `Use one of ${TOKEN_TYPES.join(', ')}.` : `Types are case-sensitive: write ${near}.`,
    near === undefined ? undefined : { value: near },
  );
  // Reported here, so it must not count as missing. It may be an object that cannot become text.
  return typeof type === 'string' ? type : '';
}

function checkParts(part: JsonObject, path: string, kind: 'group' | 'token', report: Report): void {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  const description = ownPart(part, '$description');
  if (description !== undefined && typeof description !== 'string') {
    report(at('$description'), `$description is ${kindOf(description)}, not text.`, 'Write it as a string.');
  }
  const extensions = ownPart(part, '$extensions');
  if (extensions !== undefined && !isJsonObject(extensions)) {
    report(
      at('$extensions'),
      `$extensions is ${kindOf(extensions)}, not an object.`,
      'Use an object with one key per vendor.',
    );
  }
  const deprecated = ownPart(part, '$deprecated');
  if (deprecated !== undefined && typeof deprecated !== 'boolean' && typeof deprecated !== 'string') {
    report(
      at('$deprecated'),
      `$deprecated of the ${kind} is ${kindOf(deprecated)}.`,
      'Use true, false or a text with the reason.',
    );
  }
}
