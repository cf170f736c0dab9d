import type { Position } from '../cli-error.ts';
import { findVarCalls } from './find-references.ts';
import { findStructureError } from './find-structure-error.ts';
import { modesOf } from './mode-of.ts';
import { readBlocks } from './read-blocks.ts';
import {
  BASE_MODE,
  type Declaration,
  type Reference,
  type Stylesheet,
  type StylesheetError,
} from './stylesheet.ts';

/** The place of a declaration: the modes of the rule around it, and the at-rules that are conditions. */
interface Context {
  readonly modes: readonly string[];
  readonly conditions: readonly string[];
  readonly isInRule: boolean;
}

/** What reading a stylesheet collects. */
interface Collected {
  readonly modes: Map<string, Map<string, Declaration>>;
  readonly names: Set<string>;
  readonly references: Reference[];
  usesTailwind: boolean;
}

const PAGE: Context = { modes: [], conditions: [], isInRule: false };
const NOWHERE: Context = { modes: [], conditions: [], isInRule: true };

/** At-rules that change nothing about where a declaration applies. */
const TRANSPARENT = new Set(['layer', 'supports', 'scope', 'starting-style']);
/** At-rules whose declarations belong to no mode. */
const LOCAL = new Set([
  'keyframes',
  'font-face',
  'container',
  'page',
  'utility',
  'counter-style',
  'property',
]);
const AT_RULE = /^@([\w-]+)\s*([\s\S]*)$/;

/** Reads a stylesheet, or finds the first place that is not valid CSS. Bounded for any text. */
export function parseStylesheet(text: string): Stylesheet | StylesheetError {
  const locate = createLocate(text);
  const collected: Collected = { modes: new Map(), names: new Set(), references: [], usesTailwind: false };
  const contexts = [PAGE];
  const error =
    findStructureError(text) ??
    readBlocks(text, {
      open: (prelude) =>
        contexts.push(enter(blank(prelude, COMMENT).trim(), contexts.at(-1) ?? PAGE, collected)),
      close: () => contexts.pop(),
      statement: (statement) => {
        collected.usesTailwind ||=
          /^@(?:import|reference|tailwind)\b[\s\S]*(?:tailwindcss|\s(?:base|theme))/i.test(statement);
      },
      declare: (name, value, start, valueStart) => {
        const property = blank(name, COMMENT).trim();
        addReferences(property, value, valueStart, locate, collected);
        const at = { position: locate(start), offset: valueStart };
        addVariable(property, value, at, contexts.at(-1) ?? PAGE, collected);
      },
    });
  return error === null ? collected : { what: error.what, position: locate(error.offset) };
}

/** Finds positions in the order of the text or near it: a binary search over the starts of the lines. */
function createLocate(text: string): (offset: number) => Position {
  const starts = [0, ...[...text.matchAll(LINE_BREAK)].map(({ index, 0: { length } }) => index + length)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

function enter(prelude: string, context: Context, collected: Collected): Context {
  const [, name, condition = ''] = AT_RULE.exec(prelude) ?? [];
  if (name === undefined) return enterRule(prelude, context);
  const keyword = name.toLowerCase();
  const text = condition.replace(/\s+/g, ' ').trim();
  if (keyword === 'property') collected.names.add(text);
  if (keyword === 'theme') return { modes: [BASE_MODE], conditions: [], isInRule: true };
  if (LOCAL.has(keyword)) return NOWHERE;
  return TRANSPARENT.has(keyword) ? context : addCondition(`@${keyword} ${text}`.trim(), context);
}

function enterRule(selector: string, { modes, conditions, isInRule }: Context): Context {
  const isPart = isInRule && (modes.length === 0 || !selector.includes('&'));
  return isPart ? NOWHERE : { modes: modesOf(selector, conditions), conditions, isInRule: true };
}

function addCondition(condition: string, { modes, conditions, isInRule }: Context): Context {
  const inside = modes.map((mode) => (mode === BASE_MODE ? condition : `${condition} ${mode}`));
  return { modes: inside, conditions: [...conditions, condition], isInRule };
}

function addVariable(
  name: string,
  value: string,
  { position, offset }: Pick<Declaration, 'position' | 'offset'>,
  { modes }: Context,
  { names, modes: known }: Collected,
): void {
  // In @theme, a name like --color-* removes variables.
  if (!name.startsWith('--') || name.endsWith('*')) return;
  names.add(name);
  const visible = blank(value, COMMENT);
  const plain = visible.replace(/!\s*important\s*$/i, '').trim();
  const start = offset + visible.length - visible.trimStart().length;
  for (const mode of modes) {
    const variables = known.get(mode) ?? new Map<string, Declaration>();
    known.set(mode, variables);
    variables.set(name, { name, value: plain, offset: start, position });
  }
}

function addReferences(
  property: string,
  value: string,
  valueStart: number,
  locate: (offset: number) => Position,
  { references }: Collected,
): void {
  if (!/var\(/i.test(value)) return;
  for (const { name, fallback, start } of findVarCalls(blank(value, COMMENT_OR_STRING))) {
    if (fallback === null) references.push({ name, property, position: locate(valueStart + start) });
  }
}

const LINE_BREAK = /\r\n|[\n\r\f]/g;
const COMMENT = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g;
const COMMENT_OR_STRING = new RegExp(`${COMMENT.source}|"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'`, 'g');

/** Parts of a value as spaces, so that nothing in them counts and every place stays. */
function blank(value: string, parts: RegExp): string {
  return value.replace(parts, (part) => part.replace(/[^\n\r\f]/g, ' '));
}
