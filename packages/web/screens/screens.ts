import type { Page } from 'playwright';
import { QUEUED_TILE } from '../test/style-tile-example.ts';
import { guideScreens, showThings } from './guide-screens.ts';
import type { Brand } from './seed.ts';

/** A screen in one state. */
export interface Screen {
  readonly name: string;
  readonly address: string;
  readonly isSignedIn: boolean;
  /** Mocks server responses for states that are too short or cannot be produced. */
  readonly intercept?: (page: Page) => Promise<void>;
  readonly prepare?: (page: Page) => Promise<void>;
  /** False for dialogs, which are captured without the full page. */
  readonly isFullPage?: false;
  /** The captured height in pixels, from the top. */
  readonly height?: number;
}

/** The id of the mocked style guide. */
const MOCK_TILE_ID = '00000000-0000-4000-8000-000000000000';

/** All screens. */
export function toScreens(brand: Brand): Screen[] {
  return [
    ...visitors(),
    ...dashboard(),
    ...project(brand),
    ...guideScreens(brand),
    ...generator(brand),
    ...account(),
  ];
}

function visitors(): Screen[] {
  const at = (name: string, address: string, prepare?: Screen['prepare']): Screen => ({
    name,
    address,
    isSignedIn: false,
    ...(prepare === undefined ? {} : { prepare }),
  });
  return [
    at('landing', '/'),
    { ...at('landing-top', '/'), height: 760 },
    at('demo', '/preview'),
    at('demo-things', '/preview', showThings),
    at('sign-in', '/auth?tab=login', (page) =>
      page.getByRole('button', { name: 'Log in with email' }).click(),
    ),
    at('register', '/auth?tab=register', (page) =>
      page.getByRole('button', { name: 'Register with email' }).click(),
    ),
    at('not-found', '/no/such/page'),
    at('legal-terms', '/terms'),
    at('legal-privacy', '/privacy'),
    at('legal-cookies', '/cookie-policy'),
    at('legal-acceptable-use', '/acceptable-use'),
  ];
}

const inside = (name: string, address: string, more: Partial<Screen> = {}): Screen => ({
  name,
  address,
  isSignedIn: true,
  ...more,
});

const dialog = (name: string, address: string, prepare: Screen['prepare']): Screen =>
  inside(name, address, { isFullPage: false, ...(prepare === undefined ? {} : { prepare }) });

function dashboard(): Screen[] {
  return [
    inside('dashboard', '/dashboard', {
      prepare: (page) => page.getByRole('heading', { name: 'Padaria do Moinho' }).waitFor(),
    }),
    inside('dashboard-archived', '/dashboard?tab=archived'),
    dialog('dashboard-new-project', '/dashboard', (page) =>
      page.getByRole('button', { name: 'New Project' }).click(),
    ),
    dialog('dashboard-delete', '/dashboard', async (page) => {
      await page.getByRole('button', { name: 'Actions for Padaria do Moinho' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    }),
  ];
}

function project({ projectId, emptyProjectId, tileId }: Brand): Screen[] {
  const address = `/project/${projectId}`;
  return [
    inside('project', address, { prepare: (page) => page.getByText('Custom Mode').waitFor() }),
    inside('project-empty', `/project/${emptyProjectId}`),
    inside('project-pending', `${address}?tab=pending`),
    dialog('project-preview', address, (page) =>
      page.getByRole('button', { name: 'Preview: Stone-milled, still warm' }).click(),
    ),
    inside('compare', `${address}/compare`, {
      prepare: (page) => page.getByRole('heading', { name: 'Variables' }).waitFor(),
    }),
    inside('style-guide-top', `/style-tile/${tileId}`, { height: 1_900 }),
    inside('style-guide-edit', `/style-tile/${tileId}`, {
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Edit', exact: true }).click();
        await page.getByRole('group', { name: 'Alternatives for Accent 4' }).waitFor();
      },
      height: 2_400,
    }),
    dialog('style-guide-picker', `/style-tile/${tileId}`, async (page) => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('button', { name: /^Pick primary/i }).click();
    }),
    dialog('style-guide-commands', `/style-tile/${tileId}`, async (page) => {
      await page.getByRole('button', { name: 'Commands' }).click();
      await page.getByRole('option', { name: 'Archive style guide' }).waitFor();
    }),
    inside('style-guide-print', `/style-tile/${tileId}`, {
      prepare: async (page) => {
        await page.emulateMedia({ media: 'print' });
        await page.locator('.print-sheet').waitFor();
      },
    }),
    inside('style-guide', `/style-tile/${tileId}`, {
      prepare: async (page) => {
        await page.getByRole('tablist', { name: 'Style Guide Data' }).scrollIntoViewIfNeeded();
        await page.getByRole('region', { name: 'style-variables.css' }).waitFor();
        await page.evaluate(() => window.scrollTo(0, 0));
      },
    }),
  ];
}

function generator({ projectId }: Brand): Screen[] {
  const address = `/generator/${projectId}`;
  const tile = `${address}?tile=${MOCK_TILE_ID}`;
  return [
    inside('generator-ai', address),
    inside('generator-co-pilot', `${address}?mode=copilot`),
    inside('generator-custom', `${address}?mode=custom`),
    dialog('generator-color', `${address}?mode=custom`, (page) =>
      page.getByRole('button', { name: /^Pick primary/i }).click(),
    ),
    inside('generator-at-work', tile, { intercept: (page) => mockTile(page, projectId, 'running') }),
    inside('generator-failed', tile, { intercept: (page) => mockTile(page, projectId, 'failed') }),
    dialog('generator-out-of-credits', address, async (page) => {
      await page.route('**/api/user', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), credits: 0 } });
      });
      await page.reload();
      await page.getByLabel('Brand purpose').fill('A bakery in Lisbon that mills its own flour');
      await page.getByRole('button', { name: 'Create style guide' }).click();
    }),
  ];
}

/** Mocks a style guide with a fixed generation status. */
async function mockTile(
  page: Page,
  projectId: string,
  generationStatus: 'running' | 'failed',
): Promise<void> {
  await page.route(/\/api\/style-tiles\/[0-9a-f-]{36}(\/generate)?$/, (route) =>
    route.fulfill({
      json: {
        ...QUEUED_TILE,
        id: MOCK_TILE_ID,
        projectId,
        description: 'A bakery in Lisbon that mills its own flour',
        generationStatus,
        generationStep: generationStatus === 'running' ? 'colors' : null,
        generationError:
          generationStatus === 'failed'
            ? 'The AI model is not available at the moment. Please try again later.'
            : null,
      },
    }),
  );
}

function account(): Screen[] {
  return [
    inside('account', '/account'),
    inside('account-subscription', '/account?tab=subscription'),
    inside('account-subscription-active', '/account?tab=subscription', {
      intercept: mockPlan({ paymentFailed: false }),
    }),
    inside('account-subscription-failed', '/account?tab=subscription', {
      intercept: mockPlan({ paymentFailed: true }),
    }),
    inside('account-credits', '/account?tab=credits'),
    dialog('account-delete', '/account', async (page) => {
      await page.getByRole('button', { name: 'Account actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete Account' }).click();
    }),
  ];
}

/** Answers with a user who has Premium. */
function mockPlan({ paymentFailed }: { readonly paymentFailed: boolean }) {
  const plan = {
    plan: 'annual',
    renewsAt: '2027-11-22T12:00:00.000Z',
    cancelAtPeriodEnd: false,
    paymentFailed,
  };
  return async (page: Page): Promise<void> => {
    await page.route('**/api/user', async (route) => {
      const response = await route.fetch();
      const user = await response.json();
      await route.fulfill({
        response,
        json: { ...user, subscriptionStatus: 'active', subscription: plan },
      });
    });
  };
}
