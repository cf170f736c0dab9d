import type { Plugin } from 'vite';

/** A variable of a ramp. */
const RAMP_STEP = /^ *--[\w-]+-[1-9]0: .*\n/gm;

/**
 * Reduces brand.css, a complete export, to the variables of the widest breakpoint, without ramps. The app styles its own
 * controls and serves its own fonts.
 */
export function brandVariables(): Plugin {
  return {
    name: 'stylekit-brand-variables',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('/theme/brand.css')) return null;
      const [variables] = /:root \{[^}]*\}/.exec(code) ?? [];
      if (variables === undefined) throw new Error('brand.css contains no variables. Export it again.');
      return { code: variables.replace(RAMP_STEP, ''), map: null };
    },
  };
}
