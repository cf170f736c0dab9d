import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ActorCtx, inTransaction, type Services, toCtx } from '../../context/context.ts';
import { findUserId } from '../../database/directory.ts';
import { StyleTileEntity } from '../../database/tables/style-tile.entity.ts';
import { insertUser } from '../../modules/account/registration.service.ts';
import { createBuiltInDirector } from '../../modules/generation/built-in-director.ts';
import { runGeneration } from '../../modules/generation/generation.service.ts';
import { grantCredits } from '../../modules/ledger/ledger.service.ts';
import { createProject } from '../../modules/project/project.service.ts';
import { createStyleTile } from '../../modules/style-tile/create-style-tile.ts';
import { DEMO_BRANDS, type DemoBrand } from './demo-brands.ts';

export interface DemoSignIn {
  readonly email: string;
  readonly password: string;
  /** The file with the sign-in, readable only by the owner of the data folder. */
  readonly file: string;
}

const EMAIL = 'demo@stylekit.example';
/** Credits for trying everything, in addition to the existing guides. */
const EXTRA_CREDITS = { ai: 10, custom: 10 } as const;
const SYLLABLES = [
  'ba',
  'do',
  'fi',
  'ga',
  'ke',
  'lu',
  'mo',
  'na',
  'pi',
  'ro',
  'su',
  'ta',
  've',
  'wi',
  'xo',
  'zu',
];

/**
 * Creates the demo account with two brands and six style guides; null if it already exists.
 *
 * Uses the same services as a real user. The password is random for each data folder, because a fixed one would be a
 * backdoor.
 */
export async function seedDemo(services: Services): Promise<DemoSignIn | null> {
  const ctx = toCtx(services);
  if ((await findUserId(ctx.em, { kind: 'email', name: EMAIL })) !== null) return null;
  const password = createPassword();
  const passwordHash = await services.passwords.hash(password);
  const userId = await inTransaction(ctx, async (tx) => {
    const id = await insertUser(tx, { name: 'Demo User', email: EMAIL, emailVerified: true, passwordHash });
    if (id === null) return null;
    for (const account of ['ai', 'custom'] as const) {
      const description = 'Credits for the demo account';
      const event = `demo:${account}:${id}`;
      await grantCredits(tx, { userId: id, account, amount: EXTRA_CREDITS[account], description, event });
    }
    return id;
  });
  if (userId === null) return null;
  for (const brand of DEMO_BRANDS) await seedBrand(services, userId, brand);
  const file = path.join(services.config.dataDir, 'demo-account.txt');
  await writeFile(file, `${EMAIL}\n${password}\n`, { mode: 0o600 });
  return { email: EMAIL, password, file };
}

async function seedBrand(
  services: Services,
  userId: string,
  { name, description, guides }: DemoBrand,
): Promise<void> {
  // The demo must not spend money on a model.
  const demoServices = { ...services, director: createBuiltInDirector() };
  const actor = { userId, sessionId: userId, authenticatedAt: new Date() };
  const ctx = (): ActorCtx => ({ ...toCtx(demoServices), actor });
  const project = await createProject(ctx(), { name, description });
  for (const body of guides) {
    const tile = await createStyleTile(ctx(), { projectId: project.id, body, idempotencyKey: null });
    if (tile.generationMode === 'custom') continue;
    const { attempt } = await ctx().em.findOneOrFail(StyleTileEntity, { userId, id: tile.id });
    await runGeneration(
      demoServices,
      { userId, styleTileId: tile.id, attempt },
      new AbortController().signal,
    );
  }
}

/** Ten syllables out of sixteen, 40 bits: easy to type, and sufficient for a local server. */
function createPassword(): string {
  const word = () => Array.from({ length: 5 }, () => SYLLABLES[randomInt(SYLLABLES.length)]).join('');
  return `${word()}-${word()}`;
}
