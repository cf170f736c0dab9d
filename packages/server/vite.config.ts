import { defineConfig } from 'vite';
import { trimCulori } from '../engine/build/trim-culori.ts';

/** Packages that load files of their own (WebAssembly, native code), so they cannot be bundled. */
const WITH_FILES = ['@electric-sql/pglite', '@fastify/secure-session', 'sharp'];
/** An optional driver of pg that is not installed; pg loads it only if configured. */
const NOT_INSTALLED = ['pg-native'];

/**
 * Bundles the server into a few files: loading its 2,100 modules separately takes a third of the CPU time of a start.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [trimCulori()],
  ssr: { noExternal: true, external: [...WITH_FILES, ...NOT_INSTALLED] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node22',
    // Keeps names and lines readable in stack traces.
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'server.js', chunkFileNames: 'chunks/[name]-[hash].js' } },
  },
});
