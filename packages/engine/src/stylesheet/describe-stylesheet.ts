import { buttonRules, buttonVariables } from './button-rules.ts';
import { colorVariables } from './color-variables.ts';
import { linkRules } from './link-rules.ts';
import type { StyleContext } from './style-context.ts';
import type { StyleRule } from './style-rule.ts';
import { surfaceRules } from './surface-rules.ts';
import { typeBreakpoints, typeRules, typeVariables } from './type-rules.ts';

/** Rules that stand together, under a heading if they have one. */
export interface StyleSection {
  readonly heading?: string;
  readonly rules: readonly StyleRule[];
}

/** The whole stylesheet of a guide without its title and imports, in the order it is printed. */
export function describeStylesheet(context: StyleContext): StyleSection[] {
  const variables = [...colorVariables(context), ...typeVariables(context), buttonVariables(context)];
  return [
    {
      rules: [
        { selectors: [':root'], groups: variables },
        ...surfaceRules(context),
        ...typeBreakpoints(context),
      ],
    },
    ...controlSections(),
  ];
}

/** What is painted with the variables: text, buttons and links, by the same rules for every guide. */
export function controlSections(): StyleSection[] {
  return [
    { heading: 'Type', rules: typeRules() },
    { heading: 'Buttons', rules: buttonRules() },
    { heading: 'Links', rules: linkRules() },
  ];
}
