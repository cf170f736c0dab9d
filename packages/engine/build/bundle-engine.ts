import { build, type Rolldown } from 'vite';
import { packLanguages } from './pack-languages.ts';
import { trimCulori } from './trim-culori.ts';
import { trimStyleDictionary } from './trim-style-dictionary.ts';
import { trimZod } from './trim-zod.ts';

/** One file of a bundle; entries are loaded immediately, other files on demand. */
export interface BundledFile {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly code: string;
}

/**
 * Bundles a module for browsers as the web does: minified, in chunks, with its packages trimmed.
 *
 * Writes no files. `entry` is a path, or a virtual module when `code` is given.
 */
export async function bundleEngine(entry: string, code?: string): Promise<BundledFile[]> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    plugins: [
      trimCulori(),
      trimStyleDictionary(),
      trimZod(),
      packLanguages(),
      ...(code === undefined ? [] : [virtualModule(entry, code)]),
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.js', chunkFileNames: '[name].js' },
        checks: { pluginTimings: false },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  );
  return outputs
    .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
    .map(({ fileName, isEntry, code: text }) => ({ fileName, isEntry, code: text }));
}

function virtualModule(name: string, code: string) {
  return {
    name: 'stylekit:virtual-module',
    resolveId: (source: string) => (source === name ? name : null),
    load: (id: string) => (id === name ? code : null),
  };
}
