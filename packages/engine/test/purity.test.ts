import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/*
 * The engine is pure: what it returns follows from its arguments alone, in every engine of the language. Its source is
 * parsed, and everything it takes from outside has to be on the lists below.
 */

const SRC = path.join(import.meta.dirname, '../src');

/** Globals whose behavior the language settles to the last bit, or which only name a type. */
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
  'RangeError',
  'RegExp',
  'Set',
  'String',
  'TypeError',
  'decodeURIComponent',
  'encodeURIComponent',
  'undefined',
];

const ALLOWED_PACKAGES = ['culori/fn', 'style-dictionary', 'style-dictionary/types', 'zod'];

/** Exact in every engine: IEEE 754 or integer arithmetic. */
const EXACT_MATH = ['PI', 'abs', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'sqrt'];

/**
 * Functions the language lets engines approximate; Math.pow stands for the ** operator too, and culori uses most of them.
 * They may differ in the last bits, so each file says why no byte of a guide depends on those.
 */
const APPROXIMATE_MATH: Readonly<Record<string, string>> = {
  'color/color-difference.ts':
    'ΔE is rounded before it is printed; thresholds are met with room, and 2,160 briefs agree in two engines.',
  'color/color-function-rules.ts': 'Ends in channels rounded to eight bits, or to the decimals of a token.',
  'color/color-name.ts': 'Takes a table of culori, and no arithmetic.',
  'color/color-vision.ts': 'Ends in channels of eight bits, or in a ΔE that is rounded or met with room.',
  'color/convert-color.ts':
    'Ends in channels rounded to eight bits, or in OKLCH and Lab rounded to fixed decimals.',
  'color/fit-gamut.ts':
    'Bisects with a tolerance far above the last bits, and ends in channels of eight bits.',
  'color/format-color.ts': 'HSL is printed with two decimals.',
  'color/mix-color.ts': 'Ends in channels rounded to eight bits.',
  'color/name-index.ts': 'Places are rounded to millionths before they are compared.',
  'color/srgb-transfer.ts': 'The table of bytes is rounded to twelve decimals, far above the last bits.',
  'typography/pair-fonts.ts':
    'Weights of a lottery: the drawn number would have to fall within 1e-15 of the border between two fonts.',
};

/** Methods that answer by the locale, the clock or the version of Unicode data a platform carries. */
const LOCALE_METHODS = /^(?:toLocale\w+|localeCompare)$/;

const PROPOSAL =
  'A proposal is turned into a direction once, where the model was asked; the guide keeps the outcome.';

/**
 * Unicode data: classes of characters that exist today never change, but newer versions of Unicode add characters. Each
 * file says why a character that one engine does not know yet cannot change a guide's bytes.
 */
const UNICODE_DATA: Readonly<Record<string, string>> = {
  'brief/lexicon/fold-text.ts': 'Looks for words of its own lists, whose letters all engines know.',
  'brief/proposal/brief-quotes.ts': PROPOSAL,
  'brief/proposal/proposed-text.ts': PROPOSAL,
  'brief/reading/detect-languages.ts': 'Looks for words of its own lists, whose letters all engines know.',
  'brief/reading/tokenize.ts': 'A letter newer than an engine only ends a word that no list holds.',
  'export/file-names.ts': 'Names files; no byte inside one.',
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

/** Walks code, not types: a type takes nothing from the platform. */
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

/** Whether a file computes with functions that engines approximate, itself or by way of culori. */
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
  it('is all read', () => {
    expect(sources.length).toBeGreaterThan(80);
    expect(sources.map(({ file }) => file)).toContain('export/print-css.ts');
  });

  it('uses no global but those the language settles', () => {
    const used = new Set(sources.flatMap(freeNames));
    expect([...used].sort()).toEqual(ALLOWED_GLOBALS);
  });

  it('imports nothing but its own files and these packages', () => {
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

  it('asks no locale', () => {
    const asked = sources.flatMap(({ file, nodes }) =>
      memberNames({ file, nodes }).filter((name) => LOCALE_METHODS.test(name)),
    );
    expect(asked).toEqual([]);
  });

  it('uses no function of Math beyond the exact ones, but where it says why that is safe', () => {
    const known = new Set([...EXACT_MATH, 'cos', 'exp', 'pow', 'sin']);
    expect(sources.flatMap(mathUses).filter((name) => !known.has(name))).toEqual([]);
    const approximate = sources.filter(isApproximate);
    expect(approximate.map(({ file }) => file)).toEqual(Object.keys(APPROXIMATE_MATH));
  });

  it('uses Unicode data only where it says why that is safe', () => {
    const using = sources.filter(
      (source) =>
        memberNames(source).includes('normalize') ||
        source.nodes.some(({ node }) =>
          /\\p\{/i.test(String((node['regex'] as { pattern?: string } | undefined)?.pattern)),
        ),
    );
    expect(using.map(({ file }) => file)).toEqual(Object.keys(UNICODE_DATA));
  });

  it('keeps nothing between calls but three tables that are made on first use and are always the same', () => {
    const kept = sources.flatMap(({ file, nodes }) =>
      nodes.flatMap(({ node, parent }) =>
        node.type === 'VariableDeclaration' &&
        node['kind'] !== 'const' &&
        /Program|ExportNamed/.test(parent?.type ?? '')
          ? [file]
          : [],
      ),
    );
    expect(kept).toEqual(['brief/lexicon/lexicon.ts', 'color/name-color.ts', 'palette/fit-color.ts']);
  });
});
