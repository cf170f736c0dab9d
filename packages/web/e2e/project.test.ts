import { buildCustomGuide, CUSTOM_DEFAULTS, parseBrief } from '@stylekit/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { type BrowserApp, startBrowserApp } from './browser-app.ts';
import { call, createByApi, enter, register, waitForToast } from './dashboard-visit.ts';

const EMAIL = 'project@example.com';

describe('a project and its style guides', () => {
  let app: BrowserApp;

  beforeAll(async () => {
    app = await startBrowserApp();
    await register(app, EMAIL);
  });
  afterAll(() => app.close());

  it('leads from the dashboard to the project, its guide and back', async () => {
    const { page, complaints } = await enter(app, EMAIL);
    const projectId = await createByApi(page, 'Forno', 'A bakery that bakes over oak');
    const guide = buildCustomGuide(parseBrief('custom', { ...CUSTOM_DEFAULTS, name: 'Oak and crust' }));
    await call(page, 'POST', `/api/projects/${projectId}/style-tiles`, {
      generationMode: 'custom',
      name: 'Oak and crust',
      generatedData: guide,
    });
    await page.getByRole('link', { name: /Open Project.*Forno/ }).click();
    await page.getByRole('heading', { name: 'Forno', level: 1 }).waitFor();
    await page.getByText('Custom Mode').waitFor();
    await page.getByText('Playfair Display and Roboto').waitFor();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Pending Generation' }).click();
    await page.getByText('All your style guides have been generated.').waitFor();
    await page.getByRole('tab', { name: 'Archived' }).click();
    await page.getByText('No archived tiles').waitFor();
    await page.getByRole('tab', { name: 'Active Tiles' }).click();
    await page.getByRole('link', { name: /Open.*Oak and crust/ }).click();
    await page.getByRole('heading', { name: 'Oak and crust', level: 1 }).waitFor();
    expect(await page.title()).toContain('Forno');
    expect(await page.locator('body').getAttribute('data-style-tile-id')).toMatch(/^[0-9a-f-]{36}$/);
    // The sheet itself is looked at for faults in the journeys of the demo.
    await page.getByRole('link', { name: 'Back to Forno' }).click();
    await page.getByRole('heading', { name: 'Forno', level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('says that an unknown project is not there, and goes to the dashboard', async () => {
    const { page } = await enter(app, EMAIL);
    await page.goto(`${app.origin}/project/00000000-0000-4000-8000-000000000000`);
    await waitForToast(page, 'Project not found');
    await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
    await page.goto(`${app.origin}/style-tile/00000000-0000-4000-8000-000000000000`);
    await page.getByRole('heading', { name: 'Style Guide Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
    await page.context().close();
  });

  it('shows the account, says that nothing can be bought yet, and signs out', async () => {
    const { page, complaints } = await enter(app, EMAIL);
    await page.getByRole('link', { name: 'My Account' }).first().click();
    await page.getByRole('heading', { name: 'My Account' }).waitFor();
    await page.getByText('Email Account').waitFor();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Buy Credits' }).click();
    await page.getByText('60 AI credits').waitFor();
    await page.getByText('nothing can be bought here for now').waitFor();
    await page.getByRole('tab', { name: 'Subscription' }).click();
    await page.getByText('$59.99 per year').waitFor();
    expect(complaints).toEqual([]);
    await page.getByRole('tab', { name: 'Profile' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await page.context().close();
  });
});
