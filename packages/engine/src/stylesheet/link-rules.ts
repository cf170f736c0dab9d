import { PALETTE_ROLES, type PaletteRole, toVariable } from '../palette/palette-roles.ts';
import { declare, rule, type StyleRule } from './style-rule.ts';

/** Links in every color; a link without a class is one in the primary. */
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
      const ink = `${toVariable(role)}-ink`;
      return [
        rule(linkSelectors(role), [declare('color', `var(${ink})`)]),
        rule(linkSelectors(role, ':hover'), [declare('color', `var(${ink}-hover)`)]),
        rule(linkSelectors(role, ':focus-visible'), [
          declare('outline', `2px solid var(${ink})`),
          declare('outline-offset', '2px'),
        ]),
      ];
    }),
  ];
}

/** The state stands inside `:where()`: a plain link has no specificity in any of its states. */
function linkSelectors(role: PaletteRole, state = ''): string[] {
  const own = `.link-${role}${state}`;
  return role === 'primary' ? [`:where(a:not([class])${state})`, own] : [own];
}
