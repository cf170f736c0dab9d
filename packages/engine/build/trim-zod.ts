import type { Plugin } from 'vite';

/*
 * Every zod schema can convert itself to JSON Schema, so each bundle with a schema includes the converter, six
 * kilobytes compressed. Our bundles never use it. Nor do they use most of the formats and types that zod names in its messages.
 */

const WRITER = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;
const MESSAGES = /\/zod\/v4\/locales\/en\.js$/;
const UNUSED_NAME =
  /^ {8}(?:(?!(?:email|url|uuid|datetime|date|nan):)\w+: ".*"|(?:file|set|map): \{.*\}),\n/gm;

/** A Vite plugin that replaces the JSON Schema converter of zod by empty functions, and drops names of unused formats and types. */
export function trimZod(): Plugin {
  return {
    name: 'stylekit:trim-zod',
    transform(code, id) {
      const file = id.replaceAll('\\', '/');
      if (MESSAGES.test(file)) return { code: code.replace(UNUSED_NAME, ''), map: null };
      if (!WRITER.test(file)) return null;
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
      return { code: names.map((name) => `export const ${name} = () => undefined;`).join('\n'), map: null };
    },
  };
}
