import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The fonts come from npm packages, so the page does not load them from Google. */
function localFonts(): Plugin {
  return {
    name: 'local-fonts',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('style-variables.css')
        ? code.replace(/^@import url\("https:\/\/fonts\.googleapis\.com\/.*$/m, '')
        : null,
  };
}

export default defineConfig({ plugins: [localFonts(), react()] });
