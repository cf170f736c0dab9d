import { buildCustomGuide, parseBrief } from '@stylekit/engine';
import type { Browser, BrowserContext, Page } from 'playwright';
import { callApi, createProject, PASSWORD, signIn } from '../e2e/dashboard-page.ts';
import type { ServerProcess } from '../e2e/server-process.ts';
import { createAccount, toAccountServer } from '../e2e/test-accounts.ts';

const OWNER = 'ines@example.com';

/** The data shown on the screens. */
export interface Brand {
  readonly projectId: string;
  readonly emptyProjectId: string;
  readonly tileId: string;
  /** A guide that screens of the editor change. */
  readonly editedTileId: string;
  /** The storage state of a browser that is signed in as the owner. */
  readonly session: Awaited<ReturnType<BrowserContext['storageState']>>;
}

const PADARIA = {
  name: 'Stone-milled, still warm',
  description:
    'A neighborhood bakery in Lisbon that mills its own flour, bakes through the night and sells until the bread is gone.',
  primary: { hex: '#C4532F', name: 'Crust' },
  secondary: [
    { hex: '#1F4E6B', name: 'Azulejo' },
    { hex: '#5E8C92', name: 'Tejo' },
  ],
  accent: [
    { hex: '#E8B84A', name: 'Wheat' },
    { hex: '#EFE3CE', name: 'Linen' },
    { hex: '#6B7340', name: 'Olive' },
    { hex: '#4A2C20', name: 'Rye' },
  ],
  headerFont: 'Lora',
  bodyFont: 'Work Sans',
} as const;

/** Creates an account with four projects: one with guides of all modes, one empty. */
export async function seedBrand(browser: Browser, server: ServerProcess): Promise<Brand> {
  const app = toAccountServer(server);
  await createAccount(app, { name: 'Ines Moura', email: OWNER, password: PASSWORD });
  const page = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await signIn(page, app, OWNER);
  await page.goto(`${server.origin}/dashboard`);
  const verbena = await createProject(page, 'Casa Verbena', 'A herbal apothecary in Porto');
  await make(page, `/api/projects/${verbena}/style-tiles`, {
    generationMode: 'ai',
    description: 'A calm herbal apothecary with sage green jars',
  });
  const pottery = await createProject(page, 'Ateliê Sul', 'Ceramics fired with olive wood, made in Alentejo');
  const { primary, secondary } = PADARIA;
  const guide = { ...PADARIA, name: 'Glaze', primary: secondary[0], secondary: [primary, secondary[1]] };
  const editedTileId = await make(page, `/api/projects/${pottery}/style-tiles`, {
    generationMode: 'custom',
    name: guide.name,
    generatedData: buildCustomGuide(parseBrief('custom', guide)),
  });
  const emptyProjectId = await createProject(page, 'Nordlys Optik', 'Glasses, ground by hand in Bergen');
  const projectId = await createProject(page, 'Padaria do Moinho', PADARIA.description);
  const tiles = `/api/projects/${projectId}/style-tiles`;
  await make(page, tiles, { generationMode: 'ai', description: PADARIA.description });
  await make(page, tiles, {
    generationMode: 'copilot',
    description: PADARIA.description,
    industry: 'food',
    designStyle: 'retro',
    targetAudience: 'Neighbors who buy bread every day',
    primaryColorHex: '#9C4A1A',
  });
  const tileId = await make(page, tiles, {
    generationMode: 'custom',
    name: PADARIA.name,
    generatedData: buildCustomGuide(parseBrief('custom', PADARIA)),
  });
  const session = await page.context().storageState();
  await page.context().close();
  return { projectId, emptyProjectId, tileId, editedTileId, session };
}

async function make(page: Page, address: string, body: object): Promise<string> {
  const tile = await callApi(page, 'POST', address, body);
  if (typeof tile !== 'object' || tile === null || !('id' in tile))
    throw new Error('The response contains no style guide.');
  const id = String(tile.id);
  for (;;) {
    const now = await callApi(page, 'GET', `/api/style-tiles/${id}`);
    if (typeof now === 'object' && now !== null && Reflect.get(now, 'generated') === true) return id;
    await page.waitForTimeout(200);
  }
}
