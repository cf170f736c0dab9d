import { createServer } from 'vite';
import { plainJsonImports } from '../../engine/build/plain-json-imports.ts';

type Prerender = typeof import('../src/app/prerender.tsx');

export interface PrerenderedPages {
  /** The HTML by path. */
  readonly contents: ReadonlyMap<string, string>;
  /** The first segments of the paths of all pages; every other path has no page. */
  readonly pageNames: readonly string[];
}

/** Renders public pages to HTML with the modules of the app. */
export async function prerenderPages(webFolder: string, paths: readonly string[]): Promise<PrerenderedPages> {
  const server = await createServer({
    root: webFolder,
    // Only what the rendered HTML depends on. Styles do not, and UnoCSS would watch files.
    configFile: false,
    plugins: [plainJsonImports()],
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { prerender, PAGE_NAMES } = (await server.ssrLoadModule('/src/app/prerender.tsx')) as Prerender;
    const pages = new Map<string, string>();
    for (const page of paths) pages.set(page, await prerender(page));
    return { contents: pages, pageNames: PAGE_NAMES };
  } finally {
    await server.close();
  }
}
