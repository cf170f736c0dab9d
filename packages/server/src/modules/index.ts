import type { App } from '../app-type.ts';
import { registerAccount } from './account/account.routes.ts';
import { registerSignIn } from './account/sign-in.routes.ts';
import { registerLedger } from './ledger/ledger.routes.ts';
import { registerProjects } from './project/project.routes.ts';
import { registerSessions } from './session/session.routes.ts';
import { registerStyleTiles } from './style-tile/style-tile.routes.ts';

/** Every noun with routes. */
export async function registerModules(app: App): Promise<void> {
  await registerSignIn(app);
  await registerAccount(app);
  await registerSessions(app);
  await registerLedger(app);
  await registerProjects(app);
  await registerStyleTiles(app);
}
