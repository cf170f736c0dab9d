import type { Services } from '../context/context.ts';
import type { App } from '../http/app-type.ts';
import { registerTokens } from './access-token/access-token.routes.ts';
import { registerAccount } from './account/account.routes.ts';
import { registerSignIn } from './account/sign-in.routes.ts';
import { registerBilling } from './billing/billing.routes.ts';
import { registerCatalog } from './catalog/catalog.routes.ts';
import { registerDeviceSignIn } from './device/device.routes.ts';
import { registerGoogle } from './google/google.routes.ts';
import { registerHealth } from './health/health.routes.ts';
import { registerLedger } from './ledger/ledger.routes.ts';
import { registerRetired } from './ledger/retired.routes.ts';
import { registerMemory } from './memory/memory.routes.ts';
import { registerProjects } from './project/project.routes.ts';
import { registerSessions } from './session/session.routes.ts';
import { registerStyleTiles } from './style-tile/style-tile.routes.ts';
import { registerSync } from './sync/sync.routes.ts';
import { registerUploads } from './upload/upload.routes.ts';

/** Registers the routes of all modules. */
export async function registerModules(app: App, services: Services): Promise<void> {
  registerHealth(app, services);
  await registerSignIn(app);
  await registerGoogle(app, services.config);
  await registerAccount(app);
  await registerSessions(app);
  await registerTokens(app);
  await registerDeviceSignIn(app);
  await registerLedger(app);
  await registerRetired(app);
  await registerBilling(app);
  await registerProjects(app);
  await registerStyleTiles(app);
  await registerSync(app, services);
  await registerMemory(app);
  await registerUploads(app);
  await registerCatalog(app, services.config);
}
