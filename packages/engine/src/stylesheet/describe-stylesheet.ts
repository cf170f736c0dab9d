import { buttonRules, buttonVariables } from './button-rules.ts';
import { colorVariables } from './color-variables.ts';
import { elementVariables } from './element-variables.ts';
import { linkRules } from './link-rules.ts';
import { rampRule } from './ramp-variables.ts';
import type { StyleContext } from './style-context.ts';
import type { StyleRule } from './style-rule.ts';
import { surfaceRules } from './surface-rules.ts';
import { typeBreakpoints, typeRules, typeVariables } from './type-rules.ts';

/** A group of rules with an optional heading. */
export interface StyleSection {
  readonly heading?: string;
  readonly rules: readonly StyleRule[];
}

/** The whole stylesheet of a guide in print order, without its title and imports. */
export function describeStylesheet(context: StyleContext): StyleSection[] {
  const variables = [...colorVariables(context), ...typeVariables(context), buttonVariables(context)];
  return [
    {
      rules: [
        { selectors: [':root'], groups: variables },
        ...surfaceRules(context),
        ...elementVariables(context),
        ...typeBreakpoints(context),
      ],
    },
    ...controlSections(),
    ...(context.ramps ? [{ heading: 'Ramps', rules: [rampRule(context.ramps, context.value)] }] : []),
  ];
}

/** The rules that use the variables, for text, buttons and links; the same for every guide. */
export function controlSections(): StyleSection[] {
  return [
    { heading: 'Type', rules: typeRules() },
    { heading: 'Buttons', rules: buttonRules() },
    { heading: 'Links', rules: linkRules() },
  ];
}
