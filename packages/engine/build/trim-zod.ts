import type { Plugin } from 'vite';

/*
 * Every zod schema can convert itself to JSON Schema, so each bundle with a schema includes the converter, six
 * kilobytes compressed. Our bundles never use it.
 */

const WRITER = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;

/** A Vite plugin that replaces the JSON Schema converter of zod by empty functions. */
export function trimZod(): Plugin {
  return {
    name: 'stylekit:trim-zod',
    transform(code, id) {
      if (!WRITER.test(id.replaceAll('\\', '/'))) return null;
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
      return { code: names.map((name) => `export const ${name} = () => undefined;`).join('\n'), map: null };
    },
  };
}
