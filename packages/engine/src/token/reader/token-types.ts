/** The types of the Design Tokens Format Module 2025.10. */
export const TOKEN_TYPES = [
  'color',
  'dimension',
  'fontFamily',
  'fontWeight',
  'duration',
  'cubicBezier',
  'number',
  'strokeStyle',
  'border',
  'transition',
  'shadow',
  'gradient',
  'typography',
] as const;

export type AnyTokenType = (typeof TOKEN_TYPES)[number];

export function isTokenType(type: string): type is AnyTokenType {
  return (TOKEN_TYPES as readonly string[]).includes(type);
}
