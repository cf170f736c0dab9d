import { safeParseColor, toHex } from '@stylekit/engine';

/** The `#RRGGBB` of an opaque CSS colour, or null for one that cannot be known here: var(), a mix, a see-through one. */
export function toOpaqueHex(value: string): string | null {
  const parsed = safeParseColor(value);
  return parsed.ok && parsed.color.alpha === 1 ? toHex(parsed.color.rgb) : null;
}
