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
  summary: 'Every color variable and font family an element refers to is defined by the guide.',
  run: (checked) => [...brokenVariables(checked), ...brokenFamilies(checked)],
};

function brokenVariables({ guide, settings }: CheckedGuide): Finding[] {
  const looping = findLoops(settings.buttons);
  return colorValues(guide, settings).flatMap(({ path, value }) =>
    readReferences(value).flatMap(({ name, hasFallback }): Finding[] => {
      const loops = path.startsWith('settings.') && looping.has(name);
      if (!loops && (hasFallback || GUIDE_VARIABLES.has(name))) return [];
      return [
        {
          rule: ID,
          severity: 'error',
          path,
          message: loops
            ? `${value} refers to ${name}, which is made of this very color.`
            : `${value} refers to ${name}, which the guide does not define.`,
          measured: null,
          fix: `Use one of ${PALETTE_ROLES.map(toVariable).join(', ')}, an opacity step such as --primary-50, or ${loops ? 'a color' : 'give a fallback color'}.`,
        },
      ];
    }),
  );
}

/** Every var() of a value, inner ones too. The function is the same in either case, the variable is not. */
function readReferences(value: string): Reference[] {
  return [...value.matchAll(/var\(\s*(--[\w-]+)\s*(,?)/gi)].map(([, name = '', comma = '']) => ({
    name,
    hasFallback: comma === ',',
  }));
}

/**
 * The variables of the stylesheet that hover colors chosen by hand would make a part of themselves. CSS takes them all
 * for invalid, with a fallback as well as without.
 *
 * @see https://www.w3.org/TR/css-variables-1/#cycles
 */
function findLoops(settings: ButtonSettings): ReadonlySet<string> {
  const wants = new Map<string, readonly string[]>();
  for (const role of PALETTE_ROLES) {
    const { background, text } = hoverOf(role, settings);
    wants.set(
      `${toVariable(role)}-hover`,
      readReferences(background).map(({ name }) => name),
    );
    wants.set(
      `${toVariable(role)}-hover-text`,
      readReferences(text).map(({ name }) => name),
    );
  }
  return new Set([...wants.keys()].filter((name) => reaches(name, wants).has(name)));
}

/** Every variable that one is made of, directly or through others. */
function reaches(start: string, wants: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const further = (wants.get(name) ?? []).filter((next) => !found.has(next));
    for (const next of further) found.add(next);
    waiting.push(...further);
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
        message: `${style === 'headings' ? 'Headings are' : 'Text is'} set in ${fontFamily}, which is not a font of the guide.`,
        measured: null,
        fix: `Use ${families.join(' or ')}.`,
      },
    ];
  });
}
