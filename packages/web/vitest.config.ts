import path from 'node:path';
import process from 'node:process';
import UnoCSS from '@unocss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { plainJsonImports } from '../engine/build/plain-json-imports.ts';
import { brandVariables } from './build/brand-variables.ts';
import { exportStylesheet } from './test/export-stylesheet.ts';

const executablePath = process.env['CHROMIUM_PATH'];

/** Component tests in a real browser. The test script sets CHROMIUM_PATH. */
export default {
  root: import.meta.dirname,
  plugins: [
    UnoCSS(path.join(import.meta.dirname, 'uno.config.ts')),
    react(),
    brandVariables(),
    plainJsonImports(),
  ],
  // Dependencies are scanned in advance, because discovering one later reloads the page during a test.
  optimizeDeps: {
    entries: ['src/**/*.browser.test.tsx'],
    include: ['react/jsx-dev-runtime', 'react-dom/client', 'vitest-browser-react'],
  },
  test: {
    name: 'components',
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
