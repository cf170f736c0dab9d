import { createServer } from 'vite';
import { plainJsonImports } from '../../engine/build/plain-json-imports.ts';

type Prerender = typeof import('../src/app/prerender.tsx');

/** Renders public pages to HTML with the modules of the app. The result is by path. */
export async function prerenderPages(
  webFolder: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
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
    const { prerender } = (await server.ssrLoadModule('/src/app/prerender.tsx')) as Prerender;
    const pages = new Map<string, string>();
    for (const page of paths) pages.set(page, await prerender(page));
    return pages;
  } finally {
    await server.close();
  }
}
