import { BASE_MODE } from './stylesheet.ts';

/** Selectors of the whole page. `*` is the universal selector, which Tailwind CSS uses for defaults. */
const PAGE = /^(?::root|html|:host|body|&)/i;
const NEGATION = /:not\([^()]*\)/gi;
/** `:is(.dark)` and `:where([data-theme])` mean what is inside. */
const WRAPPER = /^:(?:is|where)\(([^()]*)\)$/i;
const MODE_CLASS = /^\.[\w-]*(?:dark|light|dim|theme|contrast|mode|scheme)[\w-]*$/i;
const ANY_CLASS = /^\.[\w-]+$/;
const MODE_ATTRIBUTE =
  /^\[\s*((?:data-)?[\w-]*(?:theme|mode|scheme)[\w-]*)\s*(?:[~^|]?=\s*(["']?)([^"'\]]*)\2\s*)?\]$/i;

/**
 * The modes that the selector of a rule stands for: `:root`, `.dark`, `[data-theme=dark]`. A class counts as a mode on
 * the root element, or when its name says so; any other selector is part of a page and stands for none.
 */
export function modesOf(selector: string, conditions: readonly string[]): string[] {
  const modes = selector.split(',').map((part) => modeOf(part.trim()));
  const found = modes.filter((mode) => mode !== null);
  return [...new Set(found.map((mode) => withConditions(mode, conditions)))];
}

function withConditions(mode: string, conditions: readonly string[]): string {
  const parts = mode === BASE_MODE ? conditions : [...conditions, mode];
  return parts.length === 0 ? BASE_MODE : parts.join(' ');
}

function modeOf(selector: string): string | null {
  const plain = selector.replace(NEGATION, '');
  const rest = plain.replace(PAGE, '').trim();
  if (rest === '') return plain === '' ? null : BASE_MODE;
  const inner = WRAPPER.exec(rest)?.[1]?.trim() ?? rest;
  const [, name, , value] = MODE_ATTRIBUTE.exec(inner) ?? [];
  if (name !== undefined) return value === undefined ? BASE_MODE : `[${name}=${value}]`;
  const isOnPage = PAGE.test(plain) && !/^\s/.test(plain.replace(PAGE, ''));
  return (isOnPage ? ANY_CLASS : MODE_CLASS).test(inner) ? inner : null;
}
