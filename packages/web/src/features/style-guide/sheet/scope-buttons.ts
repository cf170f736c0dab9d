import { PALETTE_ROLES } from '@stylekit/engine';
import type { StyleRule } from '@stylekit/engine/stylesheet';

/** Buttons, and parts of mock-ups with the shape of buttons. */
const BUTTONS = [
  ...PALETTE_ROLES.flatMap((role) => [`.btn-${role}`, `.btn-outline-${role}`]),
  '.button-shape',
];
/** Stays on the surface, where the rule for reduced motion replaces it. */
const TRANSITION = '--button-transition';

/**
 * Defines the variables of buttons on the buttons. On a common ancestor they would be inherited, and each move of a
 * slider would restyle every element of all samples.
 */
export function scopeButtons(rules: readonly StyleRule[], root: string): StyleRule[] {
  return rules.flatMap((rule) => [
    { ...select(rule, (name) => name === TRANSITION), selectors: [`${root}:where([data-surface])`] },
    { ...select(rule, (name) => name !== TRANSITION), selectors: [`${root} :where(${BUTTONS.join(', ')})`] },
  ]);
}

/** The rule with some of its declarations. */
function select(rule: StyleRule, isSelected: (name: string) => boolean): StyleRule {
  const groups = rule.groups.map(({ declarations, ...group }) => ({
    ...group,
    declarations: declarations.filter(({ name }) => isSelected(name)),
  }));
  return { ...rule, groups };
}
