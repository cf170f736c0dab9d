import type { Plugin } from 'vite';

/**
 * Takes of our own brand's stylesheet, which the command exports whole, the variables of the widest breakpoint: our
 * pages draw their own controls, and the fonts come from here and not from the address the export imports.
 */
export function brandVariables(): Plugin {
  return {
    name: 'stylekit-brand-variables',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('/theme/brand.css')) return null;
      const [variables] = /:root \{[^}]*\}/.exec(code) ?? [];
      if (variables === undefined) throw new Error('brand.css holds no variables: export it anew.');
      return { code: variables, map: null };
    },
  };
}
