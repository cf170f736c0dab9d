import { PALETTE_ROLES, type PaletteRole, toVariable } from '../palette/palette-roles.ts';
import { declare, rule, type StyleRule } from './style-rule.ts';

/** Links in every color; a link without a class has the primary color. */
export function linkRules(): StyleRule[] {
  return [
    rule(
      PALETTE_ROLES.flatMap((role) => linkSelectors(role)),
      [declare('text-decoration', 'underline'), declare('text-underline-offset', '0.2em')],
    ),
    rule(
      PALETTE_ROLES.flatMap((role) => linkSelectors(role, ':hover')),
      [declare('text-decoration-thickness', '2px')],
    ),
    ...PALETTE_ROLES.flatMap((role) => {
      const foreground = `${toVariable(role)}-ink`;
      return [
        rule(linkSelectors(role), [declare('color', `var(${foreground})`)]),
        rule(linkSelectors(role, ':hover'), [declare('color', `var(${foreground}-hover)`)]),
        rule(linkSelectors(role, ':focus-visible'), [
          declare('outline', `2px solid var(${foreground})`),
          declare('outline-offset', '2px'),
        ]),
      ];
    }),
  ];
}

/** The state is inside `:where()`, so that a plain link has no specificity in any state. */
function linkSelectors(role: PaletteRole, state = ''): string[] {
  const own = `.link-${role}${state}`;
  return role === 'primary' ? [`:where(a:not([class])${state})`, own] : [own];
}
