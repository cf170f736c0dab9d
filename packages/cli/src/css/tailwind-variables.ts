/** Hues of the default palette of Tailwind CSS. */
const HUES =
  'red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|slate|gray|zinc|neutral|stone';

const VARIABLE = new RegExp(
  `^--(?:color-(?:black|white|(?:${HUES})-(?:50|[1-9]00|950))|spacing|(?:tw|text|font|font-weight|tracking|leading|breakpoint|container|` +
    'radius|shadow|inset-shadow|drop-shadow|text-shadow|blur|perspective|aspect|ease|animate|default)-.+)$',
);

/** True for a variable that Tailwind CSS itself declares: its default theme, and the internal ones of its classes. */
export function isTailwindVariable(name: string): boolean {
  return VARIABLE.test(name);
}
