import { OPACITY_STEPS } from '../../palette/opacity-steps.ts';
import { PALETTE_ROLES, toVariable } from '../../palette/palette-roles.ts';
import { colorValues } from '../color-values.ts';
import type { CheckedGuide, Finding, Rule } from '../finding.ts';

const ID = 'broken-reference';

/** The colour variables an export defines. */
const VARIABLES: ReadonlySet<string> = new Set(
  PALETTE_ROLES.flatMap((role) => [
    toVariable(role),
    ...OPACITY_STEPS.map((step) => `${toVariable(role)}-${step}`),
  ]),
);

export const brokenReference: Rule = {
  id: ID,
  summary: 'Every colour variable and font family an element refers to is defined by the guide.',
  run: (checked) => [...brokenVariables(checked), ...brokenFamilies(checked)],
};

function brokenVariables({ guide, settings }: CheckedGuide): Finding[] {
  return colorValues(guide, settings).flatMap(({ path, value }) =>
    [...value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].flatMap(([, name = '']): Finding[] => {
      if (VARIABLES.has(name)) return [];
      return [
        {
          rule: ID,
          severity: 'error',
          path,
          message: `${value} refers to ${name}, which the guide does not define.`,
          measured: null,
          cure: `Use one of ${PALETTE_ROLES.map(toVariable).join(', ')}, an opacity step such as --primary-50, or give a fallback colour.`,
        },
      ];
    }),
  );
}

function brokenFamilies({ guide }: CheckedGuide): Finding[] {
  const families = [guide.fonts.header.name, guide.fonts.body.name];
  return (['headings', 'body'] as const).flatMap((style): Finding[] => {
    const { fontFamily } = guide.typography[style];
    if (families.includes(fontFamily)) return [];
    return [
      {
        rule: ID,
        severity: 'error',
        path: `typography.${style}.fontFamily`,
        message: `${style === 'headings' ? 'Headings are' : 'Text is'} set in ${fontFamily}, which is not a font of the guide.`,
        measured: null,
        cure: `Use ${families.join(' or ')}.`,
      },
    ];
  });
}
