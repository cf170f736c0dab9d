import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserApp } from './browser-app.ts';
import { callApi, PASSWORD, waitForToast } from './dashboard-page.ts';
import {
  create,
  creditsOf,
  focusedText,
  mockTiles,
  type OpenedGenerator,
  openGenerator,
  PURPOSE,
  tilesOf,
} from './generator-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

let app: BrowserApp;
let opened: OpenedGenerator;

beforeAll(async () => {
  app = await startBrowserApp();
});
afterAll(() => app.close());

describe('style guide', () => {
  it('is generated from a purpose in AI mode, opened, and followed by a new one', async () => {
    opened = await openGenerator(app);
    const { page, projectId, problems } = opened;
    const side = page.getByRole('complementary', { name: 'Modes and credits' });
    await side.getByText('AI Credits').waitFor();
    await page.getByText('Uses 1 of 3 AI credits').waitFor();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await create(page);
    const body = (await sent).postDataJSON();
    expect(body).toEqual({ projectId, generationMode: 'ai', description: PURPOSE });
    await page.getByRole('heading', { name: 'Style Guide Generated', level: 1 }).waitFor();
    await expect.poll(() => focusedText(page)).toBe('Style Guide Generated');
    await waitForToast(page, 'Style Guide Ready!');
    await page.getByRole('heading', { name: 'AI Generated Style', level: 2 }).waitFor();
    await page.waitForURL(new RegExp(`/generator/${projectId}\\?tile=[0-9a-f-]{36}$`));
    await page.getByRole('link', { name: 'Create another' }).click();
    await page.getByText('Uses 1 of 2 AI credits').waitFor();
    await expect.poll(() => page.getByLabel('Brand purpose').inputValue()).toBe('');
    await page.goBack();
    await page.getByRole('link', { name: 'Open', exact: true }).click();
    await page.getByRole('heading', { name: 'AI Generated Style', level: 1 }).waitFor();
    expect(problems).toEqual([]);
  });

  it('is followed through its event stream without polling', async () => {
    opened = await openGenerator(app, '', {}, { isDisposable: true });
    const { page, problems } = opened;
    // The general event stream would also update the page.
    await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
    await page.reload();
    await page.getByLabel('Brand purpose').waitFor();
    // Timers stop here, so the page cannot poll.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    const { release } = await mockTiles(page, { generationStep: 'colors' });
    await page.route(/style-tiles\/[0-9a-f-]{36}\/events$/, async (route) => {
      await release();
      await route.continue();
    });
    await create(page);
    await page.getByRole('heading', { name: 'Style Guide Generated', level: 1 }).waitFor();
    expect(problems).toEqual([]);
  });

  it('is generated from the given choices in Co-Pilot mode', async () => {
    opened = await openGenerator(app, '?mode=copilot');
    const { page, projectId, problems } = opened;
    await page.getByLabel('Industry').selectOption({ label: 'Food & Beverage' });
    await page.getByLabel('Design style').selectOption({ label: 'Luxury' });
    await page.getByLabel('Target audience').fill('neighbours');
    await page.getByRole('textbox', { name: 'Primary color' }).fill('#8C3A1E');
    await page.getByRole('combobox', { name: 'Primary font' }).fill('lora');
    await page.getByRole('option', { name: /Lora/ }).click();
    await create(page);
    await page.getByRole('heading', { name: 'Style Guide Generated' }).waitFor();
    await page.getByRole('heading', { name: 'Luxury Style', level: 2 }).waitFor();
    await expect
      .poll(() => tilesOf(page, projectId))
      .toMatchObject([
        {
          generationMode: 'copilot',
          industry: 'food',
          designStyle: 'luxury',
          targetAudience: 'neighbours',
          primaryColorHex: '#8C3A1E',
          secondaryColorHex: null,
          primaryFont: 'Lora',
          colorHarmony: 'auto',
        },
      ]);
    await page.getByRole('link', { name: 'Back to project' }).last().click();
    await page.getByRole('heading', { name: 'Padaria do Moinho', level: 1 }).waitFor();
    expect(problems).toEqual([]);
  });

  it('is created immediately in Custom mode', async () => {
    opened = await openGenerator(app, '?mode=custom');
    const { page, problems } = opened;
    await page.getByRole('button', { name: 'Create style guide' }).click();
    await page.getByRole('heading', { name: 'Style Guide Generated' }).waitFor();
    await waitForToast(page, 'Custom Style Guide Created');
    await page.getByRole('heading', { name: 'Padaria do Moinho Custom Style', level: 2 }).waitFor();
    await page.getByRole('link', { name: 'Create another' }).click();
    await page.getByText('Uses 1 of 2 custom credits').waitFor();
    expect(problems).toEqual([]);
  });

  it('is created once, however often the button is pressed', async () => {
    opened = await openGenerator(app);
    const { page, projectId } = opened;
    await page.getByLabel('Brand purpose').fill(PURPOSE);
    await page.getByRole('button', { name: 'Create style guide' }).dblclick();
    await page.getByRole('heading', { name: 'Style Guide Generated' }).waitFor();
    await expect.poll(() => tilesOf(page, projectId)).toHaveLength(1);
    await expect.poll(() => creditsOf(page)).toBe(2);
  });

  it('is created once when the response is lost and the request is repeated, also after a reload', async () => {
    opened = await openGenerator(app);
    const { page, projectId } = opened;
    opened.allowProblem(/net::ERR_FAILED/);
    await page.route(
      '**/style-tiles',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await create(page);
    await waitForToast(page, 'Creation Failed');
    await page.getByText('There was an error creating your style guide').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Brand purpose').inputValue()).toBe(PURPOSE);
    await page.getByRole('button', { name: 'Create style guide' }).click();
    await page.getByRole('heading', { name: 'Style Guide Generated' }).waitFor();
    await expect.poll(() => tilesOf(page, projectId)).toHaveLength(1);
    await expect.poll(() => creditsOf(page)).toBe(2);
  });
});

describe('form', () => {
  it('keeps the mode in the URL and the input of each mode', async () => {
    opened = await openGenerator(app);
    const { page, projectId, problems } = opened;
    await page.getByLabel('Brand purpose').fill('For AI mode');
    await page.getByRole('tab', { name: 'AI Mode' }).press('ArrowRight');
    await page.getByLabel('Target audience').fill('neighbours');
    await page.waitForURL(/\?mode=copilot$/);
    await page.getByRole('link', { name: 'Padaria do Moinho' }).click();
    await page.getByRole('heading', { name: 'Padaria do Moinho', level: 1 }).waitFor();
    await page.goBack();
    await page.getByLabel('Target audience').waitFor();
    await expect.poll(() => page.getByLabel('Target audience').inputValue()).toBe('neighbours');
    await page.goto(`${app.origin}/generator/${projectId}`);
    await expect.poll(() => page.getByLabel('Brand purpose').inputValue()).toBe('For AI mode');
    expect(problems).toEqual([]);
  });

  it('shows what is missing at each field and sends nothing', async () => {
    opened = await openGenerator(app, '?mode=copilot');
    const { page, projectId } = opened;
    await page.getByLabel('Industry').selectOption({ label: 'Other' });
    await create(page, 'short');
    await page.getByText('Please provide at least 10 characters for the brand purpose').waitFor();
    await waitForToast(page, 'Missing Information');
    await page.getByRole('form', { name: 'Co-Pilot Mode' }).getByText('specify your custom').waitFor();
    await expect.poll(() => focusedName(page)).toBe('description');
    await page.getByLabel('Brand purpose').fill(PURPOSE);
    await page.getByLabel('Brand purpose').press('Control+Enter');
    await expect.poll(() => focusedName(page)).toBe('customIndustry');
    await expect.poll(() => tilesOf(page, projectId)).toEqual([]);
  });

  it('keeps its input when the session expires and sends it after logging in again', async () => {
    opened = await openGenerator(app);
    const { page, projectId } = opened;
    await page.context().clearCookies();
    await create(page);
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByLabel('Brand purpose').inputValue()).toBe(PURPOSE);
    await expect.poll(() => page.getByText('Creation Failed').count()).toBe(0);
    await page.getByRole('button', { name: 'Create style guide' }).click();
    await page.getByRole('heading', { name: 'Style Guide Generated' }).waitFor();
    await expect.poll(() => tilesOf(page, projectId)).toHaveLength(1);
  });
});

describe('brand memory', () => {
  it('prefills the Co-Pilot form and is mentioned in AI mode, unless turned off', async () => {
    opened = await openGenerator(app);
    const { page, projectId, problems } = opened;
    const memory = `/api/projects/${projectId}/memory`;
    const remember = [
      { kind: 'industry', value: 'food' },
      { kind: 'kept-color', value: '#8C3A1E' },
    ];
    await callApi(page, 'PUT', memory, { remember });
    await page.reload();
    await page.getByRole('link', { name: 'View brand memory' }).waitFor();
    await page.getByRole('tab', { name: 'Co-Pilot Mode' }).click();
    await page.getByText('Prefilled from brand memory: industry and primary color.').waitFor();
    await expect.poll(() => page.getByLabel('Industry').inputValue()).toBe('food');
    await page.getByRole('button', { name: 'Clear prefilled fields' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Primary color' }).inputValue()).toBe('');
    await page.reload();
    await page.getByLabel('Industry').waitFor();
    await expect.poll(() => page.getByLabel('Industry').inputValue()).toBe('');
    await callApi(page, 'PUT', memory, { isOn: false });
    await page.goto(`${app.origin}/generator/${projectId}`);
    await page.getByLabel('Brand purpose').waitFor();
    await expect.poll(() => page.getByText('View brand memory').count()).toBe(0);
    expect(problems).toEqual([]);
  });
});

function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
}
