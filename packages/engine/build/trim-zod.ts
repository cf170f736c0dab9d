import type { Plugin } from 'vite';

/*
 * Every schema of zod can write itself as a JSON Schema, so each bundle with one schema has the whole writer, six
 * kilobytes compressed. Nothing of ours asks for it where a bundle is made.
 */

const WRITER = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;

/** A Vite plugin that leaves zod's writer of JSON Schemas out of a bundle; what it exports does nothing. */
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
