import type { StyleTileView } from '@stylekit/server/contract';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import type { BrowserApp } from './browser-app.ts';
import { callApi, chooseAction, createProject, openSignedIn, register } from './dashboard-page.ts';
import { buildOakGuide } from './guide-page.ts';
import { startBrowserApp } from './start-browser-app.ts';

let app: BrowserApp;

beforeAll(async () => {
  app = await startBrowserApp();
});
afterAll(() => app.close());

async function createGuide(page: Page, projectId: string, name: string, changes: object): Promise<string> {
  const tile = await callApi(page, 'POST', `/api/projects/${projectId}/style-tiles`, {
    generationMode: 'custom',
    name,
    generated: true,
    generatedData: buildOakGuide({ ...changes, name }),
  });
  return (tile as StyleTileView).id;
}

describe('two style guides of a project', () => {
  it('are compared from the menu of one of them, by mouse and by keyboard', async () => {
    const email = await register(app, 'compare');
    let [projectId, oak, ash] = ['', '', ''];
    const { page, problems } = await openSignedIn(
      async (tab) => {
        projectId = await createProject(tab, 'Forno', 'A bakery that bakes over oak');
        oak = await createGuide(tab, projectId, 'Oak', { primary: { hex: '#9AB8E8', name: 'Haze' } });
        ash = await createGuide(tab, projectId, 'Ash', { primary: { hex: '#123A7A', name: 'Ink' } });
        return `/project/${projectId}`;
      },
      app,
      email,
    );
    await chooseAction(page, 'Oak', 'Compare with…');
    await page.waitForURL(`**/project/${projectId}/compare?a=${oak}&b=${ash}`);
    const palette = page.getByRole('region', { name: 'Palette' });
    await palette.getByRole('row', { name: /^Primary Haze .* Ink .* ΔE .* darker/ }).waitFor();
    await page
      .getByRole('region', { name: 'Contrast', exact: true })
      .getByRole('listitem')
      .filter({ hasText: 'Primary and white' })
      .waitFor();
    const variables = page.getByRole('region', { name: 'Variables' });
    await variables.getByRole('row', { name: '--primary #9AB8E8 #123A7A' }).waitFor();
    await expect.poll(() => variables.getByRole('row', { name: /^--accent-1 / }).count()).toBe(0);
    await variables.getByRole('checkbox', { name: 'Only differences' }).press('Space');
    await variables.getByRole('row', { name: /^--accent-1 #/ }).waitFor();
    await variables.getByRole('checkbox', { name: 'Only differences' }).press('Space');
    // Each sample page has the colors of its own guide.
    const buttons = page.getByRole('region', { name: 'Sample page' }).getByText('Get started');
    const colors = () =>
      buttons.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
    await expect.poll(colors).toEqual(['rgb(154, 184, 232)', 'rgb(18, 58, 122)']);
    const fontsOf = (name: string) =>
      page
        .getByRole('region', { name: 'Sample page' })
        .locator(name)
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).fontFamily));
    expect(await fontsOf('.link-primary')).toEqual(await fontsOf('p.text-body.mt-4'));
    await expectAccessible(page, { state: 'two style guides side by side', without: '.swatch, .sk-surface' });
    await page.getByRole('button', { name: 'Swap' }).press('Enter');
    await page.waitForURL(`**/compare?a=${ash}&b=${oak}`);
    await palette.getByRole('row', { name: /^Primary Ink .* Haze .* lighter/ }).waitFor();
    await page.getByLabel('Right').selectOption({ label: 'Ash' });
    await page.getByText('Both are equal.').waitFor();
    expect(problems).toEqual([]);
  });
});
