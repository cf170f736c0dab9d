import { isJsonObject, ownPart } from './json-object.ts';

/** A longer chain of references is a mistake or an attack on the call stack. */
export const MAX_STEPS = 200;

/** A reference: to a whole token, or by JSON pointer to any part of the document. */
export type Reference =
  | { readonly kind: 'token'; readonly path: string }
  | { readonly kind: 'pointer'; readonly pointer: string };

/** The reference in a value, or null for a plain value. */
export function toReference(value: unknown): Reference | null {
  if (typeof value === 'string') {
    const path = /^\{([^{}]+)\}$/.exec(value)?.[1];
    return path === undefined ? null : { kind: 'token', path };
  }
  if (!isJsonObject(value)) return null;
  const pointer = ownPart(value, '$ref');
  return typeof pointer === 'string' ? { kind: 'pointer', pointer } : null;
}

/** The segments of a JSON pointer such as `#/color/primary/$value` (RFC 6901), or null when it is not a pointer. */
export function parsePointer(pointer: string): string[] | null {
  if (!pointer.startsWith('#/')) return null;
  const names = pointer.slice(2).split('/');
  if (names.some((name) => /~(?![01])/.test(name))) return null;
  try {
    return names.map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'));
  } catch {
    // An invalid percent escape: not a pointer.
    return null;
  }
}
