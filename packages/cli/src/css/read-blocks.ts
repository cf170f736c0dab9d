import { tokenize, tokenTypes } from 'css-tree/tokenizer';
import type { StructureError } from './find-structure-error.ts';

/** Receives the parts of a stylesheet in their order. Texts include comments. */
export interface BlockVisitor {
  /** A rule with a selector, or an at-rule with its name: `@media (width > 1px)`. */
  readonly open: (prelude: string) => void;
  readonly close: () => void;
  /** An at-rule without a block. */
  readonly statement: (text: string) => void;
  readonly declare: (property: string, value: string, start: number, valueStart: number) => void;
}

/** The part that is being read. */
interface Part {
  readonly start: number;
  readonly isAtRule: boolean;
  /** The value of a custom property may contain braces. */
  readonly isCustom: boolean;
  /** The offset of its first colon, or -1. */
  colon: number;
}

const { AtKeyword, CDC, CDO, Colon, Comment, Ident, Semicolon, WhiteSpace } = tokenTypes;
const { Function: Call, LeftCurlyBracket, LeftParenthesis, LeftSquareBracket } = tokenTypes;
const { RightCurlyBracket, RightParenthesis, RightSquareBracket } = tokenTypes;
const IGNORED = new Set([WhiteSpace, Comment, CDO, CDC, Semicolon]);
const OPENING = new Set([Call, LeftParenthesis, LeftSquareBracket]);
const CLOSING = new Set([RightParenthesis, RightSquareBracket]);

/**
 * Reads rules, at-rules and declarations at any depth, as CSS nesting allows them, with the rules of CSS Syntax. The
 * brackets of the text have to be balanced. Returns the first part that is none of these.
 *
 * @see https://www.w3.org/TR/css-syntax-3/#consume-block-contents
 */
export function readBlocks(text: string, visitor: BlockVisitor): StructureError | null {
  let part: Part | null = null;
  let [blocks, depth, braces] = [0, 0, 0];
  let error: StructureError | null = null;
  const end = (at: number) => {
    if (part !== null) error ??= endPart(part, text, at, blocks, visitor);
    part = null;
  };
  const close = (at: number) => {
    end(at);
    blocks -= 1;
    visitor.close();
  };
  const open = ({ start }: Part, at: number) => {
    visitor.open(text.slice(start, at).trim());
    part = null;
    blocks += 1;
  };
  const begin = (type: number, start: number, after: number): Part => ({
    start,
    isAtRule: type === AtKeyword,
    isCustom: type === Ident && text.slice(start, Math.min(after, start + 2)) === '--',
    colon: -1,
  });
  const step = (current: Part, type: number, start: number) => {
    if (type === Colon && current.colon < 0) current.colon = start;
    else if (type === LeftCurlyBracket && current.isCustom && current.colon >= 0) braces += 1;
    else if (type === LeftCurlyBracket) open(current, start);
    else if (braces > 0) braces -= Number(type === RightCurlyBracket);
    else if (type === RightCurlyBracket) close(start);
    else if (type === Semicolon) end(start);
  };
  tokenize(text, (type, start, after) => {
    if (part === null && IGNORED.has(type)) return;
    if (part === null && type === RightCurlyBracket) return close(start);
    part ??= begin(type, start, after);
    depth += Number(OPENING.has(type)) - Number(CLOSING.has(type));
    if (depth === 0) step(part, type, start);
  });
  end(text.length);
  return error;
}

function endPart(
  { start, isAtRule, colon }: Part,
  text: string,
  at: number,
  blocks: number,
  visitor: BlockVisitor,
): StructureError | null {
  if (isAtRule) visitor.statement(text.slice(start, at).trim());
  else if (blocks === 0) return { what: 'a rule has no block', offset: start };
  else if (colon < 0) return { what: 'a declaration has no colon', offset: start };
  else visitor.declare(text.slice(start, colon).trim(), text.slice(colon + 1, at), start, colon + 1);
  return null;
}
