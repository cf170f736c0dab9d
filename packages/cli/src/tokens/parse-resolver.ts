import { suggestName } from '../suggest-name.ts';

/** Where the tokens of a set or context come from. */
export type ResolverRef =
  | {
      readonly kind: 'file';
      readonly file: string;
      readonly pointer: readonly string[];
      readonly path: string;
    }
  | { readonly kind: 'inline'; readonly document: unknown; readonly path: string };

/** A step of the resolution order: a set, or a modifier with the tokens of each context. */
export type ResolverStep =
  | { readonly kind: 'set'; readonly refs: readonly ResolverRef[] }
  | {
      readonly kind: 'modifier';
      readonly name: string;
      readonly contexts: ReadonlyMap<string, readonly ResolverRef[]>;
      readonly initial: string;
    };

/** An error of a resolver document and its path. */
export interface ResolverIssue {
  readonly path: string;
  readonly message: string;
  readonly fix: string;
}

/** A resolver document: its steps, and what is wrong with it. */
export interface Resolver {
  readonly steps: readonly ResolverStep[];
  readonly issues: readonly ResolverIssue[];
}

type JsonObject = Readonly<Record<string, unknown>>;

const VERSION = '2025.10';
const PARTS = [
  '$schema',
  'name',
  'version',
  'description',
  'sets',
  'modifiers',
  'resolutionOrder',
  '$defs',
  '$extensions',
];
const SET_PARTS = ['description', 'sources', '$extensions', 'name', 'type'];
const MODIFIER_PARTS = ['description', 'contexts', 'default', '$extensions', 'name', 'type'];
/** Sets refer to sets; deeper is a circle. */
const MAX_DEPTH = 20;

/**
 * Reads a resolver document.
 *
 * @see https://www.designtokens.org/tr/2025.10/resolver/
 */
export function parseResolver(document: JsonObject): Resolver {
  const reader = new ResolverReader(document);
  return { steps: reader.readSteps(), issues: reader.issues };
}

class ResolverReader {
  readonly issues: ResolverIssue[] = [];
  readonly #document: JsonObject;
  readonly #sets: JsonObject;
  readonly #modifiers: JsonObject;

  constructor(document: JsonObject) {
    this.#document = document;
    this.#sets = toObject(document['sets']) ?? {};
    this.#modifiers = toObject(document['modifiers']) ?? {};
  }

  readSteps(): ResolverStep[] {
    this.#rejectUnknown(this.#document, PARTS, '');
    const { version, resolutionOrder } = this.#document;
    if (version !== VERSION) {
      const found =
        version === undefined ? 'The version is missing' : `The version is ${JSON.stringify(version)}`;
      this.#report('version', `${found}.`, `Write "version": "${VERSION}".`);
    }
    if (!Array.isArray(resolutionOrder) || resolutionOrder.length === 0) {
      this.#report(
        'resolutionOrder',
        'The resolution order is no list of sets and modifiers.',
        'List them: [{ "$ref": "#/sets/base" }].',
      );
      return [];
    }
    return resolutionOrder.flatMap((entry, index) => this.#readStep(entry, `resolutionOrder.${index}`));
  }

  #readStep(entry: unknown, path: string): ResolverStep[] {
    const step = toObject(entry);
    const ref = step?.['$ref'];
    if (typeof ref === 'string') return this.#followStep(ref, path);
    if (step?.['type'] === 'set') return [{ kind: 'set', refs: this.#readSet(step, path) }];
    if (step?.['type'] === 'modifier') return this.#readModifier(step, String(step['name'] ?? ''), path);
    this.#report(
      path,
      'The entry is neither a reference nor a set nor a modifier.',
      'Write { "$ref": "#/sets/base" }.',
    );
    return [];
  }

  #followStep(ref: string, path: string): ResolverStep[] {
    const [, kind, name = ''] = /^#\/(sets|modifiers)\/([^/]+)$/.exec(ref) ?? [];
    const all = kind === 'sets' ? this.#sets : this.#modifiers;
    const target = kind === undefined ? undefined : toObject(all[unescapePart(name)]);
    if (kind === undefined || target === undefined) {
      this.#reportMissing(ref, path);
      return [];
    }
    const place = `${kind}.${unescapePart(name)}`;
    if (kind === 'sets') return [{ kind: 'set', refs: this.#readSet(target, place) }];
    return this.#readModifier(target, unescapePart(name), place);
  }

  #readModifier(modifier: JsonObject, name: string, path: string): ResolverStep[] {
    this.#rejectUnknown(modifier, MODIFIER_PARTS, path);
    const entries = Object.entries(toObject(modifier['contexts']) ?? {});
    const contexts = new Map(
      entries.map(([context, sources]) => [
        context,
        this.#readSources(sources, `${path}.contexts.${context}`),
      ]),
    );
    const [first] = contexts.keys();
    if (first === undefined) {
      this.#report(
        path,
        `The modifier "${name}" has no contexts.`,
        'Write { "contexts": { "light": […], "dark": […] } }.',
      );
      return [];
    }
    const initial = modifier['default'];
    if (initial !== undefined && (typeof initial !== 'string' || !contexts.has(initial))) {
      this.#report(
        `${path}.default`,
        `${JSON.stringify(initial)} is not a context of "${name}".`,
        `Use one of ${[...contexts.keys()].join(', ')}.`,
      );
    }
    const start = typeof initial === 'string' && contexts.has(initial) ? initial : first;
    return [{ kind: 'modifier', name, contexts, initial: start }];
  }

  #readSet(set: JsonObject, path: string, depth = 0): ResolverRef[] {
    if (depth === 0) this.#rejectUnknown(set, SET_PARTS, path);
    return this.#readSources(set['sources'], `${path}.sources`, depth);
  }

  #readSources(sources: unknown, path: string, depth = 0): ResolverRef[] {
    if (Array.isArray(sources))
      return sources.flatMap((source, index) => this.#readSource(source, `${path}.${index}`, depth));
    this.#report(path, 'The sources are no list.', 'Write a list such as [{ "$ref": "tokens.json" }].');
    return [];
  }

  #readSource(source: unknown, path: string, depth: number): ResolverRef[] {
    const object = toObject(source);
    if (object === undefined) {
      this.#report(
        path,
        'The source is neither a reference nor a group of tokens.',
        'Write { "$ref": "tokens.json" }.',
      );
      return [];
    }
    const ref = object['$ref'];
    if (typeof ref !== 'string') return [{ kind: 'inline', document: object, path }];
    return ref.startsWith('#') ? this.#followSource(ref, path, depth) : this.#readFile(ref, path);
  }

  #followSource(ref: string, path: string, depth: number): ResolverRef[] {
    const [, name] = /^#\/sets\/([^/]+)$/.exec(ref) ?? [];
    const set = name === undefined ? undefined : toObject(this.#sets[unescapePart(name)]);
    if (name === undefined || set === undefined) {
      this.#reportMissing(ref, path);
      return [];
    }
    if (depth < MAX_DEPTH) return this.#readSet(set, `sets.${unescapePart(name)}`, depth + 1);
    this.#report(path, 'The sets refer to each other in a circle.', 'Remove one of the references.');
    return [];
  }

  #readFile(ref: string, path: string): ResolverRef[] {
    if (/^[a-z][a-z+.-]+:/i.test(ref)) {
      this.#report(path, `${ref} is a URL; this command reads files.`, 'Download it and refer to the file.');
      return [];
    }
    const [file = '', fragment = ''] = ref.split('#');
    const pointer = fragment.split('/').slice(1).map(unescapePart);
    return [{ kind: 'file', file: decode(file), pointer, path }];
  }

  #reportMissing(ref: string, path: string): void {
    const names = [
      ...Object.keys(this.#sets).map((name) => `#/sets/${name}`),
      ...Object.keys(this.#modifiers).map((name) => `#/modifiers/${name}`),
    ];
    const near = suggestName(ref, names);
    const isModifier = ref.startsWith('#/modifiers/') && !path.startsWith('resolutionOrder');
    const message = isModifier
      ? 'A source cannot be a modifier.'
      : `${JSON.stringify(ref)} does not exist in this document.`;
    this.#report(
      path,
      message,
      near === null || isModifier ? 'Refer to a set or a file.' : `Did you mean "${near}"?`,
    );
  }

  #rejectUnknown(object: JsonObject, known: readonly string[], path: string): void {
    for (const name of Object.keys(object)) {
      if (known.includes(name)) continue;
      const near = suggestName(name, known);
      const fix = near === null ? 'Remove it, or move it into $extensions.' : `Did you mean "${near}"?`;
      this.#report(
        path === '' ? name : `${path}.${name}`,
        `"${name}" is not a part of a resolver document.`,
        fix,
      );
    }
  }

  /** A set that several steps use is reported once. */
  #report(path: string, message: string, fix: string): void {
    if (this.issues.some((issue) => issue.path === path && issue.message === message)) return;
    this.issues.push({ path, message, fix });
  }
}

function toObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;
}

function unescapePart(part: string): string {
  return decode(part).replaceAll('~1', '/').replaceAll('~0', '~');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // An invalid percent escape: the text itself.
    return text;
  }
}
