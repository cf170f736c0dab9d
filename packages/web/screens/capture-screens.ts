import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumOptions } from '../e2e/chromium-options.ts';
import { type ServerProcess, startServerProcess } from '../e2e/server-process.ts';
import { type Screen, toScreens } from './screens.ts';
import { type Brand, seedBrand } from './seed.ts';

const DISPLAYS = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

interface ScreenOptions {
  readonly folder: string;
  /** Captures only screens whose name starts with this text. */
  readonly only: string;
  readonly onCaptured: (file: string) => void;
}

/** Captures every screen on phone and desktop in both themes. */
export async function captureScreens({ folder, only, onCaptured }: ScreenOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  const server = await startServerProcess();
  const browser = await chromium.launch(chromiumOptions());
  try {
    const brand = await seedBrand(browser, server);
    const screens = toScreens(brand).filter(({ name }) => name.startsWith(only));
    for (const { width, colorScheme } of DISPLAYS) {
      for (const screen of screens) {
        const file = path.join(folder, `${screen.name}-${width}-${colorScheme}.png`);
        await captureScreen(browser, server, { screen, width, colorScheme, session: brand.session, file });
        onCaptured(file);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

interface Shot {
  readonly screen: Screen;
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  readonly session: Brand['session'];
  readonly file: string;
}

async function captureScreen(browser: Browser, { origin }: ServerProcess, shot: Shot): Promise<void> {
  const { screen, width, colorScheme, session, file } = shot;
  const context = await browser.newContext({
    viewport: { width, height: width === 360 ? 800 : 900 },
    colorScheme,
    reducedMotion: 'reduce',
    ...(screen.isSignedIn ? { storageState: session } : {}),
  });
  const page = await context.newPage();
  try {
    await screen.intercept?.(page);
    await page.goto(origin + screen.address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await screen.prepare?.(page);
    await waitForRendering(page);
    await page.screenshot({
      path: file,
      fullPage: screen.isFullPage !== false,
      ...(screen.height === undefined ? {} : { clip: { x: 0, y: 0, width, height: screen.height } }),
    });
  } catch (error) {
    throw new Error(`The screen "${screen.name}" could not be captured.`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Waits until fonts have loaded and requests have finished. */
async function waitForRendering(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
}
