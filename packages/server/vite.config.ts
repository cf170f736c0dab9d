import { defineConfig } from 'vite';
import { trimCulori } from '../engine/build/trim-culori.ts';

/** Packages that load files of their own (WebAssembly, native code) and so stay where they are installed. */
const WITH_FILES = ['@electric-sql/pglite', '@fastify/secure-session', 'sharp'];
/** An optional driver of pg that is not installed; pg asks for it only when it is configured. */
const NOT_INSTALLED = ['pg-native'];

/** The server in a few files: its 2,100 modules loaded one by one take a third of the processor time of a start. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [trimCulori()],
  ssr: { noExternal: true, external: [...WITH_FILES, ...NOT_INSTALLED] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node22',
    // Names and lines stay readable in a stack trace.
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'server.js', chunkFileNames: 'chunks/[name]-[hash].js' } },
  },
});
