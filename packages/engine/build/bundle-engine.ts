import { build, type Rolldown } from 'vite';
import { trimCulori } from './trim-culori.ts';
import { trimStyleDictionary } from './trim-style-dictionary.ts';

/** One file of a bundle; an entry is loaded at once, the others when they are needed. */
export interface BundledFile {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly code: string;
}

/**
 * Bundles a module for browsers as the web does: minified, in chunks, with Style Dictionary trimmed.
 *
 * Nothing is written. `entry` is a path, or the code of a module when `code` is given.
 */
export async function bundleEngine(entry: string, code?: string): Promise<BundledFile[]> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    plugins: [
      trimCulori(),
      trimStyleDictionary(),
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
