import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { chromiumOptions } from '../../packages/web/e2e/chromium-options.ts';
import { EXAMPLES, type ExampleName, type ExampleRun, readExpected, runExample } from './run-example.ts';

const NAMES = Object.keys(EXAMPLES) as ExampleName[];
const FOLDER = path.resolve(import.meta.dirname, '../../examples');
const PAGE = 'http://forno.test';

const runs = new Map<ExampleName, ExampleRun>();
afterAll(() => {
  for (const { remove } of runs.values()) remove();
});

/** The commands of an example run once for all tests. */
function exampleOf(name: ExampleName): ExampleRun {
  const run = runs.get(name) ?? runExample(name);
  runs.set(name, run);
  return run;
}

describe('the examples', () => {
  it('are all in the list, in the README, and have a README of their own', () => {
    const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual([...NAMES, 'stylekit-brand'].sort());
    const list = readFileSync(path.join(FOLDER, 'README.md'), 'utf8');
    for (const { name } of folders) expect(list).toContain(`[${name}](${name})`);
    for (const name of NAMES) expect(existsSync(path.join(FOLDER, name, 'README.md')), name).toBe(true);
  });

  it.each(NAMES)('%s makes what its folder "expected" has, with the commands of its README', (name) => {
    expect(exampleOf(name).files).toEqual(readExpected(name));
  });
});

describe('the example for Vite and React', () => {
  it('shows the brand in light and dark, and loads nothing from other servers', async () => {
    const { folder } = exampleOf('vite-react');
    const css = readFileSync(path.join(folder, 'src/style-variables.css'), 'utf8');
    const browser = await chromium.launch(chromiumOptions());
    try {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({ colorScheme });
        const foreign: string[] = [];
        const problems: string[] = [];
        page.on('pageerror', ({ message }) => problems.push(message));
        page.on('console', (entry) => entry.type() === 'error' && problems.push(entry.text()));
        await page.route('**/*', async (route) => {
          const { origin, pathname } = new URL(route.request().url());
          if (origin === PAGE)
            return route.fulfill({
              path: path.join(folder, 'dist', pathname === '/' ? 'index.html' : pathname),
            });
          foreign.push(route.request().url());
          return route.abort();
        });
        await page.goto(PAGE);
        const surface = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
        await page.getByRole('button').waitFor();
        await expect.poll(surface).toBe(toRgb(surfaceOf(css, colorScheme)));
        const other = colorScheme === 'light' ? 'dark' : 'light';
        await page.getByRole('button', { name: `Use the ${other} theme` }).click();
        await expect.poll(surface).toBe(toRgb(surfaceOf(css, other)));
        const fonts = await page.evaluate(async () => {
          await document.fonts.ready;
          return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
        });
        expect(new Set(fonts.map((family) => family.replaceAll('"', '')))).toEqual(
          new Set(['Crimson Text', 'Inter']),
        );
        expect({ foreign, problems }).toEqual({ foreign: [], problems: [] });
        await page.close();
      }
    } finally {
      await browser.close();
    }
  });
});

describe('the example for Next.js', () => {
  it('renders its page in its layout, with the stylesheet and without other servers', async () => {
    const { folder } = exampleOf('nextjs');
    const vite = await createServer({
      root: folder,
      configFile: false,
      logLevel: 'error',
      server: { middlewareMode: true, ws: false, watch: null },
      appType: 'custom',
      optimizeDeps: { noDiscovery: true },
      oxc: { jsx: { runtime: 'automatic' } },
      ssr: { external: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/server'] },
    });
    try {
      const { default: Layout, metadata } = await vite.ssrLoadModule('/app/layout.tsx');
      const { default: Page } = await vite.ssrLoadModule('/app/page.tsx');
      const require = createRequire(path.join(folder, 'package.json'));
      const { createElement } = require('react');
      const { renderToStaticMarkup } = require('react-dom/server');
      const html = renderToStaticMarkup(createElement(Layout, null, createElement(Page)));
      expect(html).toContain('<html lang="en" data-theme="light">');
      expect(html).toContain('<button type="button" class="btn-primary">Light or dark</button>');
      expect(html).not.toMatch(/https?:/);
      expect(metadata.title).toBe('Forno');
    } finally {
      await vite.close();
    }
    const css = readFileSync(path.join(folder, 'app/brand.css'), 'utf8');
    expect(css).not.toMatch(/https?:/);
    expect(css).toContain('.btn-primary {');
  });
});

describe('the example for Tailwind CSS and shadcn/ui', () => {
  it('has utilities that lead to a declared variable, in both themes', () => {
    const { folder } = exampleOf('tailwind-shadcn');
    const css = readFileSync(path.join(folder, 'dist/page.css'), 'utf8');
    for (const [utility, variable] of [
      ['.bg-card', '--card'],
      ['.text-primary-foreground', '--primary-foreground'],
      ['.border-border', '--border'],
      ['.font-heading', '--heading-font'],
      ['.rounded-button', '--button-radius'],
    ]) {
      const rule = css.slice(css.indexOf(`${utility} {`)).split('}')[0];
      expect(rule, utility).toContain(`var(${variable})`);
      expect(css, variable).toContain(`${variable}:`);
    }
    expect(css).toContain('.dark\\:border-ring:where([data-theme="dark"]');
    expect(css).not.toMatch(/https?:\/\/(?!tailwindcss\.com)/);
  });
});

/** The color of the page in a theme, from the exported stylesheet. */
function surfaceOf(css: string, theme: 'light' | 'dark'): string {
  const block = css.slice(css.indexOf(`[data-theme='${theme}'] {`));
  return /--surface: (#[0-9A-F]{6});/.exec(block)?.[1] ?? '';
}

function toRgb(hex: string): string {
  const channels = hex.match(/[0-9A-F]{2}/g) ?? [];
  return `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(', ')})`;
}
