import path from 'node:path';
import UnoCSS from '@unocss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packLanguages } from '../engine/build/pack-languages.ts';
import { plainJsonImports } from '../engine/build/plain-json-imports.ts';
import { trimCulori } from '../engine/build/trim-culori.ts';
import { trimStyleDictionary } from '../engine/build/trim-style-dictionary.ts';
import { trimZod } from '../engine/build/trim-zod.ts';
import { brandVariables } from './build/brand-variables.ts';
import { copyFonts } from './build/copy-fonts.ts';
import { pageDocuments } from './build/page-documents.ts';
import { FONTS_VERSION } from './src/lib/fonts-version.ts';

const webFolder = import.meta.dirname;

export default defineConfig({
  root: webFolder,
  plugins: [
    // An explicit path, because the plugin would search in the current directory.
    UnoCSS(path.join(webFolder, 'uno.config.ts')),
    react(),
    brandVariables(),
    plainJsonImports(),
    trimCulori(),
    trimStyleDictionary(),
    trimZod(),
    packLanguages(),
    copyFonts(webFolder, FONTS_VERSION),
    pageDocuments(),
  ],
  // Workers compute with the engine only.
  worker: {
    format: 'es',
    plugins: () => [plainJsonImports(), trimCulori(), trimStyleDictionary(), trimZod()],
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // Data URLs are not allowed by the content security policy.
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.txt' },
    modulePreload: { polyfill: false },
    // Copied by `copyFonts`, not bundled.
    rolldownOptions: { external: [/^\/fonts\//], checks: { pluginTimings: false } },
  },
});
