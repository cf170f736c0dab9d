import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/*
 * The engine is pure: its results depend only on its arguments, in every JavaScript engine. Its source is parsed, and
 * everything it uses from outside must be on the lists below.
 */

const SRC = path.join(import.meta.dirname, '../src');

/** Globals whose behavior the language specifies exactly, or which are only used as types. */
const ALLOWED_GLOBALS = [
  'Array',
  'Error',
  'Float64Array',
  'Int32Array',
  'Int8Array',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'RangeError',
  'RegExp',
  'Set',
  'String',
  'TypeError',
  'decodeURIComponent',
  'encodeURIComponent',
  'undefined',
];

const ALLOWED_PACKAGES = [
  'culori/fn',
  'style-dictionary',
  'style-dictionary/types',
  'zod/mini',
  'zod/v4/locales',
];

/** Exact in every JavaScript engine: IEEE 754 or integer arithmetic. */
const EXACT_MATH = ['PI', 'abs', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'sqrt'];

/**
 * Functions that JavaScript engines may approximate, including the ** operator as Math.pow; culori uses most of them.
 * They may differ in the last bits, so each file has a reason why no byte of a guide depends on those.
 */
const APPROXIMATE_MATH: Readonly<Record<string, string>> = {
  'color/color-difference.ts':
    'ΔE is rounded before it is printed; thresholds have a margin, and 2,160 briefs agree in two engines.',
  'color/color-function-rules.ts': 'Ends in channels rounded to eight bits, or to the decimals of a token.',
  'color/color-name.ts': 'Uses a table of culori, no arithmetic.',
  'color/color-vision.ts': 'Ends in channels of eight bits, or in a ΔE that is rounded or has a margin.',
  'color/convert-color.ts':
    'Ends in channels rounded to eight bits, or in OKLCH and Lab rounded to fixed decimals.',
  'color/fit-gamut.ts':
    'Bisects with a tolerance far above the last bits, and ends in channels of eight bits.',
  'color/format-color.ts': 'HSL is printed with two decimals.',
  'color/mix-color.ts': 'Ends in channels rounded to eight bits.',
  'color/mix-in-space.ts': 'Measures colors of stylesheets for a check; no guide contains its result.',
  'color/name-index.ts': 'Coordinates are rounded to millionths before they are compared.',
  'color/srgb-transfer.ts': 'The table of bytes is rounded to twelve decimals, far above the last bits.',
  'typography/pair-fonts.ts':
    'Weights of a random draw: the number would have to be within 1e-15 of the border between two fonts.',
};

/** Methods that depend on the locale, the clock or the Unicode version of the platform. */
const LOCALE_METHODS = /^(?:toLocale\w+|localeCompare)$/;

const PROPOSAL = 'A proposal is converted to a direction once, on the server; the guide stores the result.';

/**
 * Unicode data: the class of an existing character never changes, but newer versions of Unicode add characters. Each
 * file has a reason why a character that an engine does not support yet cannot change the bytes of a guide.
 */
const UNICODE_DATA: Readonly<Record<string, string>> = {
  'brief/lexicon/fold-text.ts': 'Searches words of its own lists, whose letters all engines support.',
  'brief/proposal/brief-quotes.ts': PROPOSAL,
  'brief/proposal/proposed-text.ts': PROPOSAL,
  'brief/reading/analyze-text.ts':
    'Normalized text stays so in all versions; unsupported letters are in no list.',
  'brief/reading/explain-reading.ts': 'Tests words of the tokenizer, which contain no unsupported letter.',
  'brief/reading/score-marks.ts': 'Searches words of its own lists, whose letters all engines support.',
  'brief/reading/tokenize.ts': 'An unsupported letter only ends a word that is in no list.',
  'export/file-names.ts': 'Affects file names only.',
  'stylesheet/css-text.ts':
    'Control and ignorable characters: both sets are closed, reserved code points included.',
  'typography/font-stack.ts': 'Control characters: the set is closed.',
};

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Source {
  readonly file: string;
  readonly nodes: readonly { readonly node: Node; readonly parent: Node | null; readonly key: string }[];
}

const sources: readonly Source[] = globSync('**/*.ts', { cwd: SRC })
  .filter((file) => !file.endsWith('.test.ts'))
  .sort()
  .map((file) => {
    const { program, errors } = parseSync(file, readFileSync(path.join(SRC, file), 'utf8'));
    if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
    const nodes: { node: Node; parent: Node | null; key: string }[] = [];
    collect(program, null, '', nodes);
    return { file: file.replaceAll('\\', '/'), nodes };
  });

/** Walks code, not types, because types use nothing of the platform. */
function collect(value: unknown, parent: Node | null, key: string, into: Source['nodes'][number][]): void {
  if (Array.isArray(value)) for (const part of value) collect(part, parent, key, into);
  if (typeof value !== 'object' || value === null || !('type' in value)) return;
  const node = value as Node;
  if (/^TS(?!AsExpression|SatisfiesExpression|NonNullExpression|ParameterProperty)/.test(node.type)) return;
  into.push({ node, parent, key });
  for (const [name, child] of Object.entries(node)) collect(child, node, name, into);
}

/** Names a file uses but neither declares nor imports. */
function freeNames({ nodes }: Source): string[] {
  const isName = ({ parent, key }: Source['nodes'][number]) =>
    !(key === 'property' && parent?.type === 'MemberExpression' && parent['computed'] === false) &&
    !(key === 'key' && parent?.['computed'] === false && parent['shorthand'] !== true) &&
    ![
      'ImportAttribute',
      'ImportSpecifier',
      'ExportSpecifier',
      'LabeledStatement',
      'BreakStatement',
      'ContinueStatement',
    ].includes(parent?.type ?? '');
  const used = nodes.filter((entry) => entry.node.type === 'Identifier' && isName(entry));
  const declared = new Set(
    nodes.flatMap(({ node, parent, key }) => {
      const declares =
        (key === 'id' && node.type === 'Identifier') ||
        (key === 'local' && parent?.type.startsWith('Import') === true) ||
        key === 'params' ||
        key === 'param' ||
        parent?.type === 'RestElement' ||
        (parent !== null && /Pattern$/.test(parent.type) && key !== 'right') ||
        (key === 'value' &&
          parent?.type === 'Property' &&
          node.type === 'Identifier' &&
          isInPattern(parent, nodes));
      const name = node.type === 'AssignmentPattern' ? (node['left'] as Node)['name'] : node['name'];
      return declares && typeof name === 'string' ? [name] : [];
    }),
  );
  return used.map(({ node }) => String(node['name'])).filter((name) => !declared.has(name));
}

function isInPattern(property: Node, nodes: Source['nodes']): boolean {
  return nodes.some(({ node, parent }) => node === property && parent?.type === 'ObjectPattern');
}

function mathUses({ nodes }: Source): string[] {
  return nodes.flatMap(({ node }) => {
    if (node.type === 'MemberExpression' && (node['object'] as Node)['name'] === 'Math') {
      return [String((node['property'] as Node)['name'])];
    }
    const isPower = node.type === 'BinaryExpression' && node['operator'] === '**';
    // A square is one multiplication, which is exact.
    return isPower && (node['right'] as Node)['value'] !== 2 ? ['pow'] : [];
  });
}

/** Whether a file uses functions that engines approximate, directly or through culori. */
function isApproximate(source: Source): boolean {
  const usesCulori = source.nodes.some(
    ({ node }) => (node['source'] as Node | null)?.['value'] === 'culori/fn',
  );
  return usesCulori || mathUses(source).some((name) => !EXACT_MATH.includes(name));
}

function memberNames({ nodes }: Source): string[] {
  return nodes.flatMap(({ node }) =>
    node.type === 'MemberExpression' ? [String((node['property'] as Node)['name'])] : [],
  );
}

describe('the engine’s source', () => {
  it('is parsed completely', () => {
    expect(sources.length).toBeGreaterThan(80);
    expect(sources.map(({ file }) => file)).toContain('export/print-css.ts');
  });

  it('uses only globals with exactly specified behavior', () => {
    const used = new Set(sources.flatMap(freeNames));
    expect([...used].sort()).toEqual(ALLOWED_GLOBALS);
  });

  it('imports only its own files and these packages', () => {
    const imports = sources.flatMap(({ nodes }) =>
      nodes.flatMap(({ node }) => {
        const source = node['source'] as Node | null | undefined;
        return /Import|Export/.test(node.type) && source ? [String(source['value'])] : [];
      }),
    );
    const packages = new Set(imports.filter((name) => !name.startsWith('.')));
    expect([...packages].sort()).toEqual(ALLOWED_PACKAGES);
    expect(imports.filter((name) => name.startsWith('.') && !/\.(?:ts|json)$/.test(name))).toEqual([]);
  });

  it('does not depend on the locale', () => {
    const requested = sources.flatMap(({ file, nodes }) =>
      memberNames({ file, nodes }).filter((name) => LOCALE_METHODS.test(name)),
    );
    expect(requested).toEqual([]);
  });

  it('uses inexact Math functions only with a reason', () => {
    const known = new Set([...EXACT_MATH, 'cos', 'exp', 'pow', 'sin']);
    expect(sources.flatMap(mathUses).filter((name) => !known.has(name))).toEqual([]);
    const approximate = sources.filter(isApproximate);
    expect(approximate.map(({ file }) => file)).toEqual(Object.keys(APPROXIMATE_MATH));
  });

  it('uses Unicode data only with a reason', () => {
    const using = sources.filter(
      (source) =>
        memberNames(source).includes('normalize') ||
        source.nodes.some(({ node }) =>
          /\\p\{/i.test(String((node['regex'] as { pattern?: string } | undefined)?.pattern)),
        ),
    );
    expect(using.map(({ file }) => file)).toEqual(Object.keys(UNICODE_DATA));
  });

  it('keeps no state except three tables that are computed on first use and never change', () => {
    const kept = sources.flatMap(({ file, nodes }) =>
      nodes.some(({ node, parent }) => isState(node) && /Program|ExportNamed/.test(parent?.type ?? ''))
        ? [file]
        : [],
    );
    expect(kept).toEqual(['brief/lexicon/lexicon.ts', 'color/name-color.ts', 'palette/fit-color.ts']);
  });
});

/** Whether a declaration can hold state: a variable, or a constant that starts as an empty collection. */
function isState(node: Node): boolean {
  if (node.type !== 'VariableDeclaration') return false;
  const declarations = node['declarations'] as readonly { readonly init: Node | null }[];
  return (
    node['kind'] !== 'const' || declarations.some(({ init }) => init !== null && isEmptyCollection(init))
  );
}

function isEmptyCollection(init: Node): boolean {
  const callee = init['callee'] as Node | undefined;
  const isCollection = callee?.type === 'Identifier' && /^(?:Weak)?(?:Map|Set)$/.test(String(callee['name']));
  return init.type === 'NewExpression' && isCollection && (init['arguments'] as readonly Node[]).length === 0;
}
