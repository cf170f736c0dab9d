import path from 'node:path';
import process from 'node:process';
import UnoCSS from '@unocss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { brandVariables } from './build/brand-variables.ts';
import { exportStylesheet } from './test/export-stylesheet.ts';

const executablePath = process.env['CHROMIUM_PATH'];

/** The tests of components, in a real browser with the real styles; the suite sets CHROMIUM_PATH. */
export default {
  root: import.meta.dirname,
  plugins: [UnoCSS(path.join(import.meta.dirname, 'uno.config.ts')), react(), brandVariables()],
  // Packages are looked for in every test beforehand: found while one runs, they would make the page under it load anew.
  optimizeDeps: {
    entries: ['src/**/*.browser.test.tsx'],
    include: ['react/jsx-dev-runtime', 'react-dom/client', 'vitest-browser-react'],
  },
  test: {
    name: 'components',
    // One page at a time: beside the other projects there is no core for a second.
    fileParallelism: false,
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: [path.join(import.meta.dirname, 'test/load-styles.ts')],
    browser: {
      enabled: true,
      connectTimeout: 120_000,
      headless: true,
      screenshotFailures: false,
      commands: { exportStylesheet },
      viewport: { width: 800, height: 700 },
      provider: playwright({
        launchOptions: {
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
          ...(executablePath === undefined ? {} : { executablePath }),
        },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};
