import { isJsonObject, ownPart } from './json-object.ts';

/** A chain of references longer than this is a mistake or an attack on the call stack. */
export const MOST_STEPS = 200;

/** A reference as it is written: to a whole token, or by JSON pointer to any part of the document. */
export type Reference =
  | { readonly kind: 'token'; readonly path: string }
  | { readonly kind: 'pointer'; readonly pointer: string };

/** The reference a value is, or null when it is a plain value. */
export function toReference(value: unknown): Reference | null {
  if (typeof value === 'string') {
    const path = /^\{([^{}]+)\}$/.exec(value)?.[1];
    return path === undefined ? null : { kind: 'token', path };
  }
  if (!isJsonObject(value)) return null;
  const pointer = ownPart(value, '$ref');
  return typeof pointer === 'string' ? { kind: 'pointer', pointer } : null;
}

/** The names a JSON pointer such as `#/color/primary/$value` leads through (RFC 6901), or null when it is none. */
export function parsePointer(pointer: string): string[] | null {
  if (!pointer.startsWith('#/')) return null;
  const names = pointer.slice(2).split('/');
  if (names.some((name) => /~(?![01])/.test(name))) return null;
  try {
    return names.map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'));
  } catch {
    // A stray percent sign: not a pointer, which is what null says.
    return null;
  }
}
