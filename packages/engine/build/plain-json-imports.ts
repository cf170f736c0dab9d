import type { Plugin } from 'vite';

/*
 * Node needs `with { type: 'json' }` to import a JSON file. Vite serves JSON files as JavaScript, which browsers refuse
 * for such an import; it removes the attribute from static imports only.
 */

const DYNAMIC = /(import\(\s*(['"])[^'"]+\.json\2),\s*\{\s*with:\s*\{\s*type:\s*(['"])json\3\s*\}\s*\}\s*\)/g;

/** A Vite plugin that removes the JSON attribute from dynamic imports. */
export function plainJsonImports(): Plugin {
  return {
    name: 'stylekit:plain-json-imports',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.ts') || !code.includes(".json'")) return null;
      return { code: code.replace(DYNAMIC, '$1)'), map: null };
    },
  };
}
