import { safeParseColor, toHex } from '@stylekit/engine/color';
import type { StyleRule } from '@stylekit/engine/stylesheet';
import { toDisplayHex, type Vision } from '../color/view-colors.ts';

/** Replaces the colors of rules with their simulation. Values that are not colors stay unchanged. */
export function simulateRules(rules: readonly StyleRule[], vision: Vision): readonly StyleRule[] {
  if (vision === 'normal') return rules;
  return rules.map((rule) => ({
    ...rule,
    groups: rule.groups.map(({ declarations }) => ({
      declarations: declarations.map(({ name, value }) => ({ name, value: simulateValue(value, vision) })),
    })),
  }));
}

function simulateValue(value: string, vision: Vision): string {
  const parsed = safeParseColor(value);
  if (!parsed.ok) return value;
  const { rgb, alpha } = parsed.color;
  const shown = toDisplayHex(toHex(rgb), vision);
  return alpha === 1 ? shown : shown + toHexByte(alpha);
}

function toHexByte(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}
