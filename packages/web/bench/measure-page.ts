import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildCustomGuide, parseBrief } from '@stylekit/engine';
import { CUSTOM_DEFAULTS } from '@stylekit/engine/brief';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumOptions } from '../e2e/chromium-options.ts';
import { callApi, createProject, register, signIn } from '../e2e/dashboard-page.ts';
import { freePort, startServerProcess } from '../e2e/server-process.ts';
import { type AccountServer, toAccountServer } from '../e2e/test-accounts.ts';
import { type PageScores, type Screen, scorePage } from './lighthouse-scores.ts';
import { measurePicker, type PickerMeasures } from './measure-picker.ts';

export interface PageMeasures {
  /** The pages of a signed-in user, on a desktop. */
  readonly scores: readonly PageScores[];
  /** The pages of a visitor, on both screens. */
  readonly publicScores: readonly PageScores[];
  /** The longest task in ms while a slider moves with 4× CPU throttling; 0 if none exceeds 50 ms. */
  readonly longestSliderTaskMs: number;
  readonly picker: PickerMeasures;
  /** The longest time in ms from moving a slider in one window until one of another browser shows it. */
  readonly slowestLiveSettingMs: number;
}

/** The pages of a visitor. Search engines do not list the last two. */
const PUBLIC_PAGES = [
  { path: '/', isListed: true },
  { path: '/preview', isListed: true },
  { path: '/terms', isListed: true },
  { path: '/auth', isListed: false },
  { path: '/404', isListed: false },
];
/** Other work on the machine only adds time, so the best of several runs counts. */
const PUBLIC_ROUNDS = 3;

/** How often a setting is changed for the slowest time. */
const LIVE_ROUNDS = 20;

/** Measures the built pages of a signed-in user with the real server and a separate Chromium. */
export async function measurePages(): Promise<PageMeasures> {
  const server = await startServerProcess();
  const profile = await mkdtemp(path.join(tmpdir(), 'stylekit-bench-'));
  const port = await freePort();
  const options = chromiumOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    baseURL: server.origin,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  try {
    const publicScores = await scorePublicPages(server.origin, port);
    const paths = await seedProject(context, toAccountServer(server));
    const scores: PageScores[] = [];
    for (const each of paths)
      scores.push(await scorePage(server.origin + each, port, { screen: 'desktop', keepsSession: true }));
    const guideUrl = `${server.origin}${paths.at(-1) ?? ''}`;
    return {
      scores,
      publicScores,
      slowestLiveSettingMs: await changeSettings(context, guideUrl),
      longestSliderTaskMs: await dragSlider(context, guideUrl),
      picker: await measurePicker(context, guideUrl),
    };
  } finally {
    await context.close();
    await server.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Creates a project with a guide. Returns the paths to measure, the style guide last. */
async function seedProject(context: BrowserContext, app: AccountServer): Promise<string[]> {
  const email = await register(app, 'bench');
  const page = await context.newPage();
  await signIn(page, app, email);
  await page.goto(`${app.origin}/dashboard`);
  const projectId = await createProject(page, 'Padaria do Moinho', 'A bakery that mills its own flour');
  const tile = await callApi(page, 'POST', `/api/projects/${projectId}/style-tiles`, {
    generationMode: 'custom',
    name: 'Stone-milled',
    generatedData: buildCustomGuide(parseBrief('custom', { ...CUSTOM_DEFAULTS, name: 'Stone-milled' })),
  });
  if (typeof tile !== 'object' || tile === null || !('id' in tile))
    throw new Error('The response contains no style guide.');
  await page.close();
  return [
    '/dashboard',
    `/project/${projectId}`,
    `/generator/${projectId}`,
    '/account',
    `/style-tile/${tile.id}`,
  ];
}

async function scorePublicPages(origin: string, port: number): Promise<PageScores[]> {
  const scores: PageScores[] = [];
  for (const screen of ['desktop', 'mobile'] satisfies Screen[]) {
    for (const { path: page, isListed } of PUBLIC_PAGES) {
      const rounds: PageScores[] = [];
      for (let round = 0; round < PUBLIC_ROUNDS; round += 1)
        rounds.push(await scorePage(origin + page, port, { screen, isListed }));
      const [best] = rounds.toSorted(
        (one, other) => other.performance - one.performance || one.tbtMs - other.tbtMs,
      );
      if (best !== undefined) scores.push(best);
    }
  }
  return scores;
}

/** Another browser with the same session, so that only the event stream of the server can bring a change. */
async function changeSettings(context: BrowserContext, url: string): Promise<number> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const elsewhere = await browser.newContext();
    await elsewhere.addCookies(await context.cookies());
    const [here, there] = [await context.newPage(), await elsewhere.newPage()];
    const sliders = await Promise.all(
      [here, there].map(async (page) => {
        await page.goto(url);
        const slider = page.getByRole('slider', { name: 'Corner radius' });
        await slider.waitFor();
        return slider;
      }),
    );
    const taken: number[] = [];
    for (let round = 1; round <= LIVE_ROUNDS; round += 1) {
      const [from, to] = round % 2 === 0 ? sliders : sliders.toReversed();
      if (from === undefined || to === undefined) throw new Error('There are no sliders.');
      const startedAt = performance.now();
      await from.fill(String(round));
      while ((await to.inputValue()) !== String(round)) await to.page().waitForTimeout(5);
      taken.push(performance.now() - startedAt);
    }
    await here.close();
    return Math.max(...taken);
  } finally {
    await browser.close();
  }
}

async function dragSlider(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(url);
  const slider = page.getByRole('slider', { name: 'Corner radius' });
  await slider.scrollIntoViewIfNeeded();
  await page.waitForTimeout(2_000);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(watchLongTasks);
  await drag(page, await slider.boundingBox());
  return page.evaluate(() => Number(Reflect.get(window, 'longestTask')));
}

/** Runs in the page. */
function watchLongTasks(): void {
  Reflect.set(window, 'longestTask', 0);
  new PerformanceObserver((list) => {
    const longest = Math.max(...list.getEntries().map((entry) => entry.duration));
    Reflect.set(window, 'longestTask', Math.max(Number(Reflect.get(window, 'longestTask')), longest));
  }).observe({ type: 'longtask' });
}

async function drag(page: Page, box: { x: number; y: number; width: number; height: number } | null) {
  if (box === null) throw new Error('The slider is not visible.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.25, y);
  await page.mouse.down();
  for (let share = 0.25; share <= 0.9; share += 0.01) {
    await page.mouse.move(box.x + box.width * share, y);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  await page.waitForTimeout(1_000);
}
