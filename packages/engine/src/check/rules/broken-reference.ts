import { GUIDE_VARIABLES } from '../../guide/rendered-hex.ts';
import { PALETTE_ROLES, toVariable } from '../../palette/palette-roles.ts';
import type { ButtonSettings } from '../../settings/button-settings.ts';
import { colorValues } from '../color-values.ts';
import type { CheckedGuide, Finding, Rule } from '../finding.ts';

const ID = 'broken-reference';

interface Reference {
  readonly name: string;
  readonly hasFallback: boolean;
}

export const brokenReference: Rule = {
  id: ID,
  summary: 'The guide defines every color variable and font family that its elements use.',
  run: (checked) => [...brokenVariables(checked), ...brokenFamilies(checked)],
};

function brokenVariables({ guide, settings }: CheckedGuide): Finding[] {
  const cyclicVariables = findCyclicVariables(settings.buttons);
  return colorValues(guide, settings).flatMap(({ path, value }) =>
    readReferences(value).flatMap(({ name, hasFallback }): Finding[] => {
      const isCyclic = path.startsWith('settings.') && cyclicVariables.has(name);
      if (!isCyclic && (hasFallback || GUIDE_VARIABLES.has(name))) return [];
      return [
        {
          rule: ID,
          severity: 'error',
          path,
          message: isCyclic
            ? `${value} refers to ${name}, which depends on this color itself.`
            : `${value} refers to ${name}, which the guide does not define.`,
          measured: null,
          fix:
            `Use one of ${PALETTE_ROLES.map(toVariable).join(', ')}, an opacity step such as --primary-50, ` +
            `or ${isCyclic ? 'a color' : 'add a fallback color'}.`,
        },
      ];
    }),
  );
}

/**
 * Every var() of a value, including nested ones. Function names are case-insensitive, variables are case-sensitive.
 */
function readReferences(value: string): Reference[] {
  return [...value.matchAll(/var\(\s*(--[\w-]+)\s*(,?)/gi)].map(([, name = '', comma = '']) => ({
    name,
    hasFallback: comma === ',',
  }));
}

/**
 * The variables that depend on themselves because of custom hover colors. CSS treats them all as invalid, even with a
 * fallback.
 *
 * @see https://www.w3.org/TR/css-variables-1/#cycles
 */
function findCyclicVariables(settings: ButtonSettings): ReadonlySet<string> {
  const dependencies = new Map<string, readonly string[]>();
  for (const role of PALETTE_ROLES) {
    const { background, text } = hoverOf(role, settings);
    dependencies.set(
      `${toVariable(role)}-hover`,
      readReferences(background).map(({ name }) => name),
    );
    dependencies.set(
      `${toVariable(role)}-hover-text`,
      readReferences(text).map(({ name }) => name),
    );
  }
  return new Set([...dependencies.keys()].filter((name) => dependenciesOf(name, dependencies).has(name)));
}

/** Every variable that a variable depends on, directly or indirectly. */
function dependenciesOf(
  start: string,
  dependencies: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [start];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const added = (dependencies.get(name) ?? []).filter((next) => !found.has(next));
    for (const next of added) found.add(next);
    queue.push(...added);
  }
  return found;
}

function hoverOf(role: (typeof PALETTE_ROLES)[number], settings: ButtonSettings) {
  if (role === 'primary') return settings.primaryHover;
  return role.startsWith('secondary') ? settings.secondaryHover : settings.accentHover;
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
        message: `${style === 'headings' ? 'Headings use' : 'Text uses'} ${fontFamily}, which is not a font of the guide.`,
        measured: null,
        fix: `Use ${families.join(' or ')}.`,
      },
    ];
  });
}
