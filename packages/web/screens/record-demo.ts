import { chromium, type Locator, type Page } from 'playwright';
import { chromiumOptions } from '../e2e/chromium-options.ts';
import { createProject, PASSWORD, signIn } from '../e2e/dashboard-page.ts';
import { startServerProcess } from '../e2e/server-process.ts';
import { createAccount, toAccountServer } from '../e2e/test-accounts.ts';
import { type Camera, type FilmFiles, startCamera } from './camera.ts';

const BRIEF = 'A climbing gym in a former shipyard, loud and friendly';
const OWNER = 'ines@example.com';
/** The most pictures of the wait for a guide, which takes a second. */
const MAX_WAIT_FRAMES = 240;
const SIZE = { width: 1280, height: 800 };

/** Records the film of the landing page from the real product: a brief, the guide it becomes, a setting, an export. */
export async function recordDemo(files: FilmFiles): Promise<void> {
  const server = await startServerProcess();
  const browser = await chromium.launch(chromiumOptions());
  try {
    const context = await browser.newContext({
      baseURL: server.origin,
      viewport: SIZE,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    const page = await context.newPage();
    const app = toAccountServer(server);
    await createAccount(app, { name: 'Ines Moura', email: OWNER, password: PASSWORD });
    await signIn(page, app, OWNER);
    await page.goto('/dashboard');
    const projectId = await createProject(page, 'Slipway', BRIEF);
    await page.goto(`/generator/${projectId}`);
    await page.getByLabel('Brand purpose').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const camera = await startCamera(page);
    await makeGuide(page, camera);
    await tuneAndExport(page, camera);
    await camera.save(files);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function makeGuide(page: Page, camera: Camera): Promise<void> {
  await camera.hold(0.6);
  await camera.click(page.getByLabel('Brand purpose'));
  await camera.type(BRIEF);
  await camera.hold(0.5);
  await camera.click(page.getByRole('button', { name: 'Create style guide' }));
  const ready = page.getByRole('heading', { name: 'Style Guide Generated' });
  for (let frame = 0; !(await ready.isVisible()); frame += 1) {
    if (frame === MAX_WAIT_FRAMES) throw new Error('The style guide was not generated.');
    await camera.hold(0.25);
  }
  await page.evaluate(() => document.fonts.ready);
  await camera.hold(0.8);
}

async function tuneAndExport(page: Page, camera: Camera): Promise<void> {
  const palette = page.getByRole('heading', { name: 'Color Palette', exact: true });
  await camera.scroll(await topOf(palette), 0.8);
  await camera.hold(1.4);
  camera.takeStill();
  await camera.scroll(await topOf(page.getByRole('heading', { name: 'Typography', exact: true })), 1.6);
  await camera.hold(1.2);
  await camera.scroll(await topOf(page.getByRole('heading', { name: 'UI Elements', exact: true })), 1.2);
  await camera.hold(0.6);
  const radius = page.getByLabel('Corner radius');
  await camera.moveTo(radius);
  const start = Number(await radius.inputValue());
  const end = start > 50 ? 0 : 100;
  await camera.animate(1.2, (progress) => radius.fill(String(Math.round(start + (end - start) * progress))));
  await camera.hold(0.8);
  await camera.scroll(-(await page.evaluate(() => window.scrollY)), 1);
  await camera.click(page.getByRole('button', { name: 'Export', exact: true }).first());
  await page.getByRole('menuitem').first().waitFor();
  await camera.hold(0.6);
  await camera.click(page.getByRole('menuitem', { name: 'CSS variables' }));
  await page.getByText('CSS Export Complete').first().waitFor();
  await camera.hold(2);
}

/** Pixels to scroll until an element is a little below the top of the window. */
async function topOf(heading: Locator): Promise<number> {
  return ((await heading.boundingBox())?.y ?? 0) - 96;
}
