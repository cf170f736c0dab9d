import { PALETTE_ROLES, toVariable } from '../../palette/palette-roles.ts';
import { declare, rule } from './css-context.ts';

/** Links in every colour; a link without a class is one in the primary. */
export function linkRules(): string[] {
  return PALETTE_ROLES.flatMap((role) => {
    const variable = toVariable(role);
    const selectors = role === 'primary' ? [':where(a:not([class]))', '.link-primary'] : [`.link-${role}`];
    return [
      rule(selectors, [
        declare('color', `var(${variable}-ink)`),
        declare('text-decoration', 'underline'),
        declare('text-underline-offset', '0.2em'),
      ]),
      rule(
        selectors.map((selector) => `${selector}:hover`),
        [declare('color', `var(${variable}-ink-hover)`), declare('text-decoration-thickness', '2px')],
      ),
      rule(
        selectors.map((selector) => `${selector}:focus-visible`),
        [declare('outline', `2px solid var(${variable}-ink)`), declare('outline-offset', '2px')],
      ),
    ];
  });
}
