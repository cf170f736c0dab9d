import { defineConfig } from 'vite';
import { trimStyleDictionary } from '../engine/build/trim-style-dictionary.ts';

/** One file that holds everything but Node itself: it starts in half the time of the same modules loaded one by one. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [trimStyleDictionary()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node22',
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'stylekit.js', codeSplitting: false } },
  },
});
