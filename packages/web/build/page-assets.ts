import type { Rolldown } from 'vite';

/** The modules that a public page loads first, besides the entry. Their paths are relative to `src`. */
const HEADER_MODULE = 'app/public-navigation.ts';
const PAGE_MODULES: Readonly<Record<string, string>> = {
  '/': 'app/landing-route.tsx',
  '/preview': 'app/demo-page.tsx',
  '/auth': 'features/auth/auth-page.tsx',
  '/404': 'app/not-found.tsx',
};
const LEGAL_MODULE = 'features/legal/legal-page.tsx';

/** Files that a public page loads first, besides those of the entry. */
interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Finds what a public page loads together with its document, instead of after the entry has run. The styles also make
 * the prerendered page look right without JavaScript.
 *
 * @throws Error when the page's module is not a chunk of its own
 */
export function findPageAssets(bundle: Rolldown.OutputBundle, page: string): PageAssets {
  const files = new Set<string>();
  for (const module of [HEADER_MODULE, PAGE_MODULES[page] ?? LEGAL_MODULE]) {
    collectFiles(bundle, findChunk(bundle, module), files);
  }
  const ofEntry = new Set<string>();
  collectFiles(bundle, findChunk(bundle, 'main.tsx', 'index.html'), ofEntry);
  const added = [...files].filter((file) => !ofEntry.has(file));
  return { scripts: added.filter((file) => !isStyle(file)), styles: added.filter(isStyle) };
}

function findChunk(bundle: Rolldown.OutputBundle, ...modules: readonly string[]): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    (output): output is Rolldown.OutputChunk =>
      output.type === 'chunk' &&
      modules.some((module) => output.facadeModuleId?.replaceAll('\\', '/').endsWith(`/${module}`)),
  );
  if (chunk === undefined) throw new Error(`The bundle has no chunk for ${modules.join(' or ')}.`);
  return chunk;
}

/** Adds the chunk, its styles and all chunks that it imports statically. */
function collectFiles(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, files: Set<string>): void {
  if (files.has(chunk.fileName)) return;
  files.add(chunk.fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') collectFiles(bundle, imported, files);
  }
}

function isStyle(file: string): boolean {
  return file.endsWith('.css');
}
