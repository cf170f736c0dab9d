import type { Page } from 'playwright';
import type { Screen } from './screens.ts';
import type { Brand } from './seed.ts';

/** A logo in the main color of the brand. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path fill="#FFFFFF" d="M0 0h90v90H0z"/>' +
  '<path fill="#C4532F" d="M20 20h50v50H20z"/><path fill="#1F4E6B" d="M60 60h20v20H60z"/></svg>';

/** The states of a guide that one keeps working on: its editor, mock-ups, ramps and daily pages. */
export function guideScreens(brand: Brand): Screen[] {
  return [...editor(brand), ...parts(brand), ...dailyPages(brand)];
}

/** Captures the window as it is, without scrolling to the top. */
const window = (name: string, address: string, prepare: Screen['prepare']): Screen => ({
  name,
  address,
  isSignedIn: true,
  isFullPage: false,
  ...(prepare === undefined ? {} : { prepare }),
});

/** Edits are made on a guide of their own, because they are saved. */
function editor({ editedTileId }: Brand): Screen[] {
  const at = (name: string, prepare: (page: Page) => Promise<void>) =>
    window(`style-guide-${name}`, `/style-tile/${editedTileId}`, async (page) => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('group', { name: 'Alternatives for Accent 4' }).waitFor();
      await prepare(page);
    });
  return [
    at('edit-colors', async (page) => {
      await page.getByRole('button', { name: 'Lock Primary' }).click();
      await page.getByRole('textbox', { name: 'Accent 1', exact: true }).fill('#EFE3CE');
      await page.getByRole('list', { name: 'Edit colors' }).scrollIntoViewIfNeeded();
    }),
    at('edit-suggestions', async (page) => {
      await page.getByRole('textbox', { name: 'Accent 1', exact: true }).fill('#EFE3CE');
      await page.getByRole('textbox', { name: 'Accent 2', exact: true }).fill('#F0E4CF');
      await page.getByText(/\d suggestions?$/).scrollIntoViewIfNeeded();
    }),
    at('edit-fonts', async (page) => {
      await page.getByRole('combobox', { name: 'Header font' }).click();
      await page.getByRole('option', { name: /^Lato/ }).waitFor();
    }),
    at('edit-reroll', async (page) => {
      await page.getByRole('button', { name: 'Lock Primary' }).click();
      await page.getByRole('button', { name: 'Reroll' }).click();
      await page.getByRole('button', { name: 'Undo' }).and(page.locator(':enabled')).waitFor();
      await page.evaluate(() => scrollTo(0, 0));
    }),
    at('edit-offline', async (page) => {
      await page.context().setOffline(true);
      await page.getByLabel('Primary name').fill('Fired clay');
      await page.getByLabel('Primary name').press('Enter');
      await page.locator('[data-edit-state="offline"]').waitFor();
    }),
    at('edit-versions', async (page) => {
      await openVersions(page);
    }),
    at('edit-compare', async (page) => {
      await openVersions(page);
      await page.getByRole('button', { name: 'Compare' }).last().click();
      await page.getByRole('heading', { name: 'Variables' }).waitFor();
    }),
  ];
}

async function openVersions(page: Page): Promise<void> {
  const primary = page.getByRole('textbox', { name: 'Primary', exact: true });
  const isSaved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await primary.fill((await primary.inputValue()) === '#1F5A3D' ? '#7A3B1F' : '#1F5A3D');
  await isSaved;
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByText('The guide as it was generated').waitFor();
}

function parts({ tileId }: Brand): Screen[] {
  const at = (name: string, prepare: (page: Page) => Promise<void>) =>
    window(`style-guide-${name}`, `/style-tile/${tileId}`, prepare);
  const thing = (tab: string, name: string) =>
    at(`things-${name}`, async (page) => {
      await showThings(page);
      await page.getByRole('tab', { name: tab }).click();
      await page.locator('#guide-things').evaluate((section) => section.scrollIntoView());
    });
  return [
    thing('Landing page', 'landing'),
    thing('Dashboard', 'dashboard'),
    thing('Mobile app', 'app'),
    thing('Email', 'email'),
    thing('Business card', 'card'),
    thing('Poster', 'poster'),
    at('things-full-screen', async (page) => {
      await showThings(page);
      await page.getByRole('button', { name: 'Full screen' }).click();
      await page.getByRole('button', { name: 'Exit full screen' }).waitFor();
    }),
    at('ramps', async (page) => {
      await page.getByLabel('Include ramps').check();
      await page.getByRole('region', { name: 'Ramps' }).waitFor();
      await page.locator('#guide-export').evaluate((section) => section.scrollIntoView());
    }),
    at('sections', async (page) => {
      await page.locator('#guide-type').evaluate((section) => section.scrollIntoView());
      const menu = page.getByRole('button', { name: /^Section: / });
      if (await menu.isVisible()) await menu.click();
    }),
  ];
}

/** Mock-ups are loaded when they come near the window. */
export async function showThings(page: Page): Promise<void> {
  await page.locator('#guide-things').scrollIntoViewIfNeeded();
  await page.locator('.things-stage').waitFor();
}

function dailyPages({ projectId }: Brand): Screen[] {
  return [
    window('dashboard-search', '/dashboard', async (page) => {
      await page.getByRole('searchbox', { name: 'Search projects' }).fill('casa');
      await page.getByRole('heading', { name: 'Padaria do Moinho' }).waitFor({ state: 'hidden' });
    }),
    window('dashboard-card-commands', '/dashboard', async (page) => {
      await page.getByRole('button', { name: 'Actions for Padaria do Moinho' }).focus();
      await page.keyboard.press('Control+k');
      await page.getByRole('option', { name: 'Archive project' }).waitFor();
    }),
    window('project-card-commands', `/project/${projectId}`, async (page) => {
      await page.getByRole('button', { name: 'Preview: Stone-milled, still warm' }).focus();
      await page.keyboard.press('Control+k');
      await page.getByRole('option', { name: 'Archive style guide' }).waitFor();
    }),
    window('generator-picture', `/generator/${projectId}?mode=copilot`, async (page) => {
      const form = page.getByRole('form', { name: 'Co-Pilot Mode' });
      await form.waitFor();
      const files = await page.evaluateHandle((text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'logo.svg', { type: 'image/svg+xml' }));
        return data;
      }, LOGO);
      await form.dispatchEvent('drop', { dataTransfer: files });
      await page.getByRole('button', { name: 'Use #C4532F' }).scrollIntoViewIfNeeded();
    }),
  ];
}
