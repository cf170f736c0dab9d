import { safeParseColor, toHex } from '@stylekit/engine/color';
import type { StyleRule } from '@stylekit/engine/stylesheet';
import { toShownHex, type Vision } from '../color/view-colors.ts';

/** Rules in the colors that a person with that vision sees; a value that is no color by itself stays as it is. */
export function showRules(rules: readonly StyleRule[], vision: Vision): readonly StyleRule[] {
  if (vision === 'normal') return rules;
  return rules.map((rule) => ({
    ...rule,
    groups: rule.groups.map(({ declarations }) => ({
      declarations: declarations.map(({ name, value }) => ({ name, value: toShownValue(value, vision) })),
    })),
  }));
}

function toShownValue(value: string, vision: Vision): string {
  const parsed = safeParseColor(value);
  if (!parsed.ok) return value;
  const { rgb, alpha } = parsed.color;
  const shown = toShownHex(toHex(rgb), vision);
  return alpha === 1 ? shown : shown + toHexByte(alpha);
}

function toHexByte(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}
